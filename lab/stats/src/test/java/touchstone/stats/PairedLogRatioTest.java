package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PairedLogRatioTest {

  private static final double NONE = Double.NaN;

  @Test
  void isTheTTestOfTheLogDifferences() {
    // Differences of logs: ln 2, ln 2, ln 4, ln 4: mean 1.5 ln 2, standard deviation ln 2 / sqrt 3,
    // error half of it.
    var ratio = PairedLogRatio.of(new double[] {2, 20, 4, 40}, new double[] {1, 10, 1, 10});
    double ln2 = Math.log(2);
    assertEquals(Math.pow(2, 1.5), ratio.ratio().orElseThrow(), 1e-12);
    assertEquals(ln2 / Math.sqrt(3) / 2, ratio.standardError(), 1e-12);
    Interval interval = ratio.interval(0.05).orElseThrow();
    // 3.182446 is the two-sided 5 % point of t with 3 degrees of freedom.
    double half = 3.182446305284263 * ln2 / Math.sqrt(3) / 2;
    assertEquals(Math.exp(1.5 * ln2 - half), interval.low(), 1e-9);
    assertEquals(Math.exp(1.5 * ln2 + half), interval.high(), 1e-9);
    assertEquals(
        new StudentT(3).twoSidedP(1.5 * Math.sqrt(3) * 2), ratio.pValue().orElseThrow(), 1e-12);
  }

  @Test
  void onlyBlocksWhereBothHaveAFigureCount() {
    var ratio = PairedLogRatio.of(
        new double[] {NONE, 6, 999, 6, NONE}, new double[] {888, 3, NONE, 3, NONE});
    assertEquals(2, ratio.blocks());
    assertEquals(2, ratio.ratio().orElseThrow(), 1e-12);
  }

  @Test
  void oneBlockHasARatioButNoInterval() {
    var ratio = PairedLogRatio.of(new double[] {6, NONE}, new double[] {3, 1});
    assertEquals(2, ratio.ratio().orElseThrow(), 1e-12);
    assertTrue(ratio.interval(0.05).isEmpty());
    assertTrue(ratio.pValue().isEmpty());
  }

  @Test
  void noSharedBlockHasNothing() {
    var ratio = PairedLogRatio.of(new double[] {6, NONE}, new double[] {NONE, 1});
    assertEquals(0, ratio.blocks());
    assertTrue(ratio.ratio().isEmpty());
    assertTrue(ratio.interval(0.05).isEmpty());
  }

  @Test
  void equalFiguresAreEqualAndNotADivisionByZero() {
    var same = PairedLogRatio.of(new double[] {5, 7}, new double[] {5, 7});
    assertEquals(1, same.pValue().orElseThrow());
    assertEquals(new Interval(1, 1), same.interval(0.05).orElseThrow());
    var twice = PairedLogRatio.of(new double[] {4, 4}, new double[] {2, 2});
    assertEquals(0, twice.pValue().orElseThrow());
    assertTrue(twice.interval(0.05).orElseThrow().excludes(1));
  }

  @Test
  void differentLengthsAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> PairedLogRatio.of(new double[] {1}, new double[] {1, 2}));
  }

  @Test
  void turnedRoundItIsTheInverse() {
    Random random = new Random(7);
    double[] x = random.doubles(9, 1, 2).toArray();
    double[] y = random.doubles(9, 1, 2).toArray();
    Interval forth = PairedLogRatio.of(x, y).interval(0.05).orElseThrow();
    Interval back = PairedLogRatio.of(y, x).interval(0.05).orElseThrow();
    assertEquals(1 / forth.high(), back.low(), 1e-12);
    assertEquals(1 / forth.low(), back.high(), 1e-12);
    assertFalse(forth.low() == forth.high());
  }
}
