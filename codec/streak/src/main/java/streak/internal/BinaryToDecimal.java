package streak.internal;

/**
 * Doubles and floats to their shortest text.
 *
 * <p>The text is that of {@link Double#toString(double)} and {@link Float#toString(float)} as specified since JDK 19, on
 * every JDK: of all decimals that round to the value those with the fewest digits, but at least two; of these the closest
 * to the value. {@code 1.0}, {@code 0.001}, {@code 1.0E-4}, {@code 1.234E22}.
 *
 * <p>The idea is Raffaello Giulietti's ("The Schubfach way to render doubles", 2020): scale the value {@code c 2^q} by a
 * power of ten so that the decimals that round to it span more than one whole number and less than ten. Then one multiple of
 * ten may be among them, which is the shortest; else the closest whole number is. Schubfach scales both ends of the span as
 * well as the value. Here only the value is scaled, into a fixed-point number with 64 binary digits after the point, and the
 * ends are taken at the same distance, half a unit {@code 2^q}, from it. That is as good as exact unless a distance comes so
 * close to an end, or to the middle of two whole numbers, that the error of the last digits could matter; such values, and
 * powers of two and subnormals, whose spans are of another kind, are left to {@link Schubfach}, which is exact.
 *
 * <p>Most doubles in documents are decimals of a few digits, prices or degrees. Whether a double is one of at most seven digits
 * before the point and eight behind it is asked first, by a division that nothing has to wait for.
 */
public final class BinaryToDecimal {

  /** The most bytes that a double's text has, and that writing one touches. */
  public static final int MAX_DOUBLE_BYTES = 24;

  /** The most bytes that writing a float touches. */
  public static final int MAX_FLOAT_BYTES = 24;

  /** Whole numbers below it are written as such, with ".0". */
  private static final int WHOLE = 10_000_000;

  /** What is smaller has an exponent. */
  private static final double LEAST_PLAIN = 0.001;

  /** In units of a fraction of eight digits. Quotients by it are rounded once, from whole numbers that a double holds. */
  private static final double ONE = 1e8;

  private static final long POINT_ZERO = '.' | '0' << 8;
  private static final long ZERO_POINT_ZEROS = '0' | '.' << 8 | '0' << 16 | '0' << 24;
  private static final long ZEROS = 0x3030_3030_3030_3030L;

  /** Distances are fixed-point numbers from 0 to 10 with this many binary digits after the point. */
  private static final int POINT = 59;

  private static final long TEN = 10L << POINT;

  private BinaryToDecimal() {}

  /**
   * Writes a double.
   *
   * @param value is finite
   * @param out has {@link #MAX_DOUBLE_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int write(double value, byte[] out, int position) {
    assert Double.isFinite(value);
    long bits = Double.doubleToRawLongBits(value);
    int start = position;
    if (bits < 0) {
      out[start++] = '-';
    }
    double magnitude = Math.abs(value);
    int whole = (int) magnitude;
    if (whole < WHOLE) {
      if (whole == magnitude) {
        return writeWhole(whole, out, start);
      }
      long units = (long) (magnitude * ONE + 0.5);
      if (units / ONE == magnitude && magnitude >= LEAST_PLAIN) {
        return writeShort(whole, (int) (units - whole * (long) ONE), out, start);
      }
    }
    return writeScaled(bits, out, start);
  }

  /**
   * Writes a decimal of at most 15 digits that rounds to the value. No other one does: of any two, each rounds to a double that
   * lies closer to it than to the other. So it is the shortest, and the closest, once the zeros at its end are left out.
   *
   * @param fraction in units of 10^-8, from 1 on
   */
  private static int writeShort(int whole, int fraction, byte[] out, int position) {
    int point = Integers.write(whole, out, position);
    long digits = Integers.digits(fraction);
    out[point] = '.';
    Words.putLong(out, point + 1, digits | ZEROS);
    return point + 9 - (Long.numberOfLeadingZeros(digits) >>> 3);
  }

  /** Writes the magnitude of a double. */
  private static int writeScaled(long bits, byte[] out, int start) {
    int exponent = (int) (bits >>> 52) & 0x7ff;
    long fraction = bits & ((1L << 52) - 1);
    int q = exponent - 1075;
    if (exponent == 0 || fraction == 0) {
      return writeExactly(bits, out, start);
    }
    int k = log10OfPowerOf2(q);
    int index = PowersOfTen.index(-k);
    long high = PowersOfTen.SIGNIFICANDS[index];
    long low = PowersOfTen.SIGNIFICANDS[index + 1];
    int shift = q + PowersOfTen.exponent(-k); // 0 to 3: 2^shift <= 2^q 10^-k
    // The value times 10^-k, as upper + lower / 2^64. high is 2^63 or more: multiplyHigh takes it
    // for
    // negative, and its result is c too small. So it is with low if the top bit of that is set.
    long c = (fraction | 1L << 52) << (shift + 1);
    long product = c * high;
    long addend = Math.multiplyHigh(c, low) + ((low >> 63) & c);
    long lower = product + addend;
    long carry = ((product & addend) | ((product | addend) & ~lower)) >>> 63;
    long upper = Math.multiplyHigh(c, high) + c + carry;

    long shortest = shortest(upper, lower, high, shift, 2); // errors are below 2 in a distance
    if (shortest < 0) {
      return writeExactly(bits, out, start);
    }
    // 2^52 and above, times 1 to 10: 16 or 17 digits.
    boolean sixteen = shortest < 10_000_000_000_000_000L;
    return writeDigits(sixteen ? shortest * 10 : shortest, sixteen ? k + 15 : k + 16, out, start);
  }

  /**
   * Writes a float.
   *
   * @param value is finite
   * @param out has {@link #MAX_FLOAT_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int write(float value, byte[] out, int position) {
    assert Float.isFinite(value);
    int bits = Float.floatToRawIntBits(value);
    int start = position;
    if (bits < 0) {
      out[start++] = '-';
    }
    float magnitude = Math.abs(value);
    int whole = (int) magnitude;
    if (whole == magnitude && whole < WHOLE) {
      return writeWhole(whole, out, start);
    }
    return writeScaled(bits, out, start);
  }

  /** Writes the magnitude of a float. */
  private static int writeScaled(int bits, byte[] out, int start) {
    int exponent = (bits >>> 23) & 0xff;
    int fraction = bits & ((1 << 23) - 1);
    int q = exponent - 150;
    if (exponent == 0 || fraction == 0) {
      return writeExactly(bits, out, start);
    }
    int k = log10OfPowerOf2(q);
    long high = PowersOfTen.SIGNIFICANDS[PowersOfTen.index(-k)];
    int shift = q + PowersOfTen.exponent(-k);
    // As for doubles, but the high half of the power is enough: the error is below 2^28 in lower,
    // and
    // so below 2^24 in a distance.
    long c = (long) (fraction | 1 << 23) << (shift + 1);
    long lower = c * high;
    long upper = Math.multiplyHigh(c, high) + c;

    long shortest = shortest(upper, lower, high, shift, 24);
    if (shortest < 0) {
      return writeExactly(bits, out, start);
    }
    // 2^23 and above, times 1 to 10: 7 to 9 digits.
    int digits = shortest >= 100_000_000 ? 9 : shortest >= 10_000_000 ? 8 : 7;
    return writeDigits(shortest * Integers.POWERS[17 - digits], k + digits - 1, out, start);
  }

  /**
   * The shortest decimal, as a whole number, or -1 if it is too close to call.
   *
   * @param upper the scaled value's part before the point
   * @param lower the part after it, in units of 2^-64
   * @param high the significand of the power of ten that scaled it
   * @param shift half a unit 2^q, scaled, is {@code high 2^(shift - 64)}
   * @param guardBits errors of distances are below 2^guardBits in the last place
   */
  private static long shortest(long upper, long lower, long high, int shift, int guardBits) {
    long tens = upper / 10;
    long fromTens = ((upper - tens * 10) << POINT) | (lower >>> (64 - POINT));
    long half = high >>> (64 - POINT - shift);
    long toLower = fromTens - half;
    long toUpper = TEN - fromTens - half;
    long guard = 1L << guardBits;
    if ((toLower + guard) >>> (guardBits + 1) == 0 || (toUpper + guard) >>> (guardBits + 1) == 0) {
      return -1;
    }
    if (toLower < 0) {
      return tens * 10;
    }
    if (toUpper < 0) {
      return tens * 10 + 10;
    }
    // Guard the middle as well: lower has 64 - POINT more bits after the point, and as many more to
    // guard.
    int middleBits = guardBits + 64 - POINT;
    if (((lower ^ Long.MIN_VALUE) + (1L << middleBits)) >>> (middleBits + 1) == 0) {
      return -1;
    }
    return upper + (lower >>> 63);
  }

  /** The greatest {@code k} for which {@code 10^k <= 2^q}. */
  static int log10OfPowerOf2(int q) {
    return (q * 1_262_611) >> 22; // log10(2) * 2^22
  }

  private static int writeWhole(int value, byte[] out, int position) {
    int end = Integers.write(value, out, position);
    Words.putLong(out, end, POINT_ZERO);
    return end + 2;
  }

  private static int writeExactly(long doubleBits, byte[] out, int position) {
    int exponent = (int) (doubleBits >>> 52) & 0x7ff;
    long fraction = doubleBits & ((1L << 52) - 1);
    return exponent == 0
        ? Schubfach.write(fraction, -1074, false, out, position)
        : Schubfach.write(
            fraction | 1L << 52, exponent - 1075, fraction == 0 && exponent > 1, out, position);
  }

  private static int writeExactly(int floatBits, byte[] out, int position) {
    int exponent = (floatBits >>> 23) & 0xff;
    int fraction = floatBits & ((1 << 23) - 1);
    return exponent == 0
        ? Schubfach.write(fraction, -149, false, out, position)
        : Schubfach.write(
            fraction | 1 << 23, exponent - 150, fraction == 0 && exponent > 1, out, position);
  }

  /**
   * Writes 17 digits without their trailing zeros.
   *
   * @param digits from 10^16 to 10^17 - 1
   * @param exponent of ten of the first digit
   */
  static int writeDigits(long digits, int exponent, byte[] out, int position) {
    // Digits 1 to 8, 9 to 16 and 17.
    long head = digits / 1_000_000_000;
    int tail = (int) (digits - head * 1_000_000_000);
    long first = Integers.digits((int) head);
    long second = 0;
    int last = 0;
    int count;
    if (tail == 0) {
      count = 8 - (Long.numberOfLeadingZeros(first) >>> 3);
    } else {
      int middle = tail / 10;
      last = tail - middle * 10;
      second = Integers.digits(middle);
      count = last != 0 ? 17 : 16 - (Long.numberOfLeadingZeros(second) >>> 3);
    }
    first |= ZEROS;
    int start;
    int end;
    if (exponent < 0 && exponent >= -3) { // 0.001 and above
      Words.putLong(out, position, ZERO_POINT_ZEROS);
      start = position + 1 - exponent;
      Words.putLong(out, start, first);
      end = start + count;
    } else {
      // The point goes among the first eight digits: those after it are stored once more, one byte
      // on.
      boolean plain = exponent >= 0 && exponent < 7;
      int point = plain ? exponent + 1 : 1;
      Words.putLong(out, position, first);
      Words.putLong(out, position + point + 1, first >>> (point << 3));
      out[position + point] = '.';
      start = position + 1;
      end = Math.max(start + count, position + point + 2);
    }
    if (count > 8) {
      Words.putLong(out, start + 8, second | ZEROS);
      out[start + 16] = (byte) ('0' + last);
    }
    return exponent < -3 || exponent >= 7 ? writeExponent(exponent, out, end) : end;
  }

  private static int writeExponent(int exponent, byte[] out, int position) {
    int end = position;
    out[end++] = 'E';
    int magnitude = exponent;
    if (exponent < 0) {
      out[end++] = '-';
      magnitude = -exponent;
    }
    if (magnitude >= 100) {
      out[end++] = (byte) ('0' + magnitude / 100);
    }
    if (magnitude >= 10) {
      out[end++] = (byte) ('0' + magnitude / 10 % 10);
    }
    out[end++] = (byte) ('0' + magnitude % 10);
    return end;
  }
}
