package streak.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import streak.JsonLimits;
import streak.JsonWriter;

/**
 * Values that go by way of text, which Streak's own reader reads. Apart from the reader that they come from, or that would load
 * Streak's, and open its jar, for documents that have no such value.
 */
final class TextValues {

  private static final String JSON_NUMBER = "-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?";

  private final JsonReader in;
  private streak.@Nullable JsonReader numbers;

  TextValues(JsonReader in) {
    this.in = in;
  }

  BigDecimal bigDecimal(String text) {
    return number(text, streak.JsonReader::readBigDecimal);
  }

  BigInteger bigInteger(String text) {
    return number(text, streak.JsonReader::readBigInteger);
  }

  /** Of a text that may have been a string: white space and quotation marks, which the reader would pass, are then a part of it. */
  long decimal(String text, int scale) {
    boolean bare = !text.isEmpty()
        && (text.charAt(0) == '-' || isDigit(text.charAt(0)))
        && isDigit(text.charAt(text.length() - 1));
    if (!bare) {
      throw JsonException.at(
          in, "expected a number, or a string that holds one, found \"" + text + "\"");
    }
    return number(text, reader -> reader.readDecimal(scale));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private <N> N number(String text, Function<streak.JsonReader, N> read) {
    if (numbers == null) {
      numbers = new streak.JsonReader();
    }
    try {
      N value = read.apply(numbers.reset(text));
      numbers.endDocument();
      return value;
    } catch (streak.JsonException e) {
      throw text.matches(JSON_NUMBER) ? JsonException.of(e) : ofNone(text);
    }
  }

  /** The library has taken for a number what is none in JSON. */
  private JsonException ofNone(String text) {
    return JsonException.at(in, "expected a number as RFC 8259 writes it, found " + text);
  }

  /** The next value, by an adapter that needs Streak's own reader. */
  <T> T read(streak.JsonAdapter<T> adapter) {
    JsonWriter text = new JsonWriter().reset();
    copy(text);
    try {
      return adapter.fromJson(text.toByteArray());
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
  }

  /** Writes the next value as it stands. */
  void copy(JsonWriter out) {
    try {
      copy(out, 0);
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
  }

  /** Writes the next value as a member. */
  void copyMember(JsonWriter out, String name) {
    try {
      out.name(name);
      copy(out, 1);
    } catch (streak.JsonException e) {
      throw JsonException.of(e).inMember(name);
    } catch (JsonException e) {
      throw e.inMember(name);
    }
  }

  /** What has been written; refused when a String in it is no text. */
  static String document(JsonWriter written) {
    try {
      return written.toString();
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
  }

  private void copy(JsonWriter out, int depth) {
    if (depth > JsonLimits.DEFAULT.depth()) {
      throw JsonException.at(in, "expected arrays and objects nested less deep");
    }
    switch (in.peek()) {
      case '{' -> {
        out.beginObject();
        for (boolean more = in.beginObject(); more; more = in.nextMember()) {
          String name = in.name();
          out.name(name);
          try {
            copy(out, depth + 1);
          } catch (JsonException e) {
            throw e.inMember(name);
          }
        }
        out.endObject();
      }
      case '[' -> {
        out.beginArray();
        int index = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          try {
            copy(out, depth + 1);
          } catch (JsonException e) {
            throw e.inElement(index);
          }
          index++;
        }
        out.endArray();
      }
      case '"' -> out.value(in.readString());
      case 't', 'f' -> out.value(in.readBoolean());
      case '0' -> copyNumber(out);
      default -> {
        if (!in.readNull()) {
          throw in.expected("a value");
        }
        out.nullValue();
      }
    }
  }

  private void copyNumber(JsonWriter out) {
    String text = in.readNumberText();
    try {
      out.number(text);
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
  }
}
