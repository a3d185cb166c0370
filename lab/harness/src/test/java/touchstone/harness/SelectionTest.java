package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Operation;
import touchstone.model.Result;
import touchstone.model.Workload;
import touchstone.workloads.OwnDocument;
import touchstone.workloads.Suite;

class SelectionTest {

  private static final List<Contestant> CONTESTANTS = Stream.of("a", "b", "c")
      .map(name -> Contestants.of(name, Operation.READ_BYTES))
      .toList();

  private static final List<Workload> WORKLOADS = List.of(new Workload("w", "users", 1, 1, "00"));

  /** A suite of one tier, whose only row, of that name, is the contestant a. */
  private static Suite suite(String row, String... contestants) {
    return new Suite(
        row,
        row,
        "",
        List.of(new Suite.Tier(
            row, List.of("w"), List.of(Operation.READ_BYTES), List.of(contestants), false)),
        List.of(),
        List.of(new Suite.Row(row, "a", "w", Operation.READ_BYTES)),
        Map.of(),
        List.of());
  }

  private static List<List<Cell>> tiers(Suite... suites) {
    return Selection.of(
            Arrays.asList(suites), CONTESTANTS, WORKLOADS, List.of(), List.of(), List.of(17))
        .tiers()
        .stream()
        .map(Selection.Tier::cells)
        .toList();
  }

  @Test
  void aTierHasItsContestantsInItsOwnOrder() {
    assertEquals(
        List.of("c", "a", "b"),
        tiers(suite("row", "c", "*")).get(0).stream().map(Cell::contestant).toList());
  }

  private static Contestant own(String name, Result result, Operation... operations) {
    return new Contestant(
        name,
        name,
        name,
        "1",
        "tree",
        Contestant.JSON,
        result,
        "x.Driver",
        List.of(OwnDocument.TYPE),
        List.of(operations),
        List.of(),
        17,
        List.of(),
        "");
  }

  @Test
  void ofADocumentOfOnesOwnTypesComeFirstThenTreesThatAreLookedThrough() {
    List<Selection.Tier> tiers = Selection.of(
            List.of(suite("row", "a")),
            List.of(
                own("tree", Result.TREE, Operation.READ_ALL, Operation.READ_BYTES),
                own("typed", Result.VALUE, Operation.READ_STRING, Operation.READ_BYTES)),
            List.of(new Workload("mine", OwnDocument.TYPE, 1, 1, "00")),
            List.of(),
            List.of("mine"),
            List.of(17))
        .tiers();
    assertEquals(
        List.of(
            List.of("typed read-bytes"),
            List.of("tree read-all"),
            List.of("typed read-string", "tree read-bytes")),
        tiers.stream()
            .map(tier -> tier.cells().stream()
                .map(cell -> cell.contestant() + " " + cell.operation())
                .toList())
            .toList());
  }

  @Test
  void whoChoosesNobodyForADocumentOfTheirOwnIsToldWhoReadsOne() {
    Refusal refusal = assertThrows(
        Refusal.class,
        () -> Selection.of(
            List.of(suite("row", "a")),
            CONTESTANTS,
            List.of(new Workload("mine", OwnDocument.TYPE, 1, 1, "00")),
            List.of(),
            List.of("mine"),
            List.of(17)));
    assertEquals(
        "nothing to measure: no chosen contestant reads a document of your own: trees do, as in --only '*-tree',"
            + " and types that you bring along (docs/own.md)",
        refusal.getMessage());
  }

  @Test
  void whoWasChosenAndHasNothingToDoIsNamedWithWhatItDoes() {
    List<Contestant> chosen = List.of(
        Contestants.of("a", Operation.READ_BYTES),
        Contestants.of("writer", Operation.WRITE_BYTES, Operation.WRITE_STRING),
        own("tree", Result.TREE, Operation.READ_ALL, Operation.READ_BYTES));
    Selection selection = Selection.of(
        List.of(suite("row", "*")), chosen, WORKLOADS, List.of(), List.of(), List.of(17));
    assertEquals(
        List.of(
            "writer has nothing to do here, for it has none of the chosen operations: it does write-bytes, write-string on users, from JDK 17 on",
            "tree has nothing to do here: it does read-all, read-bytes on own, from JDK 17 on"),
        selection.idle(chosen, Set.of(Operation.READ_BYTES), WORKLOADS));
    assertEquals(
        List.of(
            "b has nothing to do here, for the suite does not list it; --workload w takes all who have a type for it: it does read-bytes on users, from JDK 17 on"),
        Selection.of(
                List.of(suite("row", "a")),
                CONTESTANTS,
                WORKLOADS,
                List.of(),
                List.of(),
                List.of(17))
            .idle(List.of(CONTESTANTS.get(1)), Set.of(Operation.READ_BYTES), WORKLOADS));
  }

  @Test
  void aCellOfTwoSuitesIsMeasuredOnceUnderTheFirstName() {
    List<List<Cell>> tiers = tiers(suite("first", "a"), suite("second", "a", "b"));
    assertEquals(List.of(new Cell("a", "w", Operation.READ_BYTES, 17, "first")), tiers.get(0));
    assertEquals(List.of(new Cell("b", "w", Operation.READ_BYTES, 17, null)), tiers.get(1));
  }

  @Test
  void whatIsLeftOfATierKeepsItsTitleAndAnEmptyTierIsGone() {
    Selection all = Selection.of(
        List.of(suite("first", "a", "b"), suite("second", "c")),
        CONTESTANTS,
        WORKLOADS,
        List.of(),
        List.of(),
        List.of(17));
    Selection left = all.keeping(cell -> cell.row() != null, () -> "no row");
    assertEquals(
        List.of(new Selection.Tier(
            "first", List.of(new Cell("a", "w", Operation.READ_BYTES, 17, "first")))),
        left.tiers());
    Refusal refusal =
        assertThrows(Refusal.class, () -> left.keeping(cell -> false, () -> "no cell at all"));
    assertEquals("nothing to measure: no cell at all", refusal.getMessage());
  }
}
