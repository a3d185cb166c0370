package streak.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;
import streak.codegen.ConstantDeclaration;
import streak.codegen.MethodDeclaration;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeDeclaration.Around;
import streak.codegen.TypeDeclaration.BuilderDeclaration;
import streak.codegen.TypeDeclaration.Claim;
import streak.codegen.TypeDeclaration.Parameter;
import streak.codegen.TypeDeclaration.Shape;
import streak.codegen.TypeDeclaration.Subtype;
import streak.codegen.ValueAccessor;

/** Reads one annotated type. */
final class TypeReader {

  static final String JSON = "streak.Json";

  private static final String JACKSONS_SUBTYPES = "com.fasterxml.jackson.annotation.JsonSubTypes";

  private final ProcessingEnvironment environment;
  private final TypeElement type;
  private final Imports imports;

  TypeReader(ProcessingEnvironment environment, TypeElement type, Imports imports) {
    this.environment = environment;
    this.type = type;
    this.imports = imports;
  }

  TypeDeclaration read() {
    return read(permits(type) ? new SubtypeReader(environment, type, imports).read() : List.of());
  }

  /** The same, of whatever it permits nothing. */
  TypeDeclaration readAlone() {
    return read(List.of());
  }

  private TypeDeclaration read(List<Subtype> permitted) {
    DeclaredType self = (DeclaredType) type.asType();
    MemberReader members = new MemberReader(environment, type, self);
    List<AnnotationUse> said = new ArrayList<>(AnnotationReader.ofType(type));
    imports.of(type).ifPresent(each -> said.add(0, each.as()));
    List<AnnotationUse> annotations = new AdaptersByHand(environment, type).ofType(said);
    return new TypeDeclaration(
        UseReader.name(type),
        shape(type),
        isReachable(type),
        type.getTypeParameters().stream().map(this::parameter).toList(),
        isNullMarked(type),
        annotations,
        members.variables(),
        members.methods(),
        constants(type),
        permitted,
        builder(annotations),
        type);
  }

  /** Also of a class that could be made itself. */
  private static boolean permits(TypeElement type) {
    return shape(type) == Shape.SEALED || isSealed(type);
  }

  static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  static Shape shape(TypeElement type) {
    if (type.getKind() == ElementKind.RECORD) {
      return Shape.RECORD;
    }
    if (type.getKind() == ElementKind.ENUM) {
      return Shape.ENUM;
    }
    boolean whole =
        type.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.ABSTRACT);
    if (whole) {
      return Shape.CLASS;
    }
    boolean named =
        AnnotationUse.find(AnnotationReader.of(type), JACKSONS_SUBTYPES).isPresent();
    return named || isSealed(type) ? Shape.SEALED : Shape.OTHER;
  }

  /** Neither private nor inner nor local, and nor is a type around it. */
  static boolean isReachable(TypeElement type) {
    for (Element e = type; e instanceof TypeElement each; e = each.getEnclosingElement()) {
      if (isInner(each) || each.getNestingKind() == NestingKind.LOCAL) {
        return false;
      }
    }
    return isVisible(type, type);
  }

  private static boolean isInner(TypeElement type) {
    return type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  /** A class in the user's package may name it: neither it nor a type around it is private, nor hidden in another package. */
  static boolean isVisible(TypeElement type, Element user) {
    boolean near = AnnotationReader.isInPackageOf(user, type);
    for (Element e = type; e instanceof TypeElement each; e = each.getEnclosingElement()) {
      Set<Modifier> modifiers = each.getModifiers();
      if (near ? modifiers.contains(Modifier.PRIVATE) : !modifiers.contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  private Parameter parameter(TypeParameterElement parameter) {
    return new Parameter(
        parameter.getSimpleName().toString(),
        parameter.getBounds().stream()
            .filter(b -> !isObject(b))
            .map(b -> UseReader.use(b, List.of(), type))
            .toList());
  }

  /** Annotated or not: compilers differ in how they print that. */
  private static boolean isObject(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals("java.lang.Object");
  }

  static boolean isNullMarked(TypeElement type) {
    for (Element e = type; e != null; e = e.getEnclosingElement()) {
      for (AnnotationUse use : AnnotationReader.of(e)) {
        if (use.simpleName().equals("NullMarked") || use.simpleName().equals("NullUnmarked")) {
          return use.simpleName().equals("NullMarked");
        }
      }
    }
    return false;
  }

  static List<ConstantDeclaration> constants(TypeElement type) {
    if (type.getKind() != ElementKind.ENUM) {
      return List.of();
    }
    List<AnnotationUse> ofAll = new ArrayList<>(AnnotationReader.ofType(type));
    for (Element each : type.getEnclosedElements()) {
      if (each.getKind() != ElementKind.ENUM_CONSTANT
          && !(each instanceof TypeElement)
          && !ValueAccessors.isOne(each)) {
        ofAll.addAll(AnnotationReader.of(each));
      }
    }
    List<ValueAccessor> accessors = ValueAccessors.of(type);
    return type.getEnclosedElements().stream()
        .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
        .map(e -> ConstantDeclaration.of(
            e.getSimpleName().toString(), AnnotationReader.of(e), ofAll, accessors))
        .toList();
  }

  // ---- the builder ----

  private @Nullable BuilderDeclaration builder(List<AnnotationUse> annotations) {
    Optional<TypeElement> named = annotations.stream()
        .flatMap(a -> a.builder().stream())
        .findFirst()
        .flatMap(this::element)
        .or(() -> annotations.stream()
            .filter(a -> shape(type) == Shape.OTHER)
            .flatMap(a -> a.madeAs().stream())
            .findFirst()
            .flatMap(this::element)
            .flatMap(TypeReader::builderIn));
    return named
        .or(() -> builderIn(type))
        .map(e -> builder(e, named.isPresent()))
        .orElse(null);
  }

  private Optional<TypeElement> element(ClassUse named) {
    return Optional.ofNullable(
        environment.getElementUtils().getTypeElement(named.name().qualified()));
  }

  /** The class in another that is called like its builder. */
  private static Optional<TypeElement> builderIn(TypeElement made) {
    List<String> names = BuilderDeclaration.names(made.getSimpleName().toString());
    return ElementFilter.typesIn(made.getEnclosedElements()).stream()
        .filter(each -> names.contains(each.getSimpleName().toString()))
        .findFirst();
  }

  /** As it would stand in the type's own code: its parameters are the type's; what else it has are bounds, of itself and of what it makes. */
  private BuilderDeclaration builder(TypeElement builder, boolean named) {
    Types types = environment.getTypeUtils();
    DeclaredType applied = applied(builder, parameter -> types.erasure(parameter.asType()));
    DeclaredType any = applied(builder, parameter -> types.getWildcardType(null, null));
    boolean made = !builder.getModifiers().contains(Modifier.ABSTRACT) && !isInner(builder);
    List<MethodDeclaration> methods = isVisible(builder, type)
        ? new MemberReader(environment, type, applied)
            .methods().stream()
                .filter(m -> made || !m.isConstructor())
                .map(this::making)
                .toList()
        : List.of();
    boolean publicConstructor = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .anyMatch(c -> c.getModifiers().contains(Modifier.PUBLIC));
    return new BuilderDeclaration(
        UseReader.use(any, List.of(), type),
        Claim.of(named, builder.getModifiers().contains(Modifier.PUBLIC), publicConstructor),
        methods,
        AnnotationReader.of(builder),
        around(builder));
  }

  private @Nullable Around around(TypeElement builder) {
    return builder.getEnclosingElement() instanceof TypeElement holder
            && !holder.equals(type)
            && isVisible(holder, type)
        ? new Around(
            UseReader.name(holder),
            new MemberReader(environment, type, (DeclaredType) holder.asType()).methods())
        : null;
  }

  /** What makes a subtype, as generated builders of an abstract type do, makes the type. */
  private MethodDeclaration making(MethodDeclaration method) {
    Types types = environment.getTypeUtils();
    return method.parameters().isEmpty()
            && method.origin() instanceof ExecutableElement of
            && types.asElement(types.erasure(of.getReturnType())) instanceof TypeElement result
            && !result.equals(type)
            && types.isSubtype(types.erasure(result.asType()), types.erasure(type.asType()))
        ? method.withResult(UseReader.use(type.asType(), List.of(), type))
        : method;
  }

  /**
   * A builder with the type's parameters as its arguments.
   *
   * @param other what stands for those that it has beyond these
   */
  private DeclaredType applied(
      TypeElement builder, Function<TypeParameterElement, TypeMirror> other) {
    List<TypeMirror> arguments = new ArrayList<>();
    for (TypeParameterElement each : builder.getTypeParameters()) {
      int place = arguments.size();
      arguments.add(
          place < type.getTypeParameters().size()
              ? type.getTypeParameters().get(place).asType()
              : other.apply(each));
    }
    return environment
        .getTypeUtils()
        .getDeclaredType(builder, arguments.toArray(TypeMirror[]::new));
  }
}
