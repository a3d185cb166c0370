package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.function.Function;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonLimits;
import streak.JsonNames;
import streak.JsonReader;

/** Read as a tree, by names, or skipped: each way in gives the same value, or refuses at the same place in the same words. */
class EveryWayInFuzzTest {

  private static final JsonLimits NARROW = JsonLimits.DEFAULT
      .withDepth(5)
      .withStringBytes(20)
      .withNameBytes(12)
      .withNumberChars(25)
      .withExponent(6);
  private static final JsonNames NAMES = JsonNames.of("a", "\u00e9", "id", "name", "a\"b");

  private final JsonReader used = new JsonReader();
  private final JsonReader narrow = new JsonReader(NARROW);

  @MethodSource("fuzz.Corpus#documents")
  @FuzzTest
  void everyWayIn(byte[] document) {
    Outcome tree = same(document, in -> Trees.read(in, JsonReader::readDouble));
    Outcome skipped = same(document, in -> {
      in.skipValue();
      return "skipped";
    });
    same(document, EveryWayInFuzzTest::byNames);
    if (skipped.refused()) {
      assertTrue(tree.refused(), "skipping refuses what reading accepts");
      assertTrue(tree.offset() <= skipped.offset(), "skipping stops before reading does");
    } else if (tree.refused()) {
      assertEquals("expected a number that a double can hold", tree.expected());
    }
    narrowly(document);
  }

  private Outcome same(byte[] document, Function<JsonReader, Object> reading) {
    Outcome first = Outcome.of(used.reset(document), reading);
    Inputs.of(document)
        .forEach((name, way) -> assertEquals(first, Outcome.of(way.apply(used), reading), name));
    return first;
  }

  /**
   * Narrow limits refuse what they must wherever a stream is cut; where exactly a string is too long depends on how much of it
   * has come.
   */
  private void narrowly(byte[] document) {
    Function<JsonReader, Object> tree = in -> Trees.read(in, JsonReader::readDouble);
    Function<JsonReader, Object> skip = in -> {
      in.skipValue();
      return "skipped";
    };
    boolean read = Outcome.of(narrow.reset(document), tree).refused();
    boolean skipped = Outcome.of(narrow.reset(document), skip).refused();
    assertFalse(skipped && !read, "skipping refuses what reading accepts");
    Inputs.of(document).forEach((name, way) -> {
      assertEquals(read, Outcome.of(way.apply(narrow), tree).refused(), name);
      assertEquals(skipped, Outcome.of(way.apply(narrow), skip).refused(), name);
    });
  }

  /** An object's known members by index, the others skipped; what is no object is skipped. */
  private static Object byNames(JsonReader in) {
    if (in.peek() != '{') {
      in.skipValue();
      return "no object";
    }
    StringBuilder members = new StringBuilder();
    for (int m = in.beginObject(NAMES); m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
      members.append(m).append(' ');
      if (in.peek() == '{') {
        members.append(byNames(in));
      } else {
        in.skipValue();
      }
    }
    return members.append('}').toString();
  }
}
