package touchstone.cli;

import java.time.Duration;

/**
 * How far a session of a run is, by time or by forks, whichever is further: a run that is gone on with has forks behind it that
 * took none of this session's time.
 */
final class Course {

  private final long begun;
  private final long deadline;
  private double behind = Double.NaN;

  /**
   * A session that begins.
   *
   * @param begun by {@link System#nanoTime}, as is the deadline
   */
  Course(long begun, long deadline) {
    this.begun = begun;
    this.deadline = deadline;
  }

  /**
   * Where it stands.
   *
   * @param done of this session, 0 to 1
   */
  record Place(double done, Duration left) {}

  /** At the start of a fork before which that much of the plan lies, 0 to 1. */
  Place at(long now, double before) {
    if (Double.isNaN(behind)) {
      behind = before;
    }
    double byForks = behind < 1 ? (before - behind) / (1 - behind) : 1;
    double byTime = (double) (now - begun) / Math.max(1, deadline - begun);
    double done = Math.max(byTime, byForks);
    long left = deadline - now;
    if (done > 0) {
      left = Math.min(left, (long) ((now - begun) / done * (1 - done)));
    }
    return new Place(done, Duration.ofNanos(left));
  }

  /** Before the first fork. */
  Place preparing(long now) {
    return new Place(0, Duration.ofNanos(deadline - now));
  }
}
