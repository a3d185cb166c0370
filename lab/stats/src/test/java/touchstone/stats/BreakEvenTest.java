package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BreakEvenTest {

  private static final long[] OPERATIONS = {1, 10, 100};

  @Test
  void aSlowStarterThatRunsFasterOvertakesBetweenTwoPoints() {
    // Behind by 50 at 10, ahead by 40 at 100: five ninths of the 90 operations between them.
    assertEquals(
        OptionalLong.of(60),
        BreakEven.of(OPERATIONS, new double[] {200, 210, 300}, new double[] {100, 160, 340}));
  }

  @Test
  void whoNeverCatchesUpHasNone() {
    assertEquals(
        OptionalLong.empty(),
        BreakEven.of(OPERATIONS, new double[] {200, 300, 400}, new double[] {100, 200, 399}));
    assertEquals(OptionalLong.empty(), BreakEven.of(new long[0], new double[0], new double[0]));
  }

  @Test
  void whoIsAheadFromTheFirstPointOnIsAheadThere() {
    assertEquals(
        OptionalLong.of(1),
        BreakEven.of(OPERATIONS, new double[] {90, 150, 300}, new double[] {100, 160, 340}));
  }

  @Test
  void atAPointItIsThatPoint() {
    assertEquals(
        OptionalLong.of(10),
        BreakEven.of(OPERATIONS, new double[] {200, 160, 300}, new double[] {100, 160, 340}));
  }

  @Test
  void whoFallsBackHasNotOvertaken() {
    assertEquals(
        OptionalLong.empty(),
        BreakEven.of(OPERATIONS, new double[] {90, 170, 400}, new double[] {100, 160, 340}));
    assertEquals(
        OptionalLong.empty(),
        BreakEven.of(OPERATIONS, new double[] {200, 150, 400}, new double[] {100, 160, 340}));
  }

  @Test
  void whoFallsBackAndComesAgainHasOvertakenTheLastTime() {
    // Ahead at 1, behind by 50 at 10, ahead by 40 at 100.
    assertEquals(
        OptionalLong.of(60),
        BreakEven.of(OPERATIONS, new double[] {90, 210, 300}, new double[] {100, 160, 340}));
  }

  @Test
  void pointsMustPair() {
    assertThrows(
        IllegalArgumentException.class,
        () -> BreakEven.of(OPERATIONS, new double[2], new double[3]));
  }
}
