package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run found: {@code summary.json}.
 *
 * @param clock {@code thread-cpu} or {@code wall}: which clock the ratios come from, and why in {@code clockReason}
 * @param groups in the order of the plan
 */
public record Summary(
    int format,
    String clock,
    String clockReason,
    double confidence,
    double margin,
    List<Group> groups) {

  /**
   * Rows that did the same work.
   *
   * @param result what reading left the caller with, such as {@code value}
   * @param reference the contestant that the others are compared with: the best of those that write JSON; absent when no row
   *     has a figure
   * @param rows fastest first; rows without a figure last
   */
  public record Group(
      String name,
      String workload,
      String operation,
      String result,
      int jdk,
      @Nullable String reference,
      List<Row> rows) {

    public Group {
      // Files of before there were several results do not say.
      result = result == null ? Result.VALUE.id() : result;
    }
  }

  /**
   * One contestant in a group. Figures are absent when no fork of the row was ok.
   *
   * @param row the name of the row in the published benchmark, where it had one
   * @param blocks forks that were ok
   * @param nsPerOp nanoseconds per operation: geometric mean over blocks of the fork medians
   * @param wallNsPerOp the same of wall time
   * @param bytesPerOp bytes allocated per operation: median over forks
   * @param ratio time over the reference's time
   * @param low lower end of the ratio's simultaneous confidence interval
   * @param high upper end
   * @param verdict {@code reference}, {@code faster}, {@code slower}, {@code equivalent}, {@code undecided}; or {@code wrong},
   *     {@code threw}, {@code hung}, {@code crashed}; or {@code not reached} when the budget ended before its first fork; or
   *     {@code floor} of a row that is not ranked because it parses nothing
   * @param tie rows that share a letter were not told apart
   * @param note what a reader must know about this row
   */
  public record Row(
      String contestant,
      @Nullable String row,
      int blocks,
      @Nullable Double nsPerOp,
      @Nullable Double wallNsPerOp,
      @Nullable Double bytesPerOp,
      @Nullable Double ratio,
      @Nullable Double low,
      @Nullable Double high,
      String verdict,
      String tie,
      @Nullable String note) {

    public boolean hasFigure() {
      return nsPerOp != null;
    }
  }
}
