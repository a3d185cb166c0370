package touchstone.report;

import org.jspecify.annotations.Nullable;
import touchstone.stats.Verdict;

/**
 * Blocks of cold starts that are not in a ratio. A difference from the empty JVM that is not above zero has no logarithm; it belongs to
 * one of the quickest starts of its row, so a ratio without it errs to a side that is known.
 */
final class ColdBlocks {

  private ColdBlocks() {}

  /**
   * Blocks that two rows share.
   *
   * @param own in which the row was too quick to be in the ratio
   * @param others the same of the reference
   * @param out in which one of the two was
   */
  private record Shared(int blocks, int own, int others, int out) {

    static Shared of(double[] row, double[] reference) {
      int blocks = 0;
      int own = 0;
      int others = 0;
      int out = 0;
      for (int b = 0; b < row.length; b++) {
        if (!Double.isNaN(row[b]) && !Double.isNaN(reference[b])) {
          blocks++;
          own += row[b] <= 0 ? 1 : 0;
          others += reference[b] <= 0 ? 1 : 0;
          out += row[b] <= 0 || reference[b] <= 0 ? 1 : 0;
        }
      }
      return new Shared(blocks, own, others, out);
    }
  }

  /**
   * What of a verdict a ratio supports that errs to one side. From an upper bound follows that a row is faster, and never
   * that it is slower; from a lower bound the other way round; that both are alike from neither.
   *
   * @param row nanoseconds beyond the empty JVM by block; NaN where there is no figure
   * @param reference the same of the row that is compared with
   */
  static Verdict supported(Verdict verdict, double[] row, double[] reference) {
    Shared shared = Shared.of(row, reference);
    boolean isUpperBound = shared.own > 0;
    boolean isLowerBound = shared.others > 0;
    return switch (verdict) {
      case SLOWER -> isUpperBound ? Verdict.UNDECIDED : verdict;
      case FASTER -> isLowerBound ? Verdict.UNDECIDED : verdict;
      case EQUIVALENT -> isUpperBound || isLowerBound ? Verdict.UNDECIDED : verdict;
      case UNDECIDED -> verdict;
    };
  }

  /**
   * What a reader of a row's ratio must know.
   *
   * @param row nanoseconds beyond the empty JVM by block; NaN where there is no figure
   * @param reference the same of the row that is compared with
   * @return null when no block is left out
   */
  static @Nullable String leftOut(double[] row, double[] reference) {
    Shared shared = Shared.of(row, reference);
    if (shared.out == 0) {
      return null;
    }
    String left = "the ratio leaves out %s of %s, in which %s took no longer than the empty JVM";
    String of = Words.count(shared.blocks, "block");
    return shared.others == 0
        ? left.formatted(shared.own, of, "the row") + ": it is an upper bound"
        : shared.own == 0
            ? left.formatted(shared.others, of, "the reference") + ": it is a lower bound"
            : left.formatted(
                shared.out,
                of,
                "the row (%s) or the reference (%s)".formatted(shared.own, shared.others));
  }

  /** The same of the row that the others are compared with. */
  static @Nullable String leftOut(double[] reference) {
    int blocks = 0;
    int out = 0;
    for (double difference : reference) {
      blocks += Double.isNaN(difference) ? 0 : 1;
      out += difference <= 0 ? 1 : 0;
    }
    return out == 0
        ? null
        : "%s of %s took no longer than the empty JVM: no ratio holds such a block"
            .formatted(out, Words.count(blocks, "process", "processes"));
  }
}
