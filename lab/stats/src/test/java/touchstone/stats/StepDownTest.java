package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StepDownTest {

  /** A comparison over 9 blocks with that two-sided p-value. */
  private static PairedLogRatio withP(double p) {
    return new PairedLogRatio(9, 0.01 * new StudentT(8).critical(p), 0.01);
  }

  private static List<Boolean> rejected(List<StepDown.Decision> decisions) {
    return decisions.stream().map(StepDown.Decision::rejected).toList();
  }

  @Test
  void stepsDownAsInTheTextbook() {
    // .005 <= .05/4, .01 <= .05/3, .03 > .05/2: it and .04, which alone would pass, are not
    // rejected.
    var decisions = StepDown.decide(
        List.of(withP(0.01), withP(0.04), withP(0.03), withP(0.005)),
        0.05,
        StepDown.Family.named());
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
    var decisions = StepDown.decide(List.of(one, withP(0.04)), 0.05, StepDown.Family.named());
    assertEquals(List.of(false, true), rejected(decisions));
    assertTrue(decisions.get(0).interval().isEmpty());
    assertEquals(0.04, decisions.get(1).adjustedP().orElseThrow(), 1e-9);
  }

  @Test
  void noComparisonNoDecision() {
    assertEquals(List.of(), StepDown.decide(List.of(), 0.05, StepDown.Family.named()));
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
      for (StepDown.Decision decision : StepDown.decide(family, 0.05, StepDown.Family.named())) {
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
      for (StepDown.Decision decision :
          StepDown.decide(List.of(edge, withP(0.025)), 0.05, StepDown.Family.named())) {
        assertEquals(decision.interval().orElseThrow().excludes(1), decision.rejected());
      }
    }
    assertFalse(StepDown.decide(List.of(withP(0.0501)), 0.05, StepDown.Family.named())
        .get(0)
        .rejected());
  }

  @Test
  void withAPickedBestEachComparisonCountsAsThePairsItWasPickedFrom() {
    var family = StepDown.Family.withPickedBest();
    int[] pairs = {15, 10, 6, 3, 1};
    for (int rejected = 0; rejected < 5; rejected++) {
      assertEquals(pairs[rejected], family.mostTrue(5, rejected));
    }
    var decisions = StepDown.decide(
        List.of(withP(0.0001), withP(0.01), withP(0.04)), 0.05, StepDown.Family.withPickedBest());
    assertEquals(List.of(true, true, true), rejected(decisions));
    assertEquals(0.05 / 3, decisions.get(1).level(), 1e-15);
    decisions = StepDown.decide(
        List.of(withP(0.0001), withP(0.02), withP(0.04)), 0.05, StepDown.Family.withPickedBest());
    assertEquals(List.of(true, false, false), rejected(decisions));
    assertEquals(0.05 / 3, decisions.get(2).level(), 1e-15);
  }

  /** Shaffer (1986), table 1, for four and five rows. */
  @Test
  void ofAllPairsFewerMayBeEqualThanAreLeft() {
    int[][] most = {{6, 3, 3, 3, 2, 1}, {10, 6, 6, 6, 6, 4, 4, 3, 2, 1}};
    for (int[] table : most) {
      var family = StepDown.Family.allPairs(table.length == 6 ? 4 : 5);
      for (int rejected = 0; rejected < table.length; rejected++) {
        assertEquals(table[rejected], family.mostTrue(table.length, rejected));
      }
    }
    // A pair that shares no block is not in the family, but may be equal.
    assertEquals(3, StepDown.Family.allPairs(4).mostTrue(5, 1));
    assertEquals(5, StepDown.Family.allPairs(4).mostTrue(5, 0));
  }

  @Test
  void whoIsNotToldApartSharesAlphaWithAllOthersThatAreNot() {
    var decisions = StepDown.decide(
        List.of(withP(0.001), withP(0.02), withP(0.5), withP(0.6), withP(0.7), withP(0.8)),
        0.05,
        StepDown.Family.allPairs(4));
    assertEquals(1, rejected(decisions).stream().filter(r -> r).count());
    assertEquals(0.05 / 5, decisions.get(1).level(), 1e-15);
  }
}
