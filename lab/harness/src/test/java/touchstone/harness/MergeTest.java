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
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RuleMatrix;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;

class MergeTest {

  private static final int BLOCKS = 2;

  @TempDir
  Path folder;

  private static List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (String workload : List.of("large", "tiny")) {
      for (Operation operation : List.of(Operation.READ_BYTES, Operation.WRITE_BYTES)) {
        for (String contestant : List.of("a", "b", "c")) {
          cells.add(new Cell(contestant, workload, operation, 17, null));
        }
      }
    }
    return cells;
  }

  /** A time that tells where a sample comes from. */
  private static double time(int shard, int block, Cell cell) {
    return 1_000 * shard + 100 * block + cells().indexOf(cell) + 1;
  }

  private static List<Contestant> contestants() {
    return Stream.of("a", "b", "c")
        .map(name -> Contestants.of(name, Operation.READ_BYTES, Operation.WRITE_BYTES))
        .toList();
  }

  private static List<Workload> workloads() {
    return Stream.of("large", "tiny")
        .map(id -> new Workload(id, "users", 9, 9, "x"))
        .toList();
  }

  private static Environment environment(int index) {
    return new Environment(
        "1",
        "abc",
        "2026-01-01T00:00:0" + index + "Z",
        new Environment.Machine("os", "arch", "processor " + index, 2, 2, 8),
        List.of(
            new Environment.Jvm(17, "Debian", "OpenJDK 64-Bit Server VM", "17.0.15+6"),
            new Environment.Jvm(25, "Eclipse Adoptium", "OpenJDK 64-Bit Server VM", "25.0.3+9")),
        List.of(),
        Map.of("aeson", "2", "gson", "2.15.0", "moshi", "1.15.2"),
        Map.of());
  }

  private Path shard(String name, int index, int count, long seed) throws IOException {
    Shards.Hand hand = Shards.deal(cells(), count).get(index - 1);
    RunDirectory run = new RunDirectory(Files.createDirectories(folder.resolve(name)));
    List<List<Integer>> blocks = new ArrayList<>();
    for (int b = 0; b < BLOCKS; b++) {
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < hand.cells().size(); i++) {
        order.add((i + b) % hand.cells().size());
      }
      blocks.add(order);
    }
    run.write(new Plan(
        Plan.FORMAT,
        List.of("s"),
        "touchstone run s --shard " + hand.shard().id(),
        300,
        0,
        seed,
        Planner.settings(4, 300, new Manner(Duration.ZERO, 1, List.of())),
        null,
        List.of(17),
        contestants(),
        workloads(),
        hand.cells(),
        List.of(),
        List.of(),
        blocks,
        hand.shard(),
        null,
        null,
        Plan.FITTED));
    run.write(environment(index));
    for (int b = 0; b < BLOCKS; b++) {
      for (int p = 0; p < blocks.get(b).size(); p++) {
        Cell cell = hand.cells().get(blocks.get(b).get(p));
        run.append(sample(b, p, cell, time(index, b, cell), null));
      }
    }
    return run.path();
  }

  private static Sample sample(
      int block, int position, Cell cell, double ns, @Nullable String disturbed) {
    return new Sample(
        block,
        position,
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        null,
        Sample.Status.OK,
        "jvm",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(new Iteration(1, ns, ns, 0, 0, 0, 0, 0, 0)),
        null,
        null,
        null,
        disturbed,
        null);
  }

  /** It was run again, and that one counts. */
  @Test
  void aDisturbedForkSaysNothingOfAHost() throws IOException {
    Path one = shard("one", 1, 2, 1);
    Cell calibration = cells().get(0);
    new RunDirectory(one).append(sample(0, 0, calibration, 1e9, "the hypervisor took CPU time"));
    List<Path> shards = List.of(one, shard("two", 2, 2, 1));
    RunDirectory merged = new RunDirectory(folder.resolve("merged"));
    Merge.of(shards).write(merged);
    assertEquals(
        (time(1, 0, calibration) + time(1, 1, calibration)) / 2,
        merged.environment().hosts().get(0).calibrationNs());
  }

  @Test
  void whatWasFoundOfRulesIsKept() throws IOException {
    RuleMatrix found = new RuleMatrix(
        "Null safety", List.of(), List.of(), List.of(new RuleMatrix.Pair("engine", "a", "b")));
    List<Path> shards = List.of(shard("one", 1, 2, 1), shard("two", 2, 2, 1));
    for (Path shard : shards) {
      new RunDirectory(shard).write(found);
    }
    RunDirectory merged = new RunDirectory(folder.resolve("merged"));
    Merge.of(shards).write(merged);
    assertEquals(Optional.of(found), merged.rules());
  }

  @Test
  void everySampleOfAShardsOwnCellsIsThereAtItsPlace() throws IOException {
    List<Path> shards =
        List.of(shard("two", 2, 3, 1), shard("three", 3, 3, 1), shard("one", 1, 3, 1));
    RunDirectory merged = new RunDirectory(folder.resolve("merged"));
    Merge.of(shards).write(merged);
    Plan plan = merged.plan();
    assertEquals(new HashSet<>(cells()), new HashSet<>(plan.cells()));
    assertEquals(cells().size(), plan.cells().size(), "the calibration cell is there once");
    assertNull(plan.shard());
    List<Sample> samples = merged.samples().samples();
    assertEquals(BLOCKS * cells().size(), samples.size());
    Set<String> places = new HashSet<>();
    for (Sample sample : samples) {
      assertTrue(places.add(sample.block() + "." + sample.position()), sample::toString);
      Cell cell = plan.cells().get(plan.blocks().get(sample.block()).get(sample.position()));
      assertTrue(sample.of(cell), () -> sample + " is not of " + cell);
      double ns = sample.iterations().get(0).wallNs();
      int shard = (int) (ns / 1_000);
      assertEquals(time(shard, sample.block(), cell), ns);
      assertTrue(Shards.deal(cells(), 3).get(shard - 1).shard().owns(cell), cell::id);
    }
    assertEquals(Optional.empty(), merged.rules(), "no shard had a suite of rules");
    Environment environment = merged.environment();
    assertEquals(
        List.of("processor 1", "processor 2", "processor 3"),
        environment.hosts().stream().map(h -> h.machine().processor()).toList());
    Cell calibration = cells().get(0);
    for (Environment.Host host : environment.hosts()) {
      double expected =
          (time(host.shard(), 0, calibration) + time(host.shard(), 1, calibration)) / 2;
      assertEquals(expected, host.calibrationNs());
    }
  }

  @Test
  void whatAMachineWasTooSlowForIsNamedWhereItIsItsOwn() throws IOException {
    List<Path> shards = List.of(shard("one", 1, 2, 1), shard("two", 2, 2, 1));
    Plan plan = new RunDirectory(shards.get(1)).plan();
    String calibration = plan.group(plan.shard().calibration()).name();
    String own = plan.cells().stream()
        .filter(plan.shard()::owns)
        .map(cell -> plan.group(cell).name())
        .findFirst()
        .orElseThrow();
    for (Path shard : shards) {
      RunDirectory run = new RunDirectory(shard);
      // The first machine has that table, and came to its end.
      boolean slow = shard.equals(shards.get(1));
      run.write(slow ? run.environment().givingUp(List.of(calibration, own)) : run.environment());
    }
    assertEquals(List.of(own), Merge.of(shards).environment().givenUp());
  }

  /** As where the disk fills up: what has a plan passes for a run. */
  @Test
  void halfAMergedRunIsNone() throws IOException {
    Merge.Whole whole = Merge.of(List.of(shard("one", 1, 1, 1)));
    RunDirectory merged = new RunDirectory(folder.resolve("merged"));
    Files.createDirectories(merged.file("samples.jsonl"));
    assertThrows(IOException.class, () -> whole.write(merged));
    assertTrue(Files.exists(merged.file("environment.json")));
    assertFalse(Files.exists(merged.file("plan.json")));
  }

  private Path planned(Shards.Hand hand) throws IOException {
    int index = hand.shard().index();
    RunDirectory run = new RunDirectory(Files.createDirectories(folder.resolve("of" + index)));
    run.write(Planner.plan(
        List.of("s"),
        "touchstone run s",
        300,
        0,
        new Manner(Duration.ZERO, 1, List.of()),
        1,
        hand.cells().stream().map(c -> new Gate.Finding(c, "ok", null, "")).toList(),
        contestants(),
        workloads(),
        List.of(),
        List.of(),
        hand));
    run.write(environment(index));
    return run.path();
  }

  @Test
  void shardsAreMergedThoughOnlySomeHaveColdStarts() throws IOException {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : cells()) {
      // Two tables of each kind: one for every machine.
      Archive cold = cell.workload().equals("tiny") ? Archive.NONE : null;
      cells.add(
          new Cell(cell.contestant(), cell.workload(), cell.operation(), cell.jdk(), null, cold));
    }
    List<Path> shards = new ArrayList<>();
    int withColdStarts = 0;
    for (Shards.Hand hand : Shards.deal(cells, 4)) {
      shards.add(planned(hand));
      withColdStarts += hand.cells().stream().anyMatch(Cell::isCold) ? 1 : 0;
    }
    assertEquals(2, withColdStarts);
    Plan plan = Merge.of(shards).plan();
    assertEquals(new HashSet<>(cells), new HashSet<>(plan.cells()));
    assertNotNull(plan.cold(), "though the first shard has none");
    double seconds = IntStream.range(0, ColdBudget.ENOUGH_BLOCKS)
        .mapToDouble(b -> ColdBudget.blockSeconds(3, b, plan.cold()))
        .sum();
    assertTrue(seconds < 150, "half of a machine's budget, and enough blocks take " + seconds);
  }

  @Test
  void aMissingShardIsNamedWithWhatItHas() throws IOException {
    List<Path> shards = List.of(shard("one", 1, 3, 1), shard("three", 3, 3, 1));
    assertEquals(
        "shard 2/3 is missing, which has large write-bytes: run it, then merge", refusal(shards));
  }

  @Test
  void aShardThatIsThereTwiceIsNamed() throws IOException {
    List<Path> shards = List.of(shard("one", 1, 2, 1), shard("again", 1, 2, 1));
    assertEquals(
        "shard 1/2 is there twice, in %s and in %s: leave one away"
            .formatted(shards.get(0), shards.get(1)),
        refusal(shards));
  }

  @Test
  void shardsOfDifferentRunsAreNotMerged() throws IOException {
    String message = refusal(List.of(shard("one", 1, 2, 1), shard("two", 2, 2, 5)));
    assertTrue(message.contains("are of different runs: seed 1 against 5"), message);
    Path two = shard("same", 2, 2, 1);
    Path environment = two.resolve("environment.json");
    String as = Files.readString(environment);
    Files.writeString(environment, as.replace("25.0.3+9", "25.0.4+1"));
    message = refusal(List.of(shard("first", 1, 2, 1), two));
    assertTrue(
        message.contains(
            ": JDKs [25.0.3+9 of Eclipse Adoptium, OpenJDK 64-Bit Server VM] against [25.0.4+1 of Eclipse"),
        message);
    Files.writeString(environment, as.replace("2.15.0", "2.14.0"));
    message = refusal(List.of(folder.resolve("first"), two));
    assertTrue(message.contains(": libraries [gson=2.15.0] against [gson=2.14.0];"), message);
    message = refusal(List.of(shard("three", 1, 3, 1), shard("four", 2, 2, 1)));
    assertTrue(message.contains("number of shards 3 against 2"), message);
  }

  /** Each machine was given a jar, or a document, by the same name. */
  @Test
  void shardsOfAnotherJarOrDocumentAreNotMerged() throws IOException {
    List<Path> shards = List.of(shard("one", 1, 2, 1), shard("two", 2, 2, 1));
    Path plan = shards.get(1).resolve("plan.json");
    String as = Files.readString(plan);
    Files.writeString(plan, as.replaceFirst("\"version\" *: *\"1\"", "\"version\": \"1 (2b)\""));
    assertEquals(
        "%s and %s are of different runs: a 1 against 1 (2b); give every shard the same command but for --shard and --out"
            .formatted(shards.get(0), shards.get(1)),
        refusal(shards));
    Files.writeString(plan, as.replaceFirst("\"sha256\" *: *\"x\"", "\"sha256\": \"y\""));
    assertTrue(refusal(shards).contains(": large x against y"), refusal(shards));
  }

  @Test
  void samplesOfAnotherShardAreRefused() throws IOException {
    List<Path> shards = List.of(shard("one", 1, 2, 1), shard("two", 2, 2, 1));
    Files.copy(
        shards.get(0).resolve("samples.jsonl"),
        shards.get(1).resolve("samples.jsonl"),
        StandardCopyOption.REPLACE_EXISTING);
    String message = refusal(shards);
    assertTrue(message.startsWith(shards.get(1) + ": samples.jsonl holds a fork of "), message);
  }

  @Test
  void aWholeRunAndADamagedOneAreRefused() throws IOException {
    Path one = shard("one", 1, 2, 1);
    Files.writeString(one.resolve("samples.jsonl"), "{\"block\":", StandardOpenOption.APPEND);
    String message = refusal(List.of(one, shard("two", 2, 2, 1)));
    assertTrue(message.contains("is cut off; mend it by `touchstone run --resume"), message);
    // Which a run that is gone on with leaves where it is.
    Path other = shard("other", 1, 2, 1);
    Path samples = other.resolve("samples.jsonl");
    Files.writeString(samples, "damaged\n" + Files.readString(samples));
    message = refusal(List.of(other, folder.resolve("two")));
    assertTrue(
        message.contains(
            "line 1 is not a sample; mend it by taking that line out, and measure its fork again by `touchstone run --resume"),
        message);
    RunDirectory whole = new RunDirectory(folder.resolve("whole"));
    Merge.of(List.of(shard("all", 1, 1, 1))).write(whole);
    message = refusal(List.of(whole.path()));
    assertTrue(message.contains("is a whole run"), message);
  }

  private String refusal(List<Path> shards) {
    return assertThrows(Refusal.class, () -> Merge.of(shards)).getMessage();
  }
}
