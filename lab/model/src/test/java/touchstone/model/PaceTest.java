package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times over the yardstick's, when that makes forks agree, and as they were when it does not. */
class PaceTest {

  private static final Cell CELL =
      new Cell("a", "users-tiny", Operation.of("read-bytes"), 17, null);

  private static Plan plan(List<Cell> cells) {
    return new Plan(
        Plan.FORMAT,
        List.of("speed"),
        "touchstone run",
        60,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        List.of(17),
        List.of(),
        List.of(),
        cells,
        List.of(),
        List.of(),
        List.of(List.of(0), List.of(0), List.of(0)));
  }

  private static Sample fork(int block, double ns, @Nullable Double yardstickNs) {
    return fork(17, block, ns, yardstickNs);
  }

  private static Sample fork(int jdk, int block, double ns, @Nullable Double yardstickNs) {
    return fork("a", jdk, block, ns, yardstickNs);
  }

  private static Sample fork(
      String contestant, int jdk, int block, double ns, @Nullable Double yardstickNs) {
    return new Sample(
        block,
        0,
        contestant,
        "users-tiny",
        CELL.operation(),
        jdk,
        Sample.Status.OK,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(new Iteration(1, ns + 1, ns, 7, 0, 0, 0, 0, 0, yardstickNs)),
        null);
  }

  private static Forks forks(Sample... samples) {
    return new Forks(plan(List.of(CELL)), List.of(samples));
  }

  @Test
  void aSlowMachineIsNoSlowLibrary() {
    Forks forks = forks(fork(0, 100, 15_600.0), fork(1, 200, 31_200.0), fork(2, 100, 15_600.0));
    Pace pace = forks.pace();
    assertNotNull(pace);
    assertTrue(pace.applied());
    assertEquals(15_600, pace.yardstickNs());
    double[] times = forks.byBlock(CELL, Iteration::cpuNs);
    assertEquals(100, times[0], 1e-9);
    assertEquals(100, times[1], 1e-9);
    assertEquals(100, times[2], 1e-9);
    assertEquals(100.5, forks.byBlock(CELL, Iteration::wallNs)[1], 1e-9, "both clocks");
    assertEquals(7, forks.ok(CELL).get(1).iterations().get(0).bytes(), "but not what is no time");
    assertTrue(Objects.requireNonNull(pace.pacedSpread()) < Objects.requireNonNull(pace.spread()));
    assertTrue(pace.sentence().contains("usual pace"), pace.sentence());
    assertTrue(pace.sentence().contains("usually took 15.6 µs"), pace.sentence());
  }

  @Test
  void aForkKnowsTheSampleThatItWas() {
    Sample slow = fork(1, 200, 20.0);
    Forks forks = forks(fork(0, 100, 10.0), slow, fork(2, 100, 10.0));
    assertTrue(forks.isPaced());
    Sample even = forks.ok(CELL).get(1);
    assertEquals(100, even.iterations().get(0).cpuNs(), 1e-9);
    assertSame(slow, forks.raw(even));
    assertSame(slow, forks.raw(slow), "as it is");
    Forks nobodyLooked = forks(fork(0, 100, null));
    assertFalse(nobodyLooked.isPaced());
    assertSame(
        nobodyLooked.ok(CELL).get(0), nobodyLooked.raw(nobodyLooked.ok(CELL).get(0)));
  }

  /** A compiler that makes the yardstick twice as fast must not make all libraries look twice as slow. */
  @Test
  void eachJdkHasAUsualPaceOfItsOwn() {
    Cell other = new Cell("a", "users-tiny", CELL.operation(), 25, null);
    Plan plan = plan(List.of(CELL, other));
    Forks forks = new Forks(
        plan,
        List.of(
            fork(17, 0, 100, 20.0),
            fork(17, 1, 150, 30.0),
            fork(17, 2, 100, 20.0),
            fork(25, 0, 100, 10.0),
            fork(25, 1, 150, 15.0),
            fork(25, 2, 100, 10.0)));
    assertEquals(100, forks.byBlock(CELL, Iteration::cpuNs)[1], 1e-9);
    assertEquals(100, forks.byBlock(other, Iteration::cpuNs)[0], 1e-9);
    assertEquals(100, forks.byBlock(other, Iteration::cpuNs)[1], 1e-9);
  }

  /** Rows of a machine that changes between two paces, whose times go with it to a power of their own. */
  private static List<Sample> rows(int rows, int forks, double power, Random random) {
    List<Sample> samples = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int block = 0; block < forks; block++) {
        double yardstick =
            10 * Math.exp((random.nextBoolean() ? 0.6 : 0) + 0.02 * random.nextGaussian());
        double ns = 100
            * (row + 1)
            * Math.pow(yardstick / 10, power)
            * Math.exp(0.03 * random.nextGaussian());
        samples.add(fork("row" + row, 17, block, ns, yardstick));
      }
    }
    return samples;
  }

  private static Plan plan(int rows) {
    return plan(IntStream.range(0, rows)
        .mapToObj(row -> new Cell("row" + row, "users-tiny", CELL.operation(), 17, null))
        .toList());
  }

  /** Whatever it is, it is found. */
  @ParameterizedTest
  @ValueSource(doubles = {0.6, 0.75, 1, 1.15})
  void timesGoWithTheYardstickToAPower(double power) {
    Pace pace = new Forks(plan(20), rows(20, 4, power, new Random(7))).pace();
    assertNotNull(pace);
    assertEquals(power, Objects.requireNonNull(pace.power()), 0.03);
    assertEquals(0.03, Objects.requireNonNull(pace.pacedSpread()), 0.006);
    String said =
        String.format(Locale.ROOT, "with which they go to the power of %.2f", pace.power());
    assertTrue(pace.sentence().contains(said), pace.sentence());
  }

  /** A power that makes few forks agree is no reason to think that they do. */
  @Test
  void fewForksDoNotSayWhichPower() {
    List<Sample> samples = rows(2, 10, 0.6, new Random(7));
    assertEquals(1, Objects.requireNonNull(new Forks(plan(2), samples).pace()).power());
  }

  /** One power for all costs the spread of those that say which hardly anything. */
  @Test
  void rowsAreNotMadeToAgree() {
    Random random = new Random(11);
    double squares = 0;
    int runs = 500;
    for (int run = 0; run < runs; run++) {
      Forks forks = new Forks(plan(10), rows(10, 3, 1, random));
      Double spread = Objects.requireNonNull(forks.pace()).pacedSpread();
      squares += Objects.requireNonNull(spread) * spread;
    }
    assertEquals(0.03, Math.sqrt(squares / runs), 0.001);
  }

  @Test
  void aSteadyMachineTellsNothingOfThePower() {
    Random random = new Random(3);
    List<Sample> samples = new ArrayList<>();
    for (int row = 0; row < 10; row++) {
      for (int block = 0; block < 4; block++) {
        double yardstick = 10 * Math.exp(0.002 * random.nextGaussian());
        double ns = 100 * Math.exp(0.03 * random.nextGaussian());
        samples.add(fork("row" + row, 17, block, ns, yardstick));
      }
    }
    Pace pace = Objects.requireNonNull(new Forks(plan(10), samples).pace());
    assertEquals(1, Objects.requireNonNull(pace.power()), 0.05);
  }

  /** As they were judged then. */
  @Test
  void inPlansOfBeforeTheyGoWithItAsItIs() {
    Plan now = plan(20);
    Plan before = new Plan(
        now.format(),
        now.suites(),
        now.command(),
        now.budgetSeconds(),
        now.graceSeconds(),
        now.seed(),
        now.fork(),
        null,
        now.jdks(),
        now.contestants(),
        now.workloads(),
        now.cells(),
        now.references(),
        now.excluded(),
        now.blocks(),
        null,
        null,
        List.of(),
        null);
    List<Sample> samples = rows(20, 4, 0.6, new Random(7));
    Pace pace = Objects.requireNonNull(new Forks(before, samples).pace());
    assertNull(pace.power());
    assertTrue(Objects.requireNonNull(pace.pacedSpread())
        > Objects.requireNonNull(
            Objects.requireNonNull(new Forks(now, samples).pace()).pacedSpread()));
    assertFalse(pace.sentence().contains("power"), pace.sentence());
  }

  @Test
  void aYardstickThatTellsNothingIsNotUsed() {
    Forks forks = forks(fork(0, 100, 10.0), fork(1, 101, 20.0), fork(2, 99, 10.0));
    Pace pace = forks.pace();
    assertNotNull(pace);
    assertFalse(pace.applied());
    assertEquals(101, forks.byBlock(CELL, Iteration::cpuNs)[1]);
    assertTrue(pace.sentence().contains("as they were"), pace.sentence());
  }

  @Test
  void oneForkIsTakenAtItsPaceAndNothingIsSaidOfTheSpread() {
    Pace pace = forks(fork(0, 100, 10.0)).pace();
    assertNotNull(pace);
    assertTrue(pace.applied());
    assertNull(pace.spread());
    assertFalse(pace.sentence().contains("differ"), pace.sentence());
  }

  @Test
  void whereNobodyLookedTimesAreAsTheyWere() {
    Forks forks = forks(fork(0, 100, null), fork(1, 200, null));
    assertNull(forks.pace());
    assertEquals(200, forks.byBlock(CELL, Iteration::cpuNs)[1]);
  }

  @Test
  void whatRanInAnotherLanguageStaysBesideWhatHasAYardstick() {
    Forks forks = forks(fork(0, 100, 10.0), fork(1, 200, 20.0), fork(2, 105, null));
    assertEquals(105, forks.byBlock(CELL, Iteration::cpuNs)[2], "as it was");
  }

  @Test
  void coldForksHaveNoIterationsToHoldAYardstickTo() {
    Cell cold = new Cell("a", "users-tiny", CELL.operation(), 17, null, Archive.NONE);
    Sample started = ColdStarts.of(cold, null);
    Forks forks = new Forks(
        plan(List.of(CELL, cold)),
        List.of(started, fork(0, 200, 20.0), fork(1, 100, 10.0), fork(2, 100, 10.0)));
    assertEquals(100, forks.byBlock(CELL, Iteration::cpuNs)[0], 1e-9, "the median pace");
  }

  /** Slow for two blocks of five: the median pace is that of the fast ones, and not what the other language was measured at. */
  @Test
  void anotherLanguageIsHeldAgainstTheMeanPaceOfTheMachine() {
    Cell foreign = new Cell("b", "users-tiny", CELL.operation(), 17, null);
    List<Sample> samples = new ArrayList<>();
    for (int block = 0; block < 5; block++) {
      double slow = block < 2 ? 2 : 1;
      samples.add(fork(block, 100 * slow, 10 * slow));
      samples.add(fork("b", 17, block, 100 * slow, null));
    }
    Forks forks = new Forks(plan(List.of(CELL, foreign)), samples);
    assertTrue(forks.isPaced());
    double[] evened = forks.byBlock(CELL, Iteration::cpuNs);
    double[] asTheyWere = forks.byBlock(foreign, Iteration::cpuNs);
    double difference = 0;
    for (int block = 0; block < 5; block++) {
      difference += Math.log(evened[block]) - Math.log(asTheyWere[block]);
    }
    assertEquals(0, difference / 5, 1e-9, "they take the same time in each block");
  }
}
