package touchstone.stats;

/**
 * A closed interval of ratios.
 *
 * @param low greater than 0
 * @param high not less than {@code low}
 */
public record Interval(double low, double high) {

  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("not an interval: [" + low + ", " + high + "]");
    }
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
