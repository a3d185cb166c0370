package touchstone.stats;

import java.util.OptionalLong;

/** Where one that starts later and runs faster has overtaken another for good. */
public final class BreakEven {

  private BreakEven() {}

  /**
   * The number of operations from which on the first is no longer behind, as far as the points go. Between two points a time is
   * taken to grow evenly. Who is ahead for a while and falls back has not overtaken: the last crossing counts.
   *
   * @param operations of the points, ascending
   * @param times from the start to the end of so many operations
   * @param others the same of the other one
   * @return empty when it is behind at the last point; the first point's operations when it is behind at none
   */
  public static OptionalLong of(long[] operations, double[] times, double[] others) {
    if (operations.length != times.length || operations.length != others.length) {
      throw new IllegalArgumentException(
          "%d points against %d and %d".formatted(operations.length, times.length, others.length));
    }
    int ahead = operations.length;
    while (ahead > 0 && times[ahead - 1] <= others[ahead - 1]) {
      ahead--;
    }
    if (ahead == operations.length) {
      return OptionalLong.empty();
    }
    if (ahead == 0) {
      return OptionalLong.of(operations[0]);
    }
    double before = times[ahead - 1] - others[ahead - 1];
    double behind = times[ahead] - others[ahead];
    double share = before / (before - behind);
    double crossing = operations[ahead - 1] + share * (operations[ahead] - operations[ahead - 1]);
    return OptionalLong.of((long) Math.ceil(crossing));
  }
}
