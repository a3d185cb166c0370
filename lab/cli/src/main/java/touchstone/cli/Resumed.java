package touchstone.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import touchstone.harness.Planner;
import touchstone.model.RunDirectory;
import touchstone.report.Words;

/** What a user is told who goes on with a run. */
final class Resumed {

  private Resumed() {}

  /**
   * What is there of a run, and what is left for it.
   *
   * @param left of its budget; below nothing where it took longer
   * @param fork how long one takes
   */
  static String goingOn(Path run, int forks, Duration left, Duration fork) {
    boolean more = left.minus(Deadline.FOR_REPORTS).compareTo(fork.dividedBy(2)) > 0;
    return "Going on with %s: %s there, %s of the budget left%s."
        .formatted(
            run,
            Words.count(forks, "fork") + (forks == 1 ? " is" : " are"),
            Planner.duration(Math.max(0, left.toSeconds())),
            more ? "" : ", too short for another: a new run with a longer --budget measures more");
  }

  /** What of a run that is gone on with is lost, a line each. */
  static List<String> damage(Path run, RunDirectory.Samples samples) {
    return samples.damaged().stream()
        .map(line -> "%s: %s: it does not count, and its fork is measured again."
            .formatted(run, line.sentence()))
        .toList();
  }
}
