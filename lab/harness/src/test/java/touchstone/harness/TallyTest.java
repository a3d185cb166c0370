package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import touchstone.model.Cell;
import touchstone.model.ForkSettings;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Sample;

class TallyTest {

  private static final Cell CELL = new Cell("c", "w", Operation.READ_BYTES, 17, null);

  private static final Plan PLAN = new Plan(
      Plan.FORMAT,
      List.of(),
      "",
      60,
      1,
      new ForkSettings(1, 1, 1, 1, List.of(), 1),
      List.of(17),
      List.of(),
      List.of(),
      List.of(CELL),
      List.of(),
      List.of(),
      IntStream.range(0, 60).mapToObj(b -> List.of(0)).toList());

  private static Sample sample(
      int block, Sample.Status status, Sample.@Nullable Role role, @Nullable String disturbed) {
    return new Sample(
        block,
        0,
        CELL.contestant(),
        CELL.workload(),
        CELL.operation(),
        CELL.jdk(),
        null,
        status,
        "",
        "",
        1,
        0,
        null,
        List.of(),
        List.of(),
        null,
        null,
        role,
        disturbed,
        null);
  }

  @Test
  void aDisturbedForkIsNotDone() {
    Tally tally = new Tally(PLAN, List.of(sample(0, Sample.Status.OK, null, "stolen")));
    Turn turn = new Turn(0, 0, CELL, null);
    assertFalse(tally.isDone(turn));
    tally.add(sample(0, Sample.Status.OK, null, null));
    assertTrue(tally.isDone(turn));
    assertFalse(tally.isDone(new Turn(0, 0, CELL, Sample.Role.TWIN)), "its twin is another turn");
    assertEquals(2, tally.samples().size());
  }

  @Test
  void whatIsOfAnotherPlanIsRefused() {
    Refusal refusal = assertThrows(
        Refusal.class, () -> new Tally(PLAN, List.of(sample(60, Sample.Status.OK, null, null))));
    assertTrue(
        refusal.getMessage().contains("a fork of c in block 60, at position 0"),
        refusal.getMessage());
  }

  @Test
  void whereEveryForkIsDisturbedFewAreRunAgain() {
    Tally tally = new Tally(PLAN, List.of());
    int again = 0;
    for (int block = 0; block < 60; block++) {
      if (tally.mayRunAgain()) {
        tally.add(sample(block, Sample.Status.OK, null, "stolen"));
        again++;
      }
      tally.add(sample(block, Sample.Status.OK, null, null));
    }
    assertTrue(again >= 3 && again <= 60 * 0.1 + 5, "run again: " + again);
  }

  @Test
  void aCellThatFailsTwiceIsHopeless() {
    Tally tally = new Tally(PLAN, List.of(sample(0, Sample.Status.CRASHED, null, null)));
    assertFalse(tally.isHopeless(CELL));
    tally.add(sample(1, Sample.Status.HUNG, null, null));
    assertTrue(tally.isHopeless(CELL));
  }
}
