package fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.Streak;
import streak.tree.JsonValue;

/** A generated adapter refuses with a {@code JsonException}, or reads what it writes and reads again as the same. */
class TypedFuzzTest {

  private static final Streak STREAK = Streak.create();
  private static final JsonAdapter<Everything> ADAPTER = STREAK.adapter(Everything.class);

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
    asTree(document);
    if (first.value() instanceof Everything value && document.length < LONGEST_THAT_COMES_BACK) {
      byte[] written = ADAPTER.toJsonBytes(value);
      Everything again = ADAPTER.fromJson(written);
      assertEquals(value, again);
      assertArrayEquals(written, ADAPTER.toJsonBytes(again));
      assertEquals(value, ADAPTER.fromJson(ADAPTER.toJson(value)));
    }
  }

  /** A tree is read, or refused, as the document that it stands for, whatever became of the tree before. */
  private static void asTree(byte[] document) {
    JsonValue tree;
    try {
      tree = STREAK.readTree(document);
    } catch (JsonException e) {
      return;
    }
    byte[] itsDocument = tree.toString().getBytes(StandardCharsets.UTF_8);
    assertEquals(
        Outcome.of(() -> ADAPTER.fromJson(itsDocument)), Outcome.of(() -> ADAPTER.fromTree(tree)));
  }
}
