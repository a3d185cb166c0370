package touchstone.stats;

import java.util.Arrays;

/** The middle value, or the mean of the two middle ones. */
public final class Median {

  private Median() {}

  /**
   * The median; the values keep their order.
   *
   * @param values at least one, none of them NaN
   */
  public static double of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no median of no values");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    // NaN sorts last, and would otherwise pass for a very large value.
    if (Double.isNaN(sorted[sorted.length - 1])) {
      throw new IllegalArgumentException("no median of values that hold NaN");
    }
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1
        ? sorted[middle]
        : sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2;
  }
}
