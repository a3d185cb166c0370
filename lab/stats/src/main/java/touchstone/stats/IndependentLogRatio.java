package touchstone.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many times as long something takes in one run as in another, where no block of the one belongs to a block of the other.
 *
 * <p>Each side is a series of logarithms, one for each block; the interval is Welch's (1947), whose degrees of freedom allow the two
 * runs to have been of different noise and length.
 *
 * @param difference of the means of logarithms; NaN when a side has no value
 * @param standardError NaN when a side has less than two values
 * @param degrees of freedom, by Welch and Satterthwaite; NaN likewise
 */
public record IndependentLogRatio(double difference, double standardError, double degrees)
    implements Estimate {

  /** The later values over the earlier ones. */
  public static IndependentLogRatio of(double[] later, double[] earlier) {
    double u = squaredError(later);
    double v = squaredError(earlier);
    double degrees =
        (u + v) * (u + v) / (u * u / (later.length - 1.0) + v * v / (earlier.length - 1.0));
    return new IndependentLogRatio(mean(later) - mean(earlier), Math.sqrt(u + v), degrees);
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double squaredError(double[] values) {
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return values.length < 2 ? Double.NaN : squares / (values.length - 1) / values.length;
  }

  @Override
  public OptionalDouble ratio() {
    return Double.isNaN(difference)
        ? OptionalDouble.empty()
        : OptionalDouble.of(StrictMath.exp(difference));
  }

  @Override
  public Optional<Interval> interval(double alpha) {
    if (Double.isNaN(standardError)) {
      return Optional.empty();
    }
    double half = standardError == 0 ? 0 : new StudentT(degrees).critical(alpha) * standardError;
    return Optional.of(
        new Interval(StrictMath.exp(difference - half), StrictMath.exp(difference + half)));
  }

  @Override
  public OptionalDouble pValue() {
    if (Double.isNaN(standardError)) {
      return OptionalDouble.empty();
    }
    if (standardError == 0) {
      return OptionalDouble.of(difference == 0 ? 1 : 0);
    }
    return OptionalDouble.of(new StudentT(degrees).twoSidedP(difference / standardError));
  }
}
