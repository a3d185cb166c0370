package fuzz;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import streak.time.TimePattern;

/** Adapters as a program has them, of values in every shape that a document knows, each of which comes back as it was. */
public final class ByHand {

  private ByHand() {}

  /** A moment as an array of seconds and nanoseconds. */
  public static final class Moment extends JsonAdapter<Instant> {
    @Override
    public Instant read(JsonReader in) {
      List<Long> parts = new ArrayList<>();
      for (boolean more = in.beginArray(); more; more = in.nextElement()) {
        parts.add(in.readLong());
      }
      if (parts.size() != 2) {
        throw JsonException.at(in, "expected a second and its nanoseconds, found " + parts.size());
      }
      try {
        return Instant.ofEpochSecond(parts.get(0), parts.get(1));
      } catch (DateTimeException | ArithmeticException e) {
        throw JsonException.at(in, "expected a second that there is, found " + parts);
      }
    }

    @Override
    public void write(JsonWriter out, Instant value) {
      out.beginArray();
      out.value(value.getEpochSecond());
      out.value(value.getNano());
      out.endArray();
    }
  }

  /** A whole number as a string of its digits to the base of 16. */
  public static final class Hex extends JsonAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) {
      String digits = in.readString();
      try {
        return Integer.parseUnsignedInt(digits, 16);
      } catch (NumberFormatException e) {
        throw JsonException.at(in, "expected hexadecimal digits, found \"" + digits + "\"");
      }
    }

    @Override
    public void write(JsonWriter out, Integer value) {
      out.value(Integer.toHexString(value));
    }
  }

  /** A text in an object, beside its length, by which what is read is judged. */
  public static final class Counted extends JsonAdapter<String> {
    @Override
    public String read(JsonReader in) {
      String text = "";
      int length = 0;
      for (boolean more = in.beginObject(); more; more = in.nextMember()) {
        switch (in.name()) {
          case "text" -> text = in.readString();
          case "length" -> length = in.readInt();
          default -> in.skipValue();
        }
      }
      if (text.length() != length) {
        throw JsonException.at(
            in, "expected a text of " + length + " characters, found " + text.length());
      }
      return text;
    }

    @Override
    public void write(JsonWriter out, String value) {
      out.beginObject();
      out.name("length");
      out.value(value.length());
      out.name("text");
      out.value(value);
      out.endObject();
    }
  }

  /** A day and its time with all of their digits. */
  public static final class Stamp extends TimePattern<LocalDateTime> {
    public Stamp() {
      super("uuuu-MM-dd' at 'HH:mm:ss.nnnnnnnnn", LocalDateTime::from);
    }
  }
}
