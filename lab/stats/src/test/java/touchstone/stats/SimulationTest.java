package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The claims of the intervals and verdicts, on data whose truth is known: multiplicative normal noise of 5 % a fork, and 40 %
 * a block that all rows of the block share.
 */
@Tag("any-jdk")
class SimulationTest {

  private static final int BLOCKS = 9;
  private static final int REPEATS = 5000;

  private static Map<String, double[]> run(Random random, double... ns) {
    return blocks(random, BLOCKS, ns);
  }

  private static Map<String, double[]> blocks(Random random, int blocks, double[] ns) {
    Map<String, double[]> times = new LinkedHashMap<>();
    for (int r = 0; r < ns.length; r++) {
      times.put("row" + r, new double[blocks]);
    }
    for (int b = 0; b < blocks; b++) {
      double block = Math.exp(0.4 * random.nextGaussian());
      for (int r = 0; r < ns.length; r++) {
        times.get("row" + r)[b] = ns[r] * block * Math.exp(0.05 * random.nextGaussian());
      }
    }
    return times;
  }

  @Test
  void theIntervalHoldsTheTrueRatioAsOftenAsItSays() {
    Random random = new Random(1);
    int held = 0;
    for (int i = 0; i < REPEATS; i++) {
      Map<String, double[]> times = run(random, 130, 100);
      Interval interval =
          PairedLogRatio.of(times.get("row0"), times.get("row1")).interval(0.05).orElseThrow();
      held += interval.excludes(1.3) ? 0 : 1;
    }
    assertWithin(0.93, held, REPEATS, 0.97);
  }

  @Test
  void anIntervalThatIgnoresTheBlocksWouldNotBeNarrowEnoughToUse() {
    Map<String, double[]> times = run(new Random(2), 130, 100);
    double[] slow = times.get("row0");
    double[] fast = times.get("row1");
    double[] shifted = new double[BLOCKS];
    for (int b = 0; b < BLOCKS; b++) {
      shifted[b] = fast[(b + 1) % BLOCKS];
    }
    double paired = PairedLogRatio.of(slow, fast).standardError();
    double unpaired = PairedLogRatio.of(slow, shifted).standardError();
    assertTrue(unpaired > 4 * paired, unpaired + " against " + paired);
  }

  @Test
  void twoEqualRowsAreToldApartNoMoreOftenThanAlpha() {
    Random random = new Random(3);
    int alarms = 0;
    for (int i = 0; i < REPEATS; i++) {
      Ranking ranking = Ranking.of(run(random, 100, 100), Set.of(), Rules.STANDARD);
      alarms += toldApart(ranking);
    }
    assertWithin(0.035, alarms, REPEATS, 0.06);
  }

  /** The reference is the best of the sample, so equal rows are compared with the luckiest of them. */
  @Test
  void tablesOfEqualRowsHoldAFalseVerdictNoMoreOftenThanAlpha() {
    Simulations.Tables six = Simulations.tables(BLOCKS, new double[6], REPEATS / 2, 4);
    assertWithin(0.02, six.withFalseVerdict(), six.tables(), 0.05);
  }

  @Test
  void aDifferenceOfTenPercentIsFound() {
    Random random = new Random(5);
    int found = 0;
    for (int i = 0; i < 1000; i++) {
      Ranking ranking = Ranking.of(run(random, 100, 110), Set.of(), Rules.STANDARD);
      found += toldApart(ranking);
    }
    assertWithin(0.9, found, 1000, 1);
  }

  private static int toldApart(Ranking ranking) {
    return (int) ranking.rows().stream()
        .filter(r -> r.comparison().map(c -> c.verdict().tellsApart()).orElse(false))
        .count();
  }

  private static void assertWithin(double low, int count, int of, double high) {
    double share = (double) count / of;
    assertTrue(share >= low && share <= high, share + " is not in " + low + ".." + high);
  }

  /** Four rows in two runs between which only the machine changed, each row over the three others. */
  @Test
  void twoRunsOfTheSameThingsAreToldApartNoMoreOftenThanAlpha() {
    Random random = new Random(7);
    int alarms = 0;
    for (int i = 0; i < REPEATS; i++) {
      List<double[]> before = List.copyOf(run(random, 100, 200, 300, 400).values());
      List<double[]> after = List.copyOf(run(random, 130, 260, 390, 520).values());
      List<IndependentLogRatio> changes = new ArrayList<>();
      for (int row = 0; row < before.size(); row++) {
        changes.add(IndependentLogRatio.of(over(after, row), over(before, row)));
      }
      alarms += StepDown.decide(changes, 0.05, StepDown.Family.named()).stream()
              .anyMatch(StepDown.Decision::rejected)
          ? 1
          : 0;
    }
    assertWithin(0.02, alarms, REPEATS, 0.055);
  }

  private static double[] over(List<double[]> rows, int row) {
    List<double[]> others = new ArrayList<>(rows);
    double[] own = others.remove(row);
    return ControlSeries.logRatios(own, others);
  }

  /** A row of twenty blocks and three controls, of which two left the race after four blocks and the third after so many. */
  private static ControlSeries.Run leaving(Random random, int third, double... ns) {
    List<double[]> rows = new ArrayList<>(blocks(random, 20, ns).values());
    double[] own = rows.remove(0);
    Arrays.fill(rows.get(0), 4, 20, Double.NaN);
    Arrays.fill(rows.get(1), 4, 20, Double.NaN);
    Arrays.fill(rows.get(2), third, 20, Double.NaN);
    return new ControlSeries.Run(own, rows);
  }

  private static int held(int third, int repeats, long seed) {
    Random random = new Random(seed);
    int held = 0;
    for (int i = 0; i < repeats; i++) {
      ControlSeries.Run before = leaving(random, third, 100, 200, 300, 400);
      ControlSeries.Run after = leaving(random, third, 1.2 * 130, 260, 390, 520);
      List<Integer> kept = ControlSeries.kept(List.of(before, after));
      IndependentLogRatio change =
          IndependentLogRatio.of(after.logRatios(kept), before.logRatios(kept));
      held += change.interval(0.05).orElseThrow().excludes(1.2) ? 0 : 1;
    }
    return held;
  }

  /** Their levels are known from four blocks; a row that is held against them carries that error through twenty. */
  @Test
  void controlsThatLeaveEarlyDoNotMakeAnIntervalTooNarrow() {
    assertWithin(0.935, held(20, 3000, 8), 3000, 0.965);
    assertWithin(0.935, held(14, 3000, 9), 3000, 0.975);
  }

  @Test
  void aControlIsKeptWhereItStayedInEveryRun() {
    double[] ten = new double[10];
    Arrays.fill(ten, 100);
    double[] nine = ten.clone();
    nine[3] = Double.NaN;
    double[] eight = nine.clone();
    eight[7] = Double.NaN;
    ControlSeries.Run whole = new ControlSeries.Run(ten, List.of(ten, nine, ten));
    ControlSeries.Run broken = new ControlSeries.Run(ten, List.of(eight, nine, ten));
    assertEquals(List.of(1, 2), ControlSeries.kept(List.of(whole, broken)));
    assertEquals(10, broken.logRatios(List.of(1, 2)).length);
    ControlSeries.Run left = new ControlSeries.Run(ten, List.of(eight, eight, eight));
    assertEquals(List.of(0, 1, 2), ControlSeries.kept(List.of(whole, left)), "none stayed");
    assertEquals(8, left.logRatios(List.of(0, 1, 2)).length, "the blocks that all share");
    assertEquals(
        0, ControlSeries.logRatios(eight, List.of(only(3), only(7))).length, "they share none");
  }

  private static double[] only(int block) {
    double[] times = new double[10];
    Arrays.fill(times, Double.NaN);
    times[block] = 100;
    return times;
  }
}
