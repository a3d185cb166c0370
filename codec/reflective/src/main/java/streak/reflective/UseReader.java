package streak.reflective;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.Json;
import streak.codegen.AnnotationUse;
import streak.codegen.ConstantDeclaration;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;
import streak.codegen.TypeUse.Form;
import streak.codegen.ValueAccessor;
import streak.tree.JsonValue;

/**
 * Reads types where they are used, and remembers which classes their names stand for: the model has names only.
 *
 * <p>A class of the JDK, and one of Streak's own but a tree, is one that Streak knows or has no adapter for. Every other class is one to look into.
 */
final class UseReader {

  private final ClassNames names;
  private final AnnotationReader annotations;
  private final Map<TypeName, Target> targets = new HashMap<>();

  UseReader(ClassNames names, AnnotationReader annotations) {
    this.names = names;
    this.annotations = annotations;
  }

  /**
   * Where a type stands in code that does not say what may be null. A type that has arguments says of each whether it may be null;
   * what is in an argument, such as the elements of a list, is no matter of that type, and may be.
   */
  private enum Place {
    /** In no argument, or in code that says it: what declares the member decides. */
    ELSEWHERE,
    ARGUMENT,
    IN_ARGUMENT;

    Place ofWhatIsIn(boolean argument) {
      return argument ? ARGUMENT : this == ELSEWHERE ? ELSEWHERE : IN_ARGUMENT;
    }
  }

  /**
   * The type of a declaration that has these annotations.
   *
   * @param marked whether it stands in null-marked code
   */
  TypeUse use(
      AnnotatedType type,
      List<AnnotationUse> annotations,
      Map<TypeVariable<?>, TypeUse> bindings,
      boolean marked) {
    TypeUse use = new Uses(bindings, marked).use(type.getType(), type, Place.ELSEWHERE);
    boolean nullable = annotations.stream().anyMatch(a -> a.simpleName().equals("Nullable"));
    return nullable ? nullable(use) : use;
  }

  /** A type that stands nowhere in a declaration: that of a whole document. */
  TypeUse use(Type type) {
    return new Uses(Map.of(), false).use(type, null, Place.ELSEWHERE);
  }

  /** A class with what its type parameters stand for, if it has any. */
  TypeUse use(Class<?> type, Map<TypeVariable<?>, TypeUse> bindings) {
    List<TypeUse> arguments = new ArrayList<>();
    for (TypeVariable<?> parameter : type.getTypeParameters()) {
      TypeUse argument = bindings.get(parameter);
      if (argument != null) {
        arguments.add(argument);
      }
    }
    return declared(type, arguments, false);
  }

  /**
   * What the type parameters of a supertype stand for, as seen from a type that names it.
   *
   * @param marked whether that type is null-marked
   */
  Map<TypeVariable<?>, TypeUse> inherited(
      @Nullable AnnotatedType supertype, Map<TypeVariable<?>, TypeUse> bindings, boolean marked) {
    Map<TypeVariable<?>, TypeUse> inherited = new HashMap<>();
    if (supertype instanceof AnnotatedParameterizedType parameterized) {
      Class<?> raw = raw(supertype);
      AnnotatedType[] arguments = parameterized.getAnnotatedActualTypeArguments();
      for (int i = 0; i < arguments.length; i++) {
        inherited.put(raw.getTypeParameters()[i], use(arguments[i], List.of(), bindings, marked));
      }
    }
    return inherited;
  }

  static Class<?> raw(AnnotatedType supertype) {
    return supertype.getType() instanceof ParameterizedType parameterized
        ? (Class<?>) parameterized.getRawType()
        : (Class<?>) supertype.getType();
  }

  /** What is behind a name in the form {@link Form#JSON} that this reader gave out. */
  Target target(TypeName name) {
    Target target = targets.get(name);
    if (target == null) {
      throw new AssertionError(name);
    }
    return target;
  }

  private static boolean saysNullable(AnnotatedType annotated) {
    for (Annotation each : annotated.getAnnotations()) {
      if (each.annotationType().getSimpleName().equals("Nullable")) {
        return true;
      }
    }
    return false;
  }

  private static TypeUse nullable(TypeUse use) {
    return use.form() == Form.PRIMITIVE
        ? use
        : new TypeUse(
            use.form(), use.name(), use.arguments(), true, use.constants(), use.comparable());
  }

  /** Types in one declaration. */
  private final class Uses {

    private final Map<TypeVariable<?>, TypeUse> bindings;
    private final boolean marked;

    Uses(Map<TypeVariable<?>, TypeUse> bindings, boolean marked) {
      this.bindings = bindings;
      this.marked = marked;
    }

    TypeUse use(Type type, @Nullable AnnotatedType annotated, Place place) {
      boolean nullable =
          (annotated != null && saysNullable(annotated)) || place == Place.IN_ARGUMENT;
      if (type instanceof Class<?> c) {
        return c.isArray()
            ? array(c.getComponentType(), annotated, nullable, place)
            : declared(c, List.of(), nullable);
      }
      if (type instanceof GenericArrayType array) {
        return array(array.getGenericComponentType(), annotated, nullable, place);
      }
      if (type instanceof ParameterizedType parameterized) {
        return declared(
            (Class<?>) parameterized.getRawType(),
            arguments(parameterized, annotated, place),
            nullable);
      }
      if (type instanceof TypeVariable<?> variable) {
        TypeUse bound = bindings.get(variable);
        if (bound != null) {
          return nullable ? nullable(bound) : bound;
        }
      }
      if (type instanceof WildcardType wildcard && wildcard.getUpperBounds()[0] != Object.class) {
        AnnotatedType inner = annotated instanceof AnnotatedWildcardType bounded
            ? bounded.getAnnotatedUpperBounds()[0]
            : null;
        List<TypeUse> bound = List.of(use(wildcard.getUpperBounds()[0], inner, place));
        return new TypeUse(Form.WILDCARD, new TypeName("", "?"), bound, nullable, List.of());
      }
      return new TypeUse(
          Form.OTHER, new TypeName("", type.getTypeName()), List.of(), nullable, List.of());
    }

    private TypeUse array(
        Type component, @Nullable AnnotatedType annotated, boolean nullable, Place place) {
      AnnotatedType inner = annotated instanceof AnnotatedArrayType array
          ? array.getAnnotatedGenericComponentType()
          : null;
      List<TypeUse> element = List.of(use(component, inner, place.ofWhatIsIn(false)));
      return new TypeUse(Form.ARRAY, new TypeName("", "array"), element, nullable, List.of());
    }

    private List<TypeUse> arguments(
        ParameterizedType type, @Nullable AnnotatedType annotated, Place place) {
      Type[] actual = type.getActualTypeArguments();
      AnnotatedType @Nullable [] inner =
          annotated instanceof AnnotatedParameterizedType parameterized
              ? parameterized.getAnnotatedActualTypeArguments()
              : null;
      boolean lookedInto = isLookedInto((Class<?>) type.getRawType());
      Place in = marked ? Place.ELSEWHERE : place.ofWhatIsIn(lookedInto);
      List<TypeUse> arguments = new ArrayList<>();
      for (int i = 0; i < actual.length; i++) {
        arguments.add(use(actual[i], inner == null ? null : inner[i], in));
      }
      return arguments;
    }
  }

  private TypeUse declared(Class<?> type, List<TypeUse> arguments, boolean nullable) {
    if (type.isPrimitive()) {
      TypeName keyword = new TypeName("", type.getName());
      return new TypeUse(Form.PRIMITIVE, keyword, List.of(), false, List.of());
    }
    TypeName name = names.of(type);
    if (arguments.size() < type.getTypeParameters().length) {
      return new TypeUse(Form.RAW, name, List.of(), nullable, List.of());
    }
    boolean comparable = Comparable.class.isAssignableFrom(type);
    if (type.isEnum() && isByName(type)) {
      List<ConstantDeclaration> constants = constants(type);
      return new TypeUse(Form.ENUM, name, List.of(), nullable, constants, comparable);
    }
    if (!isLookedInto(type)) {
      return new TypeUse(Form.DECLARED, name, arguments, nullable, List.of(), comparable);
    }
    TypeName target = target(type, name, arguments);
    return new TypeUse(Form.JSON, target, List.of(), nullable, List.of(), comparable);
  }

  /** What an adapter written by hand makes of an enum's constants, their names do not tell. */
  private static boolean isByName(Class<?> type) {
    Json json = type.getAnnotation(Json.class);
    return json == null || json.with().length == 0;
  }

  private static boolean isLookedInto(Class<?> type) {
    return !ofTheJdk(type) && !ofStreak(type);
  }

  private static boolean ofTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader.equals(ClassLoader.getPlatformClassLoader());
  }

  /** A tree has an adapter, like a type to look into. */
  private static boolean ofStreak(Class<?> type) {
    String packageName = type.getPackageName();
    return packageName.equals("streak")
        || (packageName.equals("streak.tree") && type != JsonValue.class);
  }

  /** Of an enum. */
  List<ConstantDeclaration> constants(Class<?> type) {
    if (!type.isEnum()) {
      return List.of();
    }
    ValueAccessors accessors = new ValueAccessors(annotations);
    List<AnnotationUse> ofAll = new ArrayList<>(annotations.ofType(type));
    Stream.of(type.getDeclaredMethods(), type.getDeclaredFields())
        .flatMap(Stream::of)
        .filter(m -> !(m instanceof Field f && f.isEnumConstant()) && !ValueAccessors.isOne(m))
        .forEach(m -> ofAll.addAll(annotations.of((AnnotatedElement) m)));
    List<ValueAccessor> naming = accessors.of(type);
    List<ConstantDeclaration> constants = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (field.isEnumConstant()) {
        constants.add(
            ConstantDeclaration.of(field.getName(), annotations.of(field), ofAll, naming));
      }
    }
    return constants;
  }

  /** The name of a type with its arguments, by which it is found again. */
  private TypeName target(Class<?> type, TypeName name, List<TypeUse> arguments) {
    TypeVariable<?>[] parameters = type.getTypeParameters();
    if (arguments.size() != parameters.length || arguments.isEmpty()) {
      targets.putIfAbsent(name, new Target(name, type, Map.of()));
      return name;
    }
    Map<TypeVariable<?>, TypeUse> bindings = new HashMap<>();
    for (int i = 0; i < parameters.length; i++) {
      bindings.put(parameters[i], arguments.get(i));
    }
    String written = arguments.stream()
        .map(UseReader::written)
        .collect(Collectors.joining(", ", name.nested() + "<", ">"));
    TypeName whole = new TypeName(name.packageName(), written);
    targets.putIfAbsent(whole, new Target(whole, type, bindings));
    return whole;
  }

  /** As in a source file, with what may be null at any depth: types that differ in that are read otherwise. */
  private static String written(TypeUse use) {
    List<String> arguments = use.arguments().stream().map(UseReader::written).toList();
    return switch (use.form()) {
      case ARRAY -> arguments.get(0) + (use.nullable() ? " @Nullable []" : "[]");
      case WILDCARD -> "? extends " + arguments.get(0);
      default ->
        (use.nullable() ? "@Nullable " : "")
            + use.name().qualified()
            + (arguments.isEmpty() ? "" : "<" + String.join(", ", arguments) + ">");
    };
  }
}
