package streak.internal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A String's characters as bytes, one each, so that what reads bytes can read a document that is a String, and an index of the
 * bytes is an index of the String.
 *
 * <p>A character of ASCII is itself. Any other is a byte that is not ASCII: it says no more of the character than whether it is a
 * surrogate, which has the six highest bits set, and which. It is made of the character's seven highest bits, or, as far as all
 * characters are Latin-1, of the seven lowest, but for one.
 *
 * <pre>
 *   "    a    é    €    D83D DC4D    characters
 *   22   61   A9   80   FC   FE      bytes
 * </pre>
 */
public final class CharBytes {

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long CONTROLS = 0x2121212121212121L;
  private static final long SWAPPED = 0x0202020202020202L;
  private static final long BACKSLASHES = 0x5c5c5c5c5c5c5c5cL;
  private static final long ONES = 0x0101010101010101L;

  /** The bits that a surrogate's byte has besides the highest, and what carries them into it. */
  private static final long SURROGATE_BITS = 0x7c7c7c7c7c7c7c7cL;

  private static final long CARRY = 0x0404040404040404L;

  /** Makes these bits of a surrogate's seven highest, which are those of D800 to DFFF. */
  private static final int FLIPPED = 0x10;

  private final char[] chars;
  private final CharBuffer source;
  private final CharsetEncoder ascii = encoder(StandardCharsets.US_ASCII.newEncoder());

  /** Made for the first text beyond ASCII. */
  private @Nullable Beyond beyond;

  /** What text beyond ASCII takes. */
  private static final class Beyond {
    final CharsetEncoder latin1 = encoder(StandardCharsets.ISO_8859_1.newEncoder());

    /** The same characters, none above U+00FF. */
    final char[] narrow;

    final CharBuffer narrowSource;

    Beyond(int length) {
      narrow = new char[length];
      narrowSource = CharBuffer.wrap(narrow);
    }
  }

  /** Of the characters in an array, which may change. */
  public CharBytes(char[] chars) {
    this.chars = chars;
    source = CharBuffer.wrap(chars);
  }

  private static CharsetEncoder encoder(CharsetEncoder encoder) {
    return encoder
        .onUnmappableCharacter(CodingErrorAction.REPORT)
        .onMalformedInput(CodingErrorAction.REPORT);
  }

  /**
   * Writes characters up to the first that is not ASCII.
   *
   * @return the index of that one, or {@code to}
   */
  public int writeAscii(int from, int to, ByteBuffer out) {
    source.limit(to).position(from);
    ascii.reset().encode(source, out, true);
    return source.position();
  }

  /**
   * Writes characters as Latin-1 has them, which is not as {@link #write} does, up to the first above U+00FF.
   *
   * @return the index of that one, or {@code to}
   */
  public int writeLatin1(int from, int to, ByteBuffer out) {
    source.limit(to).position(from);
    beyond().latin1.reset().encode(source, out, true);
    return source.position();
  }

  private Beyond beyond() {
    Beyond made = beyond;
    if (made == null) {
      made = new Beyond(chars.length);
      beyond = made;
    }
    return made;
  }

  /**
   * Writes characters of any kind.
   *
   * @param out a whole array, wrapped
   */
  @SuppressWarnings("ByteBufferBackingArray")
  public void write(int from, int to, ByteBuffer out) {
    int start = out.position();
    int wide = writeLatin1(from, to, out);
    tellFromSurrogates(out.array(), start, start + (wide - from));
    if (wide < to) {
      Beyond made = beyond();
      narrow(chars, wide, to, made.narrow);
      made.narrowSource.limit(to).position(wide);
      made.latin1.reset().encode(made.narrowSource, out, true);
    }
  }

  /** Of Latin-1, whose last four characters have a surrogate's bits, what is not ASCII loses one of these. */
  private static void tellFromSurrogates(byte[] bytes, int from, int to) {
    int i = from;
    for (; i <= to - 8; i += 8) {
      long word = Words.getLong(bytes, i);
      Words.putLong(bytes, i, word & ~((word & HIGH_BITS) >>> 1));
    }
    for (; i < to; i++) {
      bytes[i] &= (byte) ~((bytes[i] & 0x80) >>> 1);
    }
  }

  /**
   * Two loops without a branch, each of which the JIT compiles to vector instructions: a shift to the right, of a character just
   * loaded only.
   */
  private static void narrow(char[] chars, int from, int to, char[] out) {
    for (int i = from; i < to; i++) {
      int c = chars[i];
      // The highest bit tells whether it is other than ASCII.
      out[i] = (char) (((c & 0x7f80) + 0x7f80) | c);
    }
    for (int i = from; i < to; i++) {
      int c = chars[i];
      int other = out[i] >>> 15;
      int sevenBits = (other << 7) - other;
      out[i] =
          (char) ((other << 7) | (c & 0x7f & ~sevenBits) | (((c >>> 9) ^ FLIPPED) & sevenBits));
    }
  }

  /** In the highest bit of each byte, whether it is a surrogate; no other bit. */
  static long surrogates(long word) {
    return ((word & SURROGATE_BITS) + CARRY) & word & HIGH_BITS;
  }

  /** True for the first half of a pair of surrogates, to which the second one belongs. */
  public static boolean isHighSurrogate(byte b) {
    return (b & 0xfe) == 0xfc;
  }

  private static boolean isLowSurrogate(byte b) {
    return (b & 0xfe) == 0xfe;
  }

  /**
   * Passes over characters of a string.
   *
   * @return the index of the first byte from {@code i} on that is a quotation mark, a backslash or a control character, or
   *     {@code end}; {@code -1 - index} of the same when there is a lone surrogate before it. What is the first half of a pair
   *     right before {@code end} counts for a whole one
   */
  public static int behindPlain(byte[] bytes, int i, int end) {
    long lone = 0;
    long high = 0; // of the character before: the lowest byte is 0x80 when it wants a second half
    int at = i;
    for (; at <= end - 8; at += 8) {
      long word = Words.getLong(bytes, at);
      long surrogate = surrogates(word);
      long special = special(word);
      if ((surrogate | special | high) == 0) {
        continue;
      }
      long low = surrogate & (word << 6);
      long wanted = ((surrogate ^ low) << 8) | high;
      if (special != 0) {
        long upTo = ((special & -special) << 1) - 1;
        lone |= (low ^ wanted) & upTo;
        int index = at + (Long.numberOfTrailingZeros(special) >>> 3);
        return lone == 0 ? index : -1 - index;
      }
      lone |= low ^ wanted;
      high = (surrogate ^ low) >>> 56;
    }
    return behindPlainInWord(bytes, at, end, lone, high);
  }

  /** The same for less than a word. */
  private static int behindPlainInWord(byte[] bytes, int i, int end, long seen, long pending) {
    long lone = seen;
    long high = pending;
    int at = i;
    if (at <= bytes.length - 8) {
      // What stands behind the end shall not count, and the first of it stop the search.
      long word = Words.getLong(bytes, at) & ((1L << ((end - at) * 8)) - 1);
      long low = surrogates(word) & (word << 6);
      long wanted = ((surrogates(word) ^ low) << 8) | high;
      long special = special(word);
      at += Long.numberOfTrailingZeros(special) >>> 3;
      long first = special & -special;
      lone |= (low ^ wanted) & (at < end ? (first << 1) - 1 : first - 1);
      return lone == 0 ? at : -1 - at;
    }
    for (; at < end; at++) {
      byte b = bytes[at];
      lone |= isLowSurrogate(b) == (high != 0) ? 0 : 1;
      high = isHighSurrogate(b) ? 0x80 : 0;
      if (b >= 0 && (b < ' ' || b == '"' || b == '\\')) {
        break;
      }
    }
    return lone == 0 ? at : -1 - at;
  }

  /** The highest bit of each byte that is a quotation mark, a backslash or a control character, and no other bit. */
  static long special(long word) {
    // As Words.escapable has it; with the highest bits set, no byte borrows from the next.
    long others =
        (((word ^ SWAPPED) | HIGH_BITS) - CONTROLS) & (((word ^ BACKSLASHES) | HIGH_BITS) - ONES);
    return ~(others | word) & HIGH_BITS;
  }
}
