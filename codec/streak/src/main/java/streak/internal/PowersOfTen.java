package streak.internal;

/**
 * The first 128 bits of each power of ten that a double can meet.
 *
 * <p>For {@code k} from {@link #MIN} to {@link #MAX}, {@code 10^k = significand * 2^(exponent(k) - 127)} with a significand
 * of exactly 128 bits, that is, with its top bit set. From 0 to 55 the significand is exact. Above, it is rounded down; below
 * 0, it is rounded up: the two roundings that Mushtak and Lemire's proof asks for.
 *
 * <p>The table is computed, 11 kB in well under a millisecond, when the first number needs it. Computing with 192 bits
 * leaves 53 bits to spare for the error of the last step, and a test compares every entry with exact arithmetic.
 */
final class PowersOfTen {

  /** With 19 digits before it, anything smaller is under half of the smallest double. */
  static final int MIN = -342;

  /** What brings the smallest double up to 17 digits before the point. */
  static final int MAX = 324;

  /**
   * <pre>
   * index  2 (k - MIN)   2 (k - MIN) + 1
   *        high 64 bits  low 64 bits      of the significand of 10^k
   * </pre>
   */
  static final long[] SIGNIFICANDS = new long[2 * (MAX - MIN + 1)];

  static {
    fill(MIN, -1, 0xeef453d6923bd65aL, 0x113faa2906a13b3fL, 0xdfbc7e99bdd50e9bL, 1);
    fill(0, MAX, 1L << 63, 0, 0, 0);
  }

  private PowersOfTen() {}

  /** Where {@link #SIGNIFICANDS} holds the high half of {@code 10^k}; the low half follows. */
  static int index(int k) {
    return (k - MIN) << 1;
  }

  /** The exponent of the greatest power of two that is not above {@code 10^k}. */
  static int exponent(int k) {
    return (k * 1_741_647) >> 19; // log2(10) * 2^19
  }

  /**
   * Fills from {@code 10^from}, given as 192 bits rounded down, adding {@code excess} to each significand. The interpreter
   * runs this, for a start in which it is still cold: so it calls nothing.
   */
  private static void fill(int from, int to, long high, long middle, long low, int excess) {
    long[] significands = SIGNIFICANDS;
    int end = index(to + 1);
    for (int i = index(from); i < end; i += 2) {
      significands[i] = high;
      significands[i + 1] = middle + excess; // never carries: a test compares all of them
      // Times ten is times 5/4 here, as exponents are not kept: x + x/4, and a shift if that has
      // 193 bits.
      long addLow = (low >>> 2) | (middle << 62);
      long sumLow = low + addLow;
      long carryLow = ((low & addLow) | ((low | addLow) & ~sumLow)) >>> 63;
      long addMiddle = (middle >>> 2) | (high << 62);
      long sumMiddle = middle + addMiddle + carryLow;
      long carryMiddle = ((middle & addMiddle) | ((middle | addMiddle) & ~sumMiddle)) >>> 63;
      long sumHigh = high + (high >>> 2) + carryMiddle;
      if (sumHigh < 0) {
        low = sumLow;
        middle = sumMiddle;
        high = sumHigh;
      } else { // the top bit moved out
        low = (sumLow >>> 1) | (sumMiddle << 63);
        middle = (sumMiddle >>> 1) | (sumHigh << 63);
        high = (sumHigh >>> 1) | Long.MIN_VALUE;
      }
    }
  }
}
