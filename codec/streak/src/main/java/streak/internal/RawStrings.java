package streak.internal;

import java.io.IOException;

/**
 * Strings as they stand between the quotation marks of a document: read, compared and copied without making a String.
 *
 * <p>All assume that what stands there has been validated: escapes are of RFC 8259, surrogates in pairs, bytes UTF-8.
 */
public final class RawStrings {

  private static final int LENGTH_SHIFT = 21; // above every code point

  private RawStrings() {}

  /** The code point that begins at {@code i}, and above {@link #LENGTH_SHIFT} how many bytes it takes. */
  private static int next(byte[] b, int i) {
    byte first = b[i];
    if (first >= 0) {
      return first == '\\' ? escaped(b, i) : 1 << LENGTH_SHIFT | first;
    }
    if (first < (byte) 0xe0) {
      return 2 << LENGTH_SHIFT | (first & 0x1f) << 6 | (b[i + 1] & 0x3f);
    }
    int middle = (b[i + 1] & 0x3f) << 6 | (b[i + 2] & 0x3f);
    if (first < (byte) 0xf0) {
      return 3 << LENGTH_SHIFT | (first & 0x0f) << 12 | middle;
    }
    return 4 << LENGTH_SHIFT | (first & 0x07) << 18 | middle << 6 | (b[i + 3] & 0x3f);
  }

  private static int escaped(byte[] b, int i) {
    int unit = Text.escape(b, i, b.length);
    if (Character.isSurrogate((char) unit)) {
      int low = Text.escape(b, i + 6, b.length);
      return 12 << LENGTH_SHIFT | Character.toCodePoint((char) unit, (char) low);
    }
    return Text.escapeLength(b[i + 1]) << LENGTH_SHIFT | unit;
  }

  private static int point(int next) {
    return next & ((1 << LENGTH_SHIFT) - 1);
  }

  /** True when a string is {@code text[first..last)}. */
  public static boolean equals(byte[] b, int from, int to, CharSequence text, int first, int last) {
    int t = first;
    for (int i = from; i < to; ) {
      int next = next(b, i);
      int point = point(next);
      i += next >>> LENGTH_SHIFT;
      if (point < 0x10000) {
        if (t >= last || text.charAt(t++) != point) {
          return false;
        }
      } else {
        if (last - t < 2
            || text.charAt(t) != Character.highSurrogate(point)
            || text.charAt(t + 1) != Character.lowSurrogate(point)) {
          return false;
        }
        t += 2;
      }
    }
    return t == last;
  }

  /** The same where the string is plain ASCII. */
  public static boolean equalsPlain(
      byte[] b, int from, int to, CharSequence text, int first, int last) {
    if (to - from != last - first) {
      return false;
    }
    for (int i = from, t = first; i < to; i++, t++) {
      if (b[i] != text.charAt(t)) {
        return false;
      }
    }
    return true;
  }

  /** True when a string is {@code utf8[start..end)}. */
  public static boolean equals(byte[] b, int from, int to, byte[] utf8, int start, int end) {
    int t = start;
    for (int i = from; i < to; ) {
      int next = next(b, i);
      int length = utf8Length(point(next));
      if (end - t < length) {
        return false;
      }
      for (int k = 0; k < length; k++) {
        if (utf8[t++] != utf8Byte(point(next), length, k)) {
          return false;
        }
      }
      i += next >>> LENGTH_SHIFT;
    }
    return t == end;
  }

  /** What {@link String#hashCode} would say. */
  public static int hash(byte[] b, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; ) {
      int next = next(b, i);
      int point = point(next);
      if (point < 0x10000) {
        hash = 31 * hash + point;
      } else {
        hash = 31 * hash + Character.highSurrogate(point);
        hash = 31 * hash + Character.lowSurrogate(point);
      }
      i += next >>> LENGTH_SHIFT;
    }
    return hash;
  }

  /** The same where the string is plain ASCII. */
  public static int hashPlain(byte[] b, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + b[i];
    }
    return hash;
  }

  /** As {@link #toChars}, where all is plain ASCII. */
  public static int plainToChars(byte[] b, int from, int to, char[] out, int position) {
    int shift = position - from;
    for (int i = from; i < to; i++) {
      out[i + shift] = (char) b[i];
    }
    return to + shift;
  }

  /**
   * Writes a string as chars.
   *
   * @param out with room for a char per byte of the document's
   * @return the position behind
   */
  public static int toChars(byte[] b, int from, int to, char[] out, int position) {
    int at = position;
    int i = from;
    while (i < to) {
      int first = b[i];
      if (first >= 0 && first != '\\') {
        out[at++] = (char) first;
        i++;
      } else if (first >= 0) {
        boolean hex = b[i + 1] == 'u';
        // Of a pair of surrogates each has its own.
        out[at++] = (char) (hex ? Text.fourHex(b, i + 2) : Text.escape(b, i, to));
        i += hex ? 6 : 2;
      } else if (first < (byte) 0xe0) {
        out[at++] = (char) ((first & 0x1f) << 6 | (b[i + 1] & 0x3f));
        i += 2;
      } else if (first < (byte) 0xf0) {
        out[at++] = (char) ((first & 0x0f) << 12 | (b[i + 1] & 0x3f) << 6 | (b[i + 2] & 0x3f));
        i += 3;
      } else {
        at += Text.decode(b, i, 4, out, at);
        i += 4;
      }
    }
    return at;
  }

  /**
   * Writes a string as UTF-8.
   *
   * @param out with room for as many bytes as the document's
   * @return the position behind
   */
  public static int toUtf8(byte[] b, int from, int to, byte[] out, int position) {
    int at = position;
    for (int i = from; i < to; ) {
      int next = next(b, i);
      int length = utf8Length(point(next));
      for (int k = 0; k < length; k++) {
        out[at++] = utf8Byte(point(next), length, k);
      }
      i += next >>> LENGTH_SHIFT;
    }
    return at;
  }

  /** Appends a string, char by char. */
  public static void append(byte[] b, int from, int to, Appendable out) throws IOException {
    for (int i = from; i < to; ) {
      int next = next(b, i);
      int point = point(next);
      if (point < 0x10000) {
        out.append((char) point);
      } else {
        out.append(Character.highSurrogate(point));
        out.append(Character.lowSurrogate(point));
      }
      i += next >>> LENGTH_SHIFT;
    }
  }

  /** A String of what is not plain ASCII. */
  public static String toString(byte[] b, int from, int to) {
    char[] chars = new char[to - from];
    return new String(chars, 0, toChars(b, from, to, chars, 0));
  }

  private static int utf8Length(int point) {
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }

  /** The byte of that index, of as many. */
  private static byte utf8Byte(int point, int length, int index) {
    int bits = point >>> ((length - 1 - index) * 6);
    if (index > 0) {
      return (byte) (0x80 | (bits & 0x3f));
    }
    return (byte) (length == 1 ? bits : bits | (0xf00 >>> length));
  }
}
