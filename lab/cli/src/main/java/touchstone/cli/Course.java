package touchstone.cli;

import java.time.Duration;

/**
 * How far a session of a run is, by time or by forks, whichever is further: a run that is gone on with has forks behind it that
 * took none of this session's time.
 */
final class Course {

  private final long begun;
  private final long budget;
  private final long last;
  private final double needed;
  private double behind = Double.NaN;

  /**
   * A session that begins.
   *
   * @param begun by {@link System#nanoTime}, as are the others
   * @param budget when it ends
   * @param last when it ends at the latest, where the budget leaves no time for what is needed
   * @param needed how much of the plan that is, 0 to 1
   */
  Course(long begun, long budget, long last, double needed) {
    this.begun = begun;
    this.budget = budget;
    this.last = last;
    this.needed = needed;
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
    long end = end(now, before);
    double byTime = (double) (now - begun) / Math.max(1, end - begun);
    double done = Math.max(byTime, byForks);
    long left = end - now;
    if (done > 0) {
      left = Math.min(left, (long) ((now - begun) / done * (1 - done)));
    }
    return new Place(done, Duration.ofNanos(left));
  }

  /** The budget's end, or when what is needed is done at the pace so far; who goes on behind both has until the last. */
  private long end(long now, double before) {
    if (before >= needed || before <= behind) {
      return now <= budget ? budget : last;
    }
    double pace = (now - begun) / (before - behind);
    return Math.max(budget, Math.min(last, begun + (long) (pace * (needed - behind))));
  }

  /** Before the first fork. */
  Place preparing(long now) {
    return new Place(0, Duration.ofNanos(budget - now));
  }
}
