package touchstone.stats;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * A quantile of figures of which nothing is known but that they are independent, with an interval from their order alone.
 *
 * <p>The ends of the interval are figures themselves: how many of n figures lie below the true quantile is binomial, so the rank
 * tells how likely it is to lie beyond them (Conover, Practical Nonparametric Statistics, 3rd edition, section 3.2; David and
 * Nagaraja, Order Statistics, section 7.1). It holds for skewed figures, such as those of starting processes, and is the wider
 * for being so modest. Each end errs by at most half of what both may.
 *
 * @param value between the nearest figures, as Hyndman and Fan's definition 8 (The American Statistician 50, 1996) has it
 * @param low absent when there are too few figures for one
 * @param high likewise; a high quantile takes more figures to be bounded above than below
 */
public record Quantile(double value, OptionalDouble low, OptionalDouble high) {

  /**
   * Estimates a quantile; the figures keep their order.
   *
   * @param p which one, between 0 and 1: 0.5 for the median
   * @param confidence that the interval holds it, between 0 and 1
   * @param values at least one, none of them NaN
   */
  public static Quantile of(double p, double confidence, double... values) {
    if (!(p > 0 && p < 1) || !(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "expected p and confidence between 0 and 1, found " + p + " and " + confidence);
    }
    if (values.length == 0) {
      throw new IllegalArgumentException("no quantile of no values");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    if (Double.isNaN(sorted[sorted.length - 1])) {
      throw new IllegalArgumentException("no quantile of values that hold NaN");
    }
    double tail = (1 - confidence) / 2;
    int low = lowerRank(sorted.length, p, tail);
    // From the other side, the quantile is that of 1 - p.
    int high = sorted.length + 1 - lowerRank(sorted.length, 1 - p, tail);
    return new Quantile(
        point(sorted, p),
        low < 1 ? OptionalDouble.empty() : OptionalDouble.of(sorted[low - 1]),
        high > sorted.length ? OptionalDouble.empty() : OptionalDouble.of(sorted[high - 1]));
  }

  private static double point(double[] sorted, double p) {
    int n = sorted.length;
    double position = (n + 1 / 3.0) * p + 1 / 3.0;
    int below = (int) Math.max(1, Math.min(n, Math.floor(position)));
    int above = Math.min(n, below + 1);
    double share = Math.max(0, Math.min(1, position - below));
    return sorted[below - 1] + share * (sorted[above - 1] - sorted[below - 1]);
  }

  /** The highest rank, from 1, that lies above the quantile with at most that chance; 0 when not even the lowest figure does. */
  private static int lowerRank(int n, double p, double tail) {
    // In logarithms: of many figures, that none lies below has a chance that no double holds.
    double chance = n * StrictMath.log1p(-p);
    double odds = StrictMath.log(p) - StrictMath.log1p(-p);
    double sum = 0;
    int rank = 0;
    // The figure of rank r lies above when fewer than r figures lie below.
    while (rank < n && sum + StrictMath.exp(chance) <= tail) {
      sum += StrictMath.exp(chance);
      chance += StrictMath.log((double) (n - rank) / (rank + 1)) + odds;
      rank++;
    }
    return rank;
  }
}
