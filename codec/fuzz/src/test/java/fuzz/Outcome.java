package fuzz;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.function.Executable;
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

  /** What a document is refused with, by whatever reads it. */
  static JsonException refusal(Executable reading) {
    return checked(assertThrows(JsonException.class, reading));
  }

  /**
   * Types that refuse nothing themselves have nothing to be the cause: it would be a fault of Streak's own, which an adapter takes for
   * the program's.
   */
  private static JsonException checked(JsonException refusal) {
    if (refusal.getCause() != null) {
      throw new AssertionError(refusal);
    }
    return refusal;
  }

  static Outcome of(JsonReader in, Function<JsonReader, @Nullable Object> reading) {
    return of(() -> {
      Object value = reading.apply(in);
      in.endDocument();
      return value;
    });
  }

  /** Any exception but a {@link JsonException} is a finding, and not caught. */
  static Outcome of(Supplier<@Nullable Object> reading) {
    try {
      return new Outcome(reading.get(), null, 0, 0, 0);
    } catch (JsonException e) {
      checked(e);
      String words = e.getMessage();
      int found = words.indexOf(", found ");
      return new Outcome(
          null, found < 0 ? words : words.substring(0, found), e.offset(), e.line(), e.column());
    }
  }
}
