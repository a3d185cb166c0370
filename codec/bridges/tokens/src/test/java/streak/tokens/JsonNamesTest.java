package streak.tokens;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
  void twoOfTheSameAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> JsonNames.of("a", "a"));
  }

  @Test
  void whatALibraryMakesOfThemIsMadeOnceForEach() {
    JsonNames.Maker<int[]> counts = names -> new int[] {names.count()};
    JsonNames.Maker<String[]> copies = JsonNames::toArray;
    int[] count = NAMES.as(counts);
    assertArrayEquals(new String[] {"a", "b", "c"}, NAMES.as(copies));
    assertEquals(3, count[0]);
    assertSame(count, NAMES.as(counts));
  }
}
