package streak.codegen;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names that a member has in a document.
 *
 * @param name written and read
 * @param aliases read too
 */
public record Names(String name, List<String> aliases) {

  /** The element that holds the name, by annotation. Streak's own goes first. */
  private static final Map<String, String> NAME_ELEMENTS = Map.ofEntries(
      entry("streak.JsonName", "value"),
      entry("com.alibaba.fastjson.annotation.JSONField", "name"),
      entry("com.alibaba.fastjson2.annotation.JSONField", "name"),
      entry("com.dslplatform.json.JsonAttribute", "name"),
      entry("com.fasterxml.jackson.annotation.JsonProperty", "value"),
      entry("com.fasterxml.jackson.annotation.JsonGetter", "value"),
      entry("com.fasterxml.jackson.annotation.JsonSetter", "value"),
      entry("com.google.gson.annotations.SerializedName", "value"),
      entry("com.squareup.moshi.Json", "name"),
      entry("io.avaje.jsonb.Json.Property", "value"),
      entry("jakarta.json.bind.annotation.JsonbProperty", "value"),
      entry("javax.json.bind.annotation.JsonbProperty", "value"),
      entry("kotlinx.serialization.SerialName", "value"));

  /** The element that holds further names that are read, by annotation. */
  private static final Map<String, String> ALIAS_ELEMENTS = Map.of(
      "streak.JsonName", "aliases",
      "com.alibaba.fastjson.annotation.JSONField", "alternateNames",
      "com.alibaba.fastjson2.annotation.JSONField", "alternateNames",
      "com.dslplatform.json.JsonAttribute", "alternativeNames",
      "com.fasterxml.jackson.annotation.JsonAlias", "value",
      "com.google.gson.annotations.SerializedName", "alternate",
      "io.avaje.jsonb.Json.Alias", "value",
      "kotlinx.serialization.json.JsonNames", "names");

  /** The annotation that is none: see {@link #convention}. */
  private static final String CONVENTION = "convention";

  /** Annotations that are none, of a property whose getter and setter are called otherwise: see {@link #apart}. */
  private static final String READ = "read";

  private static final String WRITTEN = "written";

  /** Those that name what is got where they are on a getter, and what is set where they are on a setter, and nothing besides. */
  private static final Set<String> ONE_SIDED = Set.of(
      "com.alibaba.fastjson.annotation.JSONField",
      "com.alibaba.fastjson2.annotation.JSONField",
      "jakarta.json.bind.annotation.JsonbProperty",
      "javax.json.bind.annotation.JsonbProperty");

  /** What Moshi writes where no name is given. */
  private static final String UNSET = "\u0000";

  /** What the annotations say; the property's own name where they say nothing. */
  static Names of(String property, List<AnnotationUse> annotations) {
    Set<String> aliases = new LinkedHashSet<>();
    for (AnnotationUse use : annotations) {
      String element = ALIAS_ELEMENTS.get(use.name());
      if (element != null) {
        aliases.addAll(use.texts(element));
      }
    }
    String name = own(annotations)
        .or(() -> onSide(READ, property, annotations))
        .or(() -> foreign(annotations))
        .orElseGet(() -> conventional(property, annotations));
    aliases.remove(name);
    return new Names(name, new ArrayList<>(aliases));
  }

  /** One without aliases. */
  static Names alone(String name) {
    return new Names(name, List.of());
  }

  /** The name and the aliases. */
  public List<String> all() {
    List<String> all = new ArrayList<>(aliases);
    all.add(0, name);
    return all;
  }

  /** Stands beside a declaration's annotations for a name that it has where none of them gives it one. */
  public static AnnotationUse convention(String name) {
    return new AnnotationUse(CONVENTION, Map.of("value", name));
  }

  /**
   * What is said of a property in all its places: what is said where it is got names what is written, and what is said where it is set
   * names what is read. With Jackson one of the two names both; with JSON-B and fastjson it does not.
   *
   * @param field what is said where it is kept
   * @param passed it is set as a parameter of a creator, where JSON-B and fastjson do not ask the field
   */
  static List<AnnotationUse> apart(
      List<AnnotationUse> all,
      List<AnnotationUse> field,
      List<AnnotationUse> got,
      List<AnnotationUse> set,
      boolean passed) {
    boolean oneSided = Stream.of(got, set, passed ? field : List.<AnnotationUse>of())
        .flatMap(side -> naming(side).findFirst().stream())
        .anyMatch(a -> ONE_SIDED.contains(a.name()));
    return oneSided
        ? apart(
            all,
            foreign(got).or(() -> foreign(field)).orElse(""),
            foreign(set).or(() -> passed ? Optional.empty() : foreign(field)).orElse(""))
        : apart(all, got, set);
  }

  /** The same with Jackson, and where Kotlin's annotations are. */
  public static List<AnnotationUse> apart(
      List<AnnotationUse> all, List<AnnotationUse> got, List<AnnotationUse> set) {
    Optional<String> written = foreign(got);
    Optional<String> read = foreign(set);
    return written.isEmpty() || read.isEmpty() ? all : apart(all, written.get(), read.get());
  }

  /** The same of names that are known; an empty one is that of the property. */
  static List<AnnotationUse> apart(List<AnnotationUse> all, String written, String read) {
    if (own(all).isPresent() || written.equals(read)) {
      return all;
    }
    List<AnnotationUse> apart = new ArrayList<>();
    apart.add(new AnnotationUse(READ, Map.of("value", read)));
    apart.add(new AnnotationUse(WRITTEN, Map.of("value", written)));
    apart.addAll(all); // and what was known before is there no more
    return apart;
  }

  /** What a property is called where it is written, where that may be another name than the one that is read. */
  static Optional<String> written(String property, List<AnnotationUse> annotations) {
    return onSide(WRITTEN, property, annotations);
  }

  private static Optional<String> onSide(
      String side, String property, List<AnnotationUse> annotations) {
    return named(side, annotations)
        .map(name -> name.isEmpty() ? conventional(property, annotations) : name);
  }

  private static String conventional(String property, List<AnnotationUse> annotations) {
    return named(CONVENTION, annotations).orElse(property);
  }

  private static Optional<String> own(List<AnnotationUse> annotations) {
    return named("streak.JsonName", annotations);
  }

  private static Optional<String> named(String annotation, List<AnnotationUse> annotations) {
    return annotations.stream()
        .filter(a -> a.name().equals(annotation))
        .map(a -> a.text("value", ""))
        .findFirst();
  }

  private static Optional<String> foreign(List<AnnotationUse> annotations) {
    return naming(annotations).map(Names::nameIn).findFirst();
  }

  /** Those that give a name. */
  private static Stream<AnnotationUse> naming(List<AnnotationUse> annotations) {
    return annotations.stream()
        .filter(a -> NAME_ELEMENTS.containsKey(a.name()))
        .filter(a -> !nameIn(a).isEmpty() && !nameIn(a).equals(UNSET));
  }

  private static String nameIn(AnnotationUse use) {
    return use.text(NAME_ELEMENTS.getOrDefault(use.name(), ""), "");
  }
}
