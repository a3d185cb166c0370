package touchstone.cli;

import java.time.Duration;
import java.util.Optional;
import touchstone.harness.Planner;
import touchstone.model.Plan;

/**
 * When a session of a run ends. A budget that was given is kept to. One that was not is what a usual machine needs; on a slower one,
 * which uses it up before there are the blocks without which nothing would be decided, the run has the plan's grace beside it: for those blocks, and
 * in a race for the rows that are undecided then.
 *
 * <p>All times are by {@link System#nanoTime}.
 */
final class Deadline {

  /** Kept for the reports at the end of the budget. */
  static final Duration FOR_REPORTS = Duration.ofSeconds(2);

  private final Plan plan;
  private final int needed;
  private final boolean race;
  private final long budget;
  private final long last;
  private final long half;
  private boolean slow;
  private boolean said;

  /**
   * A session that begins.
   *
   * @param left of the plan's budget
   */
  Deadline(Plan plan, long begun, Duration left) {
    this.plan = plan;
    needed = Planner.neededBlocks(plan);
    race = Planner.isRace(plan);
    budget = begun + left.toNanos();
    last = budget + Duration.ofSeconds(plan.graceSeconds()).toNanos();
    half = Planner.expectedFork(plan.fork()).toNanos() / 2;
  }

  /**
   * Whether no fork may start any more: most of it would lie behind the end.
   *
   * @param isNeeded whether it is one of the blocks that a verdict needs
   */
  boolean over(boolean isNeeded, long now) {
    slow |= isNeeded && now + half > budget;
    boolean graced = isNeeded || (slow && race);
    return now + half > (graced ? last : budget);
  }

  /** Once, when a fork of that block starts for which the budget has no time left: what goes on, and how long. */
  Optional<String> overrun(int block, long now) {
    if (said || !slow) {
      return Optional.empty();
    }
    said = true;
    String there = block < needed
        ? "%d of the %d blocks that a verdict needs are there".formatted(block, needed)
        : "not every table has the blocks that a verdict needs";
    return Optional.of(
        "This machine takes longer than is usual: %s, so the run takes up to %s more."
            .formatted(there, Planner.duration(Duration.ofNanos(last - now).toSeconds())));
  }

  /** The way to it, for a session that measures from now on. */
  Course course(long now) {
    return new Course(now, budget, last, Planner.done(plan, needed, 0));
  }
}
