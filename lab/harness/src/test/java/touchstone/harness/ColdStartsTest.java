package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.harness.fixtures.Fixture;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Start;

class ColdStartsTest {

  private static final BooleanSupplier NEVER = () -> false;
  private static final int JDK = Jdk.current().feature();

  /** Seconds to wait for what never answers. */
  private static final int SHORT_PATIENCE = 2;

  @TempDir
  Path folder;

  /** Forks so far that will not be run again. */
  private int counted;

  private static Plan plan(
      FixtureLab lab, Operation operation, Archive archive, int blocks, int curves) {
    return plan(lab, operation, archive, blocks, new ColdSettings(curves, 200, 20));
  }

  static Plan plan(
      FixtureLab lab, Operation operation, Archive archive, int blocks, ColdSettings settings) {
    List<Contestant> contestants = lab.catalog.contestants();
    List<Cell> cells = contestants.stream()
        .map(c -> new Cell(c.name(), "users-tiny", operation, JDK, null, archive))
        .toList();
    List<List<Integer>> order = new ArrayList<>();
    for (int b = 0; b < blocks; b++) {
      order.add(IntStream.range(0, cells.size()).boxed().toList());
    }
    return new Plan(
        Plan.FORMAT,
        List.of("test"),
        "test",
        60,
        0,
        1,
        new ForkSettings(400, 2, 3, 30, List.of("-Xmx200m", "-XX:+UseSerialGC"), 60),
        settings,
        List.of(JDK),
        contestants,
        List.of(lab.workloads.get("users-tiny")),
        cells,
        List.of(),
        List.of(),
        order,
        null,
        null,
        null,
        Plan.FITTED);
  }

  private List<Sample> run(FixtureLab lab, Plan plan, BooleanSupplier over)
      throws IOException, InterruptedException {
    RunDirectory run = new RunDirectory(Files.createDirectories(folder.resolve("run")));
    try (Documents documents = new Documents()) {
      new Harness(lab.catalog, documents, lab.jdks, new Machines())
          .run(run, plan, needed -> over.getAsBoolean(), NEVER, new Harness.Listener() {
            @Override
            public void forkStarts(int block, int position, Cell cell) {}

            @Override
            public void forkEnded(Sample sample) {
              counted += sample.disturbed() == null ? 1 : 0;
            }
          });
    }
    // Where the machine that tests is itself a guest, some forks may have been run again.
    return run.samples().samples().stream().filter(s -> s.disturbed() == null).toList();
  }

  private FixtureLab lab(Class<?>... fixtures) throws IOException {
    return new FixtureLab(folder.resolve("lab"), fixtures);
  }

  @Test
  void aFirstReadIsTimedBesideAnEmptyJvmAndCounted() throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.class);
    List<Sample> samples = run(lab, plan(lab, Operation.READ_STRING, Archive.NONE, 2, 1), NEVER);
    assertEquals(2, samples.size());
    Sample sample = samples.get(0);
    assertTrue(sample.ok(), sample::toString);
    assertEquals(Archive.NONE, sample.cold());
    assertEquals(List.of(), sample.iterations());
    assertTrue(sample.jvm().contains(System.getProperty("java.runtime.version")), sample.jvm());
    Start start = sample.start();
    assertNotNull(start);
    assertTrue(start.empty().wallNs() > 1_000_000, start::toString);
    // Jackson takes several times as long as the JVM to begin with.
    assertTrue(start.first().wallNs() > start.empty().wallNs(), start::toString);
    assertTrue(start.open().wallNs() > 0, start::toString);
    assertTrue(
        start.open().wallNs() < start.first().wallNs() - start.empty().wallNs() / 4,
        start::toString);
    assertNull(start.archive());
    List<Start.Point> curve = start.curve();
    assertEquals(1, curve.get(0).operations());
    assertEquals(start.first(), curve.get(0).clocks());
    assertTrue(curve.size() > 1, "it went on for 0.2 s: " + curve);
    for (int i = 1; i < curve.size(); i++) {
      assertEquals(10 * curve.get(i - 1).operations(), curve.get(i).operations());
      assertTrue(curve.get(i).clocks().wallNs() > curve.get(i - 1).clocks().wallNs());
    }
    Start.Counts counts = start.counts();
    assertNotNull(counts);
    // Jackson's databind alone loads some hundreds, and the JVM's own are not among them.
    assertTrue(counts.classes() > 300 && counts.classes() < 3_000, counts::toString);
    assertEquals(
        Files.size(folder.resolve("lab/contestants/fixture/target/lib/fixture.jar")),
        counts.jarBytes());
    assertTrue(counts.openBytes() > 1_000, counts::toString);
    assertTrue(counts.curve().get(0).bytes() > counts.openBytes() + 3_000, counts::toString);
    Start later = samples.get(1).start();
    assertNotNull(later);
    assertNull(later.counts(), "only the first forks are followed and counted");
    assertEquals(1, later.curve().size());
  }

  @Test
  void onLinuxTheThreadsTimeIsKnown() throws IOException, InterruptedException {
    if (!Files.exists(Path.of("/proc/thread-self/schedstat"))) {
      return;
    }
    FixtureLab lab = lab(Fixture.class);
    Start start = run(lab, plan(lab, Operation.READ_STRING, Archive.NONE, 1, 0), NEVER)
        .get(0)
        .start();
    assertNotNull(start);
    assertTrue(start.first().threadNs() > start.empty().threadNs(), start::toString);
    // All threads together take at least what one of them does.
    assertTrue(start.first().processNs() >= start.first().threadNs(), start::toString);
  }

  @Test
  void aFirstWriteComesBeforeAnyRead() throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.class, Fixture.ReadsNothingFirst.class);
    List<Sample> samples = run(lab, plan(lab, Operation.WRITE_STRING, Archive.NONE, 1, 0), NEVER);
    assertEquals(2, samples.stream().filter(Sample::ok).count(), samples::toString);
  }

  @Test
  void whatTheJdkCanPrepareBeforehandIsMadeAndUsed() throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.class);
    Archive best = Archive.AOT.isOf(JDK) ? Archive.AOT : Archive.CDS;
    Start plain = run(lab, plan(lab, Operation.READ_STRING, Archive.NONE, 1, 1), NEVER)
        .get(0)
        .start();
    Files.delete(folder.resolve("run/samples.jsonl"));
    Sample sample =
        run(lab, plan(lab, Operation.READ_STRING, best, 1, 1), NEVER).get(0);
    Start start = sample.start();
    assertNotNull(plain);
    assertNotNull(start, sample::toString);
    assertNotNull(start.archive());
    assertTrue(start.archive().bytes() > 1_000_000, start::toString);
    assertTrue(start.archive().millis() > 0, start::toString);
    assertEquals(best, sample.cold());
    assertNotNull(start.counts());
  }

  @Test
  @Tag("any-jdk")
  void whatIsThereIsNotMeasuredAgainAndTheCurvesGoOnWhereTheyWere()
      throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.class);
    Plan plan = plan(lab, Operation.READ_STRING, Archive.NONE, 3, 2);
    assertEquals(1, run(lab, plan, () -> counted > 0).size());
    List<Sample> samples = run(lab, plan, NEVER);
    assertEquals(List.of(0, 1, 2), samples.stream().map(Sample::block).toList());
    assertEquals(
        List.of(true, true, false),
        samples.stream().map(s -> s.start().counts() != null).toList());
  }

  @Test
  @Tag("any-jdk")
  void aProcessThatCrashesIsKeptAndItsCellLeftOutAfterTwo()
      throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.class, Fixture.Crashes.class);
    List<Sample> writes = run(lab, plan(lab, Operation.WRITE_STRING, Archive.NONE, 3, 0), NEVER);
    assertEquals(3, writes.stream().filter(Sample::ok).count(), writes::toString);
    assertEquals(2, count(writes, Sample.Status.CRASHED), writes::toString);
    Files.delete(folder.resolve("run/samples.jsonl"));
    List<Sample> reads = run(lab, plan(lab, Operation.READ_STRING, Archive.NONE, 1, 0), NEVER);
    assertEquals(2, reads.stream().filter(Sample::ok).count(), "it only fails to write: " + reads);
  }

  @Test
  @Tag("any-jdk")
  void aProcessThatHangsIsKilledAndItsCellLeftOutAfterTwo()
      throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.Hangs.class);
    Plan plan =
        plan(lab, Operation.READ_STRING, Archive.NONE, 3, new ColdSettings(0, 200, SHORT_PATIENCE));
    List<Sample> reads = run(lab, plan, NEVER);
    assertEquals(2, reads.size(), reads::toString);
    assertEquals(2, count(reads, Sample.Status.HUNG), reads::toString);
    assertEquals("no answer after 2 s: killed", reads.get(0).failure().message());
    assertNull(reads.get(0).start());
  }

  @Test
  @Tag("any-jdk")
  void aPreparationThatHangsIsGivenUpAfterFourTimesWhatAForkMayTake()
      throws IOException, InterruptedException {
    FixtureLab lab = lab(Fixture.Hangs.class);
    Plan plan = plan(lab, Operation.WRITE_STRING, Archive.NONE, 1, new ColdSettings(0, 200, 1));
    long begun = System.nanoTime();
    List<Sample> writes = run(lab, plan, NEVER);
    double seconds = (System.nanoTime() - begun) / 1e9;
    assertTrue(seconds > 4, "took " + seconds);
    assertEquals(1, count(writes, Sample.Status.HUNG), writes::toString);
    assertEquals("its values could not be prepared", writes.get(0).failure().message());
  }

  private static long count(List<Sample> samples, Sample.Status status) {
    return samples.stream().filter(s -> s.status() == status).count();
  }

  @Test
  void classesAreCountedBetweenTheMarksWithoutTheLabsOwn() {
    List<String> log = List.of(
        "java.lang.Object source: shared objects file",
        "touchstone.fork.StartMain$Opening source: file:x.jar",
        "a.Library source: file:y.jar",
        "touchstone.model.Driver source: file:x.jar",
        "java.lang.invoke.LambdaForm$MH/0x0001 source: __JVM_LookupDefineClass__",
        "touchstone.contestants.a.ADriver source: file:x.jar",
        "touchstone.fork.StartMain$FirstResult source: file:x.jar",
        "a.Later source: file:y.jar");
    assertEquals(3, ColdForks.loaded(log));
    assertThrows(IllegalStateException.class, () -> ColdForks.loaded(log.subList(0, 3)));
  }

  @Test
  void theLabsJarsStandBeforeTheLibrarysAndNothingOfJmhIsThere() throws IOException {
    FixtureLab lab = lab(Fixture.class);
    List<Path> warm = lab.catalog.classPath("fixture");
    List<Path> cold = lab.catalog.coldClassPath("fixture");
    assertEquals("fixture.jar", warm.get(0).getFileName().toString());
    assertEquals("fixture.jar", cold.get(cold.size() - 1).getFileName().toString());
    assertFalse(cold.isEmpty());
  }
}
