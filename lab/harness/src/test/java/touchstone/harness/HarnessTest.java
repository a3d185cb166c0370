package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

class HarnessTest {

  private static final BooleanSupplier NEVER = () -> false;

  @TempDir
  Path folder;

  private record Ended(List<String> forks) implements Harness.Listener {
    @Override
    public void forkStarts(int block, int position, Cell cell) {}

    @Override
    public void forkEnded(Sample sample) {
      if (sample.disturbed() == null) {
        forks.add(sample.block() + "." + sample.position());
      }
    }
  }

  private static Plan plan(FixtureLab lab, Operation operation, int blocks, int timeoutSeconds) {
    return plan(lab, List.of(operation), 60, blocks, timeoutSeconds);
  }

  private static Plan plan(
      FixtureLab lab,
      List<Operation> operations,
      int budgetSeconds,
      int blocks,
      int timeoutSeconds) {
    return plan(
        lab,
        operations,
        blocks,
        budgetSeconds,
        new ForkSettings(400, 2, 3, 30, List.of("-Xmx200m"), timeoutSeconds));
  }

  private static Plan plan(
      FixtureLab lab,
      List<Operation> operations,
      int blocks,
      long budgetSeconds,
      ForkSettings settings) {
    int jdk = Jdk.current().feature();
    List<Contestant> contestants = lab.catalog.contestants();
    List<Cell> cells = operations.stream()
        .flatMap(operation ->
            contestants.stream().map(c -> new Cell(c.name(), "users-tiny", operation, jdk, null)))
        .toList();
    List<List<Integer>> order = new ArrayList<>();
    for (int b = 0; b < blocks; b++) {
      order.add(IntStream.range(0, cells.size()).boxed().toList());
    }
    return new Plan(
        Plan.FORMAT,
        List.of("test"),
        "test",
        budgetSeconds,
        1,
        settings,
        List.of(jdk),
        contestants,
        List.of(lab.workloads.get("users-tiny")),
        cells,
        List.of(),
        List.of(),
        order);
  }

  /** Where the machine that tests is itself a guest, some forks may have been run again. */
  private static List<Sample> counted(RunDirectory run) throws IOException {
    return run.samples().samples().stream().filter(s -> s.disturbed() == null).toList();
  }

  private static List<String> run(
      FixtureLab lab, RunDirectory run, Plan plan, BooleanSupplier over, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Ended ended = new Ended(new ArrayList<>());
    run(lab, run, plan, over, stop, ended);
    return ended.forks();
  }

  private static void run(
      FixtureLab lab,
      RunDirectory run,
      Plan plan,
      BooleanSupplier over,
      BooleanSupplier stop,
      Harness.Listener listener)
      throws IOException, InterruptedException {
    try (Documents documents = new Documents()) {
      new Harness(lab.catalog, documents, lab.jdks, new Machines())
          .run(run, plan, needed -> over.getAsBoolean(), stop, listener);
    }
  }

  @Test
  void aForkMeasuresTimeCpuAndAllocation() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, Operation.READ_STRING, 1, 60), NEVER, NEVER);
    Sample sample = counted(run).get(0);
    assertTrue(sample.ok(), sample::toString);
    assertNotNull(sample.settling());
    assertTrue(sample.settling().millis() >= 100, sample::toString);
    assertEquals(2, sample.warmup().size());
    assertEquals(3, sample.iterations().size());
    assertTrue(sample.jvm().contains(System.getProperty("java.runtime.version")), sample.jvm());
    for (Iteration i : sample.iterations()) {
      assertTrue(i.yardstickNs() != null && i.yardstickNs() > 0, "how fast the machine was");
      assertTrue(i.operations() > 0, i::toString);
      assertTrue(i.wallNs() > 1_000 && i.cpuNs() > 1_000, i::toString);
      // Reading 8 kB into strings cannot take less memory than half of them.
      assertTrue(i.bytes() > 3_000 && i.bytes() < 1_000_000, i::toString);
      double wall = i.wallNs() * i.operations() / 1e6;
      double cpu = i.cpuNs() * i.operations() / 1e6;
      // By the wall, it lasts as long as others let it.
      assertTrue(wall > 20 && cpu < 500, () -> "an iteration of 30 ms took " + i);
    }
  }

  @Test
  void aForkWorksForAsLongAsItIsTold() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    ForkSettings settings =
        new ForkSettings(1_500, 30_000, 30_000, 1, 3, 30, List.of("-Xmx200m"), 120, 1);
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 1, settings), NEVER, NEVER);
    Sample.Settling settling = counted(run).get(0).settling();
    assertNotNull(settling);
    assertTrue(settling.millis() >= 1_500, settling::toString);
    assertEquals(true, settling.compiled(), "a short operation has been called often enough");
  }

  private static final ForkSettings BY_TWO =
      new ForkSettings(0, 400, 0, 2, 3, 30, List.of("-Xmx200m"), 60, 2);

  @Test
  void severalThreadsWorkAtOnceEachWithWhatIsItsOwn() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(
        folder.resolve("lab"), Fixture.class, Fixture.OneThreaded.class, Fixture.Locks.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 60, BY_TWO), NEVER, NEVER);
    for (Sample sample : counted(run)) {
      assertTrue(sample.ok(), sample::toString);
      assertEquals(3, sample.iterations().size());
      for (Iteration i : sample.iterations()) {
        assertTrue(i.bytes() > 3_000 && i.bytes() < 1_000_000, "of one operation: " + i);
      }
    }
    Sample locks = counted(run).stream()
        .filter(s -> s.contestant().equals("locks"))
        .findFirst()
        .orElseThrow();
    double wall = locks.iterations().stream().mapToDouble(Iteration::wallNs).sum();
    double cpu = locks.iterations().stream().mapToDouble(Iteration::cpuNs).sum();
    assertTrue(wall > 1.3 * cpu, () -> "who waits for a lock does not work: " + locks);
  }

  @Test
  void whoIsSharedByMistakeFails() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.SharedByMistake.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 60, BY_TWO), NEVER, NEVER);
    Sample sample = counted(run).get(0);
    assertEquals(Sample.Status.CRASHED, sample.status());
    assertTrue(
        sample.failure() != null && sample.failure().message().contains("two threads at once"),
        sample::toString);
  }

  @Test
  @Tag("any-jdk")
  void whatAnyOfSeveralThreadsAnswersIsLookedAt() throws IOException, InterruptedException {
    FixtureLab lab =
        new FixtureLab(folder.resolve("lab"), Fixture.class, Fixture.RightForItsOpener.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 60, BY_TWO), NEVER, NEVER);
    for (Sample sample : counted(run)) {
      if (sample.contestant().equals("fixture")) {
        assertTrue(sample.ok(), sample::toString);
        continue;
      }
      assertEquals(Sample.Status.WRONG, sample.status(), sample::toString);
      Sample.Failure failure = sample.failure();
      assertNotNull(failure);
      assertTrue(
          failure.message().contains("one of several threads at once: ")
              && failure.message().contains("two answers to one document differ"),
          failure::message);
    }
  }

  @Test
  @Tag("any-jdk")
  void whatIsThereIsNotMeasuredAgain() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class, Fixture.Remembers.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    Plan plan = plan(lab, Operation.READ_STRING, 2, 60);
    Ended ended = new Ended(new ArrayList<>());
    run(lab, run, plan, () -> !ended.forks().isEmpty(), NEVER, ended);
    assertEquals(List.of("0.0"), ended.forks());
    // A kill in the middle of a line.
    Files.writeString(
        run.file("samples.jsonl"), "{\"block\":0,\"position\":1,\"cont", StandardOpenOption.APPEND);
    assertEquals(List.of("0.1", "1.0", "1.1"), run(lab, run, plan, NEVER, NEVER));
    assertEquals(List.of(), run(lab, run, plan, NEVER, NEVER));
    assertEquals(
        List.of("0.0", "0.1", "1.0", "1.1"),
        counted(run).stream().map(s -> s.block() + "." + s.position()).toList());
    assertEquals(List.of(), run.samples().damaged());
  }

  /** What ended, was given up and taken up again, in that order. */
  private record Told(List<String> said) implements Harness.Listener {
    @Override
    public void forkStarts(int block, int position, Cell cell) {}

    @Override
    public void forkEnded(Sample sample) {
      if (sample.disturbed() == null) {
        said.add(sample.block() + " " + sample.operation());
      }
    }

    @Override
    public void givesUp(Cell.Group table) {
      said.add("gives up " + table.operation());
    }

    @Override
    public void takesUp(Cell.Group table) {
      said.add("takes up " + table.operation());
    }
  }

  /** Of a run that knows where it was made. */
  private RunDirectory described(FixtureLab lab) throws IOException, InterruptedException {
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run.write(new Machines()
        .environment(folder, lab.jdks.values(), List.of(), lab.catalog, List.of("fixture")));
    return run;
  }

  private static final List<Operation> BOTH =
      List.of(Operation.READ_STRING, Operation.WRITE_STRING);

  /** One second does not hold three blocks of two tables. */
  @Test
  @Tag("any-jdk")
  void whatIsGivenUpIsSaidOnceAndWrittenDown() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    RunDirectory run = described(lab);
    Plan plan = plan(lab, BOTH, 1, 2, 60);
    Told told = new Told(new ArrayList<>());
    run(lab, run, plan, NEVER, NEVER, told);
    List<String> said =
        List.of("0 read-string", "0 write-string", "gives up write-string", "1 read-string");
    assertEquals(said, told.said(), "the second block is of the first table");
    List<String> last = List.of("users-tiny write-string jdk" + Jdk.current().feature());
    assertEquals(last, run.environment().givenUp());
    run(lab, run, plan, NEVER, NEVER, told);
    assertEquals(said, told.said(), "it was said when it was given up");
    assertEquals(last, run.environment().givenUp());
  }

  /** A minute a fork in the first block, and what forks really take in those behind it. */
  @Test
  @Tag("any-jdk")
  void whatIsTakenUpAgainIsNoMoreGivenUpWhenItHasItsBlocks()
      throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class);
    RunDirectory run = described(lab);
    Plan plan = plan(lab, BOTH, 300, 6, 60);
    Told first = new Told(new ArrayList<>());
    run(lab, run, plan, () -> first.said().size() == 2, NEVER, first);
    Path samples = run.file("samples.jsonl");
    Files.writeString(
        samples, Files.readString(samples).replaceAll("\"seconds\":[0-9.]+", "\"seconds\":60"));
    Told second = new Told(new ArrayList<>());
    run(lab, run, plan, () -> second.said().contains("3 write-string"), NEVER, second);
    assertEquals(
        List.of(
            "gives up write-string",
            "1 read-string",
            "2 read-string",
            "takes up write-string",
            "3 write-string"),
        second.said());
    List<String> last = List.of("users-tiny write-string jdk" + Jdk.current().feature());
    assertEquals(last, run.environment().givenUp(), "it lacks a block");
    Told third = new Told(new ArrayList<>());
    run(lab, run, plan, NEVER, NEVER, third);
    assertEquals(
        List.of("takes up write-string", "4 write-string", "5 read-string", "5 write-string"),
        third.said());
    assertEquals(List.of(), run.environment().givenUp());
  }

  @Test
  void aStoppedForkLeavesNoSample() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.Hangs.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    long start = System.nanoTime();
    run(
        lab,
        run,
        plan(lab, Operation.READ_STRING, 1, 60),
        NEVER,
        () -> System.nanoTime() - start > 1e9);
    assertEquals(List.of(), run.samples().samples());
  }

  @Test
  @Tag("any-jdk")
  void aForkThatCrashesIsKeptWithItsOutputAndTheRunGoesOn()
      throws IOException, InterruptedException {
    FixtureLab lab =
        new FixtureLab(folder.resolve("lab"), Fixture.CrashesLater.class, Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, Operation.WRITE_STRING, 3, 60), NEVER, NEVER);
    List<Sample> samples = counted(run);
    assertEquals(3, samples.stream().filter(Sample::ok).count(), samples::toString);
    List<Sample> crashed =
        samples.stream().filter(s -> s.status() == Sample.Status.CRASHED).toList();
    assertEquals(2, crashed.size(), "two failures, then the cell is left out");
    Sample.Failure failure = crashed.get(0).failure();
    assertNotNull(failure);
    assertEquals(7, failure.exit());
    assertTrue(failure.output().contains("about to fall over, later"), failure.output());
  }

  /** As a library may that learns from what it reads, or a JIT that compiles it wrongly. */
  @Test
  @Tag("any-jdk")
  void aForkThatAnswersWrongOnceItIsWarmIsNoFigureAndItsCellIsLeftOut()
      throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.DropsLater.class, Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, Operation.READ_STRING, 3, 60), NEVER, NEVER);
    List<Sample> samples = counted(run);
    assertEquals(3, samples.stream().filter(Sample::ok).count(), samples::toString);
    List<Sample> wrong =
        samples.stream().filter(s -> s.status() == Sample.Status.WRONG).toList();
    assertEquals(1, wrong.size(), "of what is wrong once nothing more is measured");
    Sample.Failure failure = wrong.get(0).failure();
    assertNotNull(failure);
    String message = failure.message();
    assertTrue(
        message.startsWith(
            "it was measured, and answered then: wrong at /users/0/friends/0/name: expected \""),
        message);
    assertTrue(message.endsWith(", found null"), message);
  }

  @Test
  @Tag("any-jdk")
  void aForkThatHangsIsKilledAndItsCellLeftOutAfterTwo() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.Hangs.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, Operation.WRITE_STRING, 3, 2), NEVER, NEVER);
    List<Sample> samples = counted(run);
    assertEquals(2, samples.size(), samples::toString);
    for (Sample hung : samples) {
      assertEquals(Sample.Status.HUNG, hung.status());
      assertEquals("no answer after 2 s: killed", hung.failure().message());
    }
  }

  private static ForkSettings byTurns(int timeoutSeconds) {
    return new ForkSettings(0, 400, 0, 1, 3, 30, List.of("-Xmx200m"), timeoutSeconds, 1, 5);
  }

  @Test
  void forksOfATableTakeTurns() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(folder.resolve("lab"), Fixture.class, Fixture.Locks.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, BOTH, 2, 60, byTurns(60)), NEVER, NEVER);
    List<Sample> samples = counted(run);
    assertEquals(8, samples.size(), samples::toString);
    for (Sample sample : samples) {
      assertTrue(sample.ok(), sample::toString);
      assertEquals(3, sample.iterations().size());
      Sample.Turns turns = sample.turns();
      assertNotNull(turns, "they were alive at the same time");
      assertEquals(6, turns.perIteration());
      long loaded = Stream.concat(sample.warmup().stream(), sample.iterations().stream())
          .mapToLong(Iteration::classes)
          .sum();
      assertTrue(
          loaded < 10, () -> "what a turn needs is there before the code settles: " + loaded);
      for (Iteration i : sample.iterations()) {
        assertTrue(i.yardstickNs() != null && i.yardstickNs() > 0, "how fast the machine was");
        double wall = i.wallNs() * i.operations() / 1e6;
        assertTrue(wall > 25, () -> "an iteration of six slices of 5 ms took " + i);
      }
      assertEquals(
          List.of(sample.operation()),
          samples.stream()
              .filter(other -> turns.equals(other.turns()))
              .map(Sample::operation)
              .distinct()
              .toList(),
          "of its own table");
    }
    assertEquals(
        4, samples.stream().map(Sample::turns).distinct().count(), "a block's table at a time");
  }

  @Test
  @Tag("any-jdk")
  void whatIsTimedIsTimedByTheThreadThatHasSettledIt() throws IOException, InterruptedException {
    FixtureLab lab =
        new FixtureLab(folder.resolve("lab"), Fixture.KnowsItsThreads.class, Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 60, byTurns(60)), NEVER, NEVER);
    assertEquals(2, counted(run).size());
    for (Sample sample : counted(run)) {
      assertTrue(sample.ok(), sample::toString);
    }
  }

  @Test
  @Tag("any-jdk")
  void whoFailsInItsTurnDoesNotKeepTheOthersFromTheirs() throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(
        folder.resolve("lab"),
        Fixture.CrashesInTurn.class,
        Fixture.HangsInTurn.class,
        Fixture.CrashesLater.class,
        Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    run(lab, run, plan(lab, List.of(Operation.READ_STRING), 1, 60, byTurns(8)), NEVER, NEVER);
    Map<String, Sample> samples =
        counted(run).stream().collect(Collectors.toMap(Sample::contestant, s -> s));
    assertEquals(4, samples.size(), samples::toString);
    assertEquals(Sample.Status.OK, samples.get("fixture").status(), samples::toString);
    assertEquals(Sample.Status.OK, samples.get("crasheslater").status(), "it only reads");
    assertEquals(Sample.Status.HUNG, samples.get("hangsinturn").status());
    assertEquals(
        "no answer after 8 s: killed", samples.get("hangsinturn").failure().message());
    Sample.Failure crash = samples.get("crashesinturn").failure();
    assertNotNull(crash);
    assertEquals(7, crash.exit());
    assertTrue(crash.output().contains("about to fall over, in turn"), crash::output);
  }

  @Test
  @Tag("any-jdk")
  void whenTheBudgetIsOverThoseThatHaveStartedAreMeasured()
      throws IOException, InterruptedException {
    FixtureLab lab = new FixtureLab(
        folder.resolve("lab"), Fixture.class, Fixture.Locks.class, Fixture.Remembers.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    AtomicInteger begun = new AtomicInteger();
    run(
        lab,
        run,
        plan(lab, List.of(Operation.READ_STRING), 1, 60, byTurns(60)),
        () -> begun.get() >= 2,
        NEVER,
        new Harness.Listener() {
          @Override
          public void forkStarts(int block, int position, Cell cell) {
            begun.incrementAndGet();
          }

          @Override
          public void forkEnded(Sample sample) {}
        });
    assertEquals(
        List.of("0.0", "0.1"),
        counted(run).stream().map(s -> s.block() + "." + s.position()).toList());
  }

  @Test
  void forksThatAreStoppedInTheirTurnsLeaveNoSample() throws IOException, InterruptedException {
    FixtureLab lab =
        new FixtureLab(folder.resolve("lab"), Fixture.HangsInTurn.class, Fixture.class);
    RunDirectory run = new RunDirectory(Files.createDirectory(folder.resolve("run")));
    AtomicInteger begun = new AtomicInteger();
    AtomicLong since = new AtomicLong(Long.MAX_VALUE);
    run(
        lab,
        run,
        plan(lab, List.of(Operation.READ_STRING), 1, 60, byTurns(60)),
        NEVER,
        () -> System.nanoTime() - since.get() > 3e9,
        new Harness.Listener() {
          @Override
          public void forkStarts(int block, int position, Cell cell) {
            if (begun.incrementAndGet() == 2) {
              since.set(System.nanoTime());
            }
          }

          @Override
          public void forkEnded(Sample sample) {}
        });
    assertEquals(List.of(), run.samples().samples());
    assertEquals(2, begun.get());
  }
}
