package streak.internal;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/**
 * Fixed-point numbers to and from text: a long counts units of {@code 10^-scale}, so that 1234567 with scale 4 is 123.4567.
 */
public final class Decimals {

  /** The greatest scale. */
  public static final int MAX_SCALE = 18;

  /** The most bytes that {@link #write} touches; its text has 21 at most. */
  public static final int MAX_BYTES = 28;

  /** Says that a text has no exact value here, or that it is -2^63 units: {@link #isLeast} tells which. */
  public static final long NOT_EXACT = Long.MIN_VALUE;

  /** Texts up to this length have at most 18 digits, which a long holds. */
  private static final int SHORT_TEXT = 18;

  /** So many digits are a word. */
  private static final int SHORT_SCALE = 8;

  /**
   * By scale, what to multiply with in place of dividing by {@code d = 10^scale}: {@code m = floor(2^64 / d) + 1}. The high
   * half of {@code n m} is {@code n / d} as long as {@code n < m}: m is less than 1 above {@code 2^64 / d}, so the product is less
   * than {@code n <= 2^64 / d} above {@code 2^64 n / d}, too little to reach the next whole number.
   */
  private static final long[] RECIPROCALS = new long[SHORT_SCALE + 1];

  static {
    for (int scale = 1; scale <= SHORT_SCALE; scale++) {
      RECIPROCALS[scale] = Long.divideUnsigned(-1, Integers.POWERS[scale]) + 1;
    }
  }

  private Decimals() {}

  /**
   * Reads a number as units of {@code 10^-scale}. Only the value counts: 1.50 and 15e-1 are 15 units of scale 1.
   *
   * @param text holds from {@code from} to {@code to} a number by the grammar of JSON
   * @param scale 0 to {@link #MAX_SCALE}
   * @return the number of units, or {@link #NOT_EXACT} if it is not whole or does not fit
   */
  public static long parse(byte[] text, int from, int to, int scale) {
    if (to - from > SHORT_TEXT) {
      return parseLong(text, from, to, scale);
    }
    int at = from;
    boolean negative = at < to && text[at] == '-';
    if (negative) {
      at++;
    }
    long value = 0;
    int point = to - 1; // without a point, as if it came last, no digit after it
    for (; at < to; at++) {
      int digit = text[at] - '0';
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
      } else if (digit == '.' - '0') {
        point = at;
      } else {
        return parseLong(text, from, to, scale);
      }
    }
    int zeros = scale - (to - 1 - point);
    if (zeros < 0) {
      return parseLong(text, from, to, scale);
    }
    long power = Integers.POWERS[zeros];
    long units = value * power;
    if (Math.multiplyHigh(value, power) != 0 || units < 0) {
      return NOT_EXACT;
    }
    return negative ? -units : units;
  }

  /** What to say of a text that has no exact value, before what was found. */
  public static String expected(int scale) {
    return "expected a number with at most " + scale + " decimals that fits 64 bits, found ";
  }

  /** The units of a number that is not in a document as it stands, such as one of which a character is escaped; empty when it is none. */
  public static OptionalLong of(String text, int scale) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    if (!NumberGrammar.matches(utf8, 0, utf8.length)) {
      return OptionalLong.empty();
    }
    long units = parse(utf8, 0, utf8.length, scale);
    return units == NOT_EXACT && !isLeast(utf8, 0, utf8.length, scale)
        ? OptionalLong.empty()
        : OptionalLong.of(units);
  }

  /** Whether a text of which {@link #parse} says that it is not exact is -2^63 units after all. Slow, and hardly ever asked. */
  public static boolean isLeast(byte[] text, int from, int to, int scale) {
    if (to - from < 2 || text[from] != '-') {
      return false;
    }
    try {
      BigDecimal number =
          new BigDecimal(new String(text, from, to - from, StandardCharsets.ISO_8859_1));
      return number.compareTo(BigDecimal.valueOf(Long.MIN_VALUE, scale)) == 0;
    } catch (NumberFormatException e) {
      return false; // an exponent that no int holds
    }
  }

  /**
   * Writes a number as {@code toString} does, if it has 15 digits at most and no exponent.
   *
   * <p>{@code BigDecimal} gives its digits as a {@code BigInteger} or a String alone. But the double nearest to a number tells all
   * that have 15 digits apart: dividing and multiplying by a power of ten that is exact errs by less than {@code 10^15 2^-52},
   * which is less than a half.
   *
   * @param out has {@link #MAX_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text; -1, and nothing written, when it is another number
   */
  public static int write(BigDecimal value, byte[] out, int position) {
    int scale = value.scale();
    int precision = value.precision();
    if (scale < 0 || scale > MAX_SCALE || precision > 15 || precision - scale < -5) {
      return -1;
    }
    long unscaled = (long) Math.rint(value.doubleValue() * Integers.POWERS[scale]);
    return write(unscaled, scale, false, out, position);
  }

  /** Reads texts with an exponent, or with more digits than a long or the scale holds, some of which may be zeros. */
  private static long parseLong(byte[] text, int from, int to, int scale) {
    boolean negative = text[from] == '-';
    long value = 0; // the digits up to the last that is not 0
    long zeros = 0; // the zeros after that
    long exponent = scale; // of ten, of the last digit
    boolean point = false;
    int at = negative ? from + 1 : from;
    for (; at < to && (text[at] | 0x20) != 'e'; at++) {
      if (text[at] == '.') {
        point = true;
        continue;
      }
      if (point) {
        exponent--;
      }
      int digit = text[at] - '0';
      if (digit == 0) {
        zeros++;
        continue;
      }
      value = shift(value, zeros + 1);
      if (value < 0 || value > Long.MAX_VALUE - digit) {
        return NOT_EXACT; // more digits than fit, of which the last is not 0
      }
      value += digit;
      zeros = 0;
    }
    exponent += zeros + ExactDecimal.exponentFrom(text, at + 1, to);
    long units = shift(value, exponent);
    return negative && units >= 0 ? -units : units;
  }

  /** {@code value 10^power}, or {@link #NOT_EXACT}. */
  private static long shift(long value, long power) {
    if (value == 0) {
      return 0;
    }
    if (power < 0 || power > MAX_SCALE) {
      return NOT_EXACT;
    }
    long factor = Integers.POWERS[(int) power];
    long product = value * factor;
    return Math.multiplyHigh(value, factor) != 0 || product < 0 ? NOT_EXACT : product;
  }

  /**
   * Writes a number of units of {@code 10^-scale}, with exactly {@code scale} digits after the point; without a point if
   * that is 0.
   *
   * @param scale 0 to {@link #MAX_SCALE}
   * @param out has {@link #MAX_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int write(long unscaled, int scale, byte[] out, int position) {
    return write(unscaled, scale, false, out, position);
  }

  /** The same without zeros at the end, and without a point when no digit is left behind it. */
  public static int writeTrimmed(long unscaled, int scale, byte[] out, int position) {
    long units = unscaled;
    int decimals = scale;
    while (decimals > SHORT_SCALE && units % 10 == 0) {
      units /= 10;
      decimals--;
    }
    return write(units, decimals, decimals <= SHORT_SCALE, out, position);
  }

  private static int write(long unscaled, int scale, boolean trim, byte[] out, int position) {
    int start = position;
    long magnitude = unscaled;
    if (unscaled < 0) {
      out[start++] = '-';
      magnitude = -unscaled;
    }
    if (scale == 0) {
      return Integers.writeMagnitude(magnitude, out, start);
    }
    // -2^63 is its own negative; it ends in an 8, so there is nothing to trim.
    return scale <= SHORT_SCALE && magnitude >= 0
        ? writeShort(magnitude, scale, trim, out, start)
        : writeLong(magnitude, scale, out, start);
  }

  /** What is before the point, and what is behind it: up to eight digits, in one word. */
  private static int writeShort(long magnitude, int scale, boolean trim, byte[] out, int position) {
    long reciprocal = RECIPROCALS[scale];
    long whole = magnitude < reciprocal
        ? Math.multiplyHigh(magnitude, reciprocal)
        : magnitude / Integers.POWERS[scale];
    int fraction = (int) (magnitude - whole * Integers.POWERS[scale]);
    int point = Integers.writeMagnitude(whole, out, position);
    out[point] = '.';
    if (scale <= 3 && !trim) {
      Words.putLong(out, point + 1, (long) Integers.triple(fraction) >>> ((3 - scale) << 3));
      return point + 1 + scale;
    }
    long digits = Integers.digits(fraction) >>> ((SHORT_SCALE - scale) << 3);
    Words.putLong(out, point + 1, digits | Integers.ZEROS);
    // Most that are trimmed have all of their digits: what is behind them need not wait for a
    // count.
    if (!trim || digits >>> ((scale - 1) << 3) != 0) {
      return point + 1 + scale;
    }
    return digits == 0 ? point : point + 9 - (Long.numberOfLeadingZeros(digits) >>> 3);
  }

  private static int writeLong(long magnitude, int scale, byte[] out, int position) {
    int whole = Integers.digitCount(magnitude) - scale; // digits before the point
    if (whole <= 0) {
      return writeBelowOne(magnitude, -whole, out, position);
    }
    // All digits one byte late, then those before the point one byte back.
    int end = Integers.writeMagnitude(magnitude, out, position + 1);
    System.arraycopy(out, position + 1, out, position, whole);
    out[position + whole] = '.';
    return end;
  }

  private static int writeBelowOne(long magnitude, int zeros, byte[] out, int position) {
    int at = position;
    out[at++] = '0';
    out[at++] = '.';
    for (int i = 0; i < zeros; i++) {
      out[at++] = '0';
    }
    return Integers.writeMagnitude(magnitude, out, at);
  }
}
