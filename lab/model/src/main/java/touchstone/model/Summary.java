package touchstone.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run found: {@code summary.json}.
 *
 * @param clock {@code thread-cpu} or {@code wall}: which clock the ratios come from, and why in {@code clockReason}
 * @param groups in the order of the plan
 * @param overall tables over several workloads: the geometric means of the rows that all of them have. {@code workload} names
 *     them with commas between; figures of bytes and times of several documents are means as well
 * @param cold the groups that were measured cold, in the order of the plan
 * @param twin what the run says about itself; absent when nothing ran as a twin
 * @param rules what contestants made of the suite's rules; absent when it has none
 * @param overheads what keeping them costs
 * @param pace how fast the machine was, and whether times are brought to one pace; absent when nobody looked
 * @param givenUp names of the groups that the machine was too slow for
 */
public record Summary(
    int format,
    String clock,
    String clockReason,
    double confidence,
    double margin,
    List<Group> groups,
    List<Group> overall,
    List<ColdGroup> cold,
    @Nullable Twin twin,
    @Nullable RuleMatrix rules,
    List<Overhead> overheads,
    @Nullable Pace pace,
    List<String> givenUp) {

  public Summary {
    // Files of before there were cold starts, or tables over several workloads, have none.
    overall = overall == null ? List.of() : overall;
    cold = cold == null ? List.of() : cold;
    overheads = overheads == null ? List.of() : overheads;
    givenUp = givenUp == null ? List.of() : givenUp;
  }

  /** The summary of a run without rules. */
  public Summary(
      int format,
      String clock,
      String clockReason,
      double confidence,
      double margin,
      List<Group> groups,
      List<Group> overall,
      List<ColdGroup> cold,
      @Nullable Twin twin,
      @Nullable Pace pace) {
    this(
        format,
        clock,
        clockReason,
        confidence,
        margin,
        groups,
        overall,
        cold,
        twin,
        null,
        List.of(),
        pace,
        List.of());
  }

  /** The same with what the rules brought. */
  public Summary with(RuleMatrix found, List<Overhead> costs) {
    return new Summary(
        format,
        clock,
        clockReason,
        confidence,
        margin,
        groups,
        overall,
        cold,
        twin,
        found,
        costs,
        pace,
        givenUp);
  }

  /** The same with the groups that the machine was too slow for. */
  public Summary givingUp(List<String> names) {
    return new Summary(
        format,
        clock,
        clockReason,
        confidence,
        margin,
        groups,
        overall,
        cold,
        twin,
        rules,
        overheads,
        pace,
        names);
  }

  /**
   * Forks that ran beside a row's own, as its twin: a ratio that is known to be 1.
   *
   * @param pairs of forks
   * @param ratio of the twins' times to the others'
   * @param low lower end of its 95 % interval; absent, with {@code high}, with less than two pairs
   * @param state {@code steady}, {@code noisy}, {@code drifting}, {@code different} or {@code unknown}
   * @param banner what a reader must know before believing a verdict of this run; absent when it is steady
   */
  public record Twin(
      int pairs,
      double ratio,
      @Nullable Double low,
      @Nullable Double high,
      String state,
      @Nullable String banner) {}

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
   * @param hodgesLehmann the ratio by an estimate that a few odd blocks hardly move: a check of {@code ratio}
   * @param moreBlocks that an undecided row needs, about, if it stays as it is; absent when it is decided, or would need more
   *     than a thousand
   * @param verdict {@code reference}, {@code faster}, {@code slower}, {@code equivalent}, {@code undecided}; or {@code wrong},
   *     {@code threw}, {@code hung}, {@code crashed}; or {@code not reached} when the run ended before its first fork; or
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
      @Nullable Double hodgesLehmann,
      @Nullable Integer moreBlocks,
      String verdict,
      String tie,
      @Nullable String note) {

    public boolean hasFigure() {
      return nsPerOp != null;
    }
  }

  /**
   * The time of a contestant over that of the same engine without what keeps the rules.
   *
   * @param name of the engine
   * @param archive of cold starts, as in {@link ColdGroup}; absent where the JVMs were warm
   * @param blocks in which both have a figure
   * @param low lower end of the interval of this ratio alone
   * @param high upper end
   * @param verdict as of a row: {@code faster} where null safety costs less than nothing
   * @param note what makes the interval wide: which of the two goes at two speeds; absent when neither does
   */
  public record Overhead(
      String name,
      String with,
      String without,
      String workload,
      String operation,
      int jdk,
      @Nullable String archive,
      int blocks,
      @Nullable Double ratio,
      @Nullable Double low,
      @Nullable Double high,
      String verdict,
      @Nullable String note) {}

  /**
   * Rows that did the same work first of all in a fresh JVM. Times are nanoseconds beyond an empty JVM's; below zero where most
   * processes beat it.
   *
   * @param archive what the JVM found on the disk: {@code none}, {@code cds} or {@code aot}
   * @param clock of all times that do not say another: {@code thread-cpu} or {@code wall}; why in {@code clockReason}
   * @param reference the contestant that started quickest, with which the others are compared; absent when no row has a figure
   * @param rows quickest first; rows without a figure last
   */
  public record ColdGroup(
      String name,
      String workload,
      String operation,
      int jdk,
      String archive,
      String clock,
      String clockReason,
      @Nullable String reference,
      List<ColdRow> rows) {}

  /**
   * One contestant in a cold group. Figures are absent when no fork of the row was ok.
   *
   * @param row the name of the row in the published benchmark, where it had one
   * @param samples processes that were ok
   * @param medianNs time to the first result
   * @param low lower end of the median's 95 % interval; absent, with {@code high}, when there are too few samples for one
   * @param p90Ns time within which nine of ten processes had their first result
   * @param p90Low lower end of its interval; absent when there are too few samples to say
   * @param p90High upper end likewise: it takes more samples than the lower one
   * @param wallMedianNs median of wall time
   * @param cpuMedianNs median of the CPU time of all threads, JIT included; absent where the system does not tell
   * @param ratio time over the reference's: geometric mean over the blocks in which both took longer than an empty JVM; the note
   *     says how many others there were
   * @param ratioLow lower end of the ratio's simultaneous confidence interval
   * @param ratioHigh upper end
   * @param classes loaded from the opening of the library to the first result
   * @param jarBytes of the contestant's class path
   * @param openNs of {@code medianNs}, what opening the library took: median
   * @param openBytes allocated meanwhile
   * @param archiveBytes size of the archive; absent without one
   * @param archiveMillis that making it took
   * @param curve from the start to the 1st, 10th, 100th ... operation, as far as the forks went on
   * @param breakEven operations from which on this row is ahead of the reference, as far as the curves go; absent when it is behind
   *     at their end, and for the reference itself
   * @param verdict and {@code tie} and {@code note} as in a warm row
   */
  public record ColdRow(
      String contestant,
      @Nullable String row,
      int samples,
      @Nullable Double medianNs,
      @Nullable Double low,
      @Nullable Double high,
      @Nullable Double p90Ns,
      @Nullable Double p90Low,
      @Nullable Double p90High,
      @Nullable Double wallMedianNs,
      @Nullable Double cpuMedianNs,
      @Nullable Double ratio,
      @Nullable Double ratioLow,
      @Nullable Double ratioHigh,
      @Nullable Long classes,
      @Nullable Long jarBytes,
      @Nullable Double openNs,
      @Nullable Long openBytes,
      @Nullable Long archiveBytes,
      @Nullable Long archiveMillis,
      List<ColdPoint> curve,
      @Nullable Long breakEven,
      String verdict,
      String tie,
      @Nullable String note) {

    public boolean hasFigure() {
      return medianNs != null;
    }
  }

  /**
   * A point of the curve of many operations in one JVM.
   *
   * @param operations since the start
   * @param ns from the start to the end of the last of them: median
   * @param bytes allocated until then; absent where nobody counted
   */
  public record ColdPoint(
      long operations, double ns, @Nullable Long bytes) {}
}
