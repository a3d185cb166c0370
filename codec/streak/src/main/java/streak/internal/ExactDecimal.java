package streak.internal;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Decimal numbers of any length to the nearest double or float.
 *
 * <p>The first 19 digits, and the same plus one in the last of them, enclose the number. If both round to the same, that is
 * the result. Else exactly one point midway between two neighbours lies between, and one comparison of whole numbers tells
 * on which side the number is. No such point has more than 767 digits, so what follows {@link #MAX_DIGITS} only matters by
 * being zero or not: the work is linear in the length of the text, plus a bounded comparison.
 */
final class ExactDecimal {

  static final int DOUBLE_FRACTION_BITS = 52;
  static final int FLOAT_FRACTION_BITS = 23;

  /** Digits compared: any number from 768 on will do. */
  private static final int MAX_DIGITS = 800;

  /** Exponents are cut off here: no text is long enough to make up for it. */
  private static final long MAX_EXPONENT = 1L << 40;

  private ExactDecimal() {}

  /**
   * The bits of the nearest number of a format, without the sign.
   *
   * @param text holds from {@code from} to {@code to} a number by the grammar of JSON
   * @param fractionBits which format
   */
  static long magnitudeBits(byte[] text, int from, int to, int fractionBits) {
    long digits = 0;
    int count = 0;
    boolean more = false; // a digit other than 0 follows the first 19
    boolean point = false;
    long exponent = 0;
    int at = text[from] == '-' ? from + 1 : from;
    for (; at < to; at++) {
      int digit = text[at] - '0';
      if (digit == '.' - '0') {
        point = true;
        continue;
      }
      if (digit < 0 || digit > 9) {
        break; // e or E
      }
      if (count == 19) {
        exponent++;
        more |= digit != 0;
      } else if (count > 0 || digit > 0) {
        digits = digits * 10 + digit;
        count++;
      }
      if (point) {
        exponent--;
      }
    }
    exponent += exponentFrom(text, at + 1, to);
    int exponent10 = (int) Math.max(-10_000, Math.min(exponent, 10_000));
    long low = nearest(digits, exponent10, fractionBits);
    if (!more) {
      return low;
    }
    long high = nearest(digits + 1, exponent10, fractionBits);
    if (low == high) {
      return low;
    }
    int side = compareWithMidwayAbove(low, text, from, at, exponent10, fractionBits);
    boolean lowIsNearest = side < 0 || (side == 0 && (low & 1) == 0);
    return lowIsNearest ? low : high;
  }

  private static long nearest(long digits, int exponent10, int fractionBits) {
    return fractionBits == DOUBLE_FRACTION_BITS
        ? DecimalToBinary.doubleBits(digits, exponent10)
        : DecimalToBinary.floatBits(digits, exponent10);
  }

  /** The exponent whose text begins after the letter; 0 if there is none. */
  static long exponentFrom(byte[] text, int from, int to) {
    if (from >= to) {
      return 0;
    }
    boolean negative = text[from] == '-';
    long exponent = 0;
    for (int at = negative || text[from] == '+' ? from + 1 : from; at < to; at++) {
      exponent = Math.min(exponent * 10 + (text[at] - '0'), MAX_EXPONENT);
    }
    return negative ? -exponent : exponent;
  }

  /**
   * Whether the number in the text is below (negative), at (0) or above (positive) the point midway between the number with
   * the bits {@code low} and the next one.
   *
   * @param to where the digits end
   * @param exponent10 the power of ten of the 19th digit
   */
  private static int compareWithMidwayAbove(
      long low, byte[] text, int from, int to, int exponent10, int fractionBits) {
    byte[] digits = significantDigits(text, from, to);
    int power10 = exponent10 + 19 - digits.length;
    BigInteger number = new BigInteger(new String(digits, StandardCharsets.ISO_8859_1));

    long hidden = 1L << fractionBits;
    int bias = fractionBits == DOUBLE_FRACTION_BITS ? 1023 : 127;
    int field = (int) (low >>> fractionBits);
    long significand = field == 0 ? low : (low & (hidden - 1)) | hidden;
    // Half a unit more: twice the significand and one, with half the unit.
    BigInteger midway = BigInteger.valueOf(2 * significand + 1);
    int power2 = Math.max(field, 1) - bias - fractionBits - 1;

    // number 10^power10 against midway 2^power2, in whole numbers: 10 = 5 * 2, and negative powers
    // change sides.
    BigInteger fives = BigInteger.valueOf(5).pow(Math.abs(power10));
    if (power10 >= 0) {
      number = number.multiply(fives);
    } else {
      midway = midway.multiply(fives);
    }
    int twos = power10 - power2;
    if (twos >= 0) {
      number = number.shiftLeft(twos);
    } else {
      midway = midway.shiftLeft(-twos);
    }
    return number.compareTo(midway);
  }

  /** The digits from the first that is not 0; if they are too many, a 1 stands for the rest unless that is all 0. */
  private static byte[] significantDigits(byte[] text, int from, int to) {
    byte[] digits = new byte[Math.min(to - from, MAX_DIGITS + 1)];
    int count = 0;
    for (int at = from; at < to; at++) {
      byte b = text[at];
      if (b == '-' || b == '.' || (b == '0' && count == 0)) {
        continue;
      }
      if (count < MAX_DIGITS) {
        digits[count++] = b;
      } else if (b != '0') {
        digits[count++] = '1';
        break;
      }
    }
    return Arrays.copyOf(digits, count);
  }
}
