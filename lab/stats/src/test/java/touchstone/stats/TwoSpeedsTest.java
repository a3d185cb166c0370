package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TwoSpeedsTest {

  private static final int REPEATS = 2000;

  @Test
  void twoSpeedsAreFoundWithTheirForks() {
    // A reader of strings, as one JIT made it in twelve forks, and in seven others.
    TwoSpeeds found = TwoSpeeds.of(
            11.8, 12.1, 21.4, 12.1, 12.2, 21.5, 12.2, 12.5, 21.8, 12.6, 21.4, 12.9, 12.9, 21.8,
            13.6, 14.0, 21.8, 21.9, 12.3)
        .orElseThrow();
    assertEquals(12, found.fast());
    assertEquals(7, found.slow());
    assertEquals(12.6, found.fastNs(), 0.05);
    assertEquals(21.7, found.slowNs(), 0.05);
  }

  @Test
  void aForkHereAndThereThatIsFarOutIsNoSpeed() {
    assertEquals(Optional.empty(), TwoSpeeds.of(10, 10.1, 10.2, 9.9, 10, 10.1, 9.8, 19));
    assertEquals(
        Optional.empty(),
        TwoSpeeds.of(10, 10.1, 10.2, 9.9, 10, 10.1, 9.8, 10.1, 10, 10, 10.2, 19, 19.1));
  }

  @Test
  void fewForksMustBeVeryCleanlyApart() {
    assertEquals(Optional.empty(), TwoSpeeds.of(10, 10, 20), "a fork alone");
    assertEquals(Optional.empty(), TwoSpeeds.of(10, 10.4, 10.9, 14, 14.4, 15), "six of them");
    assertEquals(3, TwoSpeeds.of(10, 10.1, 10.2, 20, 20.1, 20.2).orElseThrow().slow());
  }

  @Test
  void aFewPerCentAreNoSpeed() {
    assertEquals(Optional.empty(), TwoSpeeds.of(10, 10.01, 10.02, 10, 10.9, 10.91, 10.9, 10.92));
    assertEquals(Optional.empty(), TwoSpeeds.of(7, 7, 7, 7, 7, 7));
    assertEquals(Optional.empty(), TwoSpeeds.of());
  }

  @Test
  void hardlyAnyRowOfOneSpeedHasTwo() {
    for (Noise noise : Noise.values()) {
      for (int count : new int[] {6, 13, 30}) {
        Random random = new Random(count);
        int alarms = 0;
        int mixed = 0;
        for (int i = 0; i < REPEATS; i++) {
          alarms += TwoSpeeds.of(noise.forks(random, count)).isPresent() ? 1 : 0;
          // Times that no yardstick brings to one pace: blocks differ as well.
          mixed +=
              TwoSpeeds.of(noise.run(random, count, count, 100).get("rowa")).isPresent() ? 1 : 0;
        }
        // Of the contended machine's forks one in twenty does have another speed.
        double most = noise == Noise.CONTENDED ? 0.02 * REPEATS : 0.005 * REPEATS;
        String where = noise.title + ", " + count + " forks: " + alarms + " and " + mixed;
        assertTrue(alarms <= most && mixed <= most, where);
      }
    }
  }

  @Test
  void twoSpeedsAreMostlyFound() {
    for (Noise noise : new Noise[] {Noise.QUIET, Noise.LOADED}) {
      Random random = new Random(7);
      int found = 0;
      for (int i = 0; i < REPEATS; i++) {
        double[] times = noise.forks(random, 13);
        for (int f = 0; f < 5; f++) {
          times[f] *= 1.7;
        }
        found += TwoSpeeds.of(times).filter(t -> t.slow() == 5).isPresent() ? 1 : 0;
      }
      double least = noise == Noise.QUIET ? 0.99 * REPEATS : 0.9 * REPEATS;
      assertTrue(found >= least, noise.title + ": " + found);
    }
  }
}
