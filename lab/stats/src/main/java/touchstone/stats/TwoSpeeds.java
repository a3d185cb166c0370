package touchstone.stats;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Forks of one row that went at one of two speeds, and hardly between them: a JIT that compiles what happens to be hot when it
 * gets to it makes one of two codes of a method, and keeps to it for the life of a JVM. The mean of such a row is a speed that no fork
 * has, and its interval is wide for as long as the mix is not known.
 *
 * <p>The logarithms of the times are cut in two where the sum of squares within the parts is least. The sum of squares between
 * the parts over the one within says how well they are apart; it counts when hardly any normal values that are as many are
 * cut as well (Engelman and Hartigan, Percentage points of a test for clusters, 1969), and when it is no matter of a few per
 * cent. A fork here and there that is far out is no second speed.
 *
 * @param fast forks at the faster speed
 * @param fastNs geometric mean of their times, in the unit of the times
 * @param slow forks at the slower speed
 * @param slowNs likewise
 */
public record TwoSpeeds(int fast, double fastNs, int slow, double slowNs) {

  /** Of rows whose forks have one speed, no more than one in a thousand shall be said to have two. */
  private static final double ALPHA = 0.001;

  private static final int DRAWS = 9_999;
  private static final long SEED = 42;

  /** Forks that a speed must have; and one in five, because of what else slows one in twenty down. */
  private static final int FEWEST = 2;

  private static final int ONE_IN = 5;

  /** Less is no more than what forks of most rows differ by anyway. */
  private static final double LEAST_RATIO = 1.1;

  /** By how many there are, how well normal values are cut, ascending. */
  private static final Map<Integer, double[]> OF_NORMAL_VALUES = new ConcurrentHashMap<>();

  /**
   * The two speeds of a row's forks; empty where they have one, and where they are too few to say.
   *
   * @param times fork values, above zero, in any order
   */
  public static Optional<TwoSpeeds> of(double... times) {
    int n = times.length;
    if (n < 2 * FEWEST) {
      return Optional.empty();
    }
    double[] logs = Arrays.stream(times).map(StrictMath::log).sorted().toArray();
    Cut cut = Cut.best(logs);
    TwoSpeeds found =
        new TwoSpeeds(cut.at(), mean(logs, 0, cut.at()), n - cut.at(), mean(logs, cut.at(), n));
    return found.slowNs >= LEAST_RATIO * found.fastNs && isRare(n, cut.strength())
        ? Optional.of(found)
        : Optional.empty();
  }

  private static boolean isRare(int n, double strength) {
    double[] usual = OF_NORMAL_VALUES.computeIfAbsent(n, TwoSpeeds::ofNormalValues);
    int below = Arrays.binarySearch(usual, strength);
    int asStrong = DRAWS - (below < 0 ? -1 - below : below);
    return asStrong + 1.0 <= ALPHA * (DRAWS + 1);
  }

  private static double[] ofNormalValues(int n) {
    Random random = new Random(SEED);
    double[] strengths = new double[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      double[] values = new double[n];
      Arrays.setAll(values, v -> random.nextGaussian());
      Arrays.sort(values);
      strengths[i] = Cut.best(values).strength();
    }
    Arrays.sort(strengths);
    return strengths;
  }

  private static double mean(double[] logs, int from, int to) {
    return StrictMath.exp(Arrays.stream(logs, from, to).average().orElseThrow());
  }

  /**
   * Sorted values in two parts.
   *
   * @param at where the second one begins
   * @param strength sum of squares between the parts over that within
   */
  private record Cut(int at, double strength) {

    static Cut best(double[] sorted) {
      int n = sorted.length;
      int fewest = Math.max(FEWEST, (n + ONE_IN - 1) / ONE_IN);
      double mean = Arrays.stream(sorted).average().orElseThrow();
      double all = Arrays.stream(sorted).map(v -> (v - mean) * (v - mean)).sum();
      int at = fewest;
      double most = 0;
      double left = 0;
      for (int i = 1; i <= n - fewest; i++) {
        left += sorted[i - 1] - mean;
        // The parts' sums are each other's opposites.
        double between = left * left * n / (i * (double) (n - i));
        if (i >= fewest && between > most) {
          most = between;
          at = i;
        }
      }
      // Equal values but for rounding have nothing within.
      return new Cut(at, most / Math.max(all - most, all * 1e-12));
    }
  }
}
