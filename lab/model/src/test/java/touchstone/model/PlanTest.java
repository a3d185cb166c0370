package touchstone.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {

  private static Contestant contestant(String name, Result result) {
    return new Contestant(
        name,
        "l",
        "L",
        "1",
        "tree",
        "json",
        result,
        "x.Y",
        List.of("tweets"),
        List.of(Operation.READ_BYTES, Operation.READ_ALL, Operation.READ_TENTH),
        List.of(),
        17,
        List.of(),
        "");
  }

  private static final Plan PLAN = new Plan(
      Plan.FORMAT,
      List.of("values"),
      "touchstone run values",
      300,
      1,
      new ForkSettings(1, 1, 1, 1, List.of(), 1),
      List.of(17),
      List.of(
          contestant("strict", Result.TREE),
          contestant("lazy", Result.LAZY),
          contestant("overlay", Result.REUSED),
          contestant("cursor", Result.CHECKSUM)),
      List.of(new Workload("twitter1", "tweets", 1, 1, "00")),
      List.of(),
      List.of(),
      List.of(),
      List.of());

  private static Cell.Group group(String contestant, Operation operation) {
    return PLAN.group(new Cell(contestant, "twitter1", operation, 17, null));
  }

  @Test
  void treesThatWereLookedThroughAreRankedTogether() {
    for (Operation operation : List.of(Operation.READ_ALL, Operation.READ_TENTH)) {
      assertEquals(group("strict", operation), group("lazy", operation));
      assertEquals(Result.VISITED, group("strict", operation).result());
    }
  }

  @Test
  void aTreeThatNobodyLookedAtIsRankedWithThoseThatHaveDoneAsMuch() {
    assertEquals(Result.TREE, group("strict", Operation.READ_BYTES).result());
    assertEquals(Result.LAZY, group("lazy", Operation.READ_BYTES).result());
  }

  @Test
  void whoMakesNoTreeIsNotRankedAmongThem() {
    for (Operation operation : List.of(Operation.READ_ALL, Operation.READ_TENTH)) {
      assertEquals(Result.REUSED, group("overlay", operation).result());
      assertEquals(Result.CHECKSUM, group("cursor", operation).result());
      assertNotEquals(group("strict", operation), group("overlay", operation));
    }
    assertEquals(
        "twitter1 read-all reused jdk17", group("overlay", Operation.READ_ALL).name());
  }
}
