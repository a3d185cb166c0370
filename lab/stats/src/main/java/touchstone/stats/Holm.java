package touchstone.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * Holm's step-down procedure (1979) over a family of comparisons.
 *
 * <p>From the smallest p-value on, the i-th of m comparisons (from 0) is tested at {@code alpha / (m - i)}; the first that is
 * not rejected ends it. The chance of rejecting any true hypothesis is then at most alpha, whatever the dependence.
 *
 * <p>The interval of a comparison is the one at the level it was tested at; once the procedure has ended, at the level where
 * it ended. So a comparison is rejected exactly when its interval excludes 1. What the family guarantees at 1 - alpha are
 * these decisions, together with the intervals of all that were not rejected; of a rejected comparison it guarantees the
 * side of 1, and its interval's ends hold at the interval's own level (Guilbaud 2008; Strassburger and Bretz 2008).
 */
public final class Holm {

  private Holm() {}

  /**
   * What is decided about one comparison.
   *
   * @param rejected the two rows are told apart
   * @param interval of the ratio; empty when the comparison has less than two blocks and is no member of the family
   * @param adjustedP the smallest alpha at which it would be rejected; empty likewise
   */
  public record Decision(boolean rejected, Optional<Interval> interval, OptionalDouble adjustedP) {}

  private static final Decision NOT_TESTED =
      new Decision(false, Optional.empty(), OptionalDouble.empty());

  private record Tested(int index, PairedLogRatio comparison, double p) {}

  /** Decides about each comparison, in the order given. */
  public static List<Decision> decide(List<PairedLogRatio> comparisons, double alpha) {
    List<Decision> decisions = new ArrayList<>();
    comparisons.forEach(c -> decisions.add(NOT_TESTED));
    List<Tested> family = IntStream.range(0, comparisons.size())
        .filter(i -> comparisons.get(i).pValue().isPresent())
        .mapToObj(
            i -> new Tested(i, comparisons.get(i), comparisons.get(i).pValue().getAsDouble()))
        .sorted(Comparator.comparingDouble(Tested::p))
        .toList();
    boolean rejecting = true;
    double level = alpha;
    double adjustedP = 0;
    for (int i = 0; i < family.size(); i++) {
      Tested tested = family.get(i);
      int left = family.size() - i;
      if (rejecting) {
        level = alpha / left;
      }
      Interval interval = tested.comparison().interval(level).orElseThrow();
      rejecting = rejecting && interval.excludes(1);
      if (!rejecting) {
        // Equal p-values of different degrees of freedom may differ in the last bit of their
        // intervals.
        interval = interval.including(1);
      }
      adjustedP = Math.max(adjustedP, Math.min(1, left * tested.p()));
      decisions.set(
          tested.index(),
          new Decision(rejecting, Optional.of(interval), OptionalDouble.of(adjustedP)));
    }
    return List.copyOf(decisions);
  }
}
