package touchstone.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.harness.Manner;
import touchstone.harness.Planner;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Plan;

class DeadlineTest {

  private static final long SECOND = 1_000_000_000L;

  /** Begins at 10 s; a fork takes about 3 s. */
  private static Deadline of300SecondsAnd(long grace) {
    return of300SecondsAnd(grace, "short");
  }

  private static Deadline of300SecondsAnd(long grace, String looks) {
    Plan plan = new Plan(
        Plan.FORMAT,
        List.of("s"),
        "touchstone run",
        300,
        grace,
        1,
        Planner.settings(22, 300, new Manner(Duration.ZERO, 1, List.of())),
        null,
        List.of(17),
        List.of(),
        List.of(),
        List.of(new Cell("c", "w", Operation.READ_BYTES, 17, null)),
        List.of(),
        List.of(),
        Collections.nCopies(4, List.of(0)),
        null,
        looks,
        List.of(),
        Plan.FITTED);
    return new Deadline(plan, 10 * SECOND, Duration.ofSeconds(298));
  }

  @Test
  void aBudgetThatWasGivenIsKeptTo() {
    Deadline deadline = of300SecondsAnd(0);
    assertFalse(deadline.over(true, 300 * SECOND));
    assertEquals(Optional.empty(), deadline.overrun(0, 300 * SECOND));
    assertTrue(deadline.over(true, 307 * SECOND), "most of a fork would lie behind the end");
  }

  @Test
  void blocksThatAVerdictNeedsAreWaitedForAndNoOthers() {
    Deadline deadline = of300SecondsAnd(150);
    assertTrue(deadline.over(false, 307 * SECOND));
    assertFalse(deadline.over(true, 450 * SECOND));
    assertTrue(deadline.over(true, 457 * SECOND), "grace ends too");
  }

  /** There it is the rows that nobody could tell apart yet, and the others have left. */
  @Test
  void aMachineThatIsTooSlowForThemHasTheSameGraceForWhatIsUndecidedThen() {
    Deadline deadline = of300SecondsAnd(150);
    assertFalse(deadline.over(true, 308 * SECOND));
    assertFalse(deadline.over(false, 450 * SECOND));
    assertTrue(deadline.over(false, 457 * SECOND), "grace ends");
    Deadline once = of300SecondsAnd(150, "quick");
    assertFalse(once.over(true, 308 * SECOND));
    assertTrue(once.over(false, 309 * SECOND), "where nobody leaves, it would be for all");
  }

  @Test
  void whoWaitsLongerIsToldOnceHowLong() {
    Deadline deadline = of300SecondsAnd(150);
    assertFalse(deadline.over(true, 300 * SECOND));
    assertEquals(Optional.empty(), deadline.overrun(2, 300 * SECOND));
    assertFalse(deadline.over(true, 308 * SECOND));
    assertEquals(
        "This machine takes longer than is usual: 2 of the 3 blocks that a verdict needs are there, so the run takes up to 2m30s more.",
        deadline.overrun(2, 308 * SECOND).orElseThrow());
    assertEquals(Optional.empty(), deadline.overrun(2, 310 * SECOND));
    Deadline late = of300SecondsAnd(150);
    assertFalse(late.over(true, 368 * SECOND));
    assertEquals(
        "This machine takes longer than is usual: not every table has the blocks that a verdict needs, so the run takes up to 1m30s more.",
        late.overrun(4, 368 * SECOND).orElseThrow());
  }
}
