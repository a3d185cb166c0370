package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.model.Shard;

class RacesTest {

  private static final Operation READ = Operation.READ_BYTES;
  private static final Operation WRITE = Operation.WRITE_BYTES;

  /** What a fork of the contestant takes, ns. */
  private static final Map<String, Double> LEVELS = Map.of(
      "best",
      100.0,
      "near",
      100.2,
      "slow",
      200.0,
      "slower",
      300.0,
      "alone",
      50.0,
      "nearly-as-slow",
      201.0);

  private final Random random = new Random(5);

  private static Plan plan(
      @Nullable String looks, int blocks, List<Cell> cells, Plan.Pair... pairs) {
    return plan(looks, blocks, cells, null, pairs);
  }

  private static Plan plan(
      @Nullable String looks,
      int blocks,
      List<Cell> cells,
      @Nullable Shard shard,
      Plan.Pair... pairs) {
    return new Plan(
        Plan.FORMAT,
        List.of(),
        "",
        300,
        0,
        7,
        new ForkSettings(1, 1, 1, 1, List.of(), 1),
        null,
        List.of(17),
        cells.stream()
            .map(Cell::contestant)
            .distinct()
            .map(RacesTest::contestant)
            .toList(),
        List.of(),
        cells,
        List.of(),
        List.of(),
        IntStream.range(0, blocks)
            .mapToObj(b -> IntStream.range(0, cells.size())
                .filter(i ->
                    cells.get(i).isCold() == (b % 2 == 1 && cells.stream().anyMatch(Cell::isCold)))
                .boxed()
                .toList())
            .toList(),
        shard,
        looks,
        List.of(pairs),
        Plan.FITTED);
  }

  /** A name such as {@code gson@2} is that of a build. */
  private static Contestant contestant(String name) {
    Contestant contestant = Contestants.of(name, READ, WRITE);
    int at = name.indexOf('@');
    return at < 0
        ? contestant
        : contestant.with(
            name, name, new Contestant.Jar(name.substring(0, at), "a.jar", "00", 1, "b.jar"));
  }

  private static List<Cell> cells(Operation operation, String... contestants) {
    return List.of(contestants).stream()
        .map(c -> new Cell(c, "w", operation, 17, null))
        .toList();
  }

  /** A fork that took about what its contestant takes. */
  private Sample ran(Turn turn) {
    return ran(turn, LEVELS.get(turn.cell().contestant()) * (1 + 0.02 * random.nextGaussian()));
  }

  private static Sample ran(Turn turn, double ns) {
    return ran(turn, ns, ns);
  }

  private static Sample crashed(Turn turn) {
    return ran(turn, Sample.Status.CRASHED, List.of());
  }

  private static Sample ran(Turn turn, double wallNs, double cpuNs) {
    return ran(turn, Sample.Status.OK, List.of(new Iteration(1, wallNs, cpuNs, 0, 0, 0, 0, 0, 0)));
  }

  private static Sample ran(Turn turn, Sample.Status status, List<Iteration> iterations) {
    return ran(turn, status, iterations, 1);
  }

  private static Sample ran(
      Turn turn, Sample.Status status, List<Iteration> iterations, double seconds) {
    Cell cell = turn.cell();
    return new Sample(
        turn.block(),
        turn.position(),
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        null,
        status,
        "",
        "",
        seconds,
        0,
        null,
        List.of(),
        iterations,
        null,
        null,
        turn.role(),
        null,
        null);
  }

  /** Runs until the races are over; the turns of each block. */
  private List<List<Turn>> run(Plan plan, Races races) {
    List<List<Turn>> blocks = new ArrayList<>();
    List<Sample> samples = new ArrayList<>();
    for (int block = 0; block < plan.blocks().size() && !races.over(); block++) {
      List<Turn> turns = races.turns(block);
      blocks.add(turns);
      turns.stream().filter(turn -> !turn.cell().isCold()).forEach(turn -> samples.add(ran(turn)));
      races.ended(block, samples);
    }
    return blocks;
  }

  private static Set<String> names(List<Turn> turns) {
    return turns.stream()
        .map(t -> t.cell().contestant())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void whoeverIsToldApartRunsNoMore() {
    Plan plan = plan("standard", 30, cells(READ, "best", "near", "slow", "slower"));
    List<List<Turn>> blocks = run(plan, new Races(plan));
    assertEquals(Set.of("best", "near", "slow", "slower"), names(blocks.get(5)));
    assertEquals(Set.of("best", "near"), names(blocks.get(6)), "after the first look");
    assertTrue(blocks.size() < 30, "equivalent rows are decided before the last look");
  }

  @Test
  void aPairWhoseRatioIsAskedForRunsUntilThatIsKnown() {
    List<Cell> cells = cells(READ, "best", "slow", "nearly-as-slow");
    Plan alone = plan("standard", 30, cells);
    assertEquals(6, run(alone, new Races(alone)).size(), "both are surely slower than the best");
    Plan asked = plan("standard", 30, cells, new Plan.Pair("slow", "nearly-as-slow"));
    List<List<Turn>> blocks = run(asked, new Races(asked));
    assertTrue(blocks.size() > 6, "the two are hard to tell apart");
    assertEquals(Set.of("nearly-as-slow", "slow"), names(blocks.get(6)));
  }

  /** Two builds in each of so many tables: the second is slower by 2 %, give or take 1 % in each block. */
  private static int blocksOfBuilds(int tables, @Nullable Shard shard) {
    List<Cell> cells = new ArrayList<>();
    for (int table = 0; table < tables; table++) {
      cells.add(new Cell("gson@1", "w" + table, READ, 17, null));
      cells.add(new Cell("gson@2", "w" + table, READ, 17, null));
    }
    Plan plan = plan("standard", 30, cells, shard, new Plan.Pair("gson@2", "gson@1"));
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    int block = 0;
    while (block < 30 && !races.over()) {
      for (Turn turn : races.turns(block)) {
        boolean second = turn.cell().contestant().equals("gson@2");
        samples.add(ran(turn, second ? block % 2 == 0 ? 103 : 101 : 100));
      }
      races.ended(block++, samples);
    }
    return block;
  }

  /** After six blocks p is 0.005: enough for one comparison at the looks' alpha, and not for the first of ten by Holm's procedure. */
  @Test
  void buildsRunUntilTheirRatiosAreKnownTogether() {
    assertEquals(6, blocksOfBuilds(1, null));
    assertEquals(9, blocksOfBuilds(10, null));
    assertEquals(
        9, blocksOfBuilds(1, new Shard(1, 10, 2, cells(READ, "gson@1").get(0), List.of())));
  }

  @Test
  void theLooksAreDueThoughAWholeBlockFailed() {
    Plan plan = plan("standard", 30, cells(READ, "best", "slow"));
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    int block = 0;
    while (block < 30 && !races.over()) {
      for (Turn turn : races.turns(block)) {
        samples.add(block == 2 ? crashed(turn) : ran(turn));
      }
      races.ended(block++, samples);
    }
    assertEquals(6, block);
  }

  @Test
  void coldStartsGoOnWhenWhatIsWarmIsDecided() {
    List<Cell> cells = new ArrayList<>(cells(READ, "best", "slow"));
    cells.add(new Cell("best", "w", READ, 17, null, Archive.NONE));
    Plan plan = plan("standard", 40, cells);
    List<List<Turn>> blocks = run(plan, new Races(plan));
    assertEquals(40, blocks.size());
    int warm = 0;
    for (int b = 0; b < blocks.size(); b++) {
      if (b % 2 == 1) {
        assertEquals(1, blocks.get(b).size(), "cold ones run as planned");
      } else {
        warm += blocks.get(b).isEmpty() ? 0 : 1;
      }
    }
    assertTrue(warm >= 6 && warm < 20, warm + " warm blocks");
  }

  @Test
  void aRowAloneRunsAsLongAsTheOthersDo() {
    List<Cell> cells = new ArrayList<>(cells(READ, "best", "slow"));
    cells.addAll(cells(WRITE, "alone"));
    Plan plan = plan("standard", 30, cells);
    List<List<Turn>> blocks = run(plan, new Races(plan));
    assertEquals(6, blocks.size(), "the race was over at its first look");
    blocks.forEach(turns -> assertTrue(names(turns).contains("alone")));
  }

  @Test
  void oneRowOfABlockHasATwin() {
    List<Cell> cells = new ArrayList<>(cells(READ, "near", "best", "slow"));
    cells.addAll(cells(WRITE, "slower", "slow"));
    Plan plan = plan("standard", 30, cells);
    List<List<Turn>> blocks = run(plan, new Races(plan));
    Set<Operation> tables = new TreeSet<>();
    for (List<Turn> turns : blocks) {
      List<Turn> twins =
          turns.stream().filter(t -> t.role() == Sample.Role.TWIN).toList();
      assertEquals(1, twins.size());
      Turn twin = twins.get(0);
      assertTrue(turns.contains(new Turn(twin.block(), twin.position(), twin.cell(), null)));
      tables.add(twin.cell().operation());
    }
    assertEquals(Set.of(READ, WRITE), tables, "each table has its turn");
    List<Turn> later = blocks.get(7);
    assertTrue(
        later.stream()
            .noneMatch(
                t -> t.role() == Sample.Role.TWIN && t.cell().contestant().equals("slow")),
        "a row that has left has no twin");
  }

  @Test
  void aRunOfMinutesIsJudgedOnceAndAPlanThatSaysNothingHasNoTwin() {
    List<Cell> cells = cells(READ, "best", "slow");
    Plan quick = plan("quick", 12, cells);
    List<List<Turn>> blocks = run(quick, new Races(quick));
    assertEquals(12, blocks.size());
    blocks.forEach(turns -> assertEquals(3, turns.size()));
    Plan old = plan(null, 12, cells);
    blocks = run(old, new Races(old));
    assertEquals(12, blocks.size());
    blocks.forEach(turns -> assertEquals(2, turns.size()));
  }

  /** Three blocks are the fewest that tell anybody apart, and five minutes hardly hold more of all rows. */
  @Test
  void aRunOfFewBlocksGivesTheTimeOfThoseThatAreToldApartToTheOthers() {
    Plan plan = plan("short", 8, cells(READ, "best", "slow", "near"));
    List<List<Turn>> blocks = run(plan, new Races(plan));
    assertEquals(
        8, blocks.size(), "the others are not told apart, and go on as long as there is time");
    for (int block = 0; block < 8; block++) {
      assertEquals(block < 3, names(blocks.get(block)).contains("slow"), "block " + block);
    }
  }

  @Test
  void theLastFewRunThereAndBackAgain() {
    Plan plan = plan("long", 60, cells(READ, "near", "best"));
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    for (int block = 0; block < 31; block++) {
      List<Turn> turns = races.turns(block);
      for (Turn turn : turns) {
        // Too noisy to be decided by the thirtieth block.
        double ns =
            100 * (1 + (turn.block() % 2 == 0 ? 0.2 : -0.2) * (turn.position() == 0 ? 1 : -1));
        samples.add(ran(turn, ns));
      }
      races.ended(block, samples);
      assertFalse(races.over());
    }
    List<Turn> turns = races.turns(31);
    assertEquals(
        List.of("near THERE", "best THERE", "best BACK", "near BACK"),
        turns.stream().map(t -> t.cell().contestant() + " " + t.role()).toList());
    assertEquals(List.of(0, 1, 1, 0), turns.stream().map(Turn::position).toList());
  }

  @Test
  void aRunThatGoesOnIsJudgedAsItWas() {
    Plan plan = plan("standard", 30, cells(READ, "best", "slow", "near"));
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    List<List<Turn>> before = new ArrayList<>();
    for (int block = 0; block < 9; block++) {
      List<Turn> turns = races.turns(block);
      before.add(turns);
      for (Turn turn : turns) {
        double wall = LEVELS.get(turn.cell().contestant()) * (1 + 0.05 * random.nextGaussian());
        double cpu = 250 * (1 + 0.05 * random.nextGaussian());
        // Behind the first look the machine is contended; by CPU time nobody would have been told
        // apart at it.
        samples.add(ran(turn, block < 6 ? wall : 10 * wall, cpu));
      }
      races.ended(block, samples);
    }
    assertFalse(names(before.get(6)).contains("slow"), "it left at the first look");
    Races again = new Races(plan);
    for (int block = 0; block < before.size(); block++) {
      assertEquals(before.get(block), again.turns(block), "block " + block);
      again.ended(block, samples);
    }
    assertEquals(races.turns(9), again.turns(9));
  }

  /** Three tables of five rows and a twin in 300 s, of which the gate and slack take some 17: by forks of so many seconds. */
  private static List<Set<Operation>> measured(double seconds) {
    List<Cell> cells = new ArrayList<>();
    for (Operation operation : List.of(READ, WRITE, Operation.READ_STREAM)) {
      cells.addAll(cells(operation, "best", "near", "slow", "slower", "alone"));
    }
    Plan plan = plan("quick", 6, cells);
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    List<Set<Operation>> measured = new ArrayList<>();
    for (int block = 0; block < 4; block++) {
      List<Turn> turns = races.turns(block);
      turns.forEach(t -> samples.add(ran(t, Sample.Status.OK, List.of(), seconds)));
      measured.add(operations(turns));
      races.ended(block, samples);
    }
    return measured;
  }

  /** Of six forks and a twin that take 20 s each, 285 s hold three blocks of the first table, which is decided at the first look. */
  @Test
  void aPairGoesWithItsTableAndComesBackWithIt() {
    List<Cell> cells = new ArrayList<>(cells(READ, "best", "slow", "slower"));
    cells.addAll(cells(WRITE, "slow", "nearly-as-slow"));
    Plan plan = plan("standard", 30, cells, new Plan.Pair("nearly-as-slow", "slow"));
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    List<Set<Operation>> measured = new ArrayList<>();
    for (int block = 0; block < 10; block++) {
      List<Turn> turns = races.turns(block);
      measured.add(operations(turns));
      for (Turn turn : turns) {
        double ns = LEVELS.get(turn.cell().contestant()) * (1 + 0.001 * random.nextGaussian());
        samples.add(
            ran(turn, Sample.Status.OK, List.of(new Iteration(1, ns, ns, 0, 0, 0, 0, 0, 0)), 20));
      }
      races.ended(block, samples);
      assertFalse(races.over(), "a table waits");
    }
    assertEquals(Set.of(READ, WRITE), measured.get(0));
    assertEquals(Collections.nCopies(5, Set.of(READ)), measured.subList(1, 6));
    assertEquals(
        Collections.nCopies(4, Set.of(WRITE)),
        measured.subList(6, 10),
        "nobody else needs the time");
  }

  private static Set<Operation> operations(List<Turn> turns) {
    return turns.stream()
        .map(t -> t.cell().operation())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Four forks and a twin that take 38 s each in the first block would be 570 s in three; in 285 s, those of 10 s behind it leave 35 s
   * for the two blocks of two forks and a twin that the second table lacks, which is enough for most of them at that pace.
   */
  @Test
  void whatWasGivenUpHasTheTimeThatIsLeft() {
    List<Cell> cells = new ArrayList<>(cells(READ, "best", "near"));
    cells.addAll(cells(WRITE, "best", "slow"));
    Plan plan = plan("short", 30, cells);
    Races races = new Races(plan);
    List<Sample> samples = new ArrayList<>();
    List<List<Turn>> blocks = new ArrayList<>();
    List<String> states = new ArrayList<>();
    for (int block = 0; block < 8; block++) {
      List<Turn> turns = races.turns(block);
      blocks.add(turns);
      for (Turn turn : turns) {
        double ns = LEVELS.get(turn.cell().contestant()) * (1 + 0.02 * random.nextGaussian());
        Iteration iteration = new Iteration(1, ns, ns, 0, 0, 0, 0, 0, 0);
        samples.add(ran(turn, Sample.Status.OK, List.of(iteration), block == 0 ? 38 : 10));
      }
      races.ended(block, samples);
      states.add(races.givenUp().size() + " given up, " + races.takenUp().size() + " again");
    }
    assertEquals(
        List.of(
            Set.of(READ, WRITE),
            Set.of(READ),
            Set.of(READ),
            Set.of(WRITE),
            Set.of(WRITE),
            Set.of(READ),
            Set.of(READ),
            Set.of(READ)),
        blocks.stream().map(RacesTest::operations).toList(),
        "the second is decided after three blocks of its own");
    assertEquals(
        List.of(
            "1 given up, 0 again",
            "1 given up, 0 again",
            "1 given up, 1 again",
            "1 given up, 1 again",
            "0 given up, 0 again"),
        states.subList(0, 5));
    assertTrue(races.hasGivenUp());
    assertEquals(3, blocks.get(3).size(), "two rows, and the twin of one");
    Races again = new Races(plan);
    for (int block = 0; block < blocks.size(); block++) {
      assertEquals(blocks.get(block), again.turns(block), "block " + block);
      again.ended(block, samples);
    }
  }

  @Test
  void onASlowMachineTheLastTablesMakeRoomForTheFirst() {
    Set<Operation> all = Set.of(READ, WRITE, Operation.READ_STREAM);
    assertEquals(List.of(all, all, all, all), measured(5.8), "48 forks take 278 s");
    assertEquals(
        List.of(all, Set.of(READ, WRITE), Set.of(READ, WRITE), Set.of(READ, WRITE)), measured(7));
    assertEquals(
        List.of(all, Set.of(READ), Set.of(READ), Set.of(READ)),
        measured(60),
        "one is measured however long it takes");
  }
}
