package touchstone.stats;

/** The median of the slopes of all pairs of values: a trend that a value far off hardly moves (Theil 1950; Sen 1968). */
public final class TheilSen {

  private TheilSen() {}

  /**
   * The slope, in the values' unit per step.
   *
   * @param values at equal distances, at least two, none of them NaN
   */
  public static double slope(double... values) {
    double[] slopes = new double[values.length * (values.length - 1) / 2];
    int next = 0;
    for (int i = 0; i < values.length; i++) {
      for (int j = i + 1; j < values.length; j++) {
        slopes[next++] = (values[j] - values[i]) / (j - i);
      }
    }
    return Median.of(slopes);
  }
}
