package streak.internal;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

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
 *
 * <p>The document is in UTF-8; or it is to become a String, and has a byte for each character, as {@link CharBytes} has it. Then
 * a String that is not ASCII fits its place, too, and {@link WideRuns} keep its characters.
 */
public final class StringBatch {

  /**
   * A longer String is better written alone: beside its characters a call costs little, and when it must be escaped, as texts of
   * several lines must, nothing behind it moves.
   */
  public static final int LONGEST = 96;

  /** Of a String that is written at once, the longest part that an empty batch has room for. */
  public static final int PART = 512;

  /** Fewer characters are encoded one by one, where they have to be written at once. */
  private static final int LEAST_ENCODED = 14;

  private static final int CHARS = 4 * PART;
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

  /** The text as far as it is ASCII, or all of it where the document becomes a String; with room for a word behind it. */
  private final byte[] ascii = new byte[CHARS + WORD];

  private final ByteBuffer target = ByteBuffer.wrap(ascii);
  private final CharBytes bytes = new CharBytes(text);

  /** Of the text, how much from its beginning on is ASCII. */
  private int asciiEnd;

  /** Made when the first document comes that is to become a String. */
  private @Nullable WideRuns keptRuns;

  /** None where the document is in UTF-8. */
  private @Nullable WideRuns runs;

  /** What stood behind the first String that is laid anew. */
  private byte[] draft = new byte[0];

  /** Set when the last Strings were, for the most part, not of the usual kind. */
  private boolean laidAnew;

  /** Begins a document in UTF-8. */
  public void begin() {
    clear();
    runs = null;
  }

  /** Begins a document that is to become a String. */
  public void beginText() {
    clear();
    if (keptRuns == null) {
      keptRuns = new WideRuns();
    }
    keptRuns.clear();
    runs = keptRuns;
  }

  /** The String that the first bytes of the document have become; null when it is in UTF-8. None is waiting. */
  public @Nullable String string(byte[] document, int size) {
    return runs == null ? null : runs.string(document, size);
  }

  /** Forgets all that are waiting. */
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
   * Writes a part of a String that {@link #fits} at once, without quotation marks; where the document becomes a String, none may
   * be waiting.
   *
   * @param document with room for {@link Escapes#MAX_BYTES} per character
   * @return where the writing ended; {@code -1 - index} where the character at that index of the part is a lone surrogate
   */
  public int write(String value, int start, int stop, byte[] document, int position) {
    int from = end; // behind those that are waiting
    value.getChars(start, stop, text, from);
    end += stop - start;
    asciiEnd = from;
    boolean worthIt = stop - start >= LEAST_ENCODED && looksAscii(value, start, stop);
    if (runs != null || worthIt) {
      encode(from);
    }
    int stopped = writeAlone(from, end - from, document, position);
    end = from;
    return stopped;
  }

  /** By a few of its characters. Where it is wrong, a part of a String is encoded or written twice. */
  public static boolean looksAscii(String value, int start, int stop) {
    if (start == stop) {
      return true;
    }
    int quarter = (stop - start) >>> 2;
    int some = value.charAt(start)
        | value.charAt(start + quarter)
        | value.charAt(stop - 1 - quarter)
        | value.charAt(stop - 1);
    return some < 0x80;
  }

  /** Escaped, and encoded where {@link #encode} has not done it. */
  private int writeAlone(int from, int length, byte[] document, int position) {
    if (from + length <= asciiEnd) {
      return Escapes.write(ascii, from, from + length, document, position);
    }
    if (runs != null) {
      return writeText(runs, from, length, document, position);
    }
    int stopped = Escapes.write(text, from, from + length, document, position);
    return stopped < 0 ? stopped + from : stopped;
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
    encode(0);
    int plainEnd = plainEnd(0, asciiEnd);
    int from = 0;
    for (int i = 0; i < count; i++) {
      int length = lengths[i];
      if (from + length > plainEnd) {
        return i;
      }
      copy(ascii, from, document, places[i], length);
      from += length;
    }
    return count;
  }

  /** The end of what need not be escaped, of a range that is all ASCII. */
  private int plainEnd(int from, int stop) {
    for (int i = from; i < stop; i += WORD) {
      long special = Words.escapable(Words.getLong(ascii, i)) & HIGH_BITS;
      if (special != 0) {
        return Math.min(i + (Long.numberOfTrailingZeros(special) >>> 3), stop);
      }
    }
    return stop;
  }

  /** Copies words. Assumes, behind both ranges, room for a word; what the document has behind its range stays. */
  private static void copy(byte[] from, int f, byte[] to, int t, int length) {
    int last = length - WORD;
    if (last < 0) {
      long kept = -1L << (length * 8);
      Words.putLong(to, t, (Words.getLong(from, f) & ~kept) | (Words.getLong(to, t) & kept));
      return;
    }
    // The last word may overlap the one before.
    Words.putLong(to, t + last, Words.getLong(from, f + last));
    for (int i = 0; i < last; i += WORD) {
      Words.putLong(to, t + i, Words.getLong(from, f + i));
    }
  }

  /** True when the Strings last placed are all ASCII. */
  public boolean isAscii() {
    return asciiEnd == end;
  }

  /** Of the text, what is from there on. */
  private void encode(int from) {
    target.clear().position(from);
    asciiEnd = bytes.writeAscii(from, end, target);
    if (runs != null && asciiEnd < end) {
      bytes.write(asciiEnd, end, target);
    }
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
    int wholeEnd = from;
    int kept = -1;
    for (int i = first; i < count; i++) {
      int length = lengths[i];
      int to = places[i] + moved;
      boolean isAscii = from + length <= asciiEnd;
      if (!isAscii && runs != null) {
        int behind = from + length;
        wholeEnd = behind > wholeEnd ? wholeEnd(from) : wholeEnd;
        if (behind <= wholeEnd && !endsWithHalf(from, behind)) {
          // What the document has in its place does not count.
          kept = kept < 0 ? runs.keep(text, from, end - from) - from : kept;
          runs.add(kept + from, length, to);
          from = behind;
          continue;
        }
      }
      if (isAscii) {
        copy(ascii, from, document, to, length);
      }
      if (!isAscii || plainEnd(from, from + length) < from + length) {
        if ((!isAscii && runs == null) || moves == MOVES) {
          return layAnew(i, from, moved, document, stop + moved);
        }
        moves++;
        int more = moveAndEscape(from, length, document, to, stop + moved);
        if (more < 0) {
          return more;
        }
        moved += more;
      }
      from += length;
    }
    return stop + moved;
  }

  /** How far the text from there on is plain, with its surrogates in pairs, but for a half at the end of a String. */
  private int wholeEnd(int from) {
    int behind = CharBytes.behindPlain(ascii, from, end);
    return behind < 0 ? from : behind;
  }

  private boolean endsWithHalf(int from, int stop) {
    return stop > from && CharBytes.isHighSurrogate(ascii[stop - 1]);
  }

  /**
   * Writes a part of the text, escaped, into a document that is to become a String.
   *
   * @return where the writing ended; {@code -1 - index} where the character at that index of the part is a lone surrogate
   */
  private int writeText(WideRuns runs, int from, int length, byte[] document, int position) {
    int stop = from + length;
    int at = position;
    for (int i = from; i < stop; i++) {
      int behind = CharBytes.behindPlain(ascii, i, stop);
      if (behind < 0 || (behind == stop && endsWithHalf(i, stop))) {
        return -1 - (loneSurrogate(i, stop) - from);
      }
      System.arraycopy(ascii, i, document, at, behind - i);
      if (!Words.isAscii(ascii, i, behind)) {
        runs.add(runs.keep(text, i, behind - i), behind - i, at);
      }
      at += behind - i;
      if (behind < stop) {
        at = Escapes.escape(ascii[behind], document, at);
      }
      i = behind;
    }
    return at;
  }

  /** The index of the first one in {@code text[from..stop)}, which has one. */
  private int loneSurrogate(int from, int stop) {
    int i = from;
    while (i < stop) {
      if (!Character.isSurrogate(text[i])) {
        i++;
      } else if (i + 1 < stop && Character.isSurrogatePair(text[i], text[i + 1])) {
        i += 2;
      } else {
        break;
      }
    }
    return i;
  }

  /**
   * Writes one String that has been copied as it is, or is to be.
   *
   * @return by how many bytes what stands behind it has moved; {@code -1 - index} where the character at that index is a lone
   *     surrogate
   */
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
    int stopped = to;
    if (runs == null || from + length <= asciiEnd) {
      Escapes.write(ascii, from + plain, from + length, document, to + plain);
    } else {
      stopped = writeText(runs, from, length, document, to);
    }
    Words.putLong(document, behind + more, kept);
    return stopped < 0 ? stopped : more;
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
      at = writeAlone(from, lengths[i], document, at);
      if (at < 0) {
        return at;
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
    if (keptRuns != null) {
      keptRuns.release();
    }
  }
}
