package streak.internal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Strings that have a place in a document but are not yet written there. A call of the JDK's encoder costs some ten nanoseconds
 * and then next to nothing per character, so many Strings share one.
 *
 * <p>A String keeps as many bytes free as it has characters, which is right for nearly all: those of ASCII that need no escape.
 * Where one needs more, what stands behind it moves.
 *
 * <pre>
 *   text      AdaLovelace
 *             ^  ^ places
 *   document  {"first":"...","last":"........",
 *                       ^            ^
 * </pre>
 */
public final class StringBatch {

  /** A longer String is better written alone. */
  public static final int LONGEST = 512;

  private static final int CHARS = 4 * LONGEST;
  private static final int STRINGS = 256;
  private static final int WORD = 8;

  /** After so many moves, the rest is better laid anew. */
  private static final int MOVES = 2;

  private static final long HIGH_BITS = 0x8080808080808080L;

  private final char[] text = new char[CHARS];
  private int end;

  /** Where in the document each String has its place, and how many characters it has. */
  private final int[] places = new int[STRINGS];

  private final int[] lengths = new int[STRINGS];
  private int count;

  /** The text in ASCII, with room for a word behind it. */
  private final byte[] ascii = new byte[CHARS + WORD];

  private final CharBuffer source = CharBuffer.wrap(text);
  private final ByteBuffer target = ByteBuffer.wrap(ascii);
  private final CharsetEncoder encoder = StandardCharsets.US_ASCII
      .newEncoder()
      .onUnmappableCharacter(CodingErrorAction.REPORT)
      .onMalformedInput(CodingErrorAction.REPORT);

  /** What stood behind the first String that is laid anew. */
  private byte[] draft = new byte[0];

  /** Set when the last Strings were, for the most part, not of the usual kind. */
  private boolean laidAnew;

  /** Forgets all of it. */
  public void clear() {
    end = 0;
    count = 0;
    laidAnew = false;
  }

  public int count() {
    return count;
  }

  /** True when many Strings did not fit where they were put, so that it is better not to put the next ones. */
  public boolean wasLaidAnew() {
    return laidAnew;
  }

  /** True when one more of that length, at most {@link #LONGEST}, can be added. */
  public boolean fits(int length) {
    return end + length <= CHARS && count < STRINGS;
  }

  /**
   * Adds a String.
   *
   * @param place of its first character in the document; behind it there are as many bytes as it has characters, and eight more
   */
  public void add(String value, int length, int place) {
    value.getChars(0, length, text, end);
    places[count] = place;
    lengths[count] = length;
    count++;
    end += length;
  }

  /**
   * Writes a String at once, without its quotation marks. None is waiting.
   *
   * @param document with room for {@link Escapes#MAX_BYTES} per character
   * @return where the writing ended; {@code -1 - index} where the character at that index is a lone surrogate
   */
  public int write(String value, int length, byte[] document, int position) {
    value.getChars(0, length, text, 0);
    return Escapes.write(text, 0, length, document, position);
  }

  /** Bytes that the document may need beyond those that it has, at the most, to hold all Strings. */
  public int moreBytes() {
    return end * (Escapes.MAX_BYTES - 1) + WORD;
  }

  /**
   * Writes Strings as long as they need no more room than they have.
   *
   * @return how many
   */
  public int place(byte[] document) {
    encodeAscii();
    int from = 0;
    int asciiEnd = target.position();
    for (int i = 0; i < count; i++) {
      int length = lengths[i];
      if (from + length > asciiEnd || !copyPlain(ascii, from, document, places[i], length)) {
        return i;
      }
      from += length;
    }
    return count;
  }

  /** True when the Strings last placed are all ASCII. */
  public boolean isAscii() {
    return target.position() == end;
  }

  /** Leaves the longest beginning of the text that is ASCII in {@link #ascii}. */
  private void encodeAscii() {
    source.limit(end).position(0);
    target.clear();
    encoder.reset().encode(source, target, true);
  }

  /**
   * Copies words as long as nothing must be escaped. Assumes ASCII and, behind both ranges, room for a word; what the document
   * has behind its range stays.
   */
  private static boolean copyPlain(byte[] from, int f, byte[] to, int t, int length) {
    if (length < WORD) {
      return copyPlainShort(from, f, to, t, length);
    }
    // The last word may overlap the one before.
    int last = length - WORD;
    long word = Words.getLong(from, f + last);
    Words.putLong(to, t + last, word);
    long special = Words.escapable(word);
    for (int i = 0; i < last; i += WORD) {
      word = Words.getLong(from, f + i);
      Words.putLong(to, t + i, word);
      special |= Words.escapable(word);
    }
    return (special & HIGH_BITS) == 0;
  }

  private static boolean copyPlainShort(byte[] from, int f, byte[] to, int t, int length) {
    if (length == 0) {
      return true;
    }
    long kept = -1L << (length * 8);
    long word = Words.getLong(from, f);
    Words.putLong(to, t, (word & ~kept) | (Words.getLong(to, t) & kept));
    return (Words.escapable(word) & ~kept & HIGH_BITS) == 0;
  }

  /**
   * Writes the other Strings, moving what stands behind those that need more room than they have.
   *
   * @param first that is still to be written
   * @param document with room for {@link #moreBytes}
   * @param stop where the document ends
   * @return where it ends then; {@code -1 - index} where the character at that index of a String is a lone surrogate
   */
  public int placeMoving(int first, byte[] document, int stop) {
    int from = 0;
    for (int i = 0; i < first; i++) {
      from += lengths[i];
    }
    int moved = 0;
    int moves = 0;
    for (int i = first; i < count; i++) {
      int length = lengths[i];
      int to = places[i] + moved;
      boolean isAscii = from + length <= target.position();
      if (!isAscii || !copyPlain(ascii, from, document, to, length)) {
        if (!isAscii || moves == MOVES) {
          return layAnew(i, from, moved, document, stop + moved);
        }
        moves++;
        moved += moveAndEscape(from, length, document, to, stop + moved);
      }
      from += length;
    }
    return stop + moved;
  }

  /** Writes one String of ASCII that has been copied as it is; by how many bytes what stands behind it has moved. */
  private int moveAndEscape(int from, int length, byte[] document, int to, int stop) {
    int plain = 0;
    while (plain + WORD <= length
        && (Words.escapable(Words.getLong(ascii, from + plain)) & HIGH_BITS) == 0) {
      plain += WORD;
    }
    int more = 0;
    for (int i = plain; i < length; i++) {
      more += Escapes.length(ascii[from + i]) - 1;
    }
    int behind = to + length;
    System.arraycopy(document, behind, document, behind + more, stop - behind);
    // A word may be written over what follows.
    long kept = Words.getLong(document, behind + more);
    Escapes.write(ascii, from + plain, from + length, document, to + plain);
    Words.putLong(document, behind + more, kept);
    return more;
  }

  /** Writes the Strings from {@code first} on, and what stands between and behind them. */
  private int layAnew(int first, int textFrom, int moved, byte[] document, int stop) {
    laidAnew = true;
    int start = places[first] + moved;
    int kept = stop - start;
    if (draft.length < kept) {
      draft = new byte[Math.max(kept, draft.length * 2)];
    }
    System.arraycopy(document, start, draft, 0, kept);
    int from = textFrom;
    int at = start;
    for (int i = first; i < count; i++) {
      at = Escapes.write(text, from, from + lengths[i], document, at);
      if (at < 0) {
        return -1 - (-1 - at - from);
      }
      from += lengths[i];
      int behind = places[i] + lengths[i] - places[first];
      int next = (i + 1 < count ? places[i + 1] - places[first] : kept);
      System.arraycopy(draft, behind, document, at, next - behind);
      at += next - behind;
    }
    return at;
  }

  /** Lets go of an array that was made for an unusual document. */
  public void release() {
    clear();
    draft = new byte[0];
  }
}
