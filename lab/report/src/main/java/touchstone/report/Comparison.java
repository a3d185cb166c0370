package touchstone.report;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What changed from one run to another, or from one build of a library to another within a run: the form of {@code touchstone
 * compare --format json}.
 *
 * @param clock {@code thread-cpu} or {@code wall}, the same for both runs
 * @param confidence at which all intervals hold together
 * @param margin difference that is too small to matter
 * @param notices what a reader must know before the rows
 * @param rows in the order of the first run's tables
 */
public record Comparison(
    String before,
    String after,
    String clock,
    double confidence,
    double margin,
    List<String> notices,
    List<Row> rows) {

  /** The verdict of a row that the first run timed and the second did not. */
  public static final String MISSING = "missing";

  /** The verdict of a row that is left with nothing to hold it against. */
  public static final String NO_CONTROL = "no control";

  /** True when builds of a library are compared, which one run measured: none of them is held against a control. */
  boolean isOfBuilds() {
    return rows.stream().noneMatch(row -> row.controls() > 0);
  }

  /** The same with one more notice, behind the others. */
  Comparison noting(String notice) {
    return new Comparison(
        before,
        after,
        clock,
        confidence,
        margin,
        Stream.concat(notices.stream(), Stream.of(notice)).toList(),
        rows);
  }

  /**
   * A contestant in a group.
   *
   * @param control true of a contestant that did not change, by which the machine's change is told
   * @param controls how many contestants this one is held against; 0 of builds, which need none
   * @param ratio the row's time over its controls', in the second run over the first; of builds, the time of the one over
   *     that of the first one; absent with {@code low} and {@code high} where it is not known
   * @param verdict {@code faster}, {@code slower}, {@code equivalent}, {@code undecided}, {@code missing} or {@code no control}
   */
  public record Row(
      String group,
      String contestant,
      @Nullable String versionBefore,
      @Nullable String versionAfter,
      boolean control,
      int controls,
      int blocksBefore,
      int blocksAfter,
      @Nullable Double ratio,
      @Nullable Double low,
      @Nullable Double high,
      String verdict,
      @Nullable Double bytesBefore,
      @Nullable Double bytesAfter,
      @Nullable String note) {}
}
