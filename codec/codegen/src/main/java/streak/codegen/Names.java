package streak.codegen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names that a member has in a document.
 *
 * @param name written and read
 * @param aliases read too
 */
public record Names(String name, List<String> aliases) {

  /** The element that holds the name, by annotation. Streak's own goes first. */
  private static final Map<String, String> NAME_ELEMENTS = Map.of(
      "streak.JsonName", "value",
      "com.fasterxml.jackson.annotation.JsonProperty", "value",
      "com.fasterxml.jackson.annotation.JsonGetter", "value",
      "com.google.gson.annotations.SerializedName", "value",
      "com.squareup.moshi.Json", "name",
      "jakarta.json.bind.annotation.JsonbProperty", "value",
      "javax.json.bind.annotation.JsonbProperty", "value",
      "kotlinx.serialization.SerialName", "value");

  /** The element that holds further names that are read, by annotation. */
  private static final Map<String, String> ALIAS_ELEMENTS = Map.of(
      "streak.JsonName", "aliases",
      "com.fasterxml.jackson.annotation.JsonAlias", "value",
      "com.google.gson.annotations.SerializedName", "alternate",
      "kotlinx.serialization.json.JsonNames", "names");

  /** The annotation that is none: see {@link #convention}. */
  private static final String CONVENTION = "convention";

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
        .or(() -> foreign(annotations))
        .or(() -> named(CONVENTION, annotations))
        .orElse(property);
    aliases.remove(name);
    return new Names(name, new ArrayList<>(aliases));
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
    return annotations.stream()
        .filter(a -> NAME_ELEMENTS.containsKey(a.name()))
        .map(a -> a.text(NAME_ELEMENTS.getOrDefault(a.name(), ""), ""))
        .filter(name -> !name.isEmpty() && !name.equals(UNSET))
        .findFirst();
  }
}
