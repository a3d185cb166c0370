package touchstone.stats;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many times as long one row takes as another, from the blocks in which both have a figure.
 *
 * <p>The ratio is the exponential of the mean over blocks of the difference of logarithms, and its interval is Student's with
 * one degree of freedom less than there are blocks. Times are positive and noise multiplies, so logarithms are the natural
 * scale; and what slows a whole block cancels in the difference (Kalibera and Jones 2013).
 *
 * @param blocks in which both have a figure
 * @param meanLog of the differences of logarithms; NaN without a block
 * @param standardError of {@code meanLog}; NaN with less than two blocks, because one difference shows no spread
 */
public record PairedLogRatio(int blocks, double meanLog, double standardError) {

  /**
   * Compares two rows.
   *
   * @param times by block; positive, or NaN where the row has no figure
   * @param reference the same of the row that is compared with, as long as {@code times}
   */
  public static PairedLogRatio of(double[] times, double[] reference) {
    if (times.length != reference.length) {
      throw new IllegalArgumentException(
          "%d blocks against %d".formatted(times.length, reference.length));
    }
    int blocks = 0;
    double sum = 0;
    for (int b = 0; b < times.length; b++) {
      if (inBoth(times, reference, b)) {
        blocks++;
        sum += logRatio(times, reference, b);
      }
    }
    double mean = blocks == 0 ? Double.NaN : sum / blocks;
    double squares = 0;
    for (int b = 0; b < times.length; b++) {
      if (inBoth(times, reference, b)) {
        double deviation = logRatio(times, reference, b) - mean;
        squares += deviation * deviation;
      }
    }
    double error = blocks < 2 ? Double.NaN : Math.sqrt(squares / (blocks - 1) / blocks);
    return new PairedLogRatio(blocks, mean, error);
  }

  private static boolean inBoth(double[] times, double[] reference, int block) {
    return !Double.isNaN(times[block]) && !Double.isNaN(reference[block]);
  }

  private static double logRatio(double[] times, double[] reference, int block) {
    return StrictMath.log(times[block]) - StrictMath.log(reference[block]);
  }

  /** Less than 1 when the row is faster than the reference; empty when they share no block. */
  public OptionalDouble ratio() {
    return blocks == 0 ? OptionalDouble.empty() : OptionalDouble.of(StrictMath.exp(meanLog));
  }

  /** Empty with less than two shared blocks. */
  public Optional<Interval> interval(double alpha) {
    if (blocks < 2) {
      return Optional.empty();
    }
    double half =
        standardError == 0 ? 0 : new StudentT(blocks - 1.0).critical(alpha) * standardError;
    return Optional.of(
        new Interval(StrictMath.exp(meanLog - half), StrictMath.exp(meanLog + half)));
  }

  /** Two-sided, of the hypothesis that the ratio is 1; empty with less than two shared blocks. */
  public OptionalDouble pValue() {
    if (blocks < 2) {
      return OptionalDouble.empty();
    }
    if (standardError == 0) {
      return OptionalDouble.of(meanLog == 0 ? 1 : 0);
    }
    return OptionalDouble.of(new StudentT(blocks - 1.0).twoSidedP(meanLog / standardError));
  }
}
