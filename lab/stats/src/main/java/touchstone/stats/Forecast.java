package touchstone.stats;

import java.util.OptionalInt;

/**
 * How many more blocks an undecided comparison needs, if its ratio and its spread stay what they are.
 *
 * <p>Both are estimates, so it is a forecast and no promise: half of all comparisons will need less, half more.
 */
public final class Forecast {

  /** Beyond this nobody would wait, and a forecast from a handful of blocks says nothing. */
  public static final int MOST = 1000;

  private Forecast() {}

  /**
   * The blocks still needed; empty when they would be more than {@link #MOST}, or when there are less than two to judge by.
   *
   * @param level alpha of the comparison's interval, its place in the family considered
   */
  public static OptionalInt moreBlocks(PairedLogRatio ratio, double level, Rules rules) {
    int blocks = ratio.blocks();
    int most = Math.max(blocks, rules.minBlocks()) + MOST;
    if (blocks < 2 || !isDecided(ratio, most, level, rules)) {
      return OptionalInt.empty();
    }
    int low = Math.max(blocks, rules.minBlocks() - 1);
    int high = most;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (isDecided(ratio, middle, level, rules)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return OptionalInt.of(high - blocks);
  }

  private static boolean isDecided(PairedLogRatio ratio, int blocks, double level, Rules rules) {
    double deviation = ratio.standardError() * Math.sqrt(ratio.blocks());
    double half = ratio.widening()
        * new StudentT(Math.max(blocks - 1.0, ratio.degrees())).critical(level)
        * deviation
        / Math.sqrt(blocks);
    double gap = Math.abs(ratio.meanLog());
    return half < gap || half + gap <= StrictMath.log1p(rules.margin());
  }
}
