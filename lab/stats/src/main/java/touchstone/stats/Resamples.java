package touchstone.stats;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which of n values each resample takes.
 *
 * <p>That is the same for every n values, and drawing takes longer than adding up what was drawn, so what was drawn once is kept.
 */
final class Resamples {

  private static final long SEED = 0x9E3779B97F4A7C15L;

  private static final Map<Integer, short[]> KEPT = new ConcurrentHashMap<>();

  private Resamples() {}

  /**
   * So many resamples at least, one behind another, the first always the same.
   *
   * @param n values to draw from, 32,768 at most
   * @return n draws a resample, each from 0 to less than n; not to be changed
   */
  static short[] of(int n, int resamples) {
    int draws = Math.multiplyExact(n, resamples);
    return KEPT.compute(
        n, (each, kept) -> kept != null && kept.length >= draws ? kept : drawn(n, draws));
  }

  private static short[] drawn(int n, int count) {
    Draws draws = new Draws(SEED);
    short[] drawn = new short[count];
    for (int i = 0; i < count; i++) {
      drawn[i] = (short) draws.below(n);
    }
    return drawn;
  }
}
