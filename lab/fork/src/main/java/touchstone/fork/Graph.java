package touchstone.fork;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.MemberName;

/**
 * Shows a value as JSON by its fields, whatever library's type it is: the same properties give the same text. It knows no
 * library, so what a contestant read can be judged without trusting what the contestant writes.
 */
public final class Graph {

  /** Deeper than any workload; a graph that goes on longer has a cycle. */
  private static final int MAX_DEPTH = 1_000;

  private static final String DELEGATE = "$delegate";

  /** Of instances, superclass first. */
  private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
    @Override
    protected List<Field> computeValue(Class<?> type) {
      Deque<Class<?>> hierarchy = new ArrayDeque<>();
      for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
        hierarchy.push(c);
      }
      return hierarchy.stream()
          .flatMap(c -> Stream.of(c.getDeclaredFields()))
          .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
          .toList();
    }
  };

  private Graph() {}

  /**
   * A JSON document: objects with the fields' names, or what {@link MemberName} says, as members' names (superclass first), lists and arrays as arrays, numbers
   * as Java prints them, dates, times and UUIDs too, an option as the value that it holds, or null.
   *
   * @throws IllegalArgumentException when the graph has a cycle, or a field that cannot be looked into
   */
  public static String toJson(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    write(out, value, 0);
    return out.toString();
  }

  private static void write(StringBuilder out, @Nullable Object value, int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "the value is nested more than " + MAX_DEPTH + " deep: a cycle?");
    }
    if (value == null || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof Number number) {
      number(out, number);
    } else if (value instanceof CharSequence
        || value instanceof Character
        || value instanceof Enum<?>
        || value instanceof TemporalAccessor
        || value instanceof UUID) {
      JsonText.string(out, value.toString());
    } else if (value instanceof Map<?, ?> map) {
      map(out, map, depth);
    } else if (value instanceof Iterable<?> elements) {
      list(out, elements, depth);
    } else if (value.getClass().isArray()) {
      array(out, value, depth);
    } else {
      Map<?, ?> map = Holder.map(value);
      Holder holder = map == null ? Holder.of(value) : null;
      if (map != null) {
        map(out, map, depth);
      } else if (holder == null) {
        object(out, value, depth);
      } else if (holder.sequence()) {
        list(out, holder.held(), depth);
      } else {
        write(out, holder.held().isEmpty() ? null : holder.held().get(0), depth + 1);
      }
    }
  }

  private static void number(StringBuilder out, Number number) {
    String text = number.toString();
    if (text.equals("NaN") || text.endsWith("Infinity")) {
      JsonText.string(out, text);
    } else {
      out.append(text);
    }
  }

  private static void map(StringBuilder out, Map<?, ?> map, int depth) {
    out.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator);
      JsonText.string(out, String.valueOf(entry.getKey()));
      out.append(':');
      write(out, entry.getValue(), depth + 1);
      separator = ",";
    }
    out.append('}');
  }

  private static void list(StringBuilder out, Iterable<?> elements, int depth) {
    out.append('[');
    String separator = "";
    for (Object element : elements) {
      out.append(separator);
      write(out, element, depth + 1);
      separator = ",";
    }
    out.append(']');
  }

  private static void array(StringBuilder out, Object array, int depth) {
    out.append('[');
    for (int i = 0; i < Array.getLength(array); i++) {
      out.append(i == 0 ? "" : ",");
      write(out, Array.get(array, i), depth + 1);
    }
    out.append(']');
  }

  private static void object(StringBuilder out, Object value, int depth) {
    out.append('{');
    String separator = "";
    for (Field field : FIELDS.get(value.getClass())) {
      out.append(separator);
      JsonText.string(out, name(field));
      out.append(':');
      write(out, get(field, value), depth + 1);
      separator = ",";
    }
    out.append('}');
  }

  /** The property's, which Kotlin may have handed to another object: {@code by lazy} has a field of its own. */
  private static String name(Field field) {
    MemberName said = field.getAnnotation(MemberName.class);
    if (said != null) {
      return said.value();
    }
    String name = field.getName();
    return name.endsWith(DELEGATE) ? name.substring(0, name.length() - DELEGATE.length()) : name;
  }

  private static @Nullable Object get(Field field, Object value) {
    try {
      field.setAccessible(true);
      return field.get(value);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalArgumentException("cannot look into " + field, e);
    }
  }
}
