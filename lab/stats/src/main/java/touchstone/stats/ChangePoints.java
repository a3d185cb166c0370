package touchstone.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a series of values begins to be another one: E-divisive (Matteson and James 2014), as it guards MongoDB's
 * performance (Daly et al. 2020).
 *
 * <p>For each place to cut a series in two, the energy distance of the two parts says how much they differ: twice the mean
 * distance between values of different parts, less the mean distances within each. The best cut counts as a change when hardly any
 * shuffling of the series has a cut as good; both parts are then searched in turn. Nothing is assumed about how the values
 * spread, and a single value that is far off is no change.
 */
public final class ChangePoints {

  /** A change must be stronger than in all but one of a hundred shufflings. */
  private static final double ALPHA = 0.01;

  private static final int SHUFFLINGS = 999;

  /** Fewer values on one side could be a single odd run and its neighbour. */
  static final int SHORTEST = 3;

  /**
   * Of eleven values, one order in 231 parts the lower five from the upper six. Of fewer, no cut is so rare that the
   * shufflings would agree on it.
   */
  public static final int FEWEST = 11;

  private static final long SEED = 42;

  private ChangePoints() {}

  /**
   * The indices at which a new stretch begins, ascending; none of a series of less than {@link #FEWEST} values.
   *
   * @param values in the order of time, none of them NaN
   */
  public static List<Integer> of(double... values) {
    List<Integer> changes = new ArrayList<>();
    search(values, 0, values.length, changes);
    changes.sort(null);
    return List.copyOf(changes);
  }

  private record Cut(int at, double strength) {}

  private static void search(double[] values, int from, int to, List<Integer> changes) {
    if (to - from < FEWEST) {
      return;
    }
    double[][] distances = distances(values, from, to);
    int[] order = IntStream.range(0, to - from).toArray();
    Cut best = bestCut(distances, order);
    Draws draws = new Draws(SEED);
    int asStrong = 0;
    for (int i = 0; i < SHUFFLINGS; i++) {
      draws.shuffle(order);
      // Equal up to what another order of adding rounds away.
      asStrong += bestCut(distances, order).strength() >= best.strength() * (1 - 1e-9) ? 1 : 0;
    }
    if ((asStrong + 1.0) / (SHUFFLINGS + 1) <= ALPHA) {
      int change = from + best.at();
      changes.add(change);
      search(values, from, change, changes);
      search(values, change, to, changes);
    }
  }

  private static double[][] distances(double[] values, int from, int to) {
    double[][] distances = new double[to - from][to - from];
    for (int i = 0; i < distances.length; i++) {
      for (int j = 0; j < distances.length; j++) {
        distances[i][j] = Math.abs(values[from + i] - values[from + j]);
      }
    }
    return distances;
  }

  /** The strongest cut of the values in that order, from sums that each value changes by what it moves from right to left. */
  private static Cut bestCut(double[][] distances, int[] order) {
    int n = order.length;
    double left = 0;
    double between = 0;
    double right = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        right += distances[order[i]][order[j]];
      }
    }
    Cut best = new Cut(0, Double.NEGATIVE_INFINITY);
    for (int at = 1; at <= n - SHORTEST; at++) {
      double toLeft = 0;
      double toRight = 0;
      double[] moved = distances[order[at - 1]];
      for (int i = 0; i < at - 1; i++) {
        toLeft += moved[order[i]];
      }
      for (int i = at; i < n; i++) {
        toRight += moved[order[i]];
      }
      left += toLeft;
      right -= toRight;
      between += toRight - toLeft;
      if (at >= SHORTEST) {
        double m = at;
        double k = n - at;
        double energy =
            2 * between / (m * k) - left / (m * (m - 1) / 2) - right / (k * (k - 1) / 2);
        double strength = m * k / n * energy;
        if (strength > best.strength()) {
          best = new Cut(at, strength);
        }
      }
    }
    return best;
  }
}
