package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Workload;
import touchstone.stats.Looks;
import touchstone.stats.Rules;

class PlannerTest {

  private static final Duration NONE = Duration.ZERO;

  private static List<Cell> cells(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Cell("c" + i, "w", Operation.READ_BYTES, 17, null))
        .toList();
  }

  private static Plan plan(int cells, long seed) {
    return plan(cells, 300, seed, List.of());
  }

  private static Plan plan(int cells, long seconds, long seed, List<Workload> workloads) {
    List<Gate.Finding> findings =
        cells(cells).stream().map(c -> new Gate.Finding(c, "ok", null, "")).toList();
    return Planner.plan(
        List.of("s"),
        "touchstone run",
        seconds,
        150,
        new Manner(NONE, 1, List.of()),
        seed,
        findings,
        List.of(),
        workloads,
        List.of("c1", "nobody", "c0", "c1"),
        List.of(),
        null);
  }

  @Test
  void forksOfOneThreadTakeTurns() {
    assertEquals(8, Planner.settings(22, 300, Manner.USUAL).sliceMillis());
    Manner byTwo = new Manner(Duration.ZERO, 2, JvmFlags.DEFAULT);
    assertEquals(0, Planner.settings(22, 300, byTwo).sliceMillis());
  }

  @Test
  void theSameSeedGivesTheSamePlanByteForByteAndAnotherSeedAnotherOrder() {
    assertEquals(RunDirectory.toJson(plan(20, 7)), RunDirectory.toJson(plan(20, 7)));
    assertNotEquals(plan(20, 7).blocks(), plan(20, 8).blocks());
  }

  @Test
  void theOrderOfASeedIsTheSameInEveryRelease() {
    assertEquals(List.of(3, 4, 5, 2, 0, 1), plan(6, 42).blocks().get(1));
  }

  @Test
  void referencesAreThoseThatAreMeasuredEachOnce() {
    assertEquals(List.of("c1", "c0"), plan(6, 42).references());
    assertEquals(List.of("c0"), plan(1, 42).references());
  }

  @Test
  void everyBlockHoldsEveryCellOnceInAnOrderOfItsOwn() {
    Plan plan = plan(20, 7);
    plan.blocks()
        .forEach(b -> assertEquals(
            IntStream.range(0, 20).boxed().toList(), new TreeSet<>(b).stream().toList()));
    assertEquals(plan.blocks().size(), plan.blocks().stream().distinct().count());
  }

  @Test
  void tiersAreTakenWholeAndInOrder() {
    Selection selection = new Selection(List.of(
        new Selection.Tier("first", cells(20)),
        new Selection.Tier("second", cells(1000)),
        new Selection.Tier("third", cells(1))));
    Planner.Choice choice = Planner.choose(selection, 300, NONE);
    assertEquals(20, choice.cells().size());
    assertEquals(List.of("second", "third"), choice.leftOut());
    assertEquals(
        1021, Planner.choose(selection, choice.secondsForAll(), NONE).cells().size());
  }

  @Test
  void aBudgetThatIsTooShortIsRefusedWithOneThatIsNot() {
    Selection selection = new Selection(List.of(new Selection.Tier("first", cells(20))));
    String message =
        assertThrows(Refusal.class, () -> Planner.choose(selection, 10, NONE)).getMessage();
    assertTrue(
        message.contains(
            "a budget of 10s is too short for 20 cells in 4 blocks: give --budget 3m40s, or fewer"),
        message);
    assertEquals(20, Planner.choose(selection, 219, NONE).cells().size());
    assertThrows(Refusal.class, () -> Planner.choose(selection, 218, NONE), "as little as that");
  }

  @ParameterizedTest
  @CsvSource({"24,300", "92,1200", "2,300", "1,60", "2,3600", "24,310"})
  void aRunUsesItsBudget(int cells, long seconds) {
    ForkSettings settings = Planner.settings(cells, seconds, new Manner(NONE, 1, List.of()));
    double fork = Planner.expectedFork(settings).toMillis() / 1000.0;
    double enough = cells * fork * Planner.ENOUGH_BLOCKS;
    Looks looks = Planner.looks(cells, seconds, Manner.USUAL);
    double most = cells * fork * Math.max(Planner.MOST_BLOCKS, looks.last());
    assertTrue(enough <= seconds, "enough blocks take " + enough);
    assertTrue(most >= seconds * 0.85 || looks.equals(Looks.LONG), "all blocks take only " + most);
    assertTrue(settings.iterations() >= 8 && settings.settleMillis() >= 3000, settings::toString);
  }

  /** Measured in a slow hour: a fork that the budget reckons with 3.15 s took 3.6 s, and a twin runs beside the rows. */
  @Test
  void aSlowMachineHasRoomForEnoughBlocks() {
    ForkSettings settings = Planner.settings(22, 300, new Manner(NONE, 1, List.of()));
    double slow = Planner.expectedFork(settings).toMillis() / 1000.0 + 0.45;
    double block = (22 + 1) * slow;
    double needed = block * Rules.STANDARD.minBlocks();
    assertTrue(needed <= 300, "what a verdict needs takes " + needed);
    double enough = block * Planner.ENOUGH_BLOCKS;
    assertTrue(enough <= 300 + Planner.graceSeconds(300), "enough blocks take " + enough);
    assertEquals(10_000, settings.settleMillis(), "patience is not a part of the plan");
  }

  @Test
  void forksThatHaveTimeWaitForWhatIsCompiledLast() {
    assertEquals(
        6_000, Planner.settings(22, 300, new Manner(NONE, 1, List.of())).compileMillis());
    assertEquals(
        6_000, Planner.settings(32, 600, new Manner(NONE, 1, List.of())).compileMillis());
    ForkSettings longer = Planner.settings(24, 1200, new Manner(NONE, 1, List.of()));
    assertEquals(longer.settleMillis(), longer.compileMillis());
    assertEquals(
        40_000,
        Planner.settings(2, 1200, new Manner(Duration.ofSeconds(30), 1, List.of()))
            .compileMillis(),
        "with a warm-up, from its end on");
  }

  @Test
  void aWarmUpIsPartOfWhatAForkTakes() {
    Duration warmUp = Duration.ofSeconds(20);
    ForkSettings settings = Planner.settings(22, 2400, new Manner(warmUp, 1, List.of()));
    assertEquals(20_000, settings.warmUpMillis());
    assertTrue(settings.settleMillis() >= 23_000, "patience begins when it is over");
    assertTrue(settings.timeoutSeconds() > 3 * 23, settings::toString);
    double fork = Planner.expectedFork(settings).toMillis() / 1000.0;
    assertTrue(fork > 21 && fork < 22, "takes " + fork);
    assertEquals(
        Looks.QUICK,
        Planner.looks(22, 2400, new Manner(warmUp, 1, List.of())),
        "room for no more than enough");
    assertEquals(Looks.LONG, Planner.looks(22, 2400, Manner.USUAL));
    Selection selection = new Selection(List.of(new Selection.Tier("first", cells(20))));
    assertEquals(20, Planner.choose(selection, 219, NONE).cells().size());
    assertThrows(Refusal.class, () -> Planner.choose(selection, 219, warmUp));
  }

  @Test
  void aRunThatHasRoomForLooksIsJudgedWhileItGoesOn() {
    assertEquals(Looks.SHORT, Planner.looks(22, 300, Manner.USUAL), "of the default run");
    assertEquals(Looks.QUICK, Planner.looks(32, 600, Manner.USUAL));
    assertEquals(Looks.STANDARD, Planner.looks(24, 1200, Manner.USUAL));
    assertEquals(Looks.LONG, Planner.looks(2, 300, Manner.USUAL));
    assertEquals("short", plan(24, 1).looks());
    assertEquals("long", plan(2, 1).looks());
    assertEquals(60, plan(2, 1).blocks().size());
  }

  /** Of the published table, in a slow hour, forks of 20 iterations took 6.4 s, and a block more than a third of the budget. */
  @Test
  void whereForksWaitForTheJitTheyCountLess() {
    Plan large = plan(32, 600, 1, List.of(new Workload("w", "t", 236_000, 236_000, "")));
    assertEquals(8, large.fork().iterations());
    assertEquals("short", large.looks());
    Plan small = plan(32, 600, 1, List.of(new Workload("w", "t", 8_000, 8_000, "")));
    assertEquals(20, small.fork().iterations());
    assertEquals("quick", small.looks());
    Workload set = new Workload("w", "t", 1_000_000, 1_000_000, "", 1_000, 1_000, 1_000);
    assertEquals(20, plan(32, 600, 1, List.of(set)).fork().iterations(), "each is short");
    Plan ample = plan(8, 600, 1, List.of(new Workload("w", "t", 236_000, 236_000, "")));
    assertEquals(20, ample.fork().iterations());
  }

  private static List<Cell> coldCells(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Cell("c" + i, "w", Operation.READ_BYTES, 17, null, Archive.NONE))
        .toList();
  }

  private static Plan mixed(int warm, int cold, long seconds) {
    List<Gate.Finding> findings = Stream.concat(cells(warm).stream(), coldCells(cold).stream())
        .map(c -> new Gate.Finding(c, "ok", null, ""))
        .toList();
    return Planner.plan(
        List.of("s"),
        "touchstone run",
        seconds,
        0,
        new Manner(NONE, 1, List.of()),
        42,
        findings,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        null);
  }

  @Test
  void warmAndColdTiersEachHaveHalfOfTheBudget() {
    Selection selection = new Selection(List.of(
        new Selection.Tier("warm", cells(10)),
        new Selection.Tier("more warm", cells(10)),
        new Selection.Tier("cold", coldCells(8)),
        new Selection.Tier("more cold", coldCells(8))));
    Planner.Choice choice = Planner.choose(selection, 300, NONE);
    assertEquals(10, choice.cells().stream().filter(c -> !c.isCold()).count());
    assertEquals(8, choice.cells().stream().filter(Cell::isCold).count());
    assertEquals(List.of("more warm", "more cold"), choice.leftOut());
    assertEquals(
        36, Planner.choose(selection, choice.secondsForAll(), NONE).cells().size());
    Selection cold = new Selection(selection.tiers().subList(2, 4));
    assertEquals(16, Planner.choose(cold, 300, NONE).cells().size(), "alone it has all of it");
  }

  @Test
  void aBlockIsWarmOrColdAndBothKindsHaveAboutTheSameTime() {
    Plan plan = mixed(10, 8, 300);
    int warm = 0;
    int cold = 0;
    double coldAt = 0;
    for (int b = 0; b < plan.blocks().size() && Planner.done(plan, b, 0) < 0.3; b++) {
      List<Integer> block = plan.blocks().get(b);
      boolean isCold = plan.cells().get(block.get(0)).isCold();
      assertTrue(block.stream().allMatch(i -> plan.cells().get(i).isCold() == isCold));
      assertEquals(isCold ? 8 : 10, block.stream().distinct().count());
      double share = Planner.done(plan, b + 1, 0) - Planner.done(plan, b, 0);
      coldAt += isCold ? share : -share;
      cold += isCold ? 1 : 0;
      warm += isCold ? 0 : 1;
    }
    assertTrue(warm >= 2 && cold > 2 * warm, warm + " warm and " + cold + " cold blocks");
    assertTrue(Math.abs(coldAt) < 0.15, "one kind has " + coldAt + " more of the time");
  }

  @Test
  void blocksThatAVerdictNeedsAreThoseOfBothKinds() {
    int least = Rules.STANDARD.minBlocks();
    assertEquals(least, Planner.neededBlocks(plan(20, 1)));
    assertEquals(ColdBudget.ENOUGH_BLOCKS, Planner.neededBlocks(mixed(0, 8, 200)));
    Plan mixed = mixed(10, 8, 300);
    int needed = Planner.neededBlocks(mixed);
    List<Boolean> cold = mixed.blocks().subList(0, needed).stream()
        .map(block -> mixed.cells().get(block.get(0)).isCold())
        .toList();
    assertTrue(cold.stream().filter(c -> c).count() >= ColdBudget.ENOUGH_BLOCKS, cold::toString);
    assertTrue(cold.stream().filter(c -> !c).count() >= least, cold::toString);
    long ofItsKind = cold.stream().filter(c -> c == cold.get(needed - 1)).count();
    assertEquals(
        cold.get(needed - 1) ? ColdBudget.ENOUGH_BLOCKS : least, ofItsKind, "no more than enough");
  }

  @Test
  void fifteenColdBlocksFitWhereATierDoes() {
    Plan plan = mixed(0, 8, 200);
    assertEquals(ColdBudget.ENOUGH_BLOCKS * 2, plan.blocks().size());
    double seconds = IntStream.range(0, ColdBudget.ENOUGH_BLOCKS)
        .mapToDouble(b -> ColdBudget.blockSeconds(8, b, plan.cold()))
        .sum();
    assertTrue(seconds <= 200, "fifteen blocks take " + seconds);
    assertTrue(plan.cold().curveMillis() >= 250, plan.cold()::toString);
    assertTrue(mixed(0, 8, 2000).cold().curveMillis() > plan.cold().curveMillis(), "more is left");
  }

  @Test
  void warmForksRunInTheSameOrderWhetherOrNotThereAreColdOnes() {
    Plan with = mixed(6, 3, 300);
    List<List<Integer>> warm =
        with.blocks().stream().filter(b -> !with.cells().get(b.get(0)).isCold()).toList();
    assertEquals(plan(6, 42).blocks(), warm);
    assertEquals(RunDirectory.toJson(mixed(6, 3, 300)), RunDirectory.toJson(with));
  }

  @Test
  void howMuchIsDoneGrowsFromNothingToAll() {
    Plan plan = mixed(4, 5, 300);
    assertEquals(0, Planner.done(plan, 0, 0));
    assertEquals(1, Planner.done(plan, plan.blocks().size(), 0), 1e-9);
    assertTrue(Planner.done(plan, 3, 2) > Planner.done(plan, 3, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "300,5m,5m",
    "5400,1h30m,1h30m",
    "0,0s,0s",
    "32,32s,40s",
    "61,1m1s,1m10s",
    "301,5m1s,6m",
    "3601,1h1s,1h1m"
  })
  void durationsAreWrittenAsPeopleTypeThem(long seconds, String text, String budget) {
    assertEquals(text, Planner.duration(seconds));
    assertEquals(budget, Planner.budget(seconds));
  }
}
