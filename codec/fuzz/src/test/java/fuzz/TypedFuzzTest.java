package fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.Streak;

/** A generated adapter refuses with a {@code JsonException}, or reads what it writes and reads again as the same. */
class TypedFuzzTest {

  private static final JsonAdapter<Everything> ADAPTER = Streak.create().adapter(Everything.class);

  /** A number's text may become a few characters longer when it is written, and so too long to be read again. */
  private static final int LONGEST_THAT_COMES_BACK = 900;

  private final JsonReader used = new JsonReader();

  @MethodSource("fuzz.Corpus#typed")
  @FuzzTest
  void comesBack(byte[] document) {
    Outcome first = Outcome.of(used.reset(document), ADAPTER::read);
    Inputs.of(document)
        .forEach(
            (name, way) -> assertEquals(first, Outcome.of(way.apply(used), ADAPTER::read), name));
    if (first.value() instanceof Everything value && document.length < LONGEST_THAT_COMES_BACK) {
      byte[] written = ADAPTER.toJsonBytes(value);
      Everything again = ADAPTER.fromJson(written);
      assertEquals(value, again);
      assertArrayEquals(written, ADAPTER.toJsonBytes(again));
      assertEquals(value, ADAPTER.fromJson(ADAPTER.toJson(value)));
    }
  }
}
