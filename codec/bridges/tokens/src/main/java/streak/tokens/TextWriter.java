package streak.tokens;

import java.math.BigDecimal;
import java.math.BigInteger;
import streak.JsonLimits;
import streak.JsonReader;

/**
 * Writes what Streak's own writer has written. Apart from the writer that it goes to, or that would load Streak's, and open its
 * jar, for values that need no such thing.
 */
final class TextWriter {

  /** What was written is the caller's own, and as deep as a writer allows. */
  private static final JsonLimits NO_OTHERS = JsonLimits.DEFAULT
      .withStringBytes(Integer.MAX_VALUE)
      .withNameBytes(Integer.MAX_VALUE)
      .withNumberChars(Integer.MAX_VALUE);

  private TextWriter() {}

  static <T> void write(streak.JsonAdapter<T> adapter, T value, JsonWriter out) {
    byte[] document;
    try {
      document = adapter.toJsonBytes(value);
    } catch (streak.JsonException e) {
      throw JsonException.of(e);
    }
    copy(new JsonReader(NO_OTHERS).reset(document), out);
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
      default -> number(in, out);
    }
  }

  private static void number(JsonReader in, JsonWriter out) {
    long whole = in.readShortWhole();
    if (whole != JsonReader.NO_SHORT_WHOLE) {
      out.value(whole);
      return;
    }
    String text = in.readNumberText();
    if (text.equals("-0") || !text.chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'))) {
      out.number(text);
    } else {
      out.value(new BigInteger(text));
    }
  }

  /** What a library writes that knows no number by its text. */
  static BigDecimal decimal(String text) {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw JsonException.ofWriting("expected a number that a BigDecimal can hold, found " + text);
    }
  }
}
