package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.model.Summary;
import touchstone.model.Workload;
import touchstone.stats.Verdict;

/** A run of cold starts: one that starts quickly, one that runs faster, one that crashes, one that is wrong, one never reached. */
class ColdSummariesTest {

  private static final int BLOCKS = 15;
  private static final long MS = 1_000_000;

  private static Cell cell(String contestant) {
    return new Cell(contestant, "users-tiny", Operation.READ_STRING, 25, null, Archive.NONE);
  }

  /** Milliseconds to the first result beyond an empty JVM's 40, and per operation behind it. */
  private static Sample sample(String contestant, int block, double first, double each) {
    List<Start.Point> curve = new ArrayList<>();
    for (int n = 1; n <= (block < 2 ? 1000 : 1); n *= 10) {
      curve.add(new Start.Point(n, clocks(40 + first + (n - 1) * each, null)));
    }
    Start start = new Start(
        clocks(40 + first, (long) ((60 + 2 * first) * MS)),
        clocks(40, 60 * MS),
        clocks(first / 2, null),
        curve,
        block < 2
            ? new Start.Counts(
                100 + block, 5_000, 1_000, List.of(new Start.Bytes(1, 3_000 + 2L * block)))
            : null,
        null);
    return sample(contestant, block, Sample.Status.OK, start, null);
  }

  private static Sample sample(
      String contestant,
      int block,
      Sample.Status status,
      @Nullable Start start,
      Sample.@Nullable Failure failure) {
    return new Sample(
        block,
        0,
        contestant,
        "users-tiny",
        Operation.READ_STRING,
        25,
        Archive.NONE,
        status,
        "a VM",
        "2026-01-01T00:00:00Z",
        0.5,
        0,
        null,
        List.of(),
        List.of(),
        start,
        failure,
        null,
        null,
        null);
  }

  /** The machine was quiet: the main thread had a processor all the time. */
  private static Start.Clocks clocks(double ms, @Nullable Long process) {
    long ns = Math.round(ms * MS);
    return new Start.Clocks(ns, ns, process);
  }

  private static Plan plan(String... contestants) {
    List<Cell> cells =
        List.of(contestants).stream().map(ColdSummariesTest::cell).toList();
    List<Contestant> all = new ArrayList<>();
    for (String name : contestants) {
      all.add(GoldenRun.contestant(name, Contestant.JSON, ""));
    }
    all.add(GoldenRun.contestant("liar", Contestant.JSON, ""));
    return new Plan(
        Plan.FORMAT,
        List.of("sizes"),
        "touchstone run sizes",
        300,
        0,
        1,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        new ColdSettings(2, 250, 60),
        List.of(25),
        all,
        List.of(new Workload("users-tiny", "users", 8187, 8187, "00")),
        cells,
        List.of(),
        List.of(new Plan.Exclusion(cell("liar"), "wrong", "/users", "expected 2, found 1")),
        List.of(),
        null,
        null,
        null,
        Plan.FITTED);
  }

  private static Summary summary() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < BLOCKS; b++) {
      double noise = 0.1 * ((b * 7) % BLOCKS);
      samples.add(sample("quick", b, 20 + noise, 0.3));
      samples.add(sample("strong", b, 50 + noise, 0.1));
    }
    samples.add(
        sample("crashes", 0, Sample.Status.CRASHED, null, new Sample.Failure(7, "it ended", "")));
    return Summaries.of(plan("strong", "quick", "crashes", "late"), samples);
  }

  private static Summary.ColdRow row(String contestant) {
    return summary().cold().get(0).rows().stream()
        .filter(r -> r.contestant().equals(contestant))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theQuickestStandsFirstAndTheOthersAreComparedWithIt() {
    Summary.ColdGroup group = summary().cold().get(0);
    assertEquals(List.of(), summary().groups(), "nothing is warm");
    assertEquals("users-tiny read-string jdk25 cold", group.name());
    assertEquals("quick", group.reference());
    assertEquals("wall", group.clock());
    assertEquals("none", group.archive());
    assertEquals(
        List.of("quick", "strong", "liar", "crashes", "late"),
        group.rows().stream().map(Summary.ColdRow::contestant).toList());
    assertEquals("slower", row("strong").verdict());
    assertEquals(50.7 / 20.7, row("strong").ratio(), 0.01);
  }

  @Test
  void aTimeIsBeyondTheEmptyJvmWithAnIntervalFromTheOrder() {
    Summary.ColdRow quick = row("quick");
    assertEquals(BLOCKS, quick.samples());
    // Noise is 0, 0.1 ... 1.4 ms: the 8th of 15, and the 4th and the 12th.
    assertEquals(20.7 * MS, quick.medianNs(), 1);
    assertEquals(20.3 * MS, quick.low(), 1);
    assertEquals(21.1 * MS, quick.high(), 1);
    assertTrue(quick.p90Ns() > 21.2 * MS && quick.p90Ns() < 21.4 * MS, quick::toString);
    assertNull(quick.p90High(), "fifteen do not bound a ninth decile above");
    assertEquals(2 * 20.7 * MS, quick.cpuMedianNs(), 2);
    assertEquals(10.35 * MS, quick.openNs(), 1);
  }

  @Test
  void countsAreThoseOfTheFirstForks() {
    assertEquals(101, row("quick").classes());
    assertEquals(5_000, row("quick").jarBytes());
    assertEquals(3_001, row("quick").curve().get(0).bytes());
    assertNull(row("quick").curve().get(1).bytes(), "nobody counted so far");
  }

  @Test
  void whoRunsFasterOvertakesWhereTheCurvesCross() {
    Summary.ColdRow strong = row("strong");
    assertEquals(
        List.of(1L, 10L, 100L, 1000L),
        strong.curve().stream().map(Summary.ColdPoint::operations).toList());
    assertEquals((50.7 + 99 * 0.1) * MS, strong.curve().get(2).ns(), 1);
    // Thirty milliseconds behind, and 0.2 nearer with each operation.
    assertEquals(151, strong.breakEven());
    assertNull(row("quick").breakEven());
  }

  @Test
  void whoHasNoFigureSaysWhy() {
    assertEquals("crashed", row("crashes").verdict());
    assertEquals("1 fork crashed: it ended", row("crashes").note());
    assertEquals("not reached", row("late").verdict());
    assertEquals("wrong", row("liar").verdict());
    assertEquals("at /users: expected 2, found 1", row("liar").note());
    assertNull(row("late").medianNs());
  }

  @Test
  void aContendedMachineIsJudgedByTheThreadsTime() {
    List<Sample> samples = IntStream.range(0, 6)
        .mapToObj(b -> sample(
            "quick",
            b,
            Sample.Status.OK,
            new Start(
                new Start.Clocks(100 * MS, 50 * MS, 80 * MS),
                new Start.Clocks(40 * MS, 30 * MS, null),
                new Start.Clocks(30 * MS, 10 * MS, null),
                List.of(),
                null,
                null),
            null))
        .toList();
    Summary.ColdGroup group = Summaries.of(plan("quick"), samples).cold().get(0);
    Summary.ColdRow quick = group.rows().get(0);
    assertEquals("thread-cpu", group.clock());
    assertEquals(20 * MS, quick.medianNs());
    assertEquals(60 * MS, quick.wallMedianNs());
    assertEquals(10 * MS, quick.openNs());
    assertNull(quick.cpuMedianNs(), "the empty one's is not known");
  }

  /** By both clocks, beyond an empty JVM's 40 ms of wall time and 30 of its thread's. */
  private static Sample both(String contestant, int block, double wallMs, double threadMs) {
    return sample(
        contestant,
        block,
        Sample.Status.OK,
        new Start(
            new Start.Clocks(
                40 * MS + Math.round(wallMs * MS), 30 * MS + Math.round(threadMs * MS), null),
            new Start.Clocks(40 * MS, 30 * MS, null),
            new Start.Clocks(MS, MS, null),
            List.of(),
            null,
            null),
        null);
  }

  @Test
  void aProcessThatBeatTheEmptyOneDoesNotTakeTheThreadsClockAway() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < 6; b++) {
      samples.add(both("quick", b, 60, 20));
    }
    samples.add(both("quick", 6, 60, -1));
    samples.add(both("quick", 7, -1, 20));
    Summary.ColdGroup group = Summaries.of(plan("quick"), samples).cold().get(0);
    assertEquals("thread-cpu", group.clock());
    assertTrue(group.clockReason().contains("3.00 times"), group.clockReason());
  }

  @Test
  void aProcessWithoutThreadTimeDoes() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < 6; b++) {
      samples.add(both("quick", b, 60, 20));
    }
    // Whatever its wall time says.
    samples.add(sample(
        "quick",
        6,
        Sample.Status.OK,
        new Start(
            new Start.Clocks(30 * MS, null, null),
            new Start.Clocks(40 * MS, null, null),
            new Start.Clocks(MS, null, null),
            List.of(),
            null,
            null),
        null));
    Summary.ColdGroup group = Summaries.of(plan("quick"), samples).cold().get(0);
    assertEquals("wall", group.clock());
    assertEquals("not every process has thread CPU time", group.clockReason());
  }

  /** Two rows in fifteen blocks; the first so many of each took 2 ms less than the empty JVM. */
  private static List<Summary.ColdRow> beaten(int ofQuick, int ofStrong) {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < BLOCKS; b++) {
      double noise = 0.1 * ((b * 7) % BLOCKS);
      samples.add(sample("quick", b, b < ofQuick ? -2 : 10 + noise, 0.3));
      samples.add(sample("strong", b, b < ofStrong ? -2 : 50 + noise, 0.1));
    }
    return Summaries.of(plan("strong", "quick"), samples).cold().get(0).rows();
  }

  @Test
  void aStartBesideAnEmptyJvmFarFromTheOthersDoesNotCount() {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < BLOCKS; b++) {
      double noise = 0.1 * ((b * 7) % BLOCKS);
      samples.add(sample("quick", b, 10 + noise, 0.3));
      samples.add(sample("strong", b, 50 + noise, 0.1));
    }
    // The empty one took 9.999 ms more, so that next to nothing is left of the first of these.
    Start.Clocks late = clocks(49.999, 60 * MS);
    samples.set(
        4,
        sample(
            "quick",
            2,
            Sample.Status.OK,
            new Start(clocks(50, 80 * MS), late, clocks(1, null), List.of(), null, null),
            null));
    Plan plan = plan("strong", "quick");
    Summary summary = Summaries.of(plan, samples);
    List<Summary.ColdRow> rows = summary.cold().get(0).rows();
    assertEquals("quick", rows.get(0).contestant());
    assertEquals(BLOCKS - 1, rows.get(0).samples());
    assertEquals("slower", rows.get(1).verdict());
    assertEquals(50.7 / 10.7, rows.get(1).ratio(), 0.05);
  }

  /** As many of the first starts of the quick one had an empty JVM of 80 ms beside them. */
  private static Summary.ColdRow besideSlowOnes(int spoiled) {
    List<Sample> samples = new ArrayList<>();
    for (int b = 0; b < BLOCKS; b++) {
      Sample quick = sample("quick", b, 20, 0.3);
      Start start = quick.start();
      samples.add(
          b >= spoiled || start == null
              ? quick
              : sample(
                  "quick",
                  b,
                  Sample.Status.OK,
                  new Start(
                      start.first(),
                      clocks(80, 60 * MS),
                      start.open(),
                      start.curve(),
                      start.counts(),
                      null),
                  null));
      samples.add(sample("strong", b, 50, 0.1));
    }
    return Summaries.of(plan("strong", "quick"), samples).cold().get(0).rows().get(0);
  }

  @Test
  void whatTheEmptyJvmHasNoPartInIsTakenFromStartsThatDoNotCountWhereNoOtherHasIt() {
    Summary.ColdRow one = besideSlowOnes(1);
    assertEquals(BLOCKS - 1, one.samples());
    assertEquals(101, one.classes(), "one that counts has it");
    Summary.ColdRow both = besideSlowOnes(2);
    assertEquals("quick", both.contestant());
    assertEquals(BLOCKS - 2, both.samples());
    assertEquals(20 * MS, both.medianNs());
    assertEquals(101, both.classes());
    assertEquals(5_000, both.jarBytes());
    assertEquals(1_000, both.openBytes());
    assertEquals(3_001, both.curve().get(0).bytes());
    assertEquals(
        List.of(1L, 10L, 100L, 1000L),
        both.curve().stream().map(Summary.ColdPoint::operations).toList());
    assertEquals((20 + 99 * 0.3) * MS, both.curve().get(2).ns(), 1);
  }

  @Test
  void whoBeatTheEmptyJvmCountsInMediansAndCurves() {
    Summary.ColdRow quick = beaten(5, 0).get(0);
    assertEquals("quick", quick.contestant());
    assertEquals(BLOCKS, quick.samples());
    // Five below zero and ten above it: the 8th is the third of these.
    double[] above = IntStream.range(5, BLOCKS)
        .mapToDouble(b -> 10 + 0.1 * ((b * 7) % BLOCKS))
        .sorted()
        .toArray();
    assertEquals(above[2] * MS, quick.medianNs(), 1);
    assertEquals(-2 * MS, quick.low(), 1);
    assertEquals(quick.medianNs(), quick.curve().get(0).ns(), 1);
    assertEquals(quick.medianNs(), quick.wallMedianNs());
  }

  @Test
  void aRatioSaysWhichBlocksItLeavesOutAndWhereToItErrs() {
    assertNull(beaten(0, 0).get(1).note());
    assertEquals(
        "5 of 15 processes took no longer than the empty JVM: no ratio holds such a block",
        beaten(5, 0).get(0).note());
    Summary.ColdRow lower = beaten(5, 0).get(1);
    assertEquals(
        "the ratio leaves out 5 of 15 blocks, in which the reference took no longer than the empty JVM: it is a lower bound",
        lower.note());
    assertTrue(lower.ratio() > 4 && lower.ratio() < 5.1, lower::toString);
    assertEquals(
        "the ratio leaves out 2 of 15 blocks, in which the row took no longer than the empty JVM: it is an upper bound",
        beaten(0, 2).get(1).note());
    assertEquals(
        "the ratio leaves out 5 of 15 blocks, in which the row (2) or the reference (5) took no longer than the empty JVM",
        beaten(5, 2).get(1).note());
  }

  /** From an upper bound above 1 does not follow that a row is slower: its quickest starts are what is missing. */
  @Test
  void aBoundDecidesOnlyWhatFollowsFromIt() {
    Summary.ColdRow whole = beaten(0, 0).get(1);
    assertEquals("slower", whole.verdict());
    assertNotEquals(beaten(0, 0).get(0).tie(), whole.tie());
    Summary.ColdRow lower = beaten(5, 0).get(1);
    assertEquals("slower", lower.verdict());
    for (int reference : new int[] {0, 5}) {
      List<Summary.ColdRow> rows = beaten(reference, 2);
      Summary.ColdRow upper = rows.get(1);
      assertTrue(upper.ratioLow() > 1, upper::toString);
      assertEquals("undecided", upper.verdict());
      assertEquals(rows.get(0).tie(), upper.tie(), "who is not told apart shares a letter");
    }
    double[] figures = {5, 5, 5};
    double[] withQuick = {5, -1, 5};
    for (Verdict verdict : Verdict.values()) {
      assertEquals(verdict, ColdBlocks.supported(verdict, figures, figures));
      assertEquals(
          verdict == Verdict.FASTER ? verdict : Verdict.UNDECIDED,
          ColdBlocks.supported(verdict, withQuick, figures));
      assertEquals(
          verdict == Verdict.SLOWER ? verdict : Verdict.UNDECIDED,
          ColdBlocks.supported(verdict, figures, withQuick));
    }
  }

  @Test
  void whoAlwaysBeatItHasNoFigure() {
    Summary.ColdRow never = beaten(0, BLOCKS).get(2);
    assertEquals("strong", never.contestant());
    assertNull(never.medianNs());
    assertEquals("no process took longer than the empty JVM beside it", never.note());
  }

  @Test
  void aTableForOtherProgramsHasTheColdRowsToo() {
    String csv = SummaryCsv.of(summary());
    assertTrue(
        csv.contains("\r\nusers-tiny,read-string,,25,none,quick,,15,2.07E7,2.07E7,,1.0,,"), csv);
    assertTrue(csv.contains("\r\nusers-tiny,read-string,,25,none,late,,0,,"), csv);
  }

  @Test
  void theReportShowsTablesCurvesAndThePublishedLayout() {
    Summary summary = summary();
    String report = Markdown.of(ColdParts.of(plan("strong", "quick", "crashes", "late"), summary));
    assertTrue(report.contains("### Cold read-string: users-tiny, JDK 25"), report);
    assertTrue(report.contains("| quick | 20.7 ms \\[20.3 ms, 21.1 ms\\]"), report);
    assertTrue(report.contains("| Contestant | 1 | 10 | 100 | 1,000 |"), report);
    assertTrue(report.contains("| Library | users-tiny (8.19 kB) |"), report);
    assertTrue(report.contains("| Title of quick (quick) | 20,700,000 |"), report);
    String terminal = TerminalSummary.render(
        plan("strong", "quick", "crashes", "late"), List.of(), summary, 80, false);
    assertTrue(terminal.contains("Quickest start"), terminal);
    assertTrue(terminal.lines().allMatch(line -> line.length() <= 80), () -> terminal);
  }
}
