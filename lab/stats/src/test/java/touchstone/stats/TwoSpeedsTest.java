package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
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
      for (int forks : new int[] {6, 13, 30}) {
        double paced = Simulations.falselyOfTwoSpeeds(noise, true, forks, REPEATS, forks);
        double mixed = Simulations.falselyOfTwoSpeeds(noise, false, forks, REPEATS, forks);
        // Of the contended machine's forks one in twenty does have another speed.
        double most = noise == Noise.CONTENDED ? 0.02 : 0.005;
        String where = noise.title + ", " + forks + " forks: " + paced + " and " + mixed;
        assertTrue(paced <= most && mixed <= most, where);
      }
    }
  }

  @Test
  void twoSpeedsAreMostlyFound() {
    for (Noise noise : new Noise[] {Noise.QUIET, Noise.LOADED}) {
      double found = Simulations.ofTwoSpeeds(noise, 13, 5, REPEATS, 7);
      assertTrue(found >= (noise == Noise.QUIET ? 0.99 : 0.9), noise.title + ": " + found);
    }
  }
}
