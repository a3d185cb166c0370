package streak.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * Any JSON as objects of the JDK, for programs that have an {@code Object} or a {@code Map<String, Object>} where others have a
 * {@link JsonValue}: {@code @Json(with = Untyped.class)} on the type that holds it, or {@code new Untyped().fromJson(document)}.
 *
 * <p>An object becomes a {@link LinkedHashMap}, an array an {@link ArrayList}, a string a String, {@code true} and {@code false} a
 * Boolean, {@code null} null. A number with neither fraction nor exponent becomes an Integer, or a Long or a {@link BigInteger}
 * where it is too large for that; any other becomes a Double, and one beyond the largest double is refused. Who wants a number's
 * digits as they are, or a member that an object has twice, takes a {@link JsonValue}.
 *
 * <p>These are written, and more: any Map with String keys, Collection or array of objects, a Character, an enum's constant by its
 * name, any number of {@code java.lang} and {@code java.math}, and a {@link JsonValue}. Anything else is a {@link JsonException}:
 * what a class of a program's own looks like in a document, its own adapter says.
 */
public final class Untyped extends JsonAdapter<Object> {

  private static final String WRITTEN =
      "expected a Map, a Collection, an array of objects, a String, a Character, a Boolean, a number,"
          + " an enum's constant, a JsonValue or null, found a ";

  /** For {@code @Json(with)}, which names the class. */
  public Untyped() {}

  @Override
  public Object read(JsonReader in) {
    return switch (in.peek()) {
      case '{' -> readMap(in);
      case '[' -> readList(in);
      case '"' -> in.readString();
      case 't', 'f' -> in.readBoolean();
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> in.readNumber();
      default -> throw nothing(in);
    };
  }

  /** What is no value, its reader says best. */
  private static JsonException nothing(JsonReader in) {
    if (in.peek() != 'n') {
      in.skipValue();
    }
    return JsonException.at(in, "expected a value other than null, found null");
  }

  private @Nullable Object readNullable(JsonReader in) {
    return in.readNull() ? null : read(in);
  }

  private Map<String, @Nullable Object> readMap(JsonReader in) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (boolean more = in.beginObject(); more; more = in.nextMember()) {
      String name = in.name();
      if (map.containsKey(name)) {
        throw JsonException.duplicate(in, name);
      }
      try {
        map.put(name, readNullable(in));
      } catch (JsonException e) {
        throw e.inMember(name);
      }
    }
    return map;
  }

  private List<@Nullable Object> readList(JsonReader in) {
    List<@Nullable Object> list = new ArrayList<>();
    for (boolean more = in.beginArray(); more; more = in.nextElement()) {
      try {
        list.add(readNullable(in));
      } catch (JsonException e) {
        throw e.inElement(list.size());
      }
    }
    return list;
  }

  @Override
  public void write(JsonWriter out, Object value) {
    if (value instanceof String string) {
      out.value(string);
    } else if (value instanceof Map<?, ?> map) {
      writeMap(out, map);
    } else if (value instanceof Collection<?> elements) {
      writeAll(out, elements);
    } else if (value instanceof Object[] elements) {
      writeAll(out, Arrays.asList(elements));
    } else if (value instanceof Boolean bool) {
      out.value((boolean) bool);
    } else if (value instanceof Number number) {
      writeNumber(out, number);
    } else if (value instanceof Character character) {
      out.value((char) character);
    } else if (value instanceof Enum<?> constant) {
      out.value(constant.name());
    } else if (value instanceof JsonValue tree) {
      JsonValue.adapter().write(out, tree);
    } else {
      throw unknown(value);
    }
  }

  private void writeNullable(JsonWriter out, @Nullable Object value) {
    if (value == null) {
      out.nullValue();
    } else {
      write(out, value);
    }
  }

  private void writeMap(JsonWriter out, Map<?, ?> map) {
    out.beginObject();
    map.forEach((key, value) -> {
      if (!(key instanceof String name)) {
        throw JsonException.ofWriting("expected a map's keys to be Strings, found "
            + (key == null ? "null" : "a " + key.getClass().getName()));
      }
      out.name(name);
      try {
        writeNullable(out, value);
      } catch (JsonException e) {
        throw e.inMember(name);
      }
    });
    out.endObject();
  }

  private void writeAll(JsonWriter out, Collection<?> elements) {
    out.beginArray();
    int index = 0;
    for (Object each : elements) {
      try {
        writeNullable(out, each);
      } catch (JsonException e) {
        throw e.inElement(index);
      }
      index++;
    }
    out.endArray();
  }

  private static void writeNumber(JsonWriter out, Number value) {
    if (value instanceof Double number) {
      out.value((double) number);
    } else if (value instanceof Float number) {
      out.value((float) number);
    } else if (value instanceof BigDecimal number) {
      out.value(number);
    } else if (value instanceof BigInteger number) {
      out.value(number);
    } else if (value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte) {
      out.value(value.longValue());
    } else {
      throw unknown(value);
    }
  }

  private static JsonException unknown(Object value) {
    return JsonException.ofWriting(WRITTEN + value.getClass().getName());
  }
}
