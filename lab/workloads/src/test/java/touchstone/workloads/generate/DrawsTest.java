package touchstone.workloads.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawsTest {

  @Test
  void portionsAddUpAndStayInTheirRange() {
    Range range = new Range(2, 13);
    for (int total = 2 * 60; total <= 13 * 60; total += 60) {
      int[] portions = new Draws(total).portions(60, range, total);
      assertEquals(total, Arrays.stream(portions).sum());
      assertTrue(Arrays.stream(portions).allMatch(p -> 2 <= p && p <= 13));
    }
  }

  @Test
  void aTotalThatCannotBeMetIsRefused() {
    Draws draws = new Draws(1);
    Range range = new Range(2, 13);
    assertThrows(IllegalArgumentException.class, () -> draws.portions(3, range, 5));
    assertThrows(IllegalArgumentException.class, () -> draws.portions(3, range, 40));
  }

  @Test
  void bothEndsOfARangeAreDrawn() {
    Draws draws = new Draws(1);
    Set<Integer> drawn = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      drawn.add(draws.in(new Range(-1, 1)));
    }
    assertEquals(Set.of(-1, 0, 1), drawn);
  }

  @Test
  void aPatternIsFilledWhereItHasPlaceholders() {
    String filled = new Draws(1).fill("$@,###.## <****>");
    assertTrue(filled.matches("\\$[1-9],\\d{3}\\.\\d\\d <[0-9a-f]{4}>"), filled);
  }
}
