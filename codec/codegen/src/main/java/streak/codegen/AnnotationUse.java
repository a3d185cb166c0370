package streak.codegen;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An annotation as it stands in the source.
 *
 * @param name qualified
 * @param values what is written down, by element: Strings, Booleans, names of enum constants, TypeNames of classes, Lists of them
 */
public record AnnotationUse(String name, Map<String, Object> values) {

  /** Without package and enclosing types. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  String text(String element, String otherwise) {
    return values.get(element) instanceof String text ? text : otherwise;
  }

  Optional<TypeName> type(String element) {
    return values.get(element) instanceof TypeName name ? Optional.of(name) : Optional.empty();
  }

  List<String> texts(String element) {
    return values.get(element) instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }
}
