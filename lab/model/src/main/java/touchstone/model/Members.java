package touchstone.model;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a value read from JSON lacks: Jackson leaves a member out where the document does, and everyone behind takes it for there, unless
 * its type says {@link Nullable}.
 */
final class Members {

  private Members() {}

  /** Where the first member that has to be there and is not would stand, such as {@code cells/3/operation}; empty when all are there. */
  static Optional<String> missing(@Nullable Object value) {
    return missing(value, "").map(pointer -> pointer.substring(Math.min(1, pointer.length())));
  }

  private static Optional<String> missing(@Nullable Object value, String pointer) {
    if (value == null) {
      return Optional.of(pointer);
    }
    if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        Optional<String> missing = missing(list.get(i), pointer + "/" + i);
        if (missing.isPresent()) {
          return missing;
        }
      }
    } else if (value instanceof Record) {
      for (RecordComponent component : value.getClass().getRecordComponents()) {
        Object member = member(value, component);
        boolean optional = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (member != null || !optional) {
          Optional<String> missing = missing(member, pointer + "/" + name(component));
          if (missing.isPresent()) {
            return missing;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static @Nullable Object member(Object value, RecordComponent component) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As the files have it, in snake case. */
  private static String name(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }
}
