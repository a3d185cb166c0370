package touchstone.stats;

/**
 * The arithmetic mean of one row's fork values with its t interval: the "score" and "error" of JMH's tables, with forks where
 * JMH pools the iterations of all forks.
 *
 * <p>It says how much a figure moved, the machine's moods included. It is no ground for comparing two rows: that is {@link
 * PairedLogRatio}.
 *
 * @param mean NaN without a value
 * @param standardError NaN with less than two values
 */
public record MeanOfForks(int forks, double mean, double standardError) {

  public static MeanOfForks of(double... values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    double mean = sum / values.length;
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double error =
        values.length < 2 ? Double.NaN : Math.sqrt(squares / (values.length - 1) / values.length);
    return new MeanOfForks(values.length, mean, error);
  }

  /** Half the width of the interval at confidence 1 - alpha; NaN with less than two values. */
  public double error(double alpha) {
    return forks < 2 ? Double.NaN : new StudentT(forks - 1.0).critical(alpha) * standardError;
  }
}
