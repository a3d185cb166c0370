package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What annotations say about when a member is read and written: Streak's own, and those of other libraries. */
final class Policies {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";
  private static final String JACKSON_PROPERTY = JACKSON + "JsonProperty";
  private static final Set<String> JACKSON_NAMES =
      Set.of(JACKSON_PROPERTY, JACKSON + "JsonGetter", JACKSON + "JsonSetter");
  private static final String JACKSON_IGNORE = JACKSON + "JsonIgnore";

  /** Those that leave a property out of documents, whatever they hold. */
  private static final Set<String> IGNORE = Set.of(
      "streak.JsonIgnore",
      "jakarta.json.bind.annotation.JsonbTransient",
      "javax.json.bind.annotation.JsonbTransient",
      "kotlin.jvm.Transient",
      "kotlinx.serialization.Transient");

  /** Those that say by two flags whether a member is read and whether it is written: both, where they are silent. */
  private static final Set<String> JSON_FIELD = Set.of(
      "com.alibaba.fastjson.annotation.JSONField", "com.alibaba.fastjson2.annotation.JSONField");

  /** The same of the one that stands where a member is left out: neither, where it is silent. */
  private static final String AVAJE_IGNORE = "io.avaje.jsonb.Json.Ignore";

  private static final String DSL_ATTRIBUTE = "com.dslplatform.json.JsonAttribute";

  private static final String JACKSON_INCLUDE = JACKSON + "JsonInclude";

  /** What came before that, and counts where that leaves it open. */
  private static final String JACKSON2_SERIALIZE =
      "com.fasterxml.jackson.databind.annotation.JsonSerialize";

  /** By what Jackson's {@code JsonInclude} says. What it has beyond these depends on values and is refused. */
  private static final Map<String, Plan.Omit> INCLUDE = Map.of(
      "ALWAYS", Plan.Omit.NEVER,
      "NON_NULL", Plan.Omit.NULL,
      "NON_ABSENT", Plan.Omit.ABSENT,
      "NON_EMPTY", Plan.Omit.EMPTY);

  private Policies() {}

  static boolean ignored(List<AnnotationUse> annotations) {
    return annotations.stream()
        .anyMatch(a -> IGNORE.contains(a.name())
            || isJacksonsIgnore(a)
            || (a.name().equals("com.squareup.moshi.Json") && a.flag("ignore"))
            || (a.name().equals(DSL_ATTRIBUTE) && a.flag("ignore"))
            || !(reads(a) || writes(a)));
  }

  private static boolean reads(AnnotationUse use) {
    return does(use, "deserialize");
  }

  private static boolean writes(AnnotationUse use) {
    return does(use, "serialize");
  }

  private static boolean does(AnnotationUse use, String flag) {
    return use.name().equals(AVAJE_IGNORE)
        ? use.flag(flag)
        : !JSON_FIELD.contains(use.name()) || !Boolean.FALSE.equals(use.values().get(flag));
  }

  /** What is said of a property where it is got: there, fastjson's annotation says nothing of how it is read. */
  static List<AnnotationUse> got(List<AnnotationUse> said) {
    return silent(said, "deserialize", "alternateNames");
  }

  /** What is said of it where it is set. */
  static List<AnnotationUse> set(List<AnnotationUse> said) {
    return silent(said, "serialize");
  }

  private static List<AnnotationUse> silent(List<AnnotationUse> said, String... elements) {
    return said.stream()
        .map(use -> JSON_FIELD.contains(use.name()) ? use.without(elements) : use)
        .toList();
  }

  /**
   * What is said of a property in all its places. As with Jackson, its {@code JsonIgnore} concerns one place alone where another
   * names the property: a password whose getter is ignored is read all the same.
   */
  static List<AnnotationUse> unlessNamed(
      List<AnnotationUse> all,
      List<AnnotationUse> field,
      List<AnnotationUse> getter,
      List<AnnotationUse> setter) {
    boolean named = Stream.of(field, getter, setter).anyMatch(Policies::isNamed);
    boolean read = isNamed(field) || !isIgnored(setter);
    boolean written = isNamed(field) || !isIgnored(getter);
    return named && isIgnored(all) && (read || written) ? oneWay(all, read, written) : all;
  }

  /**
   * The same where what is said of how a property is got and of how it is set never concerns the other: of a builder that Jackson's
   * annotation names.
   */
  static List<AnnotationUse> apart(
      List<AnnotationUse> all, List<AnnotationUse> got, List<AnnotationUse> set) {
    return isIgnored(got) == isIgnored(set) ? all : oneWay(all, !isIgnored(set), !isIgnored(got));
  }

  /** The same of JSON-B's {@code JsonbTransient}, which concerns both sides where it is on the field alone. */
  static List<AnnotationUse> unlessOneSided(
      List<AnnotationUse> all,
      List<AnnotationUse> field,
      List<AnnotationUse> getter,
      List<AnnotationUse> setter) {
    boolean read = setter.stream().noneMatch(Policies::isTransient);
    boolean written = getter.stream().noneMatch(Policies::isTransient);
    return read == written || field.stream().anyMatch(Policies::isTransient)
        ? all
        : oneWay(all, read, written);
  }

  private static List<AnnotationUse> oneWay(
      List<AnnotationUse> all, boolean read, boolean written) {
    List<AnnotationUse> left = new ArrayList<>(all);
    left.removeIf(a -> isJacksonsIgnore(a) || isTransient(a));
    if (!read || !written) {
      String access = read ? "WRITE_ONLY" : "READ_ONLY";
      left.add(new AnnotationUse(JACKSON_PROPERTY, Map.of("access", access)));
    }
    return left;
  }

  private static boolean isTransient(AnnotationUse use) {
    return use.simpleName().equals("JsonbTransient");
  }

  private static boolean isNamed(List<AnnotationUse> place) {
    return !isIgnored(place) && place.stream().anyMatch(a -> JACKSON_NAMES.contains(a.name()));
  }

  private static boolean isIgnored(List<AnnotationUse> place) {
    return place.stream().anyMatch(Policies::isJacksonsIgnore);
  }

  private static boolean isJacksonsIgnore(AnnotationUse use) {
    return use.name().equals(JACKSON_IGNORE)
        && !Boolean.FALSE.equals(use.values().get("value"));
  }

  static boolean required(List<AnnotationUse> annotations) {
    return annotations.stream()
        .anyMatch(a -> a.name().equals("streak.JsonRequired")
            || a.name().equals("kotlinx.serialization.Required")
            || (JSON_FIELD.contains(a.name()) && a.flag("required"))
            || (a.name().equals(DSL_ATTRIBUTE) && a.flag("mandatory"))
            || (a.name().equals(JACKSON_PROPERTY) && isRequired(a)));
  }

  /** What came later goes first, unless it leaves it open. */
  private static boolean isRequired(AnnotationUse property) {
    return switch (property.text("isRequired", "DEFAULT")) {
      case "TRUE" -> true;
      case "FALSE" -> false;
      default -> property.flag("required");
    };
  }

  /** False where an annotation says that only writing concerns it. */
  static boolean read(List<AnnotationUse> annotations) {
    return access(annotations).noneMatch(a -> a.equals("READ_ONLY"))
        && annotations.stream().allMatch(Policies::reads);
  }

  /** False where an annotation says that only reading concerns it: a password. */
  static boolean written(List<AnnotationUse> annotations) {
    return access(annotations).noneMatch(a -> a.equals("WRITE_ONLY"))
        && annotations.stream().allMatch(Policies::writes);
  }

  private static Stream<String> access(List<AnnotationUse> annotations) {
    return annotations.stream()
        .filter(a -> a.name().equals(JACKSON_PROPERTY))
        .map(a -> a.text("access", ""));
  }

  /** What the member's annotations say, or else those of its type. */
  static Plan.Omit omit(List<AnnotationUse> annotations, List<AnnotationUse> ofType) {
    return include(annotations)
        .or(() -> nulls(ofType))
        .or(() -> include(ofType))
        .orElse(Plan.Omit.NEVER);
  }

  private static Optional<Plan.Omit> include(List<AnnotationUse> annotations) {
    return AnnotationUse.find(annotations, JACKSON_INCLUDE)
        .map(a -> a.text("value", "ALWAYS"))
        .filter(value -> !value.equals("USE_DEFAULTS"))
        .or(() -> AnnotationUse.find(annotations, JACKSON2_SERIALIZE).flatMap(Policies::inclusion))
        .map(value -> INCLUDE.getOrDefault(value, Plan.Omit.NEVER));
  }

  /** What Jackson 2's {@code JsonSerialize} says of that. */
  private static Optional<String> inclusion(AnnotationUse use) {
    return Optional.of(use.text("include", "DEFAULT_INCLUSION"))
        .filter(value -> !value.equals("DEFAULT_INCLUSION"));
  }

  /** What Jackson's {@code JsonInclude} says of a type that is not followed, unless Streak's own says it. */
  static Optional<String> unheededInclude(List<AnnotationUse> ofType) {
    return nulls(ofType).isPresent()
        ? Optional.empty()
        : ofType.stream().flatMap(a -> unheededInclude(a).stream()).findFirst();
  }

  /** What Jackson's {@code JsonInclude} says that is not followed. */
  static Optional<String> unheededInclude(AnnotationUse use) {
    if (use.name().equals(JACKSON2_SERIALIZE)) {
      return inclusion(use)
          .filter(value -> !INCLUDE.containsKey(value))
          .map(value -> "@JsonSerialize(include = " + value + ")");
    }
    if (!use.name().equals(JACKSON_INCLUDE)) {
      return Optional.empty();
    }
    String value = use.text("value", "ALWAYS");
    String content = use.text("content", "ALWAYS");
    if (!value.equals("USE_DEFAULTS") && !INCLUDE.containsKey(value)) {
      return Optional.of("@JsonInclude(" + value + ")");
    }
    return content.equals("USE_DEFAULTS") || content.equals("ALWAYS")
        ? Optional.empty()
        : Optional.of("@JsonInclude(content = " + content + ")");
  }

  private static Optional<Plan.Omit> nulls(List<AnnotationUse> ofType) {
    return AnnotationUse.find(ofType, "streak.Json")
        .map(a -> a.text("nulls", ""))
        .filter(nulls -> !nulls.isEmpty())
        .map(nulls -> nulls.equals("OMIT") ? Plan.Omit.ABSENT : Plan.Omit.NEVER);
  }

  /** What a type's annotations say, or else that of its only property that it is the value. */
  static Plan.Layout layout(TypeDeclaration type) {
    String own = AnnotationUse.find(type.annotations(), "streak.Json")
        .map(a -> a.text("shape", ""))
        .orElse("");
    if (!own.isEmpty()) {
      return Plan.Layout.valueOf(own);
    }
    if (hasOnlyValue(type)) {
      return Plan.Layout.VALUE;
    }
    return AnnotationUse.find(type.annotations(), JACKSON + "JsonFormat")
        .filter(a -> a.text("shape", "").equals("ARRAY"))
        .map(a -> Plan.Layout.ARRAY)
        .orElse(Plan.Layout.OBJECT);
  }

  /** Jackson's {@code JsonValue} is on the one property that there is, and no creator asks for an object that has it as a member. */
  private static boolean hasOnlyValue(TypeDeclaration type) {
    KotlinDeclaration kotlin = type.kotlin();
    Stream<MethodDeclaration> makers =
        kotlin == null ? type.methods().stream() : Stream.ofNullable(kotlin.creator());
    if (makers.flatMap(m -> m.annotations().stream()).anyMatch(AnnotationUse::isOfProperties)) {
      return false;
    }
    Properties ofJava = new Properties(type, new Diagnostics());
    List<List<AnnotationUse>> properties = (kotlin == null
            ? type.variables().stream().map(ofJava::withMethodsOf)
            : kotlin.properties().stream().map(KotlinDeclaration.Property::variable))
        .map(VariableDeclaration::annotations)
        .filter(annotations -> !ignored(annotations))
        .limit(2) // whoever has a thousand is asked for each of them
        .toList();
    return properties.size() == 1 && Unheeded.hasValue(properties.get(0));
  }

  /** Jackson's annotation says that a long is written as a string, for readers that would make it a double. */
  static boolean asString(Scalar scalar, VariableDeclaration member) {
    TypeUse innermost = Collections.innermost(member.type());
    boolean direct = innermost.equals(member.type());
    return scalar.kind() == Scalar.Kind.LONG
        && innermost.source().equals(scalar.type())
        && member.annotations().stream().anyMatch(a -> isOfString(a) || (direct && isToString(a)));
  }

  private static boolean isOfString(AnnotationUse use) {
    return use.name().equals(JACKSON + "JsonFormat") && use.text("shape", "").equals("STRING");
  }

  private static boolean isToString(AnnotationUse use) {
    return use.simpleName().equals("JsonSerialize")
        && use.type("using")
            .filter(
                c -> c.name().qualified().endsWith(".jackson.databind.ser.std.ToStringSerializer"))
            .isPresent();
  }

  /** Less what is heeded of a member that is a long. */
  static AnnotationUse restOfLong(AnnotationUse use, TypeUse type) {
    boolean heeded = isToString(use)
        && Scalar.of(type.source()).filter(s -> s.kind() == Scalar.Kind.LONG).isPresent();
    return heeded ? use.without("using") : use;
  }

  static boolean collectsUnknown(List<AnnotationUse> annotations) {
    return isUnknown(annotations) || Unheeded.isAny(annotations);
  }

  static boolean isUnknown(List<AnnotationUse> annotations) {
    return AnnotationUse.find(annotations, "streak.JsonUnknown").isPresent();
  }

  static Optional<String> defaultText(List<AnnotationUse> annotations) {
    return AnnotationUse.find(annotations, "streak.JsonDefault").map(a -> a.text("value", ""));
  }
}
