package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Summary;

class SummariesTest {

  @TempDir
  Path folder;

  private final GoldenRun run = new GoldenRun();
  private final Summary summary = Summaries.of(run.plan, run.samples());
  private final Summary.Group reads = summary.groups().get(0);

  private static Summary.Row row(Summary.Group group, String contestant) {
    return group.rows().stream()
        .filter(r -> r.contestant().equals(contestant))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void groupsAreInTheOrderOfThePlan() {
    assertEquals(
        List.of(
            "users-tiny/minified read-string jdk25",
            "users-tiny/minified read-string jdk17",
            "users-tiny write-string jdk25"),
        summary.groups().stream().map(Summary.Group::name).toList());
    assertEquals("fast", reads.reference());
    assertEquals("slow-reflective", summary.groups().get(2).reference());
  }

  @Test
  void rowsAreFastestFirstAndThoseWithoutFigureLast() {
    assertEquals(
        List.of(
            "binary",
            "fast",
            "near",
            "once",
            "slow-reflective",
            "moving",
            "liar",
            "crashes",
            "late"),
        reads.rows().stream().map(Summary.Row::contestant).toList());
  }

  @Test
  void aContendedMachineIsMeasuredByThreadCpu() {
    assertEquals("thread-cpu", summary.clock());
    assertTrue(summary.clockReason().contains("contended"), summary.clockReason());
    Summary.Row fast = row(reads, "fast");
    assertEquals(100_000, fast.nsPerOp(), 10);
    assertTrue(fast.wallNsPerOp() > 120_000, fast.toString());
    assertEquals(236_400, fast.bytesPerOp(), 1e-6);
    assertEquals(6, fast.blocks());
  }

  @Test
  void aQuietMachineIsMeasuredByTheWall() {
    List<Sample> quiet = new ArrayList<>();
    for (Sample s : run.samples()) {
      quiet.add(withIterations(
          s,
          s.iterations().stream()
              .map(i -> iteration(i.cpuNs() * 1.01, i.cpuNs()))
              .toList()));
    }
    Summary wall = Summaries.of(run.plan, quiet);
    assertEquals("wall", wall.clock());
    Summary.Row fast = row(wall.groups().get(0), "fast");
    assertEquals(101_000, fast.nsPerOp(), 10);
    assertEquals(fast.wallNsPerOp(), fast.nsPerOp());
  }

  /** A collection stops the worker as a neighbour does, but is what the row asked for. */
  @Test
  void rowsThatMakeMuchGarbageAreNoBusyMachine() {
    List<Sample> collecting = new ArrayList<>();
    for (Sample s : run.samples()) {
      collecting.add(withIterations(
          s,
          s.iterations().stream()
              .map(i -> new Iteration(
                  1000, i.cpuNs() * 1.01 + 10_000, i.cpuNs(), 1, 1, 1, 10, 0, 0, i.yardstickNs()))
              .toList()));
    }
    Summary wall = Summaries.of(run.plan, collecting);
    assertEquals("wall", wall.clock());
    assertTrue(wall.clockReason().contains("1.01 times"), wall.clockReason());
    assertEquals(111_000, row(wall.groups().get(0), "fast").nsPerOp(), 10, "in the figures");
  }

  @Test
  void aJsonForkWithoutCpuTimeLeavesTheWallForAll() {
    List<Sample> some = new ArrayList<>(run.samples());
    some.set(
        0,
        withIterations(
            some.get(0),
            some.get(0).iterations().stream().map(i -> iteration(i.wallNs(), 0)).toList()));
    assertEquals("wall", Summaries.of(run.plan, some).clock());
  }

  @Test
  void aForkOfWhichAnIterationHasNoTimeIsNoFigure() {
    List<Sample> some = new ArrayList<>(run.samples());
    List<Iteration> iterations = new ArrayList<>(some.get(0).iterations());
    iterations.set(0, iteration(Double.NaN, Double.NaN));
    some.set(0, withIterations(some.get(0), iterations));
    Summary.Group group = Summaries.of(run.plan, some).groups().get(0);
    assertEquals(
        row(reads, some.get(0).contestant()).blocks() - 1,
        row(group, some.get(0).contestant()).blocks());
  }

  @Test
  void verdictsFollowTheIntervals() {
    assertEquals("reference", row(reads, "fast").verdict());
    assertEquals("equivalent", row(reads, "near").verdict());
    Summary.Row slow = row(reads, "slow-reflective");
    assertEquals("slower", slow.verdict());
    assertEquals(2.5, slow.ratio(), 0.02);
    assertTrue(slow.low() > 2.4 && slow.high() < 2.6, slow.toString());
    assertEquals(2.5, slow.hodgesLehmann(), 0.02);
    assertNull(slow.moreBlocks(), "it is decided");
    assertEquals(1, row(reads, "fast").ratio());
    assertNull(row(reads, "fast").low());
    assertEquals("a", row(reads, "fast").tie());
    assertTrue(row(reads, "near").tie().contains("a"));
    assertFalse(slow.tie().contains("a"), slow.tie());
  }

  @Test
  void anotherFormatIsShownForScale() {
    Summary.Row binary = row(reads, "binary");
    assertEquals(0.4, binary.ratio(), 0.01);
    assertEquals("", binary.tie());
    assertEquals("binary format, not JSON: shown for scale, not ranked", binary.note());
  }

  @Test
  void oneBlockHasARatioButNoInterval() {
    Summary.Row once = row(reads, "once");
    assertEquals("undecided", once.verdict());
    assertNotNull(once.ratio());
    assertNull(once.low());
    assertEquals("1 block: too few for a verdict or an interval", once.note());
  }

  @Test
  void aFewBlocksHaveAnIntervalButNoVerdict() {
    List<Sample> few = run.samples().stream().filter(s -> s.block() < 2).toList();
    Summary.Row slow = row(Summaries.of(run.plan, few).groups().get(0), "slow-reflective");
    assertEquals("undecided", slow.verdict());
    assertNotNull(slow.low());
    assertEquals(
        "2 blocks: too few for a verdict; needs about 1 more block, 1 minute of this run",
        slow.note());
    assertEquals(1, slow.moreBlocks());
  }

  /** In a race, who has left takes no more time. */
  @Test
  void moreBlocksTakeTheTimeOfThoseThatRunOn() {
    List<Sample> all = new ArrayList<>();
    List<Sample> raced = new ArrayList<>();
    for (Sample s : run.samples()) {
      boolean on = Set.of("fast", "slow-reflective").contains(s.contestant())
          && s.operation() == Operation.READ_STRING
          && s.jdk() == 25;
      if (s.block() < 2 && s.ok()) {
        all.add(with(s, s.block(), 60, s.iterations()));
        raced.add(with(s, on ? s.block() + 7 : s.block(), 60, s.iterations()));
      }
    }
    long cells = all.stream()
        .map(s -> List.of(s.contestant(), s.workload(), s.operation(), s.jdk()))
        .distinct()
        .count();
    assertTrue(cells > 4, "else there is nothing to tell apart");
    assertEquals(
        "2 blocks: too few for a verdict; needs about 1 more block, " + cells
            + " minutes of this run",
        row(Summaries.of(run.plan, all).groups().get(0), "slow-reflective").note());
    assertEquals(
        "2 blocks: too few for a verdict; needs about 1 more block, 2 minutes of this run",
        row(Summaries.of(run.plan, raced).groups().get(0), "slow-reflective").note());
  }

  @Test
  void rowsWithoutFiguresSayWhy() {
    Summary.Row liar = row(reads, "liar");
    assertEquals("wrong", liar.verdict());
    assertEquals("at /users/0/is_active: expected true, found <null> | \"a\", b", liar.note());
    Summary.Row crashes = row(reads, "crashes");
    assertEquals("crashed", crashes.verdict());
    assertEquals("2 forks crashed: exit code 134", crashes.note());
    assertFalse(crashes.hasFigure());
    assertEquals("not reached", row(reads, "late").verdict());
    assertEquals("", row(reads, "late").tie());
  }

  @Test
  void aFailureBesideFiguresIsANote() {
    assertEquals("1 fork hung: no answer for 60 s", row(reads, "fast").note());
  }

  @Test
  void driftIsSaid() {
    assertEquals("still moving", row(reads, "moving").note());
    assertNull(row(reads, "near").note());
  }

  @Test
  void aRowOfTwoSpeedsSaysSo() {
    Summary.Group timed =
        Summaries.of(run.plan, slowedInEverySecondBlock("near", 900.0)).groups().get(0);
    String note = row(timed, "near").note();
    assertNotNull(note);
    assertTrue(note.matches("(.*; )?two speeds: [0-9.]+ µs in 3 forks, [0-9.]+ µs in 3"), note);
    assertFalse(String.valueOf(row(timed, "slow-reflective").note()).contains("two speeds"));
  }

  /** It may be the machine that had two. */
  @Test
  void aRowWithoutAYardstickIsNotSaidToHaveTwoSpeeds() {
    Summary.Group timed =
        Summaries.of(run.plan, slowedInEverySecondBlock("near", null)).groups().get(0);
    assertFalse(String.valueOf(row(timed, "near").note()).contains("two speeds"));
  }

  /** With what the yardstick says in all forks; absent where none is held to them. */
  private List<Sample> slowedInEverySecondBlock(String contestant, @Nullable Double yardstickNs) {
    List<Sample> slowed = new ArrayList<>();
    for (Sample s : run.samples()) {
      double factor = s.contestant().equals(contestant) && s.block() % 2 == 0 ? 1.8 : 1;
      slowed.add(withIterations(
          s,
          s.iterations().stream()
              .map(i -> new Iteration(
                  1000, factor * i.wallNs(), factor * i.cpuNs(), 1, 1, 1, 0, 0, 0, yardstickNs))
              .toList()));
    }
    return slowed;
  }

  @Test
  void ofAForkRunAgainTheLastOneCounts() {
    List<Sample> again = new ArrayList<>(run.samples());
    for (Sample s : run.samples()) {
      if (s.contestant().equals("near") && s.jdk() == 25) {
        again.add(withIterations(s, List.of(iteration(7e6, 6e6))));
      }
    }
    Summary.Row near = row(Summaries.of(run.plan, again).groups().get(0), "near");
    assertEquals(6e6, near.nsPerOp(), 1);
    assertEquals(6, near.blocks());
  }

  @Test
  void samplesOfOtherCellsAndOfExcludedOnesDoNotCount() {
    List<Sample> more = new ArrayList<>(run.samples());
    for (String stranger : List.of("liar", "nobody")) {
      more.add(GoldenRun.sample(
          new Cell(stranger, GoldenRun.READS, Operation.READ_STRING, 25, null),
          0,
          Sample.Status.OK,
          List.of(iteration(1, 1)),
          null));
    }
    assertEquals(summary, Summaries.of(run.plan, more));
    assertEquals(2, new Forks(run.plan, more).strangers());
  }

  @Test
  void aRunWithoutSamplesHasEveryRowNotReached() {
    Summary empty = Summaries.of(run.plan, List.of());
    assertEquals("wall", empty.clock());
    Summary.Group group = empty.groups().get(0);
    assertNull(group.reference());
    assertEquals("wrong", row(group, "liar").verdict());
    assertEquals("not reached", row(group, "fast").verdict());
  }

  @Test
  void oneTableIsOverAllWorkloads() throws IOException {
    RunDirectory run = new ManyRuns()
        .with("quick", 100, "1")
        .with("slow", 200, "1")
        .alsoOn("users-large", 3)
        .write(folder, 1);
    Summary both = Summaries.of(run.plan(), run.samples().samples());
    assertEquals(2, both.groups().size());
    Summary.Group overall = both.overall().get(0);
    assertEquals("users-tiny, users-large", overall.workload());
    assertEquals("quick", overall.reference());
    Summary.Row slow = row(overall, "slow");
    // Twice as slow on one document, six times on the other.
    assertEquals(Math.sqrt(12), slow.ratio(), 0.05);
    assertTrue(slow.low() > 3.3 && slow.high() < 3.7, slow.toString());
    assertEquals("slower", slow.verdict());
    assertEquals(List.of(), summary.overall(), "one document of each operation");
    assertTrue(
        Markdown.of(OverallTables.parts(overall)).contains("2 documents together"),
        Markdown.of(OverallTables.parts(overall)));
  }

  private static Iteration iteration(double wall, double cpu) {
    return new Iteration(10, wall, cpu, 1, 1, 0, 0, 0, 0);
  }

  private static Sample withIterations(Sample s, List<Iteration> iterations) {
    return with(s, s.block(), s.seconds(), iterations);
  }

  private static Sample with(Sample s, int block, double seconds, List<Iteration> iterations) {
    return new Sample(
        block,
        s.position(),
        s.contestant(),
        s.workload(),
        s.operation(),
        s.jdk(),
        s.status(),
        s.jvm(),
        s.started(),
        seconds,
        s.steal(),
        s.settling(),
        s.warmup(),
        iterations,
        s.failure());
  }
}
