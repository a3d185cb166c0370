package streak.internal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * A String's characters as UTF-8 in an array of the caller's, without garbage.
 *
 * <p>A String shows its characters only one by one, or copied into an array. Short ones are read one by one; longer ones go
 * through a small array and the JDK's ISO 8859-1 encoder, whose loop the JIT compiles to vector instructions, and a look at the
 * result says whether it was ASCII, for which ISO 8859-1 and UTF-8 are the same.
 */
public final class Utf8Encoder {

  /** A character of a String takes at most this many bytes. */
  public static final int MAX_BYTES_PER_CHAR = 3;

  private static final int CHUNK = 2048;
  private static final int SHORT = 20;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private final char[] chars = new char[CHUNK];
  private final CharBuffer source = CharBuffer.wrap(chars);
  private final CharsetEncoder encoder = StandardCharsets.ISO_8859_1
      .newEncoder()
      .onUnmappableCharacter(CodingErrorAction.REPORT)
      .onMalformedInput(CodingErrorAction.REPORT);

  private static final ByteBuffer NONE = ByteBuffer.allocate(0);

  /** The array last written to, wrapped. */
  private ByteBuffer target = NONE;

  /**
   * Writes {@code text[from..to)}.
   *
   * @param out with room for {@link #MAX_BYTES_PER_CHAR} per character
   * @return where the writing ended; {@code -1 - index} when the character at that index of the String is a lone surrogate
   */
  public int encode(String text, int from, int to, byte[] out, int position) {
    if (to - from <= SHORT) {
      int at = position;
      for (int i = from; i < to; i++) {
        char c = text.charAt(i);
        if (c >= 0x80) {
          return encodeChunks(text, i, to, out, at);
        }
        out[at++] = (byte) c;
      }
      return at;
    }
    return encodeChunks(text, from, to, out, position);
  }

  private int encodeChunks(String text, int from, int to, byte[] out, int position) {
    int at = position;
    int next = from;
    while (next < to) {
      int count = Math.min(CHUNK, to - next);
      if (count > 1
          && next + count < to
          && Character.isHighSurrogate(text.charAt(next + count - 1))) {
        count--; // a pair stays together
      }
      text.getChars(next, next + count, chars, 0);
      int plain = plain(count, out, at);
      at += plain;
      if (plain < count) {
        at = rest(plain, count, out, at);
        if (at < 0) {
          return at - next;
        }
      }
      next += count;
    }
    return at;
  }

  /** Lets go of the array last written to. */
  public void release() {
    target = NONE;
  }

  /** Encodes {@code chars[0..count)} as far as they are ASCII; how many were. */
  private int plain(int count, byte[] out, int at) {
    if (target.array() != out) {
      target = ByteBuffer.wrap(out);
    }
    source.limit(count).position(0);
    target.limit(out.length).position(at);
    encoder.reset().encode(source, target, true);
    int encoded = source.position();
    int i = 0;
    for (; i + 8 <= encoded; i += 8) {
      long high = Words.getLong(out, at + i) & HIGH_BITS;
      if (high != 0) {
        return i + (Long.numberOfTrailingZeros(high) >>> 3);
      }
    }
    while (i < encoded && out[at + i] >= 0) {
      i++;
    }
    return i;
  }

  /** Encodes {@code chars[from..count)}; {@code -1 - index} at a lone surrogate. */
  private int rest(int from, int count, byte[] out, int position) {
    int at = position;
    for (int i = from; i < count; i++) {
      char c = chars[i];
      if (c < 0x80) {
        out[at++] = (byte) c;
      } else if (c < 0x800) {
        out[at] = (byte) (0xc0 | c >> 6);
        out[at + 1] = (byte) (0x80 | c & 0x3f);
        at += 2;
      } else if (!Character.isSurrogate(c)) {
        out[at] = (byte) (0xe0 | c >> 12);
        out[at + 1] = (byte) (0x80 | c >> 6 & 0x3f);
        out[at + 2] = (byte) (0x80 | c & 0x3f);
        at += 3;
      } else {
        if (i + 1 >= count || !Character.isSurrogatePair(c, chars[i + 1])) {
          return -1 - i;
        }
        int point = Character.toCodePoint(c, chars[++i]);
        out[at] = (byte) (0xf0 | point >> 18);
        out[at + 1] = (byte) (0x80 | point >> 12 & 0x3f);
        out[at + 2] = (byte) (0x80 | point >> 6 & 0x3f);
        out[at + 3] = (byte) (0x80 | point & 0x3f);
        at += 4;
      }
    }
    return at;
  }
}
