package streak.internal;

/**
 * Whole numbers to text, three digits at a time, and from text, eight at a time.
 *
 * <p>Eight digits lie in one word, the first in its lowest byte (see {@link Words}). Multiplications on the whole word then
 * do two, four or eight digits at once ("SIMD within a register").
 */
public final class Integers {

  /** The most bytes that {@link #write(int, byte[], int)} touches. */
  public static final int MAX_INT_BYTES = 16;

  /** The most bytes that {@link #write(long, byte[], int)} touches. */
  public static final int MAX_LONG_BYTES = 25;

  /** 10^0 to 10^18, all that a long holds. */
  static final long[] POWERS = new long[19];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < POWERS.length; i++) {
      POWERS[i] = POWERS[i - 1] * 10;
    }
  }

  /** The two characters of 0 to 99, the first in the low byte. */
  private static final short[] PAIRS = new short[100];

  static {
    for (int i = 0; i < PAIRS.length; i++) {
      PAIRS[i] = (short) ('0' + i / 10 | ('0' + i % 10) << 8);
    }
  }

  /**
   * The three characters of 0 to 999, leading zeros among them, the first in the lowest byte; and in the highest byte, by how many bits to
   * shift for the zeros to be gone.
   */
  private static final int[] TRIPLES = new int[1000];

  private static final int SHIFT = 24;

  static {
    int value = 0;
    for (int hundreds = '0'; hundreds <= '9'; hundreds++) {
      for (short rest : PAIRS) {
        int shift = value < 10 ? 16 : value < 100 ? 8 : 0;
        TRIPLES[value++] = hundreds | rest << 8 | shift << SHIFT;
      }
    }
  }

  private static final int NINE = 1_000_000_000;
  private static final long EIGHTEEN = 1_000_000_000_000_000_000L;

  /** The character 0, eight times. */
  static final long ZEROS = 0x3030_3030_3030_3030L;

  /** The low four bits of each byte: a digit's value. */
  private static final long NIBBLES = 0x0f0f_0f0f_0f0f_0f0fL;

  private Integers() {}

  /**
   * Writes a value in decimal.
   *
   * @param out has {@link #MAX_INT_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int write(int value, byte[] out, int position) {
    int start = position;
    long magnitude = value;
    if (value < 0) {
      out[start++] = '-';
      magnitude = -magnitude;
    }
    return writeUpToTen(magnitude, out, start);
  }

  /**
   * Writes a value in decimal.
   *
   * @param out has {@link #MAX_LONG_BYTES} bytes from {@code position}; any of them may change, also past the text
   * @return the position after the text
   */
  public static int write(long value, byte[] out, int position) {
    if (value < 0) {
      out[position] = '-';
      return writeMagnitude(-value, out, position + 1);
    }
    return writeMagnitude(value, out, position);
  }

  /**
   * Writes a value without a sign: 0 to 2^63, the last given as {@link Long#MIN_VALUE}, which is its own negative.
   *
   * @param out has 24 bytes from {@code position}; any of them may change, also past the text
   */
  static int writeMagnitude(long magnitude, byte[] out, int position) {
    if (magnitude <= Integer.MAX_VALUE) {
      return magnitude >= 0 ? writeUpToTen(magnitude, out, position) : writeMinimum(out, position);
    }
    if (magnitude < EIGHTEEN) {
      long head = magnitude / NINE;
      int at = writeUpToTen(head, out, position);
      return writeNine(magnitude - head * NINE, out, at);
    }
    long head = magnitude / EIGHTEEN; // 1 to 9
    long tail = magnitude - head * EIGHTEEN;
    long middle = tail / NINE;
    int at = writeNine(middle, out, writeUpToThree((int) head, out, position));
    return writeNine(tail - middle * NINE, out, at);
  }

  private static int writeMinimum(byte[] out, int position) {
    int stop = writeMagnitude(Long.MAX_VALUE, out, position);
    out[stop - 1] = '8'; // 9223372036854775807 and one more
    return stop;
  }

  /**
   * Writes 0 to 2^31 without leading zeros, and up to five bytes behind. By words, as all else does: a class for the access to ints would be loaded for the first number.
   *
   * <p>How many threes of digits there are is for branches to find out, but how many digits the first of them has, which in a list of counts is
   * another number each time, is not.
   */
  private static int writeUpToTen(long value, byte[] out, int position) {
    if (value < 1000) {
      return writeUpToThree((int) value, out, position);
    }
    long thousands = thousands(value);
    int last = TRIPLES[(int) (value - thousands * 1000)];
    if (thousands < 1000) {
      int at = writeUpToThree((int) thousands, out, position);
      Words.putLong(out, at, last);
      return at + 3;
    }
    int millions = (int) thousands(thousands); // 1 to 2,147
    int at = position;
    if (millions < 1000) {
      at = writeUpToThree(millions, out, at);
    } else {
      int billions = millions / 1000;
      out[at] = (byte) ('0' + billions);
      Words.putLong(out, at + 1, TRIPLES[millions - billions * 1000]);
      at += 4;
    }
    Words.putLong(out, at, TRIPLES[(int) (thousands - millions * 1000L)]);
    Words.putLong(out, at + 3, last);
    return at + 6;
  }

  /** Writes 0 to 999 without leading zeros, and up to seven bytes behind. */
  private static int writeUpToThree(int value, byte[] out, int position) {
    int digits = TRIPLES[value];
    int shift = digits >>> SHIFT;
    Words.putLong(out, position, digits >>> shift);
    return position + 3 - (shift >>> 3);
  }

  /** Writes nine digits, leading zeros among them, and five bytes behind. */
  private static int writeNine(long value, byte[] out, int position) {
    long thousands = thousands(value);
    int millions = (int) thousands(thousands);
    Words.putLong(out, position, TRIPLES[millions]);
    Words.putLong(out, position + 3, TRIPLES[(int) (thousands - millions * 1000L)]);
    Words.putLong(out, position + 6, TRIPLES[(int) (value - thousands * 1000)]);
    return position + 9;
  }

  /** A thousandth of 0 to 2^31: by a rounded reciprocal, exact up to there. */
  private static long thousands(long value) {
    return (value * 274_877_907L) >>> 38;
  }

  /** The two characters of 0 to 99, the first in the lowest byte. */
  static long pair(int value) {
    return PAIRS[value];
  }

  /** The three characters of 0 to 999, leading zeros among them, the first in the lowest byte. */
  static int triple(int value) {
    return TRIPLES[value] & (1 << SHIFT) - 1;
  }

  /** The number of digits of 0 to 2^63, the last given as {@link Long#MIN_VALUE}. */
  static int digitCount(long magnitude) {
    if (magnitude < 0) {
      return 19;
    }
    // Bits to digits by log10(2), which is at most one too few.
    long oneOrMore = magnitude | 1; // has as many digits, and 0 has one
    int count = ((64 - Long.numberOfLeadingZeros(oneOrMore)) * 1233) >> 12;
    return oneOrMore >= POWERS[count] ? count + 1 : count;
  }

  /** The eight characters of 0 to 99,999,999, leading zeros among them. */
  public static long ascii(int value) {
    return digits(value) | ZEROS;
  }

  /** Eight digits as the values 0 to 9, one a byte. */
  static long digits(int value) {
    // Two lanes of four digits, then four of two, then eight of one. Dividing is multiplying by a
    // rounded reciprocal, exact for the values a lane can have: n * 109951163 >> 40 is n / 10,000
    // below 100,000,000 (a division of ints would care for signs), n * 10486 >> 20 is n / 100
    // below 10,000, and n * 103 >> 10 is n / 10 below 100.
    long high = (value * 109_951_163L) >>> 40;
    long fours = high | ((value - high * 10_000) << 32);
    long hundreds = ((fours * 10_486) >>> 20) & 0x0000_007f_0000_007fL;
    long twos = hundreds | ((fours - hundreds * 100) << 16);
    long tens = ((twos * 103) >>> 10) & 0x000f_000f_000f_000fL;
    return tens | ((twos - tens * 10) << 8);
  }

  /** Whether all eight characters of a word are digits. */
  public static boolean isEightDigits(long word) {
    // A digit's high half is 3, and stays 3 when 6 is added: 0x3a and above would carry into it.
    return ((word & 0xf0f0_f0f0_f0f0_f0f0L)
            | (((word + 0x0606_0606_0606_0606L) & 0xf0f0_f0f0_f0f0_f0f0L) >>> 4))
        == 0x3333_3333_3333_3333L;
  }

  /** How many characters at the start of a word are digits, 0 to 8. */
  public static int digitCountOf(long word) {
    // The high bit of a byte of the sum is set when the character is not a digit. What such a one
    // carries into those behind it does not count.
    long values = word ^ ZEROS;
    long others = ((values + 0x7676_7676_7676_7676L) | values) & 0x8080_8080_8080_8080L;
    return Long.numberOfTrailingZeros(others) >>> 3;
  }

  /** The value of the first digits of a word, 1 to 8 of them. */
  public static int firstDigits(long word, int count) {
    // What stands behind them is shifted out, and zeros come in before them.
    return eightDigits(word << (-count << 3));
  }

  /** A number with more digits behind it: the first of a word, 0 to 8 of them. */
  public static long append(long value, long word, int count) {
    int half = (8 - count) << 2; // a shift by 64 would be none
    return value * POWERS[count] + eightDigits((word << half) << half);
  }

  /** The value of eight digits. */
  public static int eightDigits(long word) {
    // Neighbours are joined: ten times the first plus the second, in lanes of one, two and four
    // digits.
    long twos = ((word & NIBBLES) * (1 + (10 << 8))) >>> 8;
    long fours = ((twos & 0x00ff_00ff_00ff_00ffL) * (1 + (100 << 16))) >>> 16;
    return (int) (((fours & 0x0000_ffff_0000_ffffL) * (1 + (10_000L << 32))) >>> 32);
  }
}
