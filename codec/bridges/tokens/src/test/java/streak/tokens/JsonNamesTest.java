package streak.tokens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class JsonNamesTest {

  private static final JsonNames NAMES = JsonNames.of("a", "b", "c");

  @Test
  void aNameIsFoundWhereverItStands() {
    for (int round = 0; round < 2; round++) {
      assertEquals(2, NAMES.indexOf(JsonReader.NONE, "c"));
      assertEquals(0, NAMES.indexOf(2, "a"));
      assertEquals(1, NAMES.indexOf(0, "b"));
      assertEquals(JsonReader.UNKNOWN, NAMES.indexOf(1, "d"));
    }
    assertEquals(JsonReader.UNKNOWN, JsonNames.of().indexOf(JsonReader.NONE, ""));
  }

  @Test
  void theNextIsExpectedWhereItStoodLast() {
    JsonNames names = JsonNames.of("a", "b", "c");
    assertEquals(0, names.expected(JsonReader.NONE));
    assertEquals(1, names.expected(0));
    names.indexOf(JsonReader.NONE, "c");
    names.indexOf(2, "b");
    assertEquals(2, names.expected(JsonReader.NONE));
    assertEquals(2, names.expected(JsonReader.UNKNOWN), "as at the beginning");
    assertEquals(1, names.expected(2));
    assertEquals(0, JsonNames.of().expected(JsonReader.NONE), "as many as there are");
  }

  @Test
  void twoOfTheSameAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> JsonNames.of("a", "a"));
  }

  @Test
  void whatALibraryMakesOfThemIsMadeOnceForEach() {
    JsonNames.Maker<int[]> counts = names -> new int[] {names.count()};
    JsonNames.Maker<String> lasts = names -> names.name(names.count() - 1);
    int[] count = NAMES.as(counts);
    assertEquals("c", NAMES.as(lasts));
    assertEquals(3, count[0]);
    assertSame(count, NAMES.as(counts));
  }
}
