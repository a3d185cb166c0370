package touchstone.report;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What changed over many runs: the form of {@code touchstone history --format json}. There are no times in it, because those
 * of another day or machine say nothing.
 *
 * @param clock {@code thread-cpu} or {@code wall}, the same for all runs
 * @param runs in the order in which they were made
 */
public record History(String clock, List<String> notices, List<Run> runs, List<Series> series) {

  public record Run(String path, String started, String commit) {}

  /**
   * One contestant in one group.
   *
   * @param controls the contestants that it is held against, the same in every run
   */
  public record Series(
      String group,
      String contestant,
      List<String> controls,
      List<Point> points,
      List<Change> changes) {}

  /**
   * What one run says.
   *
   * @param run which of the runs, from 0
   * @param ratio the contestant's time over its controls' in this run
   * @param low lower end of its 95 % interval; absent, with {@code high}, when the run has less than two blocks
   */
  public record Point(
      int run,
      String version,
      double ratio,
      @Nullable Double low,
      @Nullable Double high) {}

  /**
   * From this run on the ratio is another one.
   *
   * @param run which of the runs, from 0
   * @param before geometric mean of the ratios since the change before this one
   * @param after the same until the next one
   */
  public record Change(int run, double before, double after) {}
}
