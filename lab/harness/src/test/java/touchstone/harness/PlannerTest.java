package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.model.Cell;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;

class PlannerTest {

  private static List<Cell> cells(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Cell("c" + i, "w", Operation.READ_BYTES, 17, null))
        .toList();
  }

  private static Plan plan(int cells, long seed) {
    List<Gate.Finding> findings =
        cells(cells).stream().map(c -> new Gate.Finding(c, "ok", null, "")).toList();
    return Planner.plan(
        List.of("s"),
        "touchstone run",
        300,
        seed,
        findings,
        List.of(),
        List.of(),
        List.of("c1", "nobody", "c0", "c1"),
        List.of());
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
    Planner.Choice choice = Planner.choose(selection, 300);
    assertEquals(20, choice.cells().size());
    assertEquals(List.of("second", "third"), choice.leftOut());
    assertEquals(1021, Planner.choose(selection, choice.secondsForAll()).cells().size());
  }

  @Test
  void aBudgetThatIsTooShortIsRefusedWithOneThatIsNot() {
    Selection selection = new Selection(List.of(new Selection.Tier("first", cells(20))));
    String message =
        assertThrows(Refusal.class, () -> Planner.choose(selection, 10)).getMessage();
    assertTrue(
        message.contains(
            "a budget of 10 s is too short for 20 cells in 5 blocks: give --budget 273s"),
        message);
    assertEquals(20, Planner.choose(selection, 273).cells().size());
  }

  @ParameterizedTest
  @CsvSource({"24,300", "92,1200", "2,300", "1,60", "2,3600", "24,310"})
  void aRunUsesItsBudget(int cells, long seconds) {
    ForkSettings settings = Planner.settings(cells, seconds, List.of());
    double fork = Planner.expectedFork(settings).toMillis() / 1000.0;
    double enough = cells * fork * Planner.ENOUGH_BLOCKS;
    double most = cells * fork * Planner.MOST_BLOCKS;
    assertTrue(enough <= seconds, "five blocks take " + enough);
    boolean longestForks = settings.iterations() >= 50;
    assertTrue(most >= seconds * 0.85 || longestForks, "all blocks take only " + most);
    assertTrue(settings.iterations() >= 3 && settings.settleMillis() >= 4000, settings::toString);
  }

  @ParameterizedTest
  @CsvSource({"300,5m", "5400,1h30m", "0,0s", "61,1m1s"})
  void durationsAreWrittenAsPeopleTypeThem(long seconds, String text) {
    assertEquals(text, Planner.duration(seconds));
  }
}
