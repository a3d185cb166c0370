package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** The bootstrap by its definition: every resample is drawn on the spot, and all of their statistics are put in order. */
class BootstrapTTest {

  private static final long SEED = 0x9E3779B97F4A7C15L;

  private int drawnAnew;

  private double widening(double... values) {
    double centre = 0;
    for (double value : values) {
      centre += value / values.length;
    }
    Draws draws = new Draws(SEED);
    double[] statistics = new double[BootstrapT.RESAMPLES];
    for (int r = 0; r < statistics.length; ) {
      double[] drawn = new double[values.length];
      for (int i = 0; i < drawn.length; i++) {
        drawn[i] = values[draws.below(drawn.length)] - centre;
      }
      if (Arrays.stream(drawn).distinct().count() == 1) {
        drawnAnew++;
        continue;
      }
      MeanOfForks mean = MeanOfForks.of(drawn);
      statistics[r++] = mean.mean() / mean.standardError();
    }
    Arrays.sort(statistics);
    double width = statistics[statistics.length - 125] - statistics[124];
    return width / (2 * new StudentT(values.length - 1.0).critical(0.05));
  }

  @Test
  void aWideningIsThatOfAllStatisticsInOrder() {
    RandomGenerator random = new Random(7);
    int wide = 0;
    for (int n = BootstrapT.FEWEST; n < 40; n++) {
      // Skewed, as a machine's noise is: the exponential of a normal value.
      double[] values = new double[n];
      for (int i = 0; i < n; i++) {
        values[i] = Math.exp(1.5 * random.nextGaussian());
      }
      double expected = widening(values);
      assertEquals(
          expected > BootstrapT.TOLERANCE ? expected : 1, BootstrapT.widening(values), 1e-9);
      wide += expected > BootstrapT.TOLERANCE ? 1 : 0;
    }
    assertTrue(wide > 5 && wide < 30, "both kinds: " + wide);
  }

  @Test
  void resamplesOfOneValueAreDrawnAnewFromWhereTheOthersEnd() {
    double[] values = {1, 1, 1, 1, 1, 1, 1.01, 9};
    double expected = widening(values);
    assertTrue(expected > BootstrapT.TOLERANCE && drawnAnew > 400, expected + ", " + drawnAnew);
    assertEquals(expected, BootstrapT.widening(values), 1e-9);
  }

  @Test
  void keptResamplesAreTheDrawsOfTheSeedHoweverManyAreAskedFor() {
    for (int n : new int[] {2, 9, 300}) {
      for (int resamples : new int[] {10, 1000, 10}) {
        short[] drawn = Resamples.of(n, resamples);
        assertTrue(drawn.length >= n * resamples);
        Draws draws = new Draws(SEED);
        for (short draw : drawn) {
          assertEquals(draws.below(n), draw);
        }
      }
    }
  }
}
