package streak.internal;

/**
 * Decimal numbers to the nearest double or float; of two that are as near, the even one.
 *
 * <p>Few digits and a small power of ten are exact as doubles, and one operation rounds once (Clinger, "How to read
 * floating point numbers accurately", 1990). Else the digits are multiplied by the first 64 or 128 bits of the power of ten
 * (Lemire, "Number parsing at a gigabyte per second", 2021), which decides for every number of 64 bits (Mushtak and Lemire,
 * "Fast number parsing without fallback", 2023). Numbers of more digits are decided by their first 19 unless a number midway
 * between two doubles begins with the same; then {@link ExactDecimal} compares with all of it.
 */
public final class DecimalToBinary {

  /** Powers of ten that are exact as doubles. */
  private static final double[] EXACT_POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  private static final int MAX_EXACT_DOUBLE = 22;

  /** With one digit before it, anything larger is infinite. */
  private static final int MAX_POWER = 308;

  /** The bits of a double that a float has no room for. */
  private static final long BELOW_FLOAT = (1L << (52 - 23)) - 1;

  /** What those are midway between two floats. */
  private static final long MIDWAY = 1L << (52 - 23 - 1);

  private DecimalToBinary() {}

  /**
   * The double nearest to {@code digits 10^exponent10}; too large is infinite, too small is zero. Never undecided.
   *
   * @param digits unsigned; all the digits of the number
   */
  public static double toDouble(boolean negative, long digits, int exponent10) {
    if (digits >>> 53 == 0 && exponent10 >= -MAX_EXACT_DOUBLE && exponent10 <= MAX_EXACT_DOUBLE) {
      double value =
          exponent10 < 0 ? digits / EXACT_POWERS[-exponent10] : digits * EXACT_POWERS[exponent10];
      return negative ? -value : value;
    }
    long bits = doubleBits(digits, exponent10);
    return Double.longBitsToDouble(negative ? bits | Long.MIN_VALUE : bits);
  }

  /** The float nearest to {@code digits 10^exponent10}, rounded once; see {@link #toDouble}. */
  public static float toFloat(boolean negative, long digits, int exponent10) {
    if (digits >>> 53 == 0 && exponent10 >= -MAX_EXACT_DOUBLE && exponent10 <= 0) {
      double near = digits / EXACT_POWERS[-exponent10];
      // What lies midway between two floats is a double. Where this one is no such, it lies on the
      // same side of each of those as the number does, so that rounding again does no harm. It is
      // not small enough for a float to be subnormal.
      if ((Double.doubleToRawLongBits(near) & BELOW_FLOAT) != MIDWAY) {
        float value = (float) near;
        return negative ? -value : value;
      }
    }
    int bits = (int) floatBits(digits, exponent10);
    return Float.intBitsToFloat(negative ? bits | Integer.MIN_VALUE : bits);
  }

  /**
   * The double nearest to a number as it stands in the text; allocates if the first 19 digits do not decide.
   *
   * @param text holds from {@code from} to {@code to} a number by the grammar of JSON, of any length
   */
  public static double exact(byte[] text, int from, int to) {
    long bits = ExactDecimal.magnitudeBits(text, from, to, ExactDecimal.DOUBLE_FRACTION_BITS);
    return Double.longBitsToDouble(text[from] == '-' ? bits | Long.MIN_VALUE : bits);
  }

  /** The float nearest to a number as it stands in the text, rounded once; see {@link #exact}. */
  public static float exactFloat(byte[] text, int from, int to) {
    int bits = (int) ExactDecimal.magnitudeBits(text, from, to, ExactDecimal.FLOAT_FRACTION_BITS);
    return Float.intBitsToFloat(text[from] == '-' ? bits | Integer.MIN_VALUE : bits);
  }

  /** {@link #nearest} for doubles. */
  static long doubleBits(long digits, int exponent10) {
    return nearest(digits, exponent10, 52, 1023, -4, 23);
  }

  /** {@link #nearest} for floats. */
  static long floatBits(long digits, int exponent10) {
    return nearest(digits, exponent10, 23, 127, -17, 10);
  }

  /**
   * The bits of the nearest number of an IEEE format, which is never negative.
   *
   * @param digits unsigned
   * @param fractionBits bits of the format's fraction, without the hidden one
   * @param bias of the format's exponent
   * @param midwayFrom the least power of ten with which 64 bits can be midway between two numbers of the format
   * @param midwayTo the greatest such power
   */
  private static long nearest(
      long digits, int exponent10, int fractionBits, int bias, int midwayFrom, int midwayTo) {
    long infinity = (2L * bias + 1) << fractionBits;
    if (digits == 0 || exponent10 < PowersOfTen.MIN) {
      return 0;
    }
    if (exponent10 > MAX_POWER) {
      return infinity;
    }
    int zeros = Long.numberOfLeadingZeros(digits);
    long w = digits << zeros;
    int index = PowersOfTen.index(exponent10);
    long power = PowersOfTen.SIGNIFICANDS[index];
    // Both have their top bit set, so multiplyHigh takes both for 2^64 less than they are.
    long upper = Math.multiplyHigh(w, power) + w + power;
    long lower = w * power;
    // What is kept of upper, and one bit to round, ends above these bits. If they are all ones, the
    // rest of the power can
    // carry into it.
    long dropped = -1L >>> (fractionBits + 3);
    if ((upper & dropped) == dropped) {
      long rest = PowersOfTen.SIGNIFICANDS[index + 1];
      long addend = Math.multiplyHigh(w, rest) + ((rest >> 63) & w) + rest;
      lower += addend;
      if (Long.compareUnsigned(lower, addend) < 0) {
        upper++;
      }
    }
    int top = (int) (upper >>> 63);
    int shift = 62 - fractionBits - 1 + top;
    long significand = upper >>> shift; // fractionBits, the hidden bit, and one to round
    int exponent = PowersOfTen.exponent(exponent10) + 63 + top - zeros + bias;
    if (exponent <= 0) {
      return subnormal(significand, exponent);
    }
    if (exponent > 2 * bias) {
      return infinity;
    }
    if (lower >>> 1 == 0
        && exponent10 >= midwayFrom
        && exponent10 <= midwayTo
        && (significand & 3) == 1
        && significand << shift == upper) {
      significand--; // midway above an even number: down
    }
    // The hidden bit adds one to the exponent; so does a carry out of the fraction.
    return ((long) (exponent - 1) << fractionBits) + ((significand + 1) >>> 1);
  }

  /** A midway number cannot occur: it would have far more digits than 64 bits hold. */
  private static long subnormal(long significand, int exponent) {
    int drop = 1 - exponent;
    return drop > 62 ? 0 : ((significand >>> drop) + 1) >>> 1;
  }
}
