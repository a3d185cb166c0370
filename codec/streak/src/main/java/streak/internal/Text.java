package streak.internal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Characters in a document's bytes: plain runs, escapes, UTF-8. */
public final class Text {

  /** By byte, the value of a hexadecimal digit; -1 where it is none. */
  private static final byte[] HEX = new byte[256];

  static {
    Arrays.fill(HEX, (byte) -1);
    for (int digit = 0; digit < 10; digit++) {
      HEX['0' + digit] = (byte) digit;
    }
    for (int digit = 10; digit < 16; digit++) {
      HEX['a' + digit - 10] = (byte) digit;
      HEX['A' + digit - 10] = (byte) digit;
    }
  }

  /** By the byte behind a backslash, what both stand for; 0 where that takes more, or is no escape. */
  private static final byte[] ESCAPED = new byte[128];

  static {
    ESCAPED['"'] = '"';
    ESCAPED['\\'] = '\\';
    ESCAPED['/'] = '/';
    ESCAPED['b'] = '\b';
    ESCAPED['f'] = '\f';
    ESCAPED['n'] = '\n';
    ESCAPED['r'] = '\r';
    ESCAPED['t'] = '\t';
  }

  private Text() {}

  /**
   * A String of bytes that are all ASCII. The constructor is deprecated for what it does to other bytes; for these it is exact,
   * and the one that copies a range without looking at it.
   */
  @SuppressWarnings("deprecation")
  public static String latin1(byte[] bytes, int offset, int length) {
    return length == 0 ? "" : new String(bytes, 0, offset, length);
  }

  /** A String of well-formed UTF-8. */
  public static String utf8(byte[] bytes, int offset, int length) {
    return new String(bytes, offset, length, StandardCharsets.UTF_8);
  }

  /**
   * The UTF-16 code unit that an escape stands for (RFC 8259 section 7).
   *
   * @param i of the backslash
   * @return -1 when there is no escape, or not all of one
   */
  public static int escape(byte[] bytes, int i, int end) {
    if (i + 1 >= end || bytes[i] != '\\') {
      return -1;
    }
    byte kind = bytes[i + 1];
    if (kind == 'u') {
      return i <= end - 6 ? fourHex(bytes, i + 2) : -1;
    }
    int escaped = kind >= 0 ? ESCAPED[kind] : 0;
    return escaped != 0 ? escaped : -1;
  }

  /**
   * The character of Latin-1 that two bytes stand for, an escape with a letter or a mark or UTF-8 of what is not ASCII.
   *
   * @param i of the first of them; both are there
   * @param utf8 whether what is not ASCII is in UTF-8
   * @return 0 where they are something else
   */
  public static int usualLatin1(byte[] bytes, int i, boolean utf8) {
    byte first = bytes[i];
    byte second = bytes[i + 1];
    if (first == '\\') {
      return second >= 0 ? ESCAPED[second] : 0;
    }
    boolean two = (first & 0xfe) == 0xc2 && second < (byte) 0xc0;
    return two && utf8 ? ((first & 3) << 6) | (second & 0x3f) : 0;
  }

  /** The length of an escape, by the byte behind its backslash. */
  public static int escapeLength(byte kind) {
    return kind == 'u' ? 6 : 2;
  }

  /**
   * The length of what stands in a string and is neither plain ASCII nor the quotation mark at its end: an escape, two of them
   * that are a pair of surrogates, or a well-formed character of more than one byte.
   *
   * @return 0 when it is none of them: a raw control character, for one
   */
  public static int specialLength(byte[] bytes, int i, int end) {
    if (bytes[i] < 0) {
      return utf8Length(bytes, i, end);
    }
    int decoded = escape(bytes, i, end);
    if (decoded < 0) {
      return 0;
    }
    if (!Character.isSurrogate((char) decoded)) {
      return escapeLength(bytes[i + 1]);
    }
    int low = Character.isHighSurrogate((char) decoded) ? escape(bytes, i + 6, end) : -1;
    return low >= 0 && Character.isLowSurrogate((char) low) ? 12 : 0;
  }

  /**
   * The value of four hexadecimal digits.
   *
   * @return -1 when one of them is none
   */
  public static int fourHex(byte[] bytes, int i) {
    int value = (HEX[bytes[i] & 0xff] << 12)
        | (HEX[bytes[i + 1] & 0xff] << 8)
        | (HEX[bytes[i + 2] & 0xff] << 4)
        | HEX[bytes[i + 3] & 0xff];
    return value < 0 ? -1 : value;
  }

  /**
   * The length of a character of more than one byte, well-formed as Unicode 16 table 3-7 has it: no overlong form, no surrogate,
   * nothing above U+10FFFF.
   *
   * @return 2, 3 or 4; 0 when it is ill-formed or cut off
   */
  public static int utf8Length(byte[] bytes, int i, int end) {
    int first = bytes[i] & 0xff;
    if (first < 0xc2 || first > 0xf4) {
      return 0;
    }
    int length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (i + length > end) {
      return 0;
    }
    int second = bytes[i + 1] & 0xff;
    int low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    int high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (second < low || second > high) {
      return 0;
    }
    for (int k = 2; k < length; k++) {
      if ((bytes[i + k] & 0xc0) != 0x80) {
        return 0;
      }
    }
    return length;
  }

  /**
   * Decodes one well-formed character.
   *
   * @param length as {@link #utf8Length} says
   * @return the number of chars, 1 or 2
   */
  public static int decode(byte[] bytes, int i, int length, char[] out, int at) {
    if (length == 2) {
      out[at] = (char) (((bytes[i] & 0x1f) << 6) | (bytes[i + 1] & 0x3f));
      return 1;
    }
    if (length == 3) {
      out[at] =
          (char) (((bytes[i] & 0x0f) << 12) | ((bytes[i + 1] & 0x3f) << 6) | (bytes[i + 2] & 0x3f));
      return 1;
    }
    int point = ((bytes[i] & 0x07) << 18)
        | ((bytes[i + 1] & 0x3f) << 12)
        | ((bytes[i + 2] & 0x3f) << 6)
        | (bytes[i + 3] & 0x3f);
    out[at] = Character.highSurrogate(point);
    out[at + 1] = Character.lowSurrogate(point);
    return 2;
  }

  /**
   * The code point of a character of more than one byte.
   *
   * @return -1 when it is ill-formed or cut off
   */
  public static int codePoint(byte[] bytes, int i, int end) {
    int first = bytes[i];
    // What most scripts of three bytes take.
    if (i <= end - 3 && first >= (byte) 0xe1 && first <= (byte) 0xec) {
      int second = bytes[i + 1];
      int third = bytes[i + 2];
      if (second < (byte) 0xc0 && third < (byte) 0xc0) {
        return ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
      }
      return -1;
    }
    int length = utf8Length(bytes, i, end);
    return switch (length) {
      case 2 -> ((first & 0x1f) << 6) | (bytes[i + 1] & 0x3f);
      case 3 -> ((first & 0x0f) << 12) | ((bytes[i + 1] & 0x3f) << 6) | (bytes[i + 2] & 0x3f);
      case 4 ->
        ((first & 0x07) << 18)
            | ((bytes[i + 1] & 0x3f) << 12)
            | ((bytes[i + 2] & 0x3f) << 6)
            | (bytes[i + 3] & 0x3f);
      default -> -1;
    };
  }
}
