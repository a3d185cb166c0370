package streak.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import streak.JsonReader;

/**
 * Writes what Streak's own writer has written. Apart from the writer that it goes to, or that would load Streak's, and open its
 * jar, for values that need no such thing.
 */
final class TextWriter {

  private TextWriter() {}

  static <T> void write(streak.JsonAdapter<T> adapter, T value, JsonWriter out) {
    byte[] document;
    try {
      document = adapter.toJsonBytes(value);
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
    copy(new JsonReader().reset(document), out);
  }

  private static void copy(JsonReader in, JsonWriter out) {
    switch (in.peek()) {
      case '{' -> {
        out.beginObject();
        for (boolean more = in.beginObject(); more; more = in.nextMember()) {
          out.name(in.name());
          copy(in, out);
        }
        out.endObject();
      }
      case '[' -> {
        out.beginArray();
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
          copy(in, out);
        }
        out.endArray();
      }
      case '"' -> out.string(in.readString());
      case 't', 'f' -> out.value(in.readBoolean());
      case 'n' -> {
        in.readNull();
        out.nullValue();
      }
      default -> number(in.readNumberText(), out);
    }
  }

  private static void number(String text, JsonWriter out) {
    for (int i = 0; i < text.length(); i++) {
      if ("0123456789-".indexOf(text.charAt(i)) < 0) {
        out.value(decimal(text));
        return;
      }
    }
    out.value(new BigInteger(text));
  }

  private static BigDecimal decimal(String text) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw JsonException.ofWriting("expected a number that a BigDecimal can hold, found " + text);
    }
  }
}
