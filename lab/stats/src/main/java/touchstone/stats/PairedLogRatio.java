package touchstone.stats;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many times as long one row takes as another, from the blocks in which both have a figure.
 *
 * <p>The ratio is the exponential of the mean over blocks of the difference of logarithms, and its interval is Student's with
 * one degree of freedom less than there are blocks, or more where a table lends some ({@link ModeratedSpread}). Times are positive and noise multiplies, so logarithms are the natural
 * scale; and what slows a whole block cancels in the difference (Kalibera and Jones 2013). From eight blocks on the interval
 * is asked for more: {@link BootstrapT}.
 *
 * @param blocks in which both have a figure
 * @param meanLog of the differences of logarithms; NaN without a block
 * @param standardError of {@code meanLog}; NaN with less than two blocks, because one difference shows no spread
 * @param degrees of freedom of {@code standardError}; 0 with less than two blocks
 * @param widening by which Student's interval is multiplied, at least 1
 * @param typicalLog the differences' Hodges-Lehmann estimate, a check of {@code meanLog}; NaN without a block
 */
public record PairedLogRatio(
    int blocks,
    double meanLog,
    double standardError,
    double degrees,
    double widening,
    double typicalLog)
    implements Estimate {

  /** A ratio of which no more is known than Student's interval takes. */
  public PairedLogRatio(int blocks, double meanLog, double standardError) {
    this(blocks, meanLog, standardError, Math.max(0, blocks - 1), 1, meanLog);
  }

  /**
   * Compares two rows.
   *
   * @param times by block; positive, or NaN where the row has no figure
   * @param reference the same of the row that is compared with, as long as {@code times}
   */
  public static PairedLogRatio of(double[] times, double[] reference) {
    double[] differences = differences(times, reference);
    PairedLogRatio plain = ofDifferences(differences);
    return differences.length == 0
        ? plain
        : new PairedLogRatio(
            plain.blocks,
            plain.meanLog,
            plain.standardError,
            plain.degrees,
            BootstrapT.widening(differences),
            HodgesLehmann.of(differences));
  }

  /** The mean of logarithms as they are, by Student's interval alone. */
  static PairedLogRatio ofDifferences(double[] differences) {
    int blocks = differences.length;
    if (blocks == 0) {
      return new PairedLogRatio(0, Double.NaN, Double.NaN);
    }
    double sum = 0;
    for (double difference : differences) {
      sum += difference;
    }
    double mean = sum / blocks;
    double squares = 0;
    for (double difference : differences) {
      squares += (difference - mean) * (difference - mean);
    }
    double error = blocks < 2 ? Double.NaN : Math.sqrt(squares / (blocks - 1) / blocks);
    return new PairedLogRatio(blocks, mean, error);
  }

  /** The differences of logarithms, of the blocks in which both have a figure. */
  static double[] differences(double[] times, double[] reference) {
    if (times.length != reference.length) {
      throw new IllegalArgumentException(
          "%d blocks against %d".formatted(times.length, reference.length));
    }
    double[] differences = new double[times.length];
    int blocks = 0;
    for (int b = 0; b < times.length; b++) {
      if (!Double.isNaN(times[b]) && !Double.isNaN(reference[b])) {
        differences[blocks++] = StrictMath.log(times[b]) - StrictMath.log(reference[b]);
      }
    }
    return Arrays.copyOf(differences, blocks);
  }

  /** The other row over this one. */
  PairedLogRatio inverse() {
    return new PairedLogRatio(blocks, -meanLog, standardError, degrees, widening, -typicalLog);
  }

  /** The same ratio, whose spread is known from more than these blocks. */
  PairedLogRatio withSpread(double otherError, double otherDegrees) {
    return new PairedLogRatio(blocks, meanLog, otherError, otherDegrees, widening, typicalLog);
  }

  @Override
  public OptionalDouble ratio() {
    return blocks == 0 ? OptionalDouble.empty() : OptionalDouble.of(StrictMath.exp(meanLog));
  }

  /** The ratio by the Hodges-Lehmann estimate, which a few odd blocks hardly move; empty when they share no block. */
  public OptionalDouble typicalRatio() {
    return blocks == 0 ? OptionalDouble.empty() : OptionalDouble.of(StrictMath.exp(typicalLog));
  }

  /** Half the width of the interval of {@code meanLog}; NaN with less than two shared blocks. */
  public double halfWidth(double alpha) {
    if (blocks < 2) {
      return Double.NaN;
    }
    return standardError == 0
        ? 0
        : widening * standardError * new StudentT(degrees).critical(alpha);
  }

  /** Empty with less than two shared blocks. */
  @Override
  public Optional<Interval> interval(double alpha) {
    if (blocks < 2) {
      return Optional.empty();
    }
    return Optional.of(Interval.around(meanLog, halfWidth(alpha)));
  }

  /** Empty with less than two shared blocks. */
  @Override
  public OptionalDouble pValue() {
    if (blocks < 2) {
      return OptionalDouble.empty();
    }
    if (standardError == 0) {
      return OptionalDouble.of(meanLog == 0 ? 1 : 0);
    }
    return OptionalDouble.of(new StudentT(degrees).twoSidedP(meanLog / (widening * standardError)));
  }
}
