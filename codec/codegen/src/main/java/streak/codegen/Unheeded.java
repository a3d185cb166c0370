package streak.codegen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What annotations of other libraries say that Streak does not do: to pass over it would make other documents than those
 * libraries make.
 */
final class Unheeded {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";
  private static final String JSON_VALUE = JACKSON + "JsonValue";
  private static final String ANY_GETTER = JACKSON + "JsonAnyGetter";
  private static final String ANY_SETTER = JACKSON + "JsonAnySetter";
  private static final String JSON_FORMAT = JACKSON + "JsonFormat";

  /** Whatever they say, unless they say that they say nothing. */
  private static final Set<String> WHOLE = Set.of(
      JSON_VALUE,
      ANY_GETTER,
      ANY_SETTER,
      JACKSON + "JsonBackReference",
      JACKSON + "JsonIdentityInfo",
      JACKSON + "JsonIncludeProperties",
      JACKSON + "JsonKey",
      JACKSON + "JsonManagedReference",
      JACKSON + "JsonRawValue",
      JACKSON + "JsonUnwrapped",
      "com.google.gson.annotations.JsonAdapter",
      "jakarta.json.bind.annotation.JsonbDateFormat",
      "jakarta.json.bind.annotation.JsonbNumberFormat",
      "jakarta.json.bind.annotation.JsonbTypeAdapter",
      "jakarta.json.bind.annotation.JsonbTypeDeserializer",
      "jakarta.json.bind.annotation.JsonbTypeSerializer");

  /** What makes a method a setter: a property of Jackson's needs no field. */
  private static final Set<String> SETTING =
      Set.of(JACKSON + "JsonProperty", JACKSON + "JsonSetter");

  /** What names somebody's code in the annotations of Jackson's databind. */
  private static final List<String> BY_HAND =
      List.of("using", "contentUsing", "keyUsing", "nullsUsing", "converter", "contentConverter");

  /** Elements that must not be there, by the simple names of annotations. */
  private static final Map<String, List<String>> ELEMENTS = Map.of(
      "JsonSerialize", BY_HAND,
      "JsonDeserialize", BY_HAND,
      "JsonFormat", List.of("pattern", "with", "without"),
      "JsonSetter", List.of("nulls", "contentNulls"),
      "Serializable", List.of("with"));

  /** The packages of those. */
  private static final Set<String> PACKAGES = Set.of(
      "com.fasterxml.jackson.annotation",
      "com.fasterxml.jackson.databind.annotation",
      "tools.jackson.databind.annotation",
      "kotlinx.serialization");

  /** How Jackson writes a LocalDate anyway. */
  private static final Set<String> ISO_DATES = Set.of("yyyy-MM-dd", "uuuu-MM-dd");

  private static final Set<Scalar.Kind> STRINGS =
      Set.of(Scalar.Kind.STRING, Scalar.Kind.TEXT, Scalar.Kind.CHAR, Scalar.Kind.BASE64);

  private Unheeded() {}

  /** Of a member; nothing where an adapter by hand sees to it. */
  static Optional<String> ofMember(VariableDeclaration member, Plan.Layout ofType) {
    if (AnnotationUse.find(member.annotations(), AnnotationUse.WITH).isPresent()) {
      return Optional.empty();
    }
    boolean decimal =
        AnnotationUse.find(member.annotations(), "streak.JsonDecimal").isPresent();
    boolean stands = ofType == Plan.Layout.VALUE;
    boolean collects = Policies.collectsUnknown(member.annotations());
    return member.annotations().stream()
        .filter(a -> !isOfDates(a, member.type()))
        .filter(a -> !(decimal && a.name().equals(JSON_FORMAT)))
        .filter(a -> !(stands && a.name().equals(JSON_VALUE)))
        .filter(a -> !(collects && isAny(a)))
        .flatMap(
            a -> Stream.concat(said(a).or(() -> ofContent(a)).stream(), shaped(a, member.type())))
        .findFirst();
  }

  /** Of a map that keeps what the type does not have, and gives it back; one without the other is something else. */
  static boolean isAny(List<AnnotationUse> annotations) {
    return Stream.of(ANY_GETTER, ANY_SETTER)
        .allMatch(name -> annotations.stream().anyMatch(a -> a.name().equals(name) && !isOff(a)));
  }

  private static boolean isAny(AnnotationUse use) {
    return use.name().equals(ANY_GETTER) || use.name().equals(ANY_SETTER);
  }

  /** Of a type itself, where nobody says how it is to be read and written. */
  static Optional<String> ofType(TypeDeclaration type) {
    return type.annotations().stream()
        .flatMap(a -> Stream.concat(said(a).stream(), strategy(a)))
        .findFirst();
  }

  /** Of a method that is no member. */
  static Optional<String> ofMethod(MethodDeclaration method) {
    return method.annotations().stream()
        .flatMap(a -> said(a).or(() -> setting(a, method)).stream())
        .findFirst();
  }

  private static Optional<String> setting(AnnotationUse use, MethodDeclaration method) {
    boolean sets = SETTING.contains(use.name())
        && !method.isStatic()
        && method.parameters().size() == 1;
    return sets
        ? Optional.of("@" + use.simpleName() + " and sets no field of its name and type")
        : Optional.empty();
  }

  /** What is said in an enum of all its constants; named: what Jackson asks for their names is known and can be asked. */
  static List<AnnotationUse> ofConstants(List<AnnotationUse> inEnum, boolean named) {
    return inEnum.stream()
        .filter(a -> (!named && a.name().equals(JSON_VALUE)) || isCreator(a) || isObject(a))
        .filter(a -> !isOff(a))
        .toList();
  }

  /** What has these annotations is what Jackson asks for the value. */
  static boolean hasValue(List<AnnotationUse> annotations) {
    return annotations.stream().anyMatch(a -> a.name().equals(JSON_VALUE) && !isOff(a));
  }

  /** Of an enum; nothing where Streak's own annotation names the constant. */
  static Optional<String> ofConstant(ConstantDeclaration constant) {
    return isNamedByHand(constant)
        ? Optional.empty()
        : ofConstants(constant.annotations(), false).stream()
            .map(a -> "@" + a.simpleName() + (isObject(a) ? "(shape = " + shape(a) + ")" : ""))
            .findFirst();
  }

  /** Streak's own annotation says what it is called. */
  static boolean isNamedByHand(ConstantDeclaration constant) {
    return AnnotationUse.find(constant.annotations(), "streak.JsonName").isPresent();
  }

  private static boolean isCreator(AnnotationUse use) {
    return use.name().equals(JACKSON + "JsonCreator") && use.isCreator();
  }

  private static boolean isObject(AnnotationUse use) {
    return use.name().equals(JSON_FORMAT)
        && (shape(use).equals("OBJECT") || shape(use).startsWith("NUMBER"));
  }

  private static String shape(AnnotationUse use) {
    return use.text("shape", "");
  }

  private static boolean isOff(AnnotationUse use) {
    return Stream.of("value", "enabled")
        .anyMatch(element -> Boolean.FALSE.equals(use.values().get(element)));
  }

  private static Optional<String> said(AnnotationUse use) {
    String name = "@" + use.simpleName();
    if (WHOLE.contains(use.name())) {
      return isOff(use) ? Optional.empty() : Optional.of(name);
    }
    String simple = use.simpleName();
    boolean known = use.name().length() > simple.length()
        && PACKAGES.contains(use.name().substring(0, use.name().length() - simple.length() - 1));
    return (known ? ELEMENTS.getOrDefault(simple, List.of()) : List.<String>of())
        .stream().filter(e -> isSaid(use, e)).map(e -> name + "(" + e + ")").findFirst();
  }

  /** What a type says of its own members is heeded; what a member says of its type's is not. */
  private static Optional<String> ofContent(AnnotationUse use) {
    return use.name().equals(JACKSON + "JsonIgnoreProperties")
            && !use.texts("value").isEmpty()
        ? Optional.of("@JsonIgnoreProperties")
        : Optional.empty();
  }

  private static boolean isSaid(AnnotationUse use, String element) {
    Object value = use.values().get(element);
    boolean nothing = value == null
        || value.equals("")
        || value.equals(List.of())
        || value.equals("SET")
        || value.equals("DEFAULT");
    return !nothing;
  }

  private static boolean isOfDates(AnnotationUse use, TypeUse type) {
    return use.name().equals(JSON_FORMAT)
        && type.source().equals("java.time.LocalDate")
        && ISO_DATES.contains(use.text("pattern", ""));
  }

  /** A shape that is not the one that the member has. */
  private static Stream<String> shaped(AnnotationUse use, TypeUse type) {
    if (!use.name().equals(JSON_FORMAT)) {
      return Stream.empty();
    }
    Optional<Scalar.Kind> kind = Scalar.of(type.source()).map(Scalar::kind);
    boolean string = kind.filter(STRINGS::contains).isPresent();
    boolean fits = switch (shape(use)) {
      case "", "ANY", "NATURAL" -> true;
      case "STRING" -> string || kind.isEmpty();
      case "NUMBER", "NUMBER_INT", "NUMBER_FLOAT" -> kind.isPresent() && !string;
      default -> false;
    };
    return fits ? Stream.empty() : Stream.of("@JsonFormat(shape = " + shape(use) + ")");
  }

  private static Stream<String> strategy(AnnotationUse use) {
    return use.simpleName().equals("JsonNaming") && NamingStrategy.of(use).isEmpty()
        ? Stream.of("@JsonNaming of a strategy that is not Jackson's own")
        : Stream.empty();
  }
}
