package touchstone.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Many comparisons at once, step by step.
 *
 * <p>From the smallest p-value on, each comparison is tested at {@code alpha} over the number of true hypotheses that may be
 * left; the first that is not rejected ends it. How many may be left is what the {@link Family} knows.
 *
 * <p>The interval of a comparison is the one at the level it was tested at; once the procedure has ended, at the level where
 * it ended, or alpha over those that were not rejected where that is wider. So a comparison is rejected exactly when its
 * interval excludes 1. What the family guarantees at 1 - alpha are these decisions, together with the intervals of all that
 * were not rejected; of a rejected comparison it guarantees the side of 1, and its interval's ends hold at the interval's own
 * level (Guilbaud 2008; Strassburger and Bretz 2008).
 */
public final class StepDown {

  private StepDown() {}

  /** How many of a family's hypotheses may be true when so many have been found false. */
  public interface Family {

    /**
     * The most that may be true.
     *
     * @param size of the family
     * @param rejected so far, less than {@code size}
     */
    int mostTrue(int size, int rejected);

    /** All that are left: comparisons named beforehand, whatever their dependence (Holm 1979). */
    static Family named() {
      return (size, rejected) -> size - rejected;
    }

    /**
     * Comparisons of all rows with the one that the same figures picked as the best.
     *
     * <p>Among equal rows the best is the luckiest, so a comparison with it is as likely to mislead as the most misleading of
     * all pairs that it was picked from. While n rows stand, it included, these are n (n - 1) / 2: a test at alpha over that
     * number is one of the hypothesis that all n are equal, and each set of rows that holds the pair has been rejected by then
     * (closed testing: Marcus, Peritz and Gabriel 1976). Where rows fall into groups of equals that nearly touch, the
     * argument leaves a gap that {@code SimulationTest} looks into: no such table exceeds alpha.
     */
    static Family withPickedBest() {
      return (size, rejected) -> pairs(size + 1 - rejected);
    }

    /**
     * All pairs of rows: when one pair differs, one of the two differs from every third row too, so fewer equalities may be
     * left than pairs (Shaffer 1986, her procedure S1).
     *
     * @param rows whose pairs the family holds, not all of them where rows share no block
     */
    static Family allPairs(int rows) {
      boolean[] possible = possibleEqualities(rows);
      return (size, rejected) -> {
        int most = pairs(rows) - rejected;
        while (!possible[most]) {
          most--;
        }
        return Math.max(1, Math.min(size - rejected, most));
      };
    }

    private static int pairs(int rows) {
      return rows * (rows - 1) / 2;
    }

    /** Which numbers of pairs can be equal: a group of g equal rows holds g (g - 1) / 2, and rows fall into groups. */
    private static boolean[] possibleEqualities(int rows) {
      boolean[][] possible = new boolean[rows + 1][pairs(rows) + 1];
      possible[0][0] = true;
      for (int n = 1; n <= rows; n++) {
        for (int group = 1; group <= n; group++) {
          for (int others = 0; others <= pairs(n - group); others++) {
            if (possible[n - group][others]) {
              possible[n][others + pairs(group)] = true;
            }
          }
        }
      }
      return possible[rows];
    }
  }

  /**
   * What is decided about one comparison.
   *
   * @param rejected the two rows are told apart
   * @param interval of the ratio; empty when the comparison has none and is no member of the family
   * @param adjustedP the smallest alpha at which it would be rejected; empty likewise
   * @param level that the interval was made at; 0 likewise
   */
  public record Decision(
      boolean rejected, Optional<Interval> interval, OptionalDouble adjustedP, double level) {}

  private static final Decision NOT_TESTED =
      new Decision(false, Optional.empty(), OptionalDouble.empty(), 0);

  private record Tested(int index, Estimate comparison, double p) {}

  /** Decides about each comparison, in the order given. */
  public static List<Decision> decide(
      List<? extends Estimate> comparisons, double alpha, Family hypotheses) {
    List<Decision> decisions = new ArrayList<>();
    comparisons.forEach(c -> decisions.add(NOT_TESTED));
    List<Tested> family = IntStream.range(0, comparisons.size())
        .filter(i -> comparisons.get(i).pValue().isPresent())
        .mapToObj(
            i -> new Tested(i, comparisons.get(i), comparisons.get(i).pValue().getAsDouble()))
        .sorted(Comparator.comparingDouble(Tested::p))
        .toList();
    int size = family.size();
    boolean rejecting = true;
    double level = alpha;
    double adjustedP = 0;
    for (int i = 0; i < size; i++) {
      Tested tested = family.get(i);
      int left = hypotheses.mostTrue(size, i);
      Interval interval = tested.comparison().interval(alpha / left).orElseThrow();
      if (rejecting) {
        level = alpha / left;
        rejecting = interval.excludes(1);
        level = rejecting ? level : Math.min(level, alpha / (size - i));
      }
      if (!rejecting) {
        // Equal p-values of different degrees of freedom may differ in the last bit of their
        // intervals.
        interval = tested.comparison().interval(level).orElseThrow().including(1);
      }
      adjustedP = Math.max(adjustedP, Math.min(1, left * tested.p()));
      decisions.set(
          tested.index(),
          new Decision(rejecting, Optional.of(interval), OptionalDouble.of(adjustedP), level));
    }
    return List.copyOf(decisions);
  }
}
