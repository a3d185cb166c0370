package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.model.Iteration;

class SlicesTest {

  private static Slices slices(double operationMillis) {
    return Slices.of(
        Arguments.parse(new String[] {"millis=50", "baton=socket", "slice=8"}), operationMillis);
  }

  @Test
  void anIterationIsMadeOfThem() {
    Slices slices = slices(0.2);
    assertEquals(8, slices.millis());
    assertEquals(6, slices.perIteration());
    assertEquals(Path.of("socket"), slices.socket());
    assertTrue(slices.warmsIn());
  }

  @Test
  void noneIsShorterThanAnOperation() {
    Slices slices = slices(20.3);
    assertEquals(21, slices.millis());
    assertEquals(2, slices.perIteration());
    assertFalse(slices.warmsIn(), "it is long beside what the caches take");
    assertEquals(1, slices(400).perIteration());
  }

  @Test
  void whoTakesNoTurnsIsMeasuredOnEnd() {
    Slices slices = Slices.of(Arguments.parse(new String[] {"millis=50"}), 0.2);
    assertEquals(50, slices.millis());
    assertEquals(1, slices.perIteration());
    assertNull(slices.socket());
  }

  @Test
  void anIterationsTimeIsThatOfAllItsOperations() {
    List<Iteration> slices = List.of(
        new Iteration(10, 100, 90, 7, 1, 1, 2, 3, 4, 15_000.0),
        new Iteration(30, 200, 170, 7, 2, 0, 0, 0, 0, 16_000.0),
        new Iteration(5, 50, 40, 8, 0.5, 0, 0, 0, 0, 17_000.0),
        new Iteration(5, 70, 60, 8, 0.5, 0, 0, 0, 0, 19_000.0));
    assertEquals(
        List.of(
            new Iteration(40, 175, 150, 7, 3, 1, 2, 3, 4, 15_500.0),
            new Iteration(10, 60, 50, 8, 1, 0, 0, 0, 0, 18_000.0)),
        IterationClock.joined(slices, 2));
    assertEquals(slices, IterationClock.joined(slices, 1));
  }
}
