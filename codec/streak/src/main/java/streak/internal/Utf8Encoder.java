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
 * through a small array and the JDK's encoder, whose loop over ASCII the JIT compiles to vector instructions. On JDK 17 the
 * two ways meet at some 14 characters; at 58 the second takes half the time of the first.
 */
public final class Utf8Encoder {

  /** A character of a String takes at most this many bytes. */
  public static final int MAX_BYTES_PER_CHAR = 3;

  private static final int CHUNK = 2048;
  private static final int SHORT = 14;

  private final char[] chars = new char[CHUNK];
  private final CharBuffer source = CharBuffer.wrap(chars);
  private final CharsetEncoder encoder = StandardCharsets.UTF_8
      .newEncoder()
      .onUnmappableCharacter(CodingErrorAction.REPORT)
      .onMalformedInput(CodingErrorAction.REPORT);

  private static final ByteBuffer NONE = ByteBuffer.allocate(0);

  /** The array last written to, wrapped. */
  private ByteBuffer target = NONE;

  /** Lets go of the array last written to. */
  public void release() {
    target = NONE;
  }

  /**
   * Writes {@code text[from..to)}.
   *
   * @param out with room for {@link #MAX_BYTES_PER_CHAR} per character
   * @return where the writing ended; {@code -1 - index} when the character at that index of the String is a lone surrogate
   */
  public int encode(String text, int from, int to, byte[] out, int position) {
    if (to - from > SHORT) {
      return encodeChunks(text, from, to, out, position);
    }
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

  // The very same array is meant: another of the same content is another place to write to.
  @SuppressWarnings({"ReferenceEquality", "ByteBufferBackingArray"})
  private int encodeChunks(String text, int from, int to, byte[] out, int position) {
    if (target.array() != out) {
      target = ByteBuffer.wrap(out);
    }
    target.limit(out.length).position(position);
    int next = from;
    while (next < to) {
      int count = Math.min(CHUNK, to - next);
      if (count > 1
          && next + count < to
          && Character.isHighSurrogate(text.charAt(next + count - 1))) {
        count--; // a pair stays together
      }
      text.getChars(next, next + count, chars, 0);
      source.limit(count).position(0);
      if (encoder.reset().encode(source, target, true).isError()) {
        return -1 - next - source.position();
      }
      next += count;
    }
    return target.position();
  }
}
