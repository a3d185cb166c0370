package streak.reflective;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.codegen.AnnotationUse;
import streak.codegen.MethodDeclaration;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeDeclaration.Around;
import streak.codegen.TypeDeclaration.BuilderDeclaration;
import streak.codegen.TypeDeclaration.Claim;
import streak.codegen.TypeDeclaration.Shape;
import streak.codegen.TypeDeclaration.Subtype;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;
import streak.codegen.VariableDeclaration;

/** Reads one class into the model, as the processor does with one that is being compiled. */
final class TypeReader {

  private static final String JACKSONS_SUBTYPES = "com.fasterxml.jackson.annotation.JsonSubTypes";

  private final Target target;
  private final Class<?> type;
  private final Reading reading;

  TypeReader(Target target, Reading reading) {
    this.target = target;
    this.type = target.type();
    this.reading = reading;
  }

  /**
   * What the class declares.
   *
   * @throws IllegalArgumentException when it is one of Kotlin's
   */
  TypeDeclaration read() {
    boolean permits = type.isSealed() || shape(type, reading.annotations()) == Shape.SEALED;
    return read(permits ? new SubtypeReader(target, reading).read() : List.of());
  }

  /** The same, of whatever it permits nothing. */
  TypeDeclaration readAlone() {
    return read(List.of());
  }

  private TypeDeclaration read(List<Subtype> permitted) {
    List<AnnotationUse> annotations =
        reading.byHand().ofType(reading.annotations().ofType(type));
    if (annotations.stream().anyMatch(a -> a.name().equals("kotlin.Metadata"))) {
      throw new IllegalArgumentException(
          type.getName() + " is a class of Kotlin, whose nullness and defaults are not read by"
              + " reflection: annotate it with @Json and generate its adapter");
    }
    MemberReader members = new MemberReader(target, type, reading);
    return new TypeDeclaration(
        target.name(),
        shape(type, reading.annotations()),
        reachable(),
        List.of(),
        isNullMarked(type, reading.annotations()),
        annotations,
        members.variables(),
        members.methods(),
        reading.uses().constants(type),
        permitted,
        builder(annotations),
        type);
  }

  /**
   * A document of that type, as the one component of a record: what is wrong with a type is reported of what holds it.
   *
   * @param type that no declaration holds
   */
  static TypeDeclaration document(TypeUse type) {
    TypeName name = new TypeName("", "a document");
    VariableDeclaration root =
        new VariableDeclaration("the root", type, List.of(), true, true, type);
    MethodDeclaration constructor = new MethodDeclaration(
        MethodDeclaration.CONSTRUCTOR, type, List.of(root), false, false, List.of(), type);
    return new TypeDeclaration(
        name,
        Shape.RECORD,
        true,
        List.of(),
        false,
        List.of(),
        List.of(root),
        List.of(constructor),
        List.of(),
        List.of(),
        null,
        type);
  }

  static Shape shape(Class<?> type, AnnotationReader annotations) {
    if (type.isRecord()) {
      return Shape.RECORD;
    }
    if (type.isEnum()) {
      return Shape.ENUM;
    }
    if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
      return Shape.CLASS;
    }
    boolean named = AnnotationUse.find(annotations.of(type), JACKSONS_SUBTYPES).isPresent();
    return named || type.isSealed() ? Shape.SEALED : Shape.OTHER;
  }

  /** Private and local types are within reach of reflection; what needs an object around it is not. */
  private boolean reachable() {
    boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    boolean local =
        type.isLocalClass() && !type.isRecord() && !type.isEnum() && !type.isInterface();
    return !inner && !local && !type.isAnonymousClass();
  }

  static boolean isNullMarked(Class<?> type, AnnotationReader annotations) {
    for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
      Boolean says = saysNullMarked(each, annotations);
      Executable method = each.getEnclosingMethod();
      if (says == null && method != null) {
        says = saysNullMarked(method, annotations);
      }
      if (says != null) {
        return says;
      }
    }
    Boolean says = saysNullMarked(type.getPackage(), annotations);
    return says != null ? says : Boolean.TRUE.equals(saysNullMarked(type.getModule(), annotations));
  }

  private static @Nullable Boolean saysNullMarked(
      AnnotatedElement element, AnnotationReader annotations) {
    for (AnnotationUse use : annotations.of(element)) {
      if (use.simpleName().equals("NullMarked") || use.simpleName().equals("NullUnmarked")) {
        return use.simpleName().equals("NullMarked");
      }
    }
    return null;
  }

  // ---- the builder ----

  private @Nullable BuilderDeclaration builder(List<AnnotationUse> annotations) {
    Optional<Class<?>> named = annotations.stream()
        .flatMap(a -> a.builder().stream())
        .<Class<?>>map(use -> reading.names().get(use.name().qualified()))
        .findFirst()
        .or(() -> annotations.stream()
            .filter(a -> shape(type, reading.annotations()) == Shape.OTHER)
            .flatMap(a -> a.madeAs().stream())
            .<Class<?>>map(use -> reading.names().get(use.name().qualified()))
            .findFirst()
            .flatMap(TypeReader::builderIn));
    return named
        .or(() -> builderIn(type))
        .map(b -> builder(b, named.isPresent()))
        .orElse(null);
  }

  /** The class in another that is called like its builder. */
  private static Optional<Class<?>> builderIn(Class<?> made) {
    List<String> names = BuilderDeclaration.names(made.getSimpleName());
    return Stream.<Class<?>>of(made.getDeclaredClasses())
        .filter(each -> names.contains(each.getSimpleName()))
        .findFirst();
  }

  /** As it would stand in the type's own code: its parameters are the type's; what else it has are bounds, of itself and of what it makes. */
  private BuilderDeclaration builder(Class<?> builder, boolean named) {
    TypeVariable<?>[] own = builder.getTypeParameters();
    Map<TypeVariable<?>, TypeUse> bindings = new HashMap<>();
    for (int i = 0; i < own.length; i++) {
      TypeUse argument = i < type.getTypeParameters().length
          ? target.bindings().get(type.getTypeParameters()[i])
          : reading.uses().use(erasure(own[i].getBounds()[0]), Map.of());
      if (argument != null) {
        bindings.put(own[i], argument);
      }
    }
    TypeUse use = reading.uses().use(builder, bindings);
    Target applied = new Target(use.name(), builder, bindings);
    boolean publicConstructor = Stream.of(type.getDeclaredConstructors())
        .anyMatch(c -> Modifier.isPublic(c.getModifiers()));
    return new BuilderDeclaration(
        use,
        Claim.of(named, Modifier.isPublic(builder.getModifiers()), publicConstructor),
        new MemberReader(applied, type, reading)
            .methods().stream().map(this::making).toList(),
        reading.annotations().of(builder),
        around(builder));
  }

  private @Nullable Around around(Class<?> builder) {
    Class<?> outer = builder.getEnclosingClass();
    if (outer == null || outer == type) {
      return null;
    }
    TypeName name = reading.uses().use(outer, Map.of()).name();
    return new Around(
        name, new MemberReader(new Target(name, outer, Map.of()), type, reading).methods());
  }

  /** What makes a subtype, as generated builders of an abstract type do, makes the type. */
  private MethodDeclaration making(MethodDeclaration method) {
    return method.parameters().isEmpty()
            && method.origin() instanceof Method of
            && of.getReturnType() != type
            && type.isAssignableFrom(of.getReturnType())
        ? method.withResult(reading.uses().use(type, target.bindings()))
        : method;
  }

  private static Class<?> erasure(Type type) {
    if (type instanceof ParameterizedType parameterized) {
      return (Class<?>) parameterized.getRawType();
    }
    return type instanceof Class<?> raw ? raw : Object.class;
  }
}
