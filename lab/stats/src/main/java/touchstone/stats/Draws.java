package touchstone.stats;

/** Random numbers that are the same on every machine and JDK: SplitMix64 (Steele, Lea and Flood 2014). */
final class Draws {

  private long state;

  Draws(long seed) {
    state = seed;
  }

  /** From 0 to less than {@code bound}; bounds here are so small that multiplying and shifting favours none by any that matters. */
  int below(int bound) {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    z ^= z >>> 31;
    return (int) (((z >>> 33) * bound) >>> 31);
  }

  /** Puts the values into a random order (Fisher and Yates). */
  void shuffle(int[] values) {
    for (int i = values.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int value = values[i];
      values[i] = values[j];
      values[j] = value;
    }
  }
}
