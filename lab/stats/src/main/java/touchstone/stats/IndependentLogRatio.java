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
    return of(PairedLogRatio.ofDifferences(later), PairedLogRatio.ofDifferences(earlier));
  }

  /** The same of what is known of them: of each run, over what did not change. */
  public static IndependentLogRatio of(PairedLogRatio later, PairedLogRatio earlier) {
    double u = later.standardError() * later.standardError();
    double v = earlier.standardError() * earlier.standardError();
    double degrees = (u + v) * (u + v) / (u * u / later.degrees() + v * v / earlier.degrees());
    return new IndependentLogRatio(later.meanLog() - earlier.meanLog(), Math.sqrt(u + v), degrees);
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
    return Optional.of(Interval.around(difference, half));
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
