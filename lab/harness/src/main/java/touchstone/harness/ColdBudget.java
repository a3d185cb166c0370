package touchstone.harness;

import java.util.List;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;

/** What cold starts take of a budget, as {@link Planner} reckons it. */
final class ColdBudget {

  /** A median's interval needs fewer, a ninth decile's more; tiers are taken only while as many fit. */
  static final int ENOUGH_BLOCKS = 15;

  /** A sample: an empty JVM, and one that opens a library and does one operation. */
  private static final double FORK_SECONDS = 0.75;

  /** Samples of a cell that go on behind the first operation, and are repeated to be counted. */
  private static final int CURVE_FORKS = 2;

  private static final int SHORTEST_CURVE_MILLIS = 250;
  private static final int LONGEST_CURVE_MILLIS = 12_000;

  /** A value that is to be written is read, taken apart and tried out in a JVM of its own. */
  private static final double VALUES_SECONDS = 1.0;

  /** A rehearsal, and the writing of what it loaded. */
  private static final double ARCHIVE_SECONDS = 5.0;

  private ColdBudget() {}

  /** Seconds that those cells need for enough blocks. */
  static double needed(List<Cell> cells) {
    return prepared(cells)
        + cells.size() * (ENOUGH_BLOCKS * FORK_SECONDS + curveSeconds(SHORTEST_CURVE_MILLIS));
  }

  /** Settings under which those cells use that many seconds well: of what enough blocks leave, half goes into longer curves. */
  static ColdSettings settings(List<Cell> cells, double seconds) {
    double left = (seconds - needed(cells)) / cells.size();
    // A curve is gone through twice: timed, and counted.
    int millis = SHORTEST_CURVE_MILLIS + (int) (1000 * left / 2 / (2 * CURVE_FORKS));
    int curve = Math.max(SHORTEST_CURVE_MILLIS, Math.min(LONGEST_CURVE_MILLIS, millis));
    return new ColdSettings(CURVE_FORKS, curve, 30 + 3 * curve / 1000);
  }

  /** Seconds that a block of so many cells takes, the how many-th from 0. */
  static double blockSeconds(int cells, int block, ColdSettings settings) {
    double curve = block < settings.curveForks()
        ? curveSeconds(settings.curveMillis()) / settings.curveForks()
        : 0;
    return cells * (FORK_SECONDS + curve);
  }

  private static double curveSeconds(int millis) {
    return CURVE_FORKS * (FORK_SECONDS + 2 * millis / 1000.0);
  }

  private static double prepared(List<Cell> cells) {
    record Values(String contestant, String workload, int jdk) {}
    record Rehearsal(String contestant, int jdk) {}
    long values = cells.stream()
        .filter(c -> !c.operation().reads())
        .map(c -> new Values(c.contestant(), c.workload(), c.jdk()))
        .distinct()
        .count();
    long archives = cells.stream()
        .filter(c -> c.cold() != Archive.NONE)
        .map(c -> new Rehearsal(c.contestant(), c.jdk()))
        .distinct()
        .count();
    return values * VALUES_SECONDS + archives * ARCHIVE_SECONDS;
  }
}
