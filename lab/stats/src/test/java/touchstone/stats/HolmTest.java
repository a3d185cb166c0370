package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HolmTest {

  /** A comparison over 9 blocks with that two-sided p-value. */
  private static PairedLogRatio withP(double p) {
    return new PairedLogRatio(9, 0.01 * new StudentT(8).critical(p), 0.01);
  }

  private static List<Boolean> rejected(List<Holm.Decision> decisions) {
    return decisions.stream().map(Holm.Decision::rejected).toList();
  }

  @Test
  void stepsDownAsInTheTextbook() {
    // .005 <= .05/4, .01 <= .05/3, .03 > .05/2: it and .04, which alone would pass, are not
    // rejected.
    var decisions = Holm.decide(List.of(withP(0.01), withP(0.04), withP(0.03), withP(0.005)), 0.05);
    assertEquals(List.of(true, false, false, true), rejected(decisions));
    double[] adjusted = {0.03, 0.06, 0.06, 0.02};
    double[] levels = {0.05 / 3, 0.05 / 2, 0.05 / 2, 0.05 / 4};
    double[] p = {0.01, 0.04, 0.03, 0.005};
    for (int i = 0; i < p.length; i++) {
      assertEquals(adjusted[i], decisions.get(i).adjustedP().orElseThrow(), 1e-9);
      Interval own = withP(p[i]).interval(levels[i]).orElseThrow();
      assertEquals(own, decisions.get(i).interval().orElseThrow());
    }
  }

  @Test
  void aComparisonWithoutAnIntervalIsNoMemberOfTheFamily() {
    var one = new PairedLogRatio(1, 0.5, Double.NaN);
    var decisions = Holm.decide(List.of(one, withP(0.04)), 0.05);
    assertEquals(List.of(false, true), rejected(decisions));
    assertTrue(decisions.get(0).interval().isEmpty());
    assertEquals(0.04, decisions.get(1).adjustedP().orElseThrow(), 1e-9);
  }

  @Test
  void noComparisonNoDecision() {
    assertEquals(List.of(), Holm.decide(List.of(), 0.05));
  }

  @Test
  void rejectedIsExactlyWhenTheIntervalExcludesOne() {
    Random random = new Random(20240229);
    int rejections = 0;
    int others = 0;
    for (int repeat = 0; repeat < 2000; repeat++) {
      List<PairedLogRatio> family = new ArrayList<>();
      int size = 1 + random.nextInt(12);
      for (int i = 0; i < size; i++) {
        int blocks = 1 + random.nextInt(12);
        double mean = random.nextInt(4) == 0 ? 0 : 0.1 * random.nextGaussian();
        double error = random.nextInt(10) == 0 ? 0 : 0.03 * random.nextDouble();
        family.add(new PairedLogRatio(blocks, mean, blocks < 2 ? Double.NaN : error));
      }
      for (Holm.Decision decision : Holm.decide(family, 0.05)) {
        assertEquals(
            decision.interval().map(i -> i.excludes(1)).orElse(false),
            decision.rejected(),
            decision::toString);
        if (decision.adjustedP().isPresent()) {
          double adjusted = decision.adjustedP().getAsDouble();
          assertTrue(decision.rejected() ? adjusted <= 0.05 + 1e-12 : adjusted >= 0.05 - 1e-12);
        }
        rejections += decision.rejected() ? 1 : 0;
        others += decision.rejected() ? 0 : 1;
      }
    }
    assertTrue(rejections > 1000 && others > 1000, rejections + " and " + others);
  }

  @Test
  void equalPValuesOfDifferentDegreesOfFreedomAgreeToo() {
    // Both at the level where the procedure ends, up to rounding.
    for (int df = 1; df < 40; df++) {
      var edge = new PairedLogRatio(df + 1, 0.01 * new StudentT(df).critical(0.025), 0.01);
      for (Holm.Decision decision : Holm.decide(List.of(edge, withP(0.025)), 0.05)) {
        assertEquals(decision.interval().orElseThrow().excludes(1), decision.rejected());
      }
    }
    assertFalse(Holm.decide(List.of(withP(0.0501)), 0.05).get(0).rejected());
  }
}
