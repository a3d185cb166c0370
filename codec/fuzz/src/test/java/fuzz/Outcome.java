package fuzz;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;

/**
 * What came of a document: a value, or a refusal and its place.
 *
 * @param expected the refusal's words as far as what was found, which a stream's reader may not have seen wholly
 */
record Outcome(
    @Nullable Object value, @Nullable String expected, long offset, long line, long column) {

  boolean refused() {
    return expected != null;
  }

  /** Any exception but a {@link JsonException} is a finding, and not caught. */
  static Outcome of(JsonReader in, Function<JsonReader, @Nullable Object> reading) {
    try {
      Object value = reading.apply(in);
      in.endDocument();
      return new Outcome(value, null, 0, 0, 0);
    } catch (JsonException e) {
      String words = e.getMessage();
      int found = words.indexOf(", found ");
      return new Outcome(
          null, found < 0 ? words : words.substring(0, found), e.offset(), e.line(), e.column());
    }
  }
}
