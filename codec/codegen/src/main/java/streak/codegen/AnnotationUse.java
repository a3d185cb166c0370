package streak.codegen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * An annotation as it stands in the source.
 *
 * @param name qualified
 * @param values what is written down, by element: Strings, Booleans, Integers, names of enum constants, ClassUses,
 *     AnnotationUses, Lists of them
 */
public record AnnotationUse(String name, Map<String, Object> values) {

  /** Names an adapter that is written by hand. */
  public static final String WITH = "streak.JsonWith";

  /** Asks for an adapter. */
  private static final String JSON = "streak.Json";

  /** On an annotation of a program's own: it stands for all that stand on it. */
  private static final String BUNDLE = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";

  /** On an annotation of a program's own: it chooses an adapter. */
  private static final String QUALIFIER = "com.squareup.moshi.JsonQualifier";

  private static final Set<String> CREATORS = Set.of("JsonCreator", "JsonbCreator", "JSONCreator");

  /** Its simple name alone says little. */
  private static final String CREATOR_OF_AVAJE = "io.avaje.jsonb.Json.Creator";

  /** Those of Jackson's that stand on types, less what concerns one type alone. */
  private static final Set<String> INHERITED = Set.of(
      "com.fasterxml.jackson.annotation.JsonAutoDetect",
      "com.fasterxml.jackson.annotation.JsonFilter",
      "com.fasterxml.jackson.annotation.JsonFormat",
      "com.fasterxml.jackson.annotation.JsonIdentityInfo",
      "com.fasterxml.jackson.annotation.JsonIgnoreProperties",
      "com.fasterxml.jackson.annotation.JsonIgnoreType",
      "com.fasterxml.jackson.annotation.JsonInclude",
      "com.fasterxml.jackson.annotation.JsonIncludeProperties",
      "com.fasterxml.jackson.annotation.JsonPropertyOrder",
      "com.fasterxml.jackson.annotation.JsonTypeInfo",
      "com.fasterxml.jackson.annotation.JsonView",
      "com.fasterxml.jackson.databind.annotation.JsonDeserialize",
      "com.fasterxml.jackson.databind.annotation.JsonNaming",
      "com.fasterxml.jackson.databind.annotation.JsonSerialize",
      "tools.jackson.databind.annotation.JsonDeserialize",
      "tools.jackson.databind.annotation.JsonNaming",
      "tools.jackson.databind.annotation.JsonSerialize");

  /** Where those of Jackson's are that count on what a method overrides. */
  private static final List<String> OVERRIDDEN = List.of(
      "com.fasterxml.jackson.annotation.",
      "com.fasterxml.jackson.databind.annotation.",
      "tools.jackson.databind.annotation.");

  /** Those of which it matters which classes they name. */
  public static final Set<String> NAMING_CLASSES = Set.of(
      JSON,
      WITH,
      "com.fasterxml.jackson.annotation.JsonSubTypes",
      "com.fasterxml.jackson.databind.annotation.JsonDeserialize",
      "com.fasterxml.jackson.databind.annotation.JsonNaming",
      "tools.jackson.databind.annotation.JsonDeserialize",
      "tools.jackson.databind.annotation.JsonNaming");

  /** Without package and enclosing types. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Whether what stands on the annotation's own class may say anything of what the annotation stands on. */
  public boolean mayImply() {
    return !name.startsWith("java.lang.");
  }

  /** What stands on an annotation's class makes it stand for all of that. */
  public static boolean isBundle(List<AnnotationUse> onAnnotation) {
    return find(onAnnotation, BUNDLE).isPresent();
  }

  /** What an annotation that is no bundle says beside what it says itself, of all that stands on its class. */
  public static List<AnnotationUse> implied(List<AnnotationUse> onAnnotation) {
    return find(onAnnotation, QUALIFIER).stream().toList();
  }

  /** It says something of the subtypes of its type too, where none of their own says otherwise. */
  public boolean isInherited() {
    return INHERITED.contains(name);
  }

  /** What is said of a method, and with Jackson of those that it overrides, where it says nothing of that name itself. */
  public static List<AnnotationUse> overriding(
      List<AnnotationUse> own, List<AnnotationUse> overridden) {
    List<AnnotationUse> all = new ArrayList<>(own);
    for (AnnotationUse use : overridden) {
      if (OVERRIDDEN.stream().anyMatch(use.name()::startsWith)
          && find(all, use.name()).isEmpty()) {
        all.add(use);
      }
    }
    return all;
  }

  /** What it stands on makes objects. */
  public boolean isCreator() {
    return (CREATORS.contains(simpleName()) || name.equals(CREATOR_OF_AVAJE))
        && !mode().equals("DISABLED");
  }

  /** What it stands on makes none, although it could. */
  public boolean isNoCreator() {
    return simpleName().equals("JsonCreator") && mode().equals("DISABLED");
  }

  /** What it stands on makes an object of one value that is not a member. */
  boolean isDelegating() {
    return simpleName().equals("JsonCreator") && mode().equals("DELEGATING");
  }

  /** What it stands on makes an object of its members, and says so. */
  boolean isOfProperties() {
    return simpleName().equals("JsonCreator") && mode().equals("PROPERTIES");
  }

  private String mode() {
    return text("mode", "");
  }

  /** As if these elements were not written down. */
  AnnotationUse without(String... elements) {
    Map<String, Object> rest = new HashMap<>(values);
    rest.keySet().removeAll(List.of(elements));
    return new AnnotationUse(name, rest);
  }

  /** The first one of that name. */
  public static Optional<AnnotationUse> find(List<AnnotationUse> annotations, String name) {
    return annotations.stream().filter(a -> a.name().equals(name)).findFirst();
  }

  /** Less what another of the same name goes before: a type's own before what it inherits. */
  public static List<AnnotationUse> counting(List<AnnotationUse> annotations) {
    Map<String, AnnotationUse> first = new LinkedHashMap<>();
    annotations.forEach(a -> first.putIfAbsent(a.name(), a));
    return List.copyOf(first.values());
  }

  public String text(String element, String otherwise) {
    return values.get(element) instanceof String text ? text : otherwise;
  }

  /** Of an element that is false unless it is written down. */
  boolean flag(String element) {
    return values.get(element) instanceof Boolean flag && flag;
  }

  int number(String element, int otherwise) {
    return values.get(element) instanceof Integer number ? number : otherwise;
  }

  /** Of a subtype of Jackson's: what it is called, first as it is written; one that is empty where nobody says. */
  public List<String> tags() {
    List<String> tags = new ArrayList<>(texts("names"));
    String name = text("name", "");
    if (!name.isEmpty() || tags.isEmpty()) {
      tags.add(0, name);
    }
    return tags;
  }

  public Optional<ClassUse> type(String element) {
    return values.get(element) instanceof ClassUse type ? Optional.of(type) : Optional.empty();
  }

  /** The classes that an element names; KSP shows one by itself as it stands in Java. */
  public List<ClassUse> types(String element) {
    Object value = values.get(element);
    List<?> all = value instanceof List<?> list
        ? list
        : value instanceof ClassUse one ? List.of(one) : List.of();
    return all.stream()
        .filter(ClassUse.class::isInstance)
        .map(ClassUse.class::cast)
        .toList();
  }

  /** The builder that is named; of any other annotation, none. */
  public Optional<ClassUse> builder() {
    return name.equals(JSON) || simpleName().equals("JsonDeserialize")
        ? type("builder").filter(builder -> !builder.isNobody())
        : Optional.empty();
  }

  /** The class that is to be made in the type's place, as Jackson has it; of any other annotation, none. */
  public Optional<ClassUse> madeAs() {
    return simpleName().equals("JsonDeserialize")
        ? type("as").filter(as -> !as.isNobody())
        : Optional.empty();
  }

  /** The adapter that is named; of any other annotation, none. */
  public Optional<ClassUse> byHand() {
    return name.equals(WITH) ? type("value") : Optional.empty();
  }

  /** The same, whose adapter is one of another type than what it is named for. */
  public AnnotationUse mistaken(TypeUse adapted) {
    ClassUse adapter = byHand().orElseThrow();
    ClassUse mistaken = new ClassUse(adapter.name(), adapter.instance(), adapted.source(), true);
    return new AnnotationUse(name, Map.of("value", mistaken));
  }

  /** The adapters that a type names for itself and for its members; of any other annotation, none. */
  public List<ClassUse> adapters() {
    return name.equals(JSON) ? types("with") : List.of();
  }

  /** The same, which says of its adapters what they read and write. */
  public AnnotationUse adapting(Function<ClassUse, Optional<TypeUse>> adapted) {
    if (adapters().isEmpty()) {
      return this;
    }
    Map<String, Object> said = new HashMap<>(values);
    said.put(
        "with",
        adapters().stream()
            .map(each -> adapted.apply(each).map(each::ofType).orElse(each))
            .toList());
    return new AnnotationUse(name, said);
  }

  List<String> texts(String element) {
    return values.get(element) instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }

  /** The annotations that an element of this one holds. */
  public List<AnnotationUse> uses(String element) {
    return values.get(element) instanceof List<?> list
        ? list.stream()
            .filter(AnnotationUse.class::isInstance)
            .map(AnnotationUse.class::cast)
            .toList()
        : List.of();
  }
}
