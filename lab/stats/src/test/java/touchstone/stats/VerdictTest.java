package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictTest {

  private static Verdict of(double low, double high) {
    return Verdict.of(Optional.of(new Interval(low, high)), 5, Rules.STANDARD);
  }

  @Test
  void followsTheInterval() {
    assertEquals(Verdict.FASTER, of(0.8, 0.99));
    assertEquals(Verdict.SLOWER, of(1.01, 1.5));
    assertEquals(Verdict.UNDECIDED, of(0.9, 1.01));
    assertEquals(Verdict.UNDECIDED, of(0.99, 1.04));
    assertEquals(Verdict.EQUIVALENT, of(0.98, 1.02));
  }

  @Test
  void theMarginIsTheSameInBothDirections() {
    assertEquals(Verdict.EQUIVALENT, of(1 / 1.03, 1.03));
    assertEquals(Verdict.UNDECIDED, of(0.97, 1.03));
  }

  @Test
  void aSureDifferenceWithinTheMarginIsStillADifference() {
    assertEquals(Verdict.SLOWER, of(1.01, 1.02));
  }

  @Test
  void anEndAtOneExcludesNothing() {
    assertEquals(Verdict.UNDECIDED, of(1, 1.5));
    assertEquals(Verdict.UNDECIDED, of(0.5, 1));
  }

  @Test
  void withoutAnIntervalOrWithTooFewBlocksNothingIsDecided() {
    assertEquals(Verdict.UNDECIDED, Verdict.of(Optional.empty(), 9, Rules.STANDARD));
    assertEquals(Verdict.UNDECIDED, Verdict.of(Optional.of(new Interval(2, 3)), 2, Rules.STANDARD));
  }
}
