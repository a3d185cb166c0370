package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class StudentTTest {

  private static final double[] DEGREES = {
    1, 1.5, 2, 3, 4, 5, 8, 9, 12, 19, 29, 30, 59.5, 100, 1000, 1e5, 1e6
  };

  private static final double[] PROBABILITIES = {
    1e-12, 1e-9, 1e-6, 1e-4, 0.001, 0.005, 0.0125, 0.025, 0.05, 0.1, 0.2, 0.249, 0.251, 0.3, 0.45,
    0.499, 0.501, 0.55, 0.7, 0.749, 0.751, 0.9, 0.95, 0.975, 0.995, 0.9999
  };

  private static void assertClose(double expected, double actual, String what) {
    assertEquals(expected, actual, 1e-9 * Math.abs(expected), what);
  }

  @Test
  void distributionFunctionAgreesWithCommonsStatistics() {
    for (double df : DEGREES) {
      TDistribution expected = TDistribution.of(df);
      StudentT t = new StudentT(df);
      for (double x = 1e-6; x < 60; x *= 1.7) {
        String what = "df " + df + " t " + x;
        assertClose(expected.cumulativeProbability(x), t.cdf(x), what);
        assertClose(expected.cumulativeProbability(-x), t.cdf(-x), what);
        assertClose(2 * expected.survivalProbability(x), t.twoSidedP(x), what);
        assertClose(2 * expected.survivalProbability(x), t.twoSidedP(-x), what);
      }
    }
  }

  @Test
  void quantilesAgreeWithCommonsStatistics() {
    for (double df : DEGREES) {
      TDistribution expected = TDistribution.of(df);
      StudentT t = new StudentT(df);
      for (double p : PROBABILITIES) {
        String what = "df " + df + " p " + p;
        assertClose(expected.inverseCumulativeProbability(p), t.quantile(p), what);
        assertClose(expected.inverseSurvivalProbability(p / 2), t.critical(p), what);
      }
    }
  }

  @Test
  void quantilesAreThoseOfThePrintedTables() {
    // Fisher and Yates, two-sided 5 % and 1 %.
    assertEquals(12.706, new StudentT(1).critical(0.05), 5e-4);
    assertEquals(2.776, new StudentT(4).critical(0.05), 5e-4);
    assertEquals(3.355, new StudentT(8).critical(0.01), 5e-4);
    assertEquals(2.576, new StudentT(1e9).critical(0.01), 5e-4);
  }

  @Test
  void theEndsAreExact() {
    StudentT t = new StudentT(7);
    assertEquals(0, t.quantile(0.5));
    assertEquals(Double.NEGATIVE_INFINITY, t.quantile(0));
    assertEquals(Double.POSITIVE_INFINITY, t.quantile(1));
    assertEquals(0.5, t.cdf(0));
    assertEquals(1, t.twoSidedP(0));
    assertEquals(0, t.cdf(Double.NEGATIVE_INFINITY));
    assertEquals(1, t.cdf(Double.POSITIVE_INFINITY));
    assertEquals(Double.NaN, t.cdf(Double.NaN));
    // Cauchy's tail is 1 / (pi t), and t^2 overflows here.
    assertEquals(1, new StudentT(1).cdf(-1e200) * Math.PI * 1e200, 1e-9);
  }

  @Test
  void whatIsNoProbabilityIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new StudentT(0));
    assertThrows(IllegalArgumentException.class, () -> new StudentT(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new StudentT(3).quantile(1.1));
    assertThrows(IllegalArgumentException.class, () -> new StudentT(3).critical(Double.NaN));
  }
}
