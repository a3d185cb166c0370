package touchstone.model;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a value read from JSON lacks: Jackson leaves a member out where the document does, and everyone behind takes it for there, unless
 * its type says {@link Nullable}.
 */
final class Members {

  /** A run has thousands of iterations, and annotations take their time. */
  private static final ClassValue<List<Member>> MEMBERS = new ClassValue<>() {
    @Override
    protected List<Member> computeValue(Class<?> type) {
      return Stream.of(type.getRecordComponents())
          .filter(component -> !component.getType().isPrimitive())
          .map(Member::of)
          .toList();
    }
  };

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
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        Optional<String> missing = missing(entry.getValue(), pointer + "/" + entry.getKey());
        if (missing.isPresent()) {
          return missing;
        }
      }
    } else if (value instanceof Record) {
      for (Member member : MEMBERS.get(value.getClass())) {
        Object held = member.of(value);
        if (held != null || !member.optional()) {
          Optional<String> missing = missing(held, pointer + "/" + member.name());
          if (missing.isPresent()) {
            return missing;
          }
        }
      }
    }
    return Optional.empty();
  }

  /** @param name as the files have it, in snake case */
  private record Member(String name, Method accessor, boolean optional) {

    static Member of(RecordComponent component) {
      return new Member(
          component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT),
          component.getAccessor(),
          component.getAnnotatedType().isAnnotationPresent(Nullable.class));
    }

    @Nullable
    Object of(Object holder) {
      try {
        return accessor.invoke(holder);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
