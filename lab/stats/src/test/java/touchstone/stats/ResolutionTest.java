package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ResolutionTest {

  @Test
  void theSpreadIsThatOfTheLogRatios() {
    double[] times = {100, 100, 100, Double.NaN};
    double[] twin = {100 * Math.exp(0.1), 100 * Math.exp(-0.1), 100, 100};
    Resolution resolution = Resolution.of(times, twin);
    assertEquals(3, resolution.blocks());
    assertEquals(0.1, resolution.spread(), 1e-12);
    assertThrows(
        IllegalArgumentException.class, () -> Resolution.of(new double[] {1}, new double[] {1}));
    assertThrows(IllegalArgumentException.class, () -> resolution.difference(2, 1, Rules.STANDARD));
  }

  @Test
  void aDifferenceOfThatSizeIsFoundInFourRunsOfFive() {
    Random random = new Random(20261122);
    for (int blocks : new int[] {6, 13, 30}) {
      double spread = 0.04;
      double difference = new Resolution(spread, 30).difference(blocks, 1, Rules.STANDARD);
      int runs = 1_500;
      int found = 0;
      for (int run = 0; run < runs; run++) {
        double[] times = new double[blocks];
        double[] others = new double[blocks];
        for (int b = 0; b < blocks; b++) {
          times[b] = 1_000;
          others[b] = 1_000 * (1 + difference) * Math.exp(spread * random.nextGaussian());
        }
        PairedLogRatio ratio = PairedLogRatio.of(others, times);
        found += Verdict.of(ratio.interval(Rules.STANDARD.alpha()), blocks, Rules.STANDARD)
                == Verdict.SLOWER
            ? 1
            : 0;
      }
      // The approximation is a little generous where there are few blocks.
      assertEquals(Resolution.POWER, (double) found / runs, 0.045, blocks + " blocks");
    }
  }

  @Test
  void moreComparisonsNeedLargerDifferences() {
    Resolution resolution = new Resolution(0.05, 12);
    double one = resolution.difference(10, 1, Rules.STANDARD);
    double ten = resolution.difference(10, 10, Rules.STANDARD);
    assertEquals(1.4, ten / one, 0.15);
  }

  /** The power is that of the last look; the ones before add little, because what they find it would mostly find too. */
  @Test
  void aRunThatIsLookedAtWhileItGoesOnFindsItTooWhereItsLooksAlphaIsAskedFor() {
    Looks looks = Looks.STANDARD;
    Random random = new Random(20261123);
    double spread = 0.04;
    double difference =
        new Resolution(spread, 30).difference(13, 1, Rules.STANDARD.at(looks.alpha()));
    int runs = 500;
    int found = 0;
    for (int run = 0; run < runs; run++) {
      double[] times = new double[13];
      double[] others = new double[13];
      for (int b = 0; b < 13; b++) {
        times[b] = 1_000;
        others[b] = 1_000 * (1 + difference) * Math.exp(spread * random.nextGaussian());
      }
      found += PairRaces.race(others, times, looks).verdict() == Verdict.SLOWER ? 1 : 0;
    }
    assertEquals(Resolution.POWER, (double) found / runs, 0.05);
  }
}
