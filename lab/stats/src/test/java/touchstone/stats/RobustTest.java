package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The estimators that look at order, and the bootstrap. */
class RobustTest {

  @Test
  void hodgesLehmannIsTheMedianOfThePairsMeans() {
    // Means of pairs: 1, 1.5, 2, 2.5, 3, 4.
    assertEquals(2.25, HodgesLehmann.of(4, 1, 2), 1e-15);
    assertEquals(7, HodgesLehmann.of(7), 0);
    assertEquals(3, HodgesLehmann.of(1, 2, 3, 4, 5), 0);
    assertTrue(HodgesLehmann.of(1, 2, 3, 4, 1e6) < 4, "one value far off hardly moves it");
    assertThrows(IllegalArgumentException.class, HodgesLehmann::of);
  }

  @Test
  void theilSenIsTheMedianOfThePairsSlopes() {
    assertEquals(2, TheilSen.slope(1, 3, 5, 7), 1e-15);
    // Six slopes of 1, and four that one value makes.
    assertEquals(1, TheilSen.slope(1, 2, 3, 4, 100), 1e-15);
    assertEquals(-0.5, TheilSen.slope(2, 1.5), 1e-15);
    assertThrows(IllegalArgumentException.class, () -> TheilSen.slope(1));
  }

  @Test
  void theBootstrapAgreesWithStudentOnValuesThatSpreadEvenly() {
    double[] even = {-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3, 1.5, -1.5, 0.2, -0.2};
    assertEquals(1, BootstrapT.widening(even));
  }

  @Test
  void theBootstrapAsksForMoreWhereOneBlockCarriesTheMean() {
    double[] odd = {0.01, 0.02, 0.015, 0.01, 0.012, 0.018, 0.011, 0.9};
    double factor = BootstrapT.widening(odd);
    assertTrue(factor > 1.5, "factor " + factor);
    assertEquals(factor, BootstrapT.widening(odd), "the same values, the same answer");
    double[] negated = odd.clone();
    for (int i = 0; i < odd.length; i++) {
      negated[i] = -odd[i];
    }
    assertEquals(factor, BootstrapT.widening(negated), 1e-9, "either way round");
    double[] few = {0.01, 0.02, 0.015, 0.01, 0.012, 0.018, 0.9};
    assertEquals(1, BootstrapT.widening(few), "too few to draw from");
    assertEquals(1, BootstrapT.widening(new double[9]), "no spread");
  }

  @Test
  void aWidenedRatioIsWiderAndLessSure() {
    double[] odd = {1.01, 1.02, 1.015, 1.01, 1.012, 1.018, 1.011, 2.4};
    double[] one = {1, 1, 1, 1, 1, 1, 1, 1};
    PairedLogRatio ratio = PairedLogRatio.of(odd, one);
    PairedLogRatio plain =
        new PairedLogRatio(ratio.blocks(), ratio.meanLog(), ratio.standardError());
    assertEquals(ratio.widening(), ratio.halfWidth(0.01) / plain.halfWidth(0.01), 1e-12);
    assertTrue(ratio.pValue().getAsDouble() > plain.pValue().getAsDouble());
    assertEquals(1.0135, ratio.typicalRatio().getAsDouble(), 0.003);
    assertTrue(ratio.ratio().getAsDouble() > 1.12, "the mean is carried by one block");
    PairedLogRatio turned = PairedLogRatio.of(one, odd);
    assertEquals(turned.meanLog(), ratio.inverse().meanLog(), 1e-15);
    assertEquals(turned.widening(), ratio.inverse().widening(), 1e-9);
    assertEquals(turned.typicalLog(), ratio.inverse().typicalLog(), 1e-15);
  }

  @Test
  void drawsAreSpreadEvenlyAndTheSameEveryTime() {
    Draws draws = new Draws(1);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[draws.below(7)]++;
    }
    for (int count : counts) {
      assertEquals(10_000, count, 400);
    }
    // First output of SplitMix64 for the seed 1234567 is 6457827717110365317 (its reference code).
    assertEquals(
        (int) (((6457827717110365317L >>> 33) * 1000) >>> 31), new Draws(1234567).below(1000));
  }

  @Test
  void welchAgreesWithHisOwnExample() {
    double[] first = {
      27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4
    };
    double[] second = {
      27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4
    };
    IndependentLogRatio ratio = IndependentLogRatio.of(first, second);
    assertEquals(25, ratio.degrees(), 0.05);
    assertEquals(0.021, ratio.pValue().orElseThrow(), 5e-4);
    assertTrue(ratio.interval(0.05).orElseThrow().excludes(1));
    assertTrue(IndependentLogRatio.of(new double[] {1}, second).interval(0.05).isEmpty());
    assertTrue(IndependentLogRatio.of(new double[] {1}, second).pValue().isEmpty());
    IndependentLogRatio same = IndependentLogRatio.of(new double[] {1, 1}, new double[] {1, 1});
    assertEquals(1, same.pValue().orElseThrow());
    assertEquals(new Interval(1, 1), same.interval(0.05).orElseThrow());
  }

  @Test
  void aControlSeriesCarriesWhatTheMachineDid() {
    double[] machine = {1, 3, 0.5, 2, 1, 3, 0.5, 2, 1, 3};
    double[] row = new double[machine.length];
    double[] one = new double[machine.length];
    double[] two = new double[machine.length];
    for (int b = 0; b < machine.length; b++) {
      row[b] = 200 * machine[b];
      one[b] = b == 3 ? Double.NaN : 100 * machine[b];
      two[b] = 400 * machine[b];
    }
    double[] over = ControlSeries.logRatios(row, List.of(one, two));
    assertEquals(machine.length, over.length);
    for (double log : over) {
      // 200 over the geometric mean of 100 and 400, though one of them is missing once.
      assertEquals(0, log, 1e-12);
    }
    assertEquals(
        1,
        ControlSeries.logRatios(
                new double[] {1, Double.NaN, 1}, List.of(new double[] {1, 1, Double.NaN}))
            .length,
        "blocks without the row, or without any control, say nothing");
  }

  /** A budget ends most runs within a block: a row that ran in it is held against those that did not, too. */
  @Test
  void aControlMayMissTheBlockInWhichTheRunEnded() {
    double[] row = {200, 600, 100, 400, 200};
    double[] last = {100, 300, 50, 200, 100};
    double[] missed = {400, 1200, 200, 800, Double.NaN};
    double[] left = {400, 1200, 200, Double.NaN, Double.NaN};
    ControlSeries.Run run = new ControlSeries.Run(row, List.of(last, missed, left));
    List<Integer> kept = ControlSeries.kept(List.of(run));
    assertEquals(List.of(0, 1), kept);
    double[] over = run.logRatios(kept);
    assertEquals(5, over.length);
    for (double log : over) {
      assertEquals(0, log, 1e-12);
    }
    double[] once = {1, Double.NaN};
    ControlSeries.Run alone =
        new ControlSeries.Run(once, List.of(new double[] {1, 1}, new double[] {Double.NaN, 1}));
    assertEquals(List.of(0), ControlSeries.kept(List.of(alone)), "what shares no block is none");
  }

  /** Of eleven rows with three blocks each, one may spread little by chance; of seven, nobody can say what is usual. */
  @Test
  void controlsLendTheirSpreadToARowOfFewBlocks() {
    Random random = new Random(8);
    List<double[]> rows = Stream.generate(
            () -> DoubleStream.generate(() -> Math.exp(0.05 * random.nextGaussian()))
                .limit(3)
                .toArray())
        .limit(11)
        .toList();
    List<Integer> all = IntStream.range(0, 10).boxed().toList();
    ControlSeries.Run run = new ControlSeries.Run(rows.get(0), rows.subList(1, 11));
    PairedLogRatio plain = PairedLogRatio.ofDifferences(run.logRatios(all));
    PairedLogRatio over = run.over(all);
    assertEquals(plain.meanLog(), over.meanLog());
    assertEquals(2, plain.degrees());
    assertTrue(over.degrees() > 4 && over.degrees() < 6, "two lent, and the controls': " + over);
    assertEquals(0.05 * Math.sqrt(1.1 / 3), over.standardError(), 0.01);
    ControlSeries.Run few = new ControlSeries.Run(rows.get(0), rows.subList(1, 7));
    List<Integer> six = all.subList(0, 6);
    assertEquals(PairedLogRatio.ofDifferences(few.logRatios(six)), few.over(six));
  }

  @Test
  void welchHoldsItsLevelThoughTheSidesDiffer() {
    Random random = new Random(8);
    int alarms = 0;
    for (int i = 0; i < 5000; i++) {
      double[] few = random.doubles(5).map(x -> 0.05 * random.nextGaussian()).toArray();
      double[] many = random.doubles(20).map(x -> 0.01 * random.nextGaussian()).toArray();
      alarms += IndependentLogRatio.of(few, many).interval(0.05).orElseThrow().excludes(1) ? 1 : 0;
    }
    assertEquals(0.05, alarms / 5000.0, 0.012);
  }
}
