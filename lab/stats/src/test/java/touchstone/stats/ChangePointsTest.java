package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChangePointsTest {

  private static double[] series(Random random, double spread, double... levels) {
    double[] values = new double[levels.length * 8];
    for (int i = 0; i < values.length; i++) {
      values[i] = levels[i / 8] + spread * random.nextGaussian();
    }
    return values;
  }

  @Test
  void aStepIsFoundWhereItIs() {
    assertEquals(List.of(8), ChangePoints.of(series(new Random(1), 0.01, 0, 0.1)));
    assertEquals(
        List.of(8, 16, 24), ChangePoints.of(series(new Random(2), 0.01, 0, 0.1, -0.1, 0.3)));
    assertEquals(
        List.of(8, 24), ChangePoints.of(series(new Random(3), 0.01, 0, 0.1, 0.1, 0)), "and back");
  }

  @Test
  void whatIsNoChangeIsNotOne() {
    double[] odd = series(new Random(4), 0.01, 0, 0);
    odd[7] = 5;
    assertEquals(List.of(), ChangePoints.of(odd), "one value far off");
    assertEquals(List.of(), ChangePoints.of(new double[20]), "all the same");
    assertEquals(
        List.of(), ChangePoints.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), "too short a series to say");
    assertEquals(List.of(), ChangePoints.of());
  }

  @Test
  void theShortestSeriesThatIsSearchedCanShowAChange() {
    assertEquals(List.of(5), ChangePoints.of(0, .01, .02, 0, .03, 1, 1.01, 1.02, 1.03, 1, 1.04));
  }

  @Test
  void ofSteadySeriesHardlyAnyShowsAChange() {
    Random random = new Random(5);
    int alarms = 0;
    for (int i = 0; i < 400; i++) {
      alarms += ChangePoints.of(series(random, 0.05, 0, 0)).isEmpty() ? 0 : 1;
    }
    assertTrue(alarms <= 12, "alarms: " + alarms);
  }

  @Test
  void aChangeOfTwoSpreadsIsMostlyFoundNearItsPlace() {
    Random random = new Random(6);
    int found = 0;
    for (int i = 0; i < 200; i++) {
      List<Integer> changes = ChangePoints.of(series(random, 0.02, 0, 0.04));
      found += changes.size() == 1 && Math.abs(changes.get(0) - 8) <= 2 ? 1 : 0;
    }
    assertTrue(found > 90, "found: " + found);
  }
}
