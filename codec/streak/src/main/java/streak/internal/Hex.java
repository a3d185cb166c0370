package streak.internal;

/** Hexadecimal digits, eight at a time, the first in the lowest byte of a word (see {@link Words}). */
public final class Hex {

  private static final long ONES = 0x0101_0101_0101_0101L;

  /** From what would stand behind the digit 9 to {@code a}. */
  private static final int GAP = 'a' - '0' - 10;

  private Hex() {}

  /** The value of eight digits, letters of either case; -1 when one of them is none. */
  public static long value(long word) {
    long letters = (word >>> 6) & ONES;
    long digits = (word & (0x0f * ONES)) + 9 * letters;
    // What the digits would be written as; letters are 10 to 15, and others below.
    long wrong = ((word | (letters << 5)) ^ (digits + '0' * ONES + GAP * letters))
        | ((((digits + 6 * ONES) ^ (letters << 4)) | digits) & (0x10 * ONES));
    if (wrong != 0) {
      return -1;
    }
    // Neighbours are joined, in lanes of one, two and four digits.
    long twos = ((digits * (1 + (0x10 << 8))) >>> 8) & 0x00ff_00ff_00ff_00ffL;
    long fours = ((twos * (1 + (0x100 << 16))) >>> 16) & 0x0000_ffff_0000_ffffL;
    return (fours * (1 + (0x1_0000L << 32))) >>> 32;
  }

  /** The eight digits of a value, in lower case. */
  public static long digits(int value) {
    // Two lanes of four digits, then four of two, then eight of one.
    long fours = (value >>> 16) | ((value & 0xffffL) << 32);
    long twos = ((fours >>> 8) & 0x0000_00ff_0000_00ffL) | ((fours & 0x0000_00ff_0000_00ffL) << 16);
    long ones = ((twos >>> 4) & 0x000f_000f_000f_000fL) | ((twos & 0x000f_000f_000f_000fL) << 8);
    long letters = ((ones + 6 * ONES) >>> 4) & ONES;
    return ones + '0' * ONES + GAP * letters;
  }
}
