package touchstone.stats;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a run says about itself: the reference ran twice, under its own name and as a twin that nobody ranks. Their ratio is
 * known to be 1.
 *
 * @param state what the twin shows
 * @param ratio of the twin to the reference
 * @param tellsApart the smallest difference, as a share, that so many blocks of pairs that spread like these tell apart in one
 *     comparison, when how far they spread is known; NaN with too few
 */
public record Twin(State state, PairedLogRatio ratio, double tellsApart) {

  /** What a twin shows. */
  public enum State {
    /** The two agree as closely as a verdict's margin asks for, or nearly. */
    STEADY,
    /** Their forks differ too much for an answer from so many. */
    NOISY,
    /** The second half of the run found another ratio than the first. */
    DRIFTING,
    /** The two differ: equal code was told apart. */
    DIFFERENT,
    /** Too few blocks. */
    UNKNOWN
  }

  /** A banner that waves in one steady run of a hundred is still believed. */
  private static final double ALARM = 0.01;

  /** A run that cannot tell 10 % apart is noisy. */
  private static final double NOISY = 0.10;

  /** Standard errors within which 95 % of a normal distribution lie. */
  private static final double NORMAL = 1.96;

  /** Halves of less say nothing about drift. */
  private static final int FEWEST_IN_HALF = 4;

  /** Judges a twin by its times and the reference's, by block. */
  public static Twin of(double[] twin, double[] reference, Rules rules) {
    PairedLogRatio ratio = PairedLogRatio.of(twin, reference);
    if (ratio.blocks() < rules.minBlocks()) {
      return new Twin(State.UNKNOWN, ratio, Double.NaN);
    }
    // Not by Student's quantile: few pairs are ignorance, and no noise. A table has more rows to
    // know its spread by.
    double tellsApart = StrictMath.expm1(NORMAL * ratio.standardError());
    return new Twin(state(twin, reference, ratio, tellsApart), ratio, tellsApart);
  }

  private static State state(
      double[] twin, double[] reference, PairedLogRatio ratio, double tellsApart) {
    if (ratio.interval(ALARM / 2).orElseThrow().excludes(1)) {
      return State.DIFFERENT;
    }
    double[] differences = PairedLogRatio.differences(twin, reference);
    int half = differences.length / 2;
    if (half >= FEWEST_IN_HALF) {
      double[] first = Arrays.copyOf(differences, half);
      double[] second =
          Arrays.copyOfRange(differences, differences.length - half, differences.length);
      Optional<Interval> drift = IndependentLogRatio.of(second, first).interval(ALARM / 2);
      if (drift.isPresent() && drift.get().excludes(1)) {
        return State.DRIFTING;
      }
    }
    return tellsApart > NOISY ? State.NOISY : State.STEADY;
  }

  /** One sentence for the run's banner; empty when there is nothing to warn of. */
  public Optional<String> banner() {
    return switch (state) {
      case STEADY, UNKNOWN -> Optional.empty();
      case NOISY ->
        Optional.of(String.format(
            Locale.ROOT,
            "this run was noisy: forks of one row under two names differed so much that no difference smaller than %.0f %% can"
                + " be seen",
            100 * tellsApart));
      case DRIFTING ->
        Optional.of(
            "the machine drifted: one row under two names had another ratio in the second half of the run than in the first;"
                + " measure again when it is quieter");
      case DIFFERENT ->
        Optional.of(String.format(
            Locale.ROOT,
            "one row under two names was measured %.1f %% apart, surely: do not rely on this run's verdicts,"
                + " measure again",
            100 * Math.abs(StrictMath.expm1(ratio.meanLog()))));
    };
  }
}
