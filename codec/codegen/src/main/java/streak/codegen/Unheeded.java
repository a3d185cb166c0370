package streak.codegen;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import streak.codegen.TypeDeclaration.Shape;

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
      JACKSON + "JacksonInject",
      JACKSON + "JsonBackReference",
      JACKSON + "JsonFilter",
      JACKSON + "JsonIdentityInfo",
      JACKSON + "JsonIgnoreType",
      JACKSON + "JsonIncludeProperties",
      JACKSON + "JsonKey",
      JACKSON + "JsonManagedReference",
      JACKSON + "JsonMerge",
      JACKSON + "JsonRawValue",
      JACKSON + "JsonTypeId",
      JACKSON + "JsonUnwrapped",
      JACKSON + "JsonView",
      "com.fasterxml.jackson.databind.annotation.JsonAppend",
      "tools.jackson.databind.annotation.JsonAppend",
      "com.google.gson.annotations.JsonAdapter",
      "com.google.gson.annotations.Since",
      "com.google.gson.annotations.Until",
      "com.squareup.moshi.JsonQualifier",
      "com.dslplatform.json.JsonValue",
      "io.avaje.jsonb.Json.Raw",
      "io.avaje.jsonb.Json.Serializer",
      "io.avaje.jsonb.Json.Unmapped",
      "io.avaje.jsonb.Json.Value",
      "kotlinx.serialization.Contextual",
      "kotlinx.serialization.Polymorphic",
      "jakarta.json.bind.annotation.JsonbDateFormat",
      "jakarta.json.bind.annotation.JsonbNumberFormat",
      "jakarta.json.bind.annotation.JsonbTypeAdapter",
      "jakarta.json.bind.annotation.JsonbTypeDeserializer",
      "jakarta.json.bind.annotation.JsonbTypeSerializer",
      "jakarta.json.bind.annotation.JsonbVisibility",
      "javax.json.bind.annotation.JsonbDateFormat",
      "javax.json.bind.annotation.JsonbNumberFormat",
      "javax.json.bind.annotation.JsonbTypeAdapter",
      "javax.json.bind.annotation.JsonbTypeDeserializer",
      "javax.json.bind.annotation.JsonbTypeSerializer",
      "javax.json.bind.annotation.JsonbVisibility");

  private static final String TYPE_INFO = JACKSON + "JsonTypeInfo";
  private static final String SUBTYPES = JACKSON + "JsonSubTypes";

  /** What counts for the one member that it stands on, whatever the member's type says of itself. */
  private static final Set<String> OF_ONE_MEMBER = Set.of(TYPE_INFO, SUBTYPES);

  /** What says of a sealed type what its subtypes are called, or where that is said. */
  private static final Set<String> OF_SUBTYPES = Set.of(
      "io.avaje.jsonb.Json.SubType",
      "io.avaje.jsonb.Json.SubTypes",
      "jakarta.json.bind.annotation.JsonbTypeInfo",
      "kotlinx.serialization.json.JsonClassDiscriminator");

  private static final String AUTO_DETECT = JACKSON + "JsonAutoDetect";

  /** What says what the constants of an enum are called. */
  private static final String ENUM_NAMING = "EnumNaming";

  /** What makes a method a setter: a property of Jackson's needs no field. */
  private static final Set<String> SETTING =
      Set.of(JACKSON + "JsonProperty", JACKSON + "JsonSetter");

  /** What names somebody's code in the annotations of Jackson's databind. */
  private static final List<String> USING =
      List.of("using", "contentUsing", "keyUsing", "nullsUsing", "converter", "contentConverter");

  /** What names another class than the one that is declared: elements for the type itself, for its elements or values, and for its keys. */
  private static final Map<String, List<String>> OTHER_TYPE = Map.of(
      "JsonSerialize", List.of("as", "contentAs", "keyAs"),
      "JsonDeserialize", List.of("as", "contentAs", "keyAs"),
      "JsonSerializeAs", List.of("value", "content", "key"),
      "JsonDeserializeAs", List.of("value", "content", "keys"));

  /** Elements that must not be there, by the simple names of annotations. */
  private static final Map<String, List<String>> ELEMENTS = Map.ofEntries(
      entry("JsonSerialize", USING),
      entry("JsonDeserialize", USING),
      entry("Expose", List.of("serialize", "deserialize")),
      entry("JsonFormat", List.of("pattern", "with", "without")),
      entry("JsonSetter", List.of("nulls", "contentNulls")),
      entry("Serializable", List.of("with")),
      entry("EncodeDefault", List.of("mode")),
      entry(
          "JSONField",
          List.of(
              "format",
              "unwrapped",
              "value",
              "defaultValue",
              "jsonDirect",
              "writeUsing",
              "serializeUsing",
              "deserializeUsing",
              "serializeFeatures",
              "deserializeFeatures",
              "serialzeFeatures",
              "parseFeatures",
              "arrayToMapKey",
              "contentAs",
              "schema")),
      entry(
          "JSONType",
          List.of(
              "naming",
              "ignores",
              "includes",
              "builder",
              "mappingTo",
              "serializer",
              "deserializer",
              "serializeFeatures",
              "deserializeFeatures",
              "serialzeFeatures",
              "parseFeatures",
              "serializeFilters",
              "serialzeFilters",
              "serializeEnumAsJavaBean",
              "writeEnumAsJavaBean",
              "format",
              "schema",
              "rootName")),
      entry("JsonAttribute", List.of("nullable", "converter", "typeSignature")),
      entry(
          "CompiledJson",
          List.of(
              "formats",
              "namingStrategy",
              "objectFormatPolicy",
              "onUnknown",
              "deserializeAs",
              "typeSignature")),
      entry("Json", List.of("naming", "caseInsensitiveKeys")));

  /** What those say of a member's place: in an object it is no matter, in an array it is what the member is known by. */
  private static final Map<String, List<String>> PLACE_ELEMENTS =
      Map.of("JSONField", List.of("ordinal"), "JsonAttribute", List.of("index"));

  /** What those say of subtypes: nobody follows it, nor need they where Streak's own says how. */
  private static final Map<String, List<String>> SUBTYPE_ELEMENTS = Map.of(
      "JSONType", List.of("typeKey", "typeName", "seeAlso", "seeAlsoDefault"),
      "CompiledJson", List.of("discriminator", "name"),
      "Json", List.of("typeProperty"));

  /** Elements of those that are false unless they are written down; all others are true. */
  private static final Set<String> OFF = Set.of(
      "unwrapped",
      "value",
      "jsonDirect",
      "serializeEnumAsJavaBean",
      "writeEnumAsJavaBean",
      "caseInsensitiveKeys");

  /** What stands in an element that says nothing: defaults, written down. */
  private static final Set<Object> NOTHING = Set.of(
      "",
      List.of(),
      List.of("OBJECT"),
      "SET",
      "DEFAULT",
      "DEFAULT_INCLUSION",
      "ALWAYS",
      "FULL",
      "CamelCase",
      "NeverUseThisValueExceptDefaultValue",
      "void",
      "Match");

  /** The packages of those. */
  private static final Set<String> PACKAGES = Set.of(
      "com.alibaba.fastjson.annotation",
      "com.alibaba.fastjson2.annotation",
      "com.dslplatform.json",
      "io.avaje.jsonb",
      "com.fasterxml.jackson.annotation",
      "com.fasterxml.jackson.databind.annotation",
      "com.google.gson.annotations",
      "tools.jackson.databind.annotation",
      "kotlinx.serialization");

  private static final Set<Scalar.Kind> STRINGS =
      Set.of(Scalar.Kind.STRING, Scalar.Kind.TEXT, Scalar.Kind.CHAR, Scalar.Kind.BASE64);

  /** What to do where a member's type does not tell more. */
  static final String BY_HAND = "write an adapter of the member by hand and name it with @JsonWith";

  private Unheeded() {}

  /** What to do, before all else, for a member of that type that has such an annotation. */
  static String cure(TypeUse type) {
    return type.name().packageName().equals("java.time")
        ? "name an adapter with @JsonWith, such as one of yours that extends streak.time.TimePattern, for a pattern, or"
            + " streak.time.EpochMillis, for numbers"
        : BY_HAND;
  }

  /** Of a member; nothing where an adapter by hand sees to it. */
  static Optional<String> ofMember(VariableDeclaration member, Plan.Layout ofType) {
    if (AnnotationUse.find(member.annotations(), AnnotationUse.WITH).isPresent()) {
      return Optional.empty();
    }
    boolean decimal =
        AnnotationUse.find(member.annotations(), "streak.JsonDecimal").isPresent();
    boolean stands = ofType == Plan.Layout.VALUE;
    boolean collects = Policies.collectsUnknown(member.annotations());
    Map<String, List<String>> places =
        ofType == Plan.Layout.ARRAY ? PLACE_ELEMENTS : Map.<String, List<String>>of();
    return member.annotations().stream()
        .flatMap(a -> TimeFormat.rest(a, member).stream())
        .map(a -> Policies.restOfLong(a, member.type()))
        .filter(a -> !(decimal && a.name().equals(JSON_FORMAT)))
        .filter(a -> !(stands && a.name().equals(JSON_VALUE)))
        .filter(a -> !(collects && isAny(a)))
        .flatMap(a -> Stream.concat(
            said(a).or(() -> ofContent(a)).or(() -> said(a, places)).stream(),
            more(a, member.type())))
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
    Stream<String> said = type.annotations().stream()
        .flatMap(a -> Stream.of(
                said(a).or(() -> ofSubtypes(a, type)).stream(),
                strategy(a),
                typed(a, type.name(), List.of()).filter(each -> !isBuilt(a, type)),
                built(a, type),
                unseen(a))
            .flatMap(each -> each));
    return Stream.concat(said, Policies.unheededInclude(type.annotations()).stream())
        .findFirst();
  }

  /**
   * Jackson's annotations of a type that could be made: its subtypes would be written as it is. JSON-B's and kotlinx's, which nobody
   * follows; nor need they be where Streak's own says how.
   */
  private static Optional<String> ofSubtypes(AnnotationUse use, TypeDeclaration type) {
    boolean made = use.name().equals(SUBTYPES)
        && (type.shape() == Shape.CLASS || type.shape() == Shape.RECORD)
        && AnnotationUse.find(type.annotations(), TYPE_INFO).isPresent();
    boolean own = AnnotationUse.find(type.annotations(), "streak.Json")
        .filter(a -> a.values().containsKey("discriminator") || a.values().containsKey("style"))
        .isPresent();
    if (made || (OF_SUBTYPES.contains(use.name()) && !own)) {
      return Optional.of("@" + use.simpleName());
    }
    boolean named = AnnotationUse.find(type.annotations(), "streak.JsonName").isPresent();
    return own || named ? Optional.empty() : said(use, SUBTYPE_ELEMENTS);
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
        .filter(a -> a.name().equals(JSON_VALUE)
            ? !named
            : makes(a) || isObject(a) || isEnumNaming(a) || said(a).isPresent())
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
            .map(a -> said(a)
                .orElse("@" + a.simpleName() + (isObject(a) ? "(shape = " + shape(a) + ")" : "")))
            .findFirst();
  }

  /** Streak's own annotation says what it is called. */
  static boolean isNamedByHand(ConstantDeclaration constant) {
    return AnnotationUse.find(constant.annotations(), "streak.JsonName").isPresent();
  }

  /** By Streak's own, an enum's constants are not made either, and it says so nowhere. */
  private static boolean makes(AnnotationUse use) {
    return !use.name().startsWith("streak.") && use.isCreator();
  }

  /** Of what makes objects: names that its parameters do not have. */
  static Optional<String> ofCreator(MethodDeclaration creator) {
    List<String> names =
        creator.parameters().stream().map(VariableDeclaration::name).toList();
    return creator.annotations().stream()
        .filter(AnnotationUse::isCreator)
        .map(a -> a.texts("parameterNames"))
        .filter(given -> !given.isEmpty() && !given.equals(names))
        .map(given -> "@JSONCreator(parameterNames) with other names than its parameters have")
        .findFirst();
  }

  private static boolean isObject(AnnotationUse use) {
    return use.name().equals(JSON_FORMAT)
        && (shape(use).equals("OBJECT") || shape(use).startsWith("NUMBER"));
  }

  private static boolean isEnumNaming(AnnotationUse use) {
    return use.simpleName().equals(ENUM_NAMING) && isOfKnownPackage(use);
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
    return said(use, ELEMENTS);
  }

  private static Optional<String> said(AnnotationUse use, Map<String, List<String>> byName) {
    List<String> elements = isOfKnownPackage(use)
        ? byName.getOrDefault(use.simpleName(), List.of())
        : List.<String>of();
    return elements.stream()
        .filter(e -> isSaid(use, e))
        .map(e -> "@" + use.simpleName() + "(" + e + ")")
        .findFirst();
  }

  private static boolean isOfKnownPackage(AnnotationUse use) {
    int simple = use.simpleName().length();
    return use.name().length() > simple
        && PACKAGES.contains(use.name().substring(0, use.name().length() - simple - 1));
  }

  /** What a type says of its own members, or of its subtypes, is heeded; what a member says of its type's is not. */
  private static Optional<String> ofContent(AnnotationUse use) {
    boolean ignores = use.name().equals(JACKSON + "JsonIgnoreProperties")
        && !use.texts("value").isEmpty();
    return ignores || OF_ONE_MEMBER.contains(use.name())
        ? Optional.of("@" + use.simpleName())
        : Optional.empty();
  }

  private static boolean isSaid(AnnotationUse use, String element) {
    Object value = use.values().get(element);
    boolean nothing = value == null
        || value.equals(!OFF.contains(element))
        || NOTHING.contains(value)
        || (value instanceof ClassUse type && (type.isNobody() || isItself(type, use)));
    return !nothing;
  }

  /** As some write a class that is none. */
  private static boolean isItself(ClassUse type, AnnotationUse use) {
    return type.name().qualified().equals(use.name());
  }

  private static Stream<String> more(AnnotationUse use, TypeUse type) {
    return Stream.of(
            Policies.unheededInclude(use).stream(),
            shaped(use, type),
            moved(use, type),
            typed(use, type.name(), type.arguments()))
        .flatMap(each -> each);
  }

  /** Members are fields here, however they are got: Jackson is not to look at fields, or at nothing else. */
  private static Stream<String> unseen(AnnotationUse use) {
    boolean fields = use.text("fieldVisibility", "").equals("ANY");
    return Stream.of("fieldVisibility", "getterVisibility")
        .filter(
            e -> use.name().equals(AUTO_DETECT) && !fields && use.text(e, "").equals("NONE"))
        .map(e -> "@JsonAutoDetect(" + e + " = NONE)");
  }

  /** A class of Kotlin is made by its constructor, or by a function of its companion. */
  private static Stream<String> built(AnnotationUse use, TypeDeclaration type) {
    return use.builder().isPresent() && type.builder() == null
        ? Stream.of("@" + use.simpleName() + "(builder)")
        : Stream.empty();
  }

  /**
   * A class that is neither the declared one nor what is made for it anyway; to name one of these undoes what is inherited, or only
   * says it again.
   */
  private static Stream<String> typed(AnnotationUse use, TypeName type, List<TypeUse> arguments) {
    List<String> elements = isOfKnownPackage(use)
        ? OTHER_TYPE.getOrDefault(use.simpleName(), List.of())
        : List.<String>of();
    return elements.stream()
        .filter(e -> isSaid(use, e))
        .filter(e -> use.type(e)
            .filter(named -> declared(elements.indexOf(e), type, arguments)
                .filter(d -> isMadeFor(d, named.name()))
                .isPresent())
            .isEmpty())
        .map(e -> "@" + use.simpleName() + "(" + e + ")");
  }

  /** The class that stands for the type is what its builder makes. */
  private static boolean isBuilt(AnnotationUse use, TypeDeclaration type) {
    TypeDeclaration.BuilderDeclaration builder = type.builder();
    TypeDeclaration.Around around = builder == null ? null : builder.around();
    return around != null
        && use.type("as").filter(as -> as.name().equals(around.name())).isPresent();
  }

  /** A box is as good as what is in it: that one of the two may be null, the member's own type says. */
  private static boolean isMadeFor(TypeName declared, TypeName named) {
    String type = declared.qualified();
    Optional<String> made = Collections.sequence(type).or(() -> Collections.dictionary(type));
    return Expressions.boxed(type).equals(Expressions.boxed(named.qualified()))
        || made.equals(Optional.of(named.qualified()));
  }

  /** What an element is of, by its place among those of its annotation. */
  private static Optional<TypeName> declared(int place, TypeName type, List<TypeUse> arguments) {
    return switch (place) {
      case 0 -> Optional.of(type);
      case 1 ->
        arguments.isEmpty()
            ? Optional.empty()
            : Optional.of(arguments.get(arguments.size() - 1).name());
      default -> arguments.size() == 2 ? Optional.of(arguments.get(0).name()) : Optional.empty();
    };
  }

  /** A shape that is not the one that the member has. */
  private static Stream<String> shaped(AnnotationUse use, TypeUse type) {
    if (!use.name().equals(JSON_FORMAT)) {
      return Stream.empty();
    }
    Optional<Scalar.Kind> kind = Scalar.of(type.source())
        .or(() -> Scalar.of(Collections.innermost(type).source()))
        .map(Scalar::kind);
    boolean string = kind.filter(STRINGS::contains).isPresent();
    boolean fits = switch (shape(use)) {
      case "", "ANY", "NATURAL" -> true;
      case "STRING" -> string || kind.map(k -> k == Scalar.Kind.LONG).orElse(true);
      case "NUMBER", "NUMBER_INT", "NUMBER_FLOAT" -> kind.isPresent() && !string;
      default -> false;
    };
    return fits ? Stream.empty() : Stream.of("@JsonFormat(shape = " + shape(use) + ")");
  }

  private static Stream<String> moved(AnnotationUse use, TypeUse type) {
    return TimeFormat.isMoved(use, type) ? Stream.of("@JsonFormat(timezone)") : Stream.empty();
  }

  private static Stream<String> strategy(AnnotationUse use) {
    return use.simpleName().equals("JsonNaming") && NamingStrategy.of(use).isEmpty()
        ? Stream.of("@JsonNaming of a strategy that is not Jackson's own")
        : Stream.empty();
  }
}
