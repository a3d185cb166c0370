package fuzz;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import streak.JsonIgnore;
import streak.JsonMember;
import streak.tree.JsonArray;
import streak.tree.JsonObject;
import streak.tree.JsonString;
import streak.tree.JsonValue;

/** A value in words that are the same for values that are alike, whatever their classes make of {@code equals}. */
final class Shown {

  private Shown() {}

  static String of(@Nullable Object value) {
    if (value == null) {
      return "null";
    } else if (value instanceof CharSequence text) {
      return quoted(text);
    } else if (value instanceof JsonValue tree) {
      return tree(tree);
    } else if (value instanceof Map<?, ?> map) {
      // Their order is shown when they are written.
      Map<String, String> entries = new TreeMap<>();
      map.forEach((k, v) -> entries.put(of(k), of(v)));
      return kind(value) + entries;
    } else if (value instanceof Iterable<?> elements) {
      StringJoiner shown = new StringJoiner(", ", kind(value) + "[", "]");
      elements.forEach(e -> shown.add(of(e)));
      return shown.toString();
    } else if (value.getClass().isArray()) {
      StringJoiner shown = new StringJoiner(", ", kind(value) + "[", "]");
      for (int i = 0; i < Array.getLength(value); i++) {
        shown.add(of(Array.get(value, i)));
      }
      return shown.toString();
    } else if (value instanceof Optional<?> optional) {
      return "Optional[" + of(optional.orElse(null)) + "]";
    } else if (value instanceof JsonMember<?> member) {
      return member.isAbsent() ? "absent" : "member[" + of(member.orElse(null)) + "]";
    } else if (value.getClass().getPackageName().equals(RandomTypes.PACKAGE)
        && !(value instanceof Enum)) {
      return object(value);
    }
    return kind(value) + " " + value;
  }

  private static String kind(Object value) {
    return value.getClass().getSimpleName();
  }

  private static String quoted(CharSequence text) {
    StringBuilder shown = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> shown.append(c > ' ' && c < 0x7f && c != '"' ? "" + (char) c : "\\" + c + ";"));
    return shown.append('"').toString();
  }

  private static String tree(JsonValue value) {
    if (value instanceof JsonObject object) {
      Map<String, String> members = new TreeMap<>();
      object.forEach(m -> members.merge(quoted(m.name()), tree(m.value()), (a, b) -> a + "+" + b));
      return members.toString();
    } else if (value instanceof JsonArray array) {
      return array.stream().map(Shown::tree).toList().toString();
    }
    return value instanceof JsonString ? quoted(value.asString()) : value.toString();
  }

  private static String object(Object value) {
    StringJoiner shown = new StringJoiner(", ", kind(value) + "{", "}");
    try {
      if (value instanceof Record) {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
          component.getAccessor().setAccessible(true);
          shown.add(component.getName() + "=" + of(component.getAccessor().invoke(value)));
        }
      } else {
        for (Class<?> c = value.getClass(); c != Object.class; c = c.getSuperclass()) {
          for (Field field : properties(c)) {
            shown.add(field.getName() + "=" + of(field.get(value)));
          }
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
    return shown.toString();
  }

  /** The fields that a class itself declares and an adapter reads and writes. */
  static List<Field> properties(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0
          && !field.isAnnotationPresent(JsonIgnore.class)) {
        field.setAccessible(true);
        fields.add(field);
      }
    }
    return fields;
  }
}
