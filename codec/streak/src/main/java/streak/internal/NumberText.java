package streak.internal;

/** Numbers as they stand in a document, already held to RFC 8259's grammar except where it says otherwise. */
public final class NumberText {

  /** Stands in the place of -2^63, too: whoever meets it looks at the text. */
  public static final long NOT_A_LONG = Long.MIN_VALUE;

  /** With no more zeros, what eight digits stand for fits 64 bits. */
  private static final int MOST_ZEROS = 10;

  private NumberText() {}

  /** A whole number, or {@link #NOT_A_LONG} when it has a fraction or an exponent, or does not fit. */
  public static long toLong(byte[] text, int from, int to) {
    boolean negative = text[from] == '-';
    int i = negative ? from + 1 : from;
    int length = to - i;
    if (length <= 16 && to >= 16) {
      // Words that end where the number does, so that none has to reach beyond it.
      long last = Words.getLong(text, to - 8);
      long value;
      if (length <= 8) {
        last = lastDigits(last, length);
        value = Integers.eightDigits(last);
      } else {
        long first = lastDigits(Words.getLong(text, to - 16), length - 8);
        value = Integers.eightDigits(first) * 100_000_000L + Integers.eightDigits(last);
        last = Integers.isEightDigits(first) ? last : 0;
      }
      if (Integers.isEightDigits(last)) {
        return negative ? -value : value;
      }
    }
    return toLongDigitByDigit(text, i, to, negative);
  }

  /** A word with zeros in the place of all but its last bytes, 1 to 8 of them. */
  private static long lastDigits(long word, int count) {
    int others = (8 - count) << 3;
    return (word >>> others << others) | (Integers.ZEROS & ~(-1L << others));
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
    int length = to - from;
    if (length < 1 || length > 8 || from + 8 > text.length) {
      return length > 8 && length <= 18
          ? decimalByDigits(text, from, to, scale)
          : Decimals.NOT_EXACT;
    }
    long word = Words.getLong(text, from);
    if ((byte) word != '-') {
      return decimal(word, length, scale);
    }
    long units = decimal(word >>> 8, length - 1, scale);
    return units == Decimals.NOT_EXACT ? units : -units;
  }

  private static long decimalByDigits(byte[] text, int from, int to, int scale) {
    boolean negative = text[from] == '-';
    int first = negative ? from + 1 : from;
    int point = to - 1; // without a point, as if it came last, no digit after it
    long value = 0;
    for (int i = first; i < to; i++) {
      int digit = text[i] - '0';
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
      } else if (digit == '.' - '0' && point == to - 1 && i < to - 1 && i > first) {
        point = i;
      } else {
        return Decimals.NOT_EXACT;
      }
    }
    int zeros = scale - (to - 1 - point);
    if (zeros < 0 || (text[first] == '0' && point > first + 1)) {
      return Decimals.NOT_EXACT;
    }
    long units = value * Integers.POWERS[zeros];
    if (Math.multiplyHigh(value, Integers.POWERS[zeros]) != 0 || units < 0) {
      return Decimals.NOT_EXACT;
    }
    return negative ? -units : units;
  }

  /**
   * Of the first {@code length} bytes of a word, 0 to 8. Where the point is, and whether there is one, is anybody's guess: no
   * branch asks.
   */
  private static long decimal(long word, int length, int scale) {
    int whole = Math.min(Integers.digitCountOf(word), length);
    int point = (whole - length) >>> 31; // 1 where there is one
    int shift = whole << 3;
    // The digits behind the point move up to those before it. A shift by 64 is none, and leaves all
    // of them behind it.
    long before = (1L << shift) - 1;
    long digits = (word & before) | ((word >>> (point << 3)) & ~before);
    int count = length - point;
    int zeros = scale - (count - whole);
    if (whole == 0
        || (whole > 1 && (byte) word == '0')
        || zeros < 0
        || zeros > MOST_ZEROS
        || Integers.digitCountOf(digits) < count
        || count - whole < point // a point and nothing behind it
        || (((word >>> shift) ^ '.') & (0xffL * point)) != 0) {
      return Decimals.NOT_EXACT;
    }
    return Integers.firstDigits(digits, count) * Integers.POWERS[zeros];
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
