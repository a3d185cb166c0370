package streak.internal;

import java.util.Arrays;

/**
 * Base64 as RFC 4648 section 4 has it, between arrays of the caller's: the alphabet with {@code +} and {@code /}, always padded,
 * no line breaks. Strict: bits that padding leaves over are zero, so that bytes have one text only. The JDK's codec does not
 * write into the middle of an array, takes texts without padding, and ignores bits left over.
 *
 * <pre>
 *   bytes   |aaaaaaaa|bbbbbbbb|cccccccc|
 *   text    |aaaaaa|aabbbb|bbbbcc|cccccc|
 * </pre>
 */
public final class Base64Text {

  private static final byte[] LETTERS = new byte[64];

  /** By a text's byte, its six bits; -1 where it is none of the letters. */
  private static final byte[] BITS = new byte[256];

  static {
    Arrays.fill(BITS, (byte) -1);
    int count = 0;
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      LETTERS[count++] = (byte) letter;
    }
    for (char letter = 'a'; letter <= 'z'; letter++) {
      LETTERS[count++] = (byte) letter;
    }
    for (char letter = '0'; letter <= '9'; letter++) {
      LETTERS[count++] = (byte) letter;
    }
    LETTERS[62] = '+';
    LETTERS[63] = '/';
    for (int i = 0; i < 64; i++) {
      BITS[LETTERS[i]] = (byte) i;
    }
  }

  private Base64Text() {}

  /** The length of the text for that many bytes. */
  public static long encodedLength(int bytes) {
    return (bytes + 2L) / 3 * 4;
  }

  /**
   * Writes the text of {@code bytes[from..to)}.
   *
   * @param out with room for {@link #encodedLength}
   * @return where the writing ended
   */
  public static int encode(byte[] bytes, int from, int to, byte[] out, int position) {
    int at = position;
    int i = from;
    for (; i <= to - 3; i += 3) {
      int bits = (bytes[i] & 0xff) << 16 | (bytes[i + 1] & 0xff) << 8 | (bytes[i + 2] & 0xff);
      out[at] = LETTERS[bits >>> 18];
      out[at + 1] = LETTERS[bits >>> 12 & 63];
      out[at + 2] = LETTERS[bits >>> 6 & 63];
      out[at + 3] = LETTERS[bits & 63];
      at += 4;
    }
    if (i == to) {
      return at;
    }
    boolean two = i + 2 == to;
    int bits = (bytes[i] & 0xff) << 16 | (two ? (bytes[i + 1] & 0xff) << 8 : 0);
    out[at] = LETTERS[bits >>> 18];
    out[at + 1] = LETTERS[bits >>> 12 & 63];
    out[at + 2] = two ? LETTERS[bits >>> 6 & 63] : (byte) '=';
    out[at + 3] = '=';
    return at + 4;
  }

  /** How many bytes {@code text[from..to)} stands for, by its length and padding; -1 when its length is that of no text. */
  public static int decodedLength(byte[] text, int from, int to) {
    int length = to - from;
    if (length % 4 != 0) {
      return -1;
    }
    if (length == 0) {
      return 0;
    }
    int padding = text[to - 1] != '=' ? 0 : text[to - 2] != '=' ? 1 : 2;
    return length / 4 * 3 - padding;
  }

  /**
   * Decodes {@code text[from..to)}.
   *
   * @param out as long as {@link #decodedLength} says
   * @return -1, or the index of the four characters where the text is no Base64
   */
  public static int decode(byte[] text, int from, int to, byte[] out) {
    int at = 0;
    int i = from;
    for (; at + 3 <= out.length; i += 4) {
      int bits = bits(text, i) << 12 | bits(text, i + 2);
      if (bits < 0) {
        return i;
      }
      out[at] = (byte) (bits >>> 16);
      out[at + 1] = (byte) (bits >>> 8);
      out[at + 2] = (byte) bits;
      at += 3;
    }
    int left = out.length - at;
    if (left > 0) {
      int third = left == 2 ? BITS[text[i + 2] & 0xff] << 6 : 0;
      int bits = bits(text, i) << 12 | third;
      int over = left == 2 ? 0xff : 0xffff;
      if (bits < 0 || (bits & over) != 0) {
        return i;
      }
      out[at] = (byte) (bits >>> 16);
      if (left == 2) {
        out[at + 1] = (byte) (bits >>> 8);
      }
    }
    return -1;
  }

  /** Twelve bits; negative when one of the two characters is no letter. */
  private static int bits(byte[] text, int i) {
    return BITS[text[i] & 0xff] << 6 | BITS[text[i + 1] & 0xff];
  }
}
