package touchstone.stats;

/**
 * A closed interval of ratios.
 *
 * @param low greater than 0
 * @param high not less than {@code low}, and finite
 */
public record Interval(double low, double high) {

  /** Ends beyond it are set there: two blocks that tell nothing can have half widths of which the exponential overflows. */
  private static final double MOST_LOG = 690;

  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("not an interval: [" + low + ", " + high + "]");
    }
  }

  /** Of the ratios whose logarithms are no farther than {@code half} from {@code log}. */
  static Interval around(double log, double half) {
    return new Interval(end(log - half), end(log + half));
  }

  private static double end(double log) {
    return StrictMath.exp(Math.max(-MOST_LOG, Math.min(MOST_LOG, log)));
  }

  public boolean excludes(double ratio) {
    return ratio < low || ratio > high;
  }

  /** True when no ratio in here differs from 1 by more than the margin, in either direction. */
  public boolean isWithin(double margin) {
    return low >= 1 / (1 + margin) && high <= 1 + margin;
  }

  /** The smallest interval that holds this one and the ratio. */
  public Interval including(double ratio) {
    return new Interval(Math.min(low, ratio), Math.max(high, ratio));
  }
}
