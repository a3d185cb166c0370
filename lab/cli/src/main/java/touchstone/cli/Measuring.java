package touchstone.cli;

import touchstone.harness.Harness;
import touchstone.harness.Planner;
import touchstone.model.Cell;
import touchstone.model.Plan;
import touchstone.model.Sample;

/** What a user sees of a run while it measures, on the standard error: how far it is, and what fails. */
final class Measuring implements Harness.Listener {

  private final Plan plan;
  private final Deadline deadline;
  private final Course course;
  private final Progress progress;

  /** A session that begins to measure. */
  Measuring(Plan plan, Deadline deadline, Progress progress) {
    this.plan = plan;
    this.deadline = deadline;
    this.progress = progress;
    course = deadline.course(System.nanoTime());
  }

  @Override
  public void forkStarts(int block, int position, Cell cell) {
    long now = System.nanoTime();
    deadline.overrun(block, now).ifPresent(System.err::println);
    show(course.at(now, Planner.done(plan, block, position)), "block " + block + ": " + cell.id());
  }

  @Override
  public void takeTurns(int block, int position, int forks) {
    show(
        course.at(System.nanoTime(), Planner.done(plan, block, position)),
        "block %d: %d forks take turns".formatted(block, forks));
  }

  @Override
  public void givesUp(Cell.Group table) {
    System.err.printf(
        "This machine takes longer than is usual: %s waits, so that what comes before it may come to verdicts.%n",
        table.name());
  }

  @Override
  public void takesUp(Cell.Group table) {
    System.err.printf(
        "What comes before it has the blocks that a verdict needs: what time is left is for %s first.%n",
        table.name());
  }

  @Override
  public void preparing(String what) {
    show(course.preparing(System.nanoTime()), what);
  }

  private void show(Course.Place place, String what) {
    progress.show(place.done(), place.left(), what);
  }

  @Override
  public void forkEnded(Sample sample) {
    if (sample.failure() != null) {
      System.err.printf(
          "%s %s %s %s: %s%n",
          sample.status().name(),
          sample.contestant(),
          sample.workload(),
          sample.operation(),
          sample.failure().message());
    }
  }
}
