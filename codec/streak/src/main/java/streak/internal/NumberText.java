package streak.internal;

/** Numbers as they stand in a document, already held to RFC 8259's grammar except where it says otherwise. */
public final class NumberText {

  /** Stands in the place of -2^63, too: whoever meets it looks at the text. */
  public static final long NOT_A_LONG = Long.MIN_VALUE;

  /** Brings what is above 9 to 0x80 and more. */
  private static final long NOT_DIGITS = 0x7676_7676_7676_7676L;

  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** The point, of which 0 has been taken as of the digits. */
  private static final int POINT = '.' ^ '0';

  private NumberText() {}

  /** A whole number, or {@link #NOT_A_LONG} when it has a fraction or an exponent, or does not fit. */
  public static long toLong(byte[] text, int from, int to) {
    boolean negative = text[from] == '-';
    int i = negative ? from + 1 : from;
    int length = to - i;
    if (length <= 16 && to >= 16) {
      // Words that end where the number does, so that none has to reach beyond it.
      int others = (-length & 7) << 3;
      long digits = Words.getLong(text, to - 8) ^ Integers.ZEROS;
      long first = 0;
      if (length <= 8) {
        digits &= -1L << others;
      } else {
        first = (Words.getLong(text, to - 16) ^ Integers.ZEROS) & (-1L << others);
      }
      long wrong = (first + NOT_DIGITS) | first | (digits + NOT_DIGITS) | digits;
      if ((wrong & HIGH_BITS) == 0) {
        long value = Integers.eightDigits(first) * 100_000_000L + Integers.eightDigits(digits);
        return negative ? -value : value;
      }
    }
    return toLongDigitByDigit(text, i, to, negative);
  }

  private static long toLongDigitByDigit(byte[] text, int from, int to, boolean negative) {
    long value = 0;
    // Downwards, because there is one more negative number.
    for (int i = from; i < to; i++) {
      int digit = text[i] - '0';
      if (digit < 0 || digit > 9 || value < (Long.MIN_VALUE + digit) / 10) {
        return NOT_A_LONG;
      }
      value = value * 10 - digit;
    }
    return negative ? value : -value; // which for 2^63 is the same
  }

  /**
   * A number of up to 18 characters as units of {@code 10^-scale}. The text may be anything: what is no number, has an exponent or
   * more decimals than the scale, or does not fit, is {@link Decimals#NOT_EXACT}.
   */
  public static long toShortDecimal(byte[] text, int from, int to, int scale) {
    boolean negative = from < to && text[from] == '-';
    int start = negative ? from + 1 : from;
    int length = to - start;
    if (length < 1 || length > 18) {
      return Decimals.NOT_EXACT;
    }
    int first = text[start];
    long value;
    int whole = length; // digits before the point
    if (length <= 8 && to >= 8) {
      // A word that ends where the number does. What stands in front of it becomes zeros; what
      // stands before the point moves up to what is behind it.
      long digits = (Words.getLong(text, to - 8) ^ Integers.ZEROS) & (-1L << (-length << 3));
      long point = ((digits + NOT_DIGITS) | digits) & HIGH_BITS; // in its byte, the highest bit
      if (point != 0) {
        long above = point - 1; // what stands before the point is below it
        if ((point & above) != 0
            || (byte) (digits >>> (Long.numberOfTrailingZeros(point) - 7)) != POINT) {
          return Decimals.NOT_EXACT;
        }
        whole = length - 1 - (Long.numberOfLeadingZeros(point) >>> 3);
        digits = ((digits & (above >>> 7)) << 8) | (digits & (-point << 1));
      }
      value = Integers.eightDigits(digits);
    } else {
      value = 0;
      for (int i = start; i < to; i++) {
        int digit = text[i] - '0';
        if (digit >= 0 && digit <= 9) {
          value = value * 10 + digit;
        } else if (digit == '.' - '0' && whole == length) {
          whole = i - start;
        } else {
          return Decimals.NOT_EXACT;
        }
      }
    }
    int zeros = scale;
    if (whole < length) {
      zeros -= length - 1 - whole;
      if (whole == length - 1) { // a point and nothing behind it
        return Decimals.NOT_EXACT;
      }
    }
    if (whole == 0 || (first == '0' && whole > 1) || zeros < 0) {
      return Decimals.NOT_EXACT;
    }
    long power = Integers.POWERS[zeros];
    long units = value * power;
    // 18 digits always fit.
    if (units < 0 || (length + zeros > 18 && Math.multiplyHigh(value, power) != 0)) {
      return Decimals.NOT_EXACT;
    }
    return negative ? -units : units;
  }

  /** The nearest double; infinite when it is beyond the largest one. */
  public static double toDouble(byte[] text, int from, int to) {
    boolean negative = text[from] == '-';
    int i = negative ? from + 1 : from;
    long digits = 0;
    int point = to;
    int most = Math.min(to, i + 19); // 18 digits and a point, or 19 that fit a long as unsigned
    for (; i < most; i++) {
      int digit = text[i] - '0';
      if (digit >= 0 && digit <= 9) {
        digits = digits * 10 + digit;
      } else if (digit == '.' - '0') {
        point = i;
      } else {
        break;
      }
    }
    if (i < to) {
      return toDoubleSlowly(text, from, to, i, digits, point);
    }
    return DecimalToBinary.toDouble(negative, digits, point == to ? 0 : point + 1 - to);
  }

  /** Assumes that what stands before {@code i} is in {@code digits}. */
  private static double toDoubleSlowly(
      byte[] text, int from, int to, int i, long digits, int point) {
    if ((text[i] | 0x20) == 'e') {
      long exponent = ExactDecimal.exponentFrom(text, i + 1, to);
      if (exponent > -10_000 && exponent < 10_000) {
        int scale = (int) exponent - (point == to ? 0 : i - point - 1);
        return DecimalToBinary.toDouble(text[from] == '-', digits, scale);
      }
    }
    return DecimalToBinary.exact(text, from, to);
  }
}
