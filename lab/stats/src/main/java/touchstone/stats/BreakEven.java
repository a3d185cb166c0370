package touchstone.stats;

import java.util.OptionalLong;

/** Where one that starts later and runs faster has overtaken another. */
public final class BreakEven {

  private BreakEven() {}

  /**
   * The number of operations after which the first is no longer behind. Between two points a time is taken to grow evenly.
   *
   * @param operations of the points, ascending
   * @param times from the start to the end of so many operations
   * @param others the same of the other one
   * @return empty when it is behind at every point; the first point's operations when it is ahead from there
   */
  public static OptionalLong of(long[] operations, double[] times, double[] others) {
    if (operations.length != times.length || operations.length != others.length) {
      throw new IllegalArgumentException(
          "%d points against %d and %d".formatted(operations.length, times.length, others.length));
    }
    for (int i = 0; i < operations.length; i++) {
      double behind = times[i] - others[i];
      if (behind <= 0) {
        if (i == 0) {
          return OptionalLong.of(operations[0]);
        }
        double before = times[i - 1] - others[i - 1];
        double share = before / (before - behind);
        double crossing = operations[i - 1] + share * (operations[i] - operations[i - 1]);
        return OptionalLong.of((long) Math.ceil(crossing));
      }
    }
    return OptionalLong.empty();
  }
}
