package touchstone.stats;

/** The mean of times, where noise multiplies. */
public final class GeometricMean {

  private GeometricMean() {}

  /**
   * The geometric mean of those that are there; NaN when none is.
   *
   * @param values positive, or NaN where there is no figure
   */
  public static double of(double... values) {
    double sum = 0;
    int count = 0;
    for (double value : values) {
      if (!Double.isNaN(value)) {
        sum += StrictMath.log(value);
        count++;
      }
    }
    return count == 0 ? Double.NaN : StrictMath.exp(sum / count);
  }
}
