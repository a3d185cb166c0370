package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RaceTest {

  private static final double[] WOBBLE = {0, 1, -1, 2, -2, 0.5, -0.5, 1.5, -1.5};

  /** Blocks that wobble by {@code percent} in an order of each row's own. */
  private static double[] row(double ns, double percent, int shift, int blocks) {
    double[] times = new double[blocks];
    for (int b = 0; b < blocks; b++) {
      times[b] = ns * (1 + percent / 100 * WOBBLE[(b * (shift + 1) + shift) % WOBBLE.length]);
    }
    return times;
  }

  private static Race race(Map<String, double[]> times, Set<String> left) {
    return Race.of(times, Set.of(), left, Looks.LONG, Rules.STANDARD);
  }

  @Test
  void looksComeWhenTheyWerePlanned() {
    Looks looks = Looks.LONG;
    assertTrue(looks.isLook(6) && looks.isLook(30) && !looks.isLook(7));
    assertEquals(OptionalInt.of(6), looks.next(0));
    assertEquals(OptionalInt.of(9), looks.next(6));
    assertEquals(OptionalInt.empty(), looks.next(60));
    assertTrue(looks.isLast(60) && !looks.isLast(59));
    assertThrows(IllegalArgumentException.class, () -> new Looks(List.of(6, 6), 0.01, 6));
  }

  @Test
  void whoIsSurelySlowerLeavesAndKeepsItsRow() {
    Map<String, double[]> times = new LinkedHashMap<>();
    times.put("best", row(100, 1, 0, 6));
    times.put("near", row(101, 1, 1, 6));
    times.put("slow", row(200, 1, 3, 6));
    Race race = race(times, Set.of());
    assertEquals(List.of("slow"), race.dropped());
    assertEquals(List.of("best", "near"), race.live());
    assertFalse(race.over(), race.toString());
    assertTrue(race.mirrored());
    assertEquals(3, race.ranking().rows().size());
    double[] gone = row(200, 1, 3, 9);
    gone[6] = gone[7] = gone[8] = Double.NaN;
    times.put("best", row(100, 1, 0, 9));
    times.put("near", row(101, 1, 1, 9));
    times.put("slow", gone);
    Race next = race(times, Set.of("slow"));
    assertEquals(List.of("best", "near"), next.live());
    assertEquals(List.of(), next.dropped(), "nobody leaves twice");
    assertTrue(next.over(), "near is equivalent by now: " + next);
    assertEquals(6, next.ranking().rows().get(2).blocks());
  }

  /** After six blocks a large table lends its rows degrees; whoever left on these has them when the others have run on. */
  @Test
  void whoLeftALargeTableIsStillToldApartWhenTheOthersHaveRunOn() {
    Random random = new Random(1);
    int left = 0;
    for (int run = 0; run < 40; run++) {
      Map<String, double[]> six = new LinkedHashMap<>();
      Map<String, double[]> nine = new LinkedHashMap<>();
      for (int r = 0; r < 10; r++) {
        double[] row = new double[9];
        for (int b = 0; b < row.length; b++) {
          row[b] = 100 * Math.exp(0.04 * r + 0.02 * random.nextGaussian());
        }
        six.put("row" + r, Arrays.copyOf(row, 6));
        nine.put("row" + r, row);
      }
      Race race = race(six, Set.of());
      race.dropped().forEach(name -> Arrays.fill(nine.get(name), 6, 9, Double.NaN));
      Ranking end = race(nine, Set.copyOf(race.dropped())).ranking();
      if (end.reference().equals(race.ranking().reference())) {
        for (Ranking.Row row : end.rows()) {
          if (race.dropped().contains(row.name())) {
            left++;
            assertEquals(Verdict.SLOWER, row.comparison().orElseThrow().verdict(), row.toString());
          }
        }
      }
    }
    assertTrue(left > 100, "rows that left: " + left);
  }

  @Test
  void betweenLooksNobodyLeaves() {
    Map<String, double[]> times = Map.of("best", row(100, 1, 0, 7), "slow", row(200, 1, 3, 7));
    Race race = race(times, Set.of());
    assertEquals(List.of(), race.dropped());
    assertFalse(race.over());
  }

  @Test
  void whoIsSlowerByNobodyKnowsHowMuchStays() {
    Map<String, double[]> times = Map.of("best", row(100, 8, 0, 6), "wide", row(150, 8, 3, 6));
    Race race = race(times, Set.of());
    Ranking.Row wide = race.ranking().rows().get(1);
    assertEquals(Verdict.SLOWER, wide.comparison().orElseThrow().verdict());
    assertEquals(List.of("best", "wide"), race.live());
    assertFalse(race.over());
  }

  @Test
  void theLastLookEndsIt() {
    Map<String, double[]> times = Map.of("best", row(100, 30, 0, 60), "near", row(102, 30, 1, 60));
    assertTrue(race(times, Set.of()).over());
    Map<String, double[]> many = new LinkedHashMap<>();
    for (int i = 0; i < 6; i++) {
      many.put("row" + i, row(100 + i % 2, 20, i, 30));
    }
    Race crowd = race(many, Set.of());
    assertTrue(crowd.over() && crowd.live().size() > 4, "so many do not run in mirrors: " + crowd);
  }

  @Test
  void aMirrorCancelsWhatDriftsEvenly() {
    assertEquals(
        List.of("a", "b", "c", "c", "b", "a"), MirroredBlock.order(List.of("a", "b", "c")));
    double[] drift = {1, 1.1, 1.21, 1.331};
    double a = MirroredBlock.value(100 * drift[0], 100 * drift[3]);
    double b = MirroredBlock.value(110 * drift[1], 110 * drift[2]);
    assertEquals(1.1, b / a, 1e-12);
    assertTrue(Double.isNaN(MirroredBlock.value(Double.NaN, 1)));
  }

  @Test
  void aForecastNamesTheBlockAtWhichItIsDecided() {
    // 10 % apart, 12 % spread: 1.96 * 0.12 / sqrt(n) falls under 0.0953 at about n = 8.
    PairedLogRatio open = new PairedLogRatio(4, StrictMath.log(1.1), 0.06);
    int more = Forecast.moreBlocks(open, 0.05, Rules.STANDARD).orElseThrow();
    assertEquals(5, more);
    double spread = 0.12;
    assertTrue(new StudentT(8).critical(0.05) * spread / 3 < StrictMath.log(1.1));
    assertTrue(new StudentT(7).critical(0.05) * spread / Math.sqrt(8) > StrictMath.log(1.1));
    // Decided, but for the blocks that a verdict asks for.
    PairedLogRatio sure = new PairedLogRatio(4, 1, 0.01);
    assertEquals(OptionalInt.of(1), Forecast.moreBlocks(sure, 0.05, Rules.STANDARD));
    // Near 1 what comes first is that they are equivalent.
    PairedLogRatio equal = new PairedLogRatio(9, 0.001, 0.02);
    int toEquivalent = Forecast.moreBlocks(equal, 0.05, Rules.STANDARD).orElseThrow();
    assertTrue(toEquivalent > 10 && toEquivalent < 20, "blocks: " + toEquivalent);
    // On the margin's edge nothing ever is.
    assertEquals(
        OptionalInt.empty(),
        Forecast.moreBlocks(new PairedLogRatio(9, 0.0001, 1), 0.05, Rules.STANDARD));
    assertEquals(
        OptionalInt.empty(),
        Forecast.moreBlocks(new PairedLogRatio(1, 0.1, Double.NaN), 0.05, Rules.STANDARD));
  }

  @Test
  void theForecastIsRightWithinAFactorOfThreeInMostRuns() {
    Random random = new Random(6);
    int judged = 0;
    int right = 0;
    for (int i = 0; i < 400; i++) {
      double[] a = new double[200];
      double[] b = new double[200];
      for (int k = 0; k < a.length; k++) {
        a[k] = 110 * Math.exp(0.08 * random.nextGaussian());
        b[k] = 100 * Math.exp(0.08 * random.nextGaussian());
      }
      PairedLogRatio early = of(a, b, 8);
      if (Verdict.of(early.interval(0.01), 8, Rules.STANDARD) != Verdict.UNDECIDED) {
        continue;
      }
      OptionalInt forecast = Forecast.moreBlocks(early, 0.01, Rules.STANDARD);
      int needed = 9;
      while (needed < 200
          && Verdict.of(of(a, b, needed).interval(0.01), needed, Rules.STANDARD)
              == Verdict.UNDECIDED) {
        needed++;
      }
      judged++;
      double factor = forecast.isEmpty() ? 99 : (8.0 + forecast.getAsInt()) / needed;
      right += factor > 1 / 3.0 && factor < 3 ? 1 : 0;
    }
    assertTrue(judged > 200, "judged " + judged);
    assertTrue(right > 0.7 * judged, right + " of " + judged);
  }

  private static PairedLogRatio of(double[] a, double[] b, int blocks) {
    return PairedLogRatio.of(
        java.util.Arrays.copyOf(a, blocks), java.util.Arrays.copyOf(b, blocks));
  }
}
