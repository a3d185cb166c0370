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
 * <p>The document is in UTF-8; or it is to become a String, and has a byte for each character: as Latin-1 has it as long as all
 * of it is. Then a String that is not ASCII fits its place, too, and {@link WideRuns} keep the characters of those that bytes do
 * not hold; what the document has in their places does not count.
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

  private static final long HIGH_BITS = 0x8080808080808080L;

  private final char[] text = new char[CHARS];
  private int end;

  /** Where in the document each String has its place, and how many characters it has. */
  private final int[] places = new int[STRINGS];

  private final int[] lengths = new int[STRINGS];
  private int count;

  /** The text's bytes up to {@link #encodedEnd}, with room for a word behind. */
  private final byte[] encoded = new byte[CHARS + WORD];

  private final ByteBuffer target = ByteBuffer.wrap(encoded);
  private final CharBytes bytes = new CharBytes(text);

  /** Of the text from where it was last encoded on, the end of what is ASCII. */
  private int asciiEnd;

  /** Of the same, the end of what has its bytes in Latin-1; all of it or none beyond ASCII, where the document becomes a String. */
  private int encodedEnd;

  /** Made when the first document comes that is to become a String. */
  private @Nullable WideRuns keptRuns;

  /** None where the document is in UTF-8. */
  private @Nullable WideRuns runs;

  /** True when the Strings last placed are all ASCII. */
  private boolean allAscii;

  /** True when many of the Strings last placed have characters beyond Latin-1, before which an encoder stops. */
  private boolean mixed;

  /** The Strings that need more room than they have, as they are written, one behind the other; made when there is one. */
  private byte[] draft = new byte[0];

  /** Which Strings these are, where each begins in {@link #draft}, and the runs that there were before it and are behind it. */
  private final int[] misfits = new int[STRINGS];

  private final int[] drafts = new int[STRINGS];
  private final int[] runsBefore = new int[STRINGS];
  private final int[] runsBehind = new int[STRINGS];
  private int misfitCount;

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
    misfitCount = 0;
  }

  public int count() {
    return count;
  }

  /** True when so many Strings did not fit where they were put that it is better not to put the next ones. */
  public boolean fitBadly() {
    return misfitCount > count >> 2;
  }

  /** True when so many of those last placed have characters beyond Latin-1 that the next ones are better written one by one. */
  public boolean isMixed() {
    return mixed;
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
    encodedEnd = from;
    boolean worthIt = !mixed && stop - start >= LEAST_ENCODED && looksAscii(value, start, stop);
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
    int behind = from + length;
    if (behind <= encodedEnd) {
      return runs == null && behind > asciiEnd
          ? Escapes.writeLatin1(encoded, from, behind, document, position)
          : Escapes.write(encoded, from, behind, document, position);
    }
    if (runs != null) {
      return writeText(runs, from, length, document, position);
    }
    int stopped = Escapes.write(text, from, behind, document, position);
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
    allAscii = asciiEnd == end;
    mixed = false;
    int plainEnd = isPlain() ? end : plainEnd(0);
    int from = 0;
    for (int i = 0; i < count; i++) {
      int length = lengths[i];
      if (from + length > plainEnd) {
        return i;
      }
      copy(encoded, from, document, places[i], length);
      from += length;
    }
    return count;
  }

  /** True when all of the text has in the document the bytes that it has here. */
  private boolean isPlain() {
    return allAscii
        ? Words.isPlainAscii(encoded, 0, end)
        : runs != null && encodedEnd == end && Words.isPlain(encoded, 0, end);
  }

  /** Of the text from there on, the end of what has in the document the bytes that it has here. */
  private int plainEnd(int from) {
    boolean asLatin1 = runs != null && asciiEnd < encodedEnd;
    return asLatin1 ? plainLatin1End(from, encodedEnd) : plainAsciiEnd(from, encodedEnd);
  }

  /** The end of what is ASCII and need not be escaped. */
  private int plainAsciiEnd(int from, int stop) {
    for (int i = from; i < stop; i += WORD) {
      long word = Words.getLong(encoded, i);
      long special = (Words.escapable(word) | word) & HIGH_BITS;
      if (special != 0) {
        return Math.min(i + (Long.numberOfTrailingZeros(special) >>> 3), stop);
      }
    }
    return stop;
  }

  /** Of Latin-1, the end of what need not be escaped. */
  private int plainLatin1End(int from, int stop) {
    for (int i = from; i < stop; i += WORD) {
      long special = Words.escapableAscii(Words.getLong(encoded, i));
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
    return allAscii;
  }

  /** Of the text, what is from there on. */
  private void encode(int from) {
    target.clear().position(from);
    asciiEnd = bytes.writeAscii(from, end, target);
    encodedEnd = asciiEnd;
    if (asciiEnd == end) {
      return;
    }
    // As long as all of a text is Latin-1, it will be one more time.
    if (runs == null ? text[asciiEnd] <= 0xff : runs.count() == 0) {
      encodedEnd = bytes.writeLatin1(asciiEnd, end, target);
    }
    if (runs != null && encodedEnd < end) {
      encodedEnd = asciiEnd;
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
    if (draft.length < (end - from) * Escapes.MAX_BYTES + WORD) {
      draft = new byte[CHARS * Escapes.MAX_BYTES + WORD];
    }
    int kept = runs == null || encodedEnd == end ? 0 : runs.keep(text, from, end - from) - from;
    int fitting = fitting(from);
    int drafted = 0;
    int more = 0;
    int beyond = 0;
    for (int i = first; i < count; i++) {
      int length = lengths[i];
      int behind = from + length;
      if (behind > fitting || (behind > encodedEnd && endsWithHalf(from, behind))) {
        misfits[misfitCount] = i;
        drafts[misfitCount] = drafted;
        runsBefore[misfitCount] = runCount();
        int stopped = writeAlone(from, length, draft, drafted);
        if (stopped < 0) {
          return stopped;
        }
        runsBehind[misfitCount++] = runCount();
        more += stopped - drafted - length;
        drafted = stopped;
        if (runs == null && behind > encodedEnd) {
          beyond++;
          encode(behind);
        }
        fitting = fitting(behind);
      } else if (runs != null && behind > encodedEnd) {
        runs.add(kept + from, length, places[i]);
      } else {
        copy(encoded, from, document, places[i], length);
      }
      from = behind;
    }
    mixed = 5 * beyond > 2 * count;
    putIn(document, stop, more, drafted);
    return stop + more;
  }

  /** Puts those that do not fit their places into the document, from the last one on: so all that stands behind one moves once. */
  private void putIn(byte[] document, int stop, int more, int drafted) {
    int shift = more;
    int behindDraft = drafted;
    int last = stop;
    int lastRun = runCount();
    for (int m = misfitCount - 1; m >= 0; m--) {
      int place = places[misfits[m]];
      int length = lengths[misfits[m]];
      int size = behindDraft - drafts[m];
      int behind = place + length;
      System.arraycopy(document, behind, document, behind + shift, last - behind);
      int moved = shift;
      shift -= size - length;
      System.arraycopy(draft, drafts[m], document, place + shift, size);
      if (runs != null) {
        runs.move(runsBehind[m], lastRun, moved);
        runs.move(runsBefore[m], runsBehind[m], place + shift - drafts[m]);
        lastRun = runsBefore[m];
      }
      behindDraft = drafts[m];
      last = place;
    }
  }

  private int runCount() {
    return runs == null ? 0 : runs.count();
  }

  /**
   * Of the text from there on, the end of what needs a byte for each character; where that is not for its bytes to tell, half of a
   * pair at the end of a String may be within.
   */
  private int fitting(int from) {
    int plain = plainEnd(from);
    boolean goesOn = runs != null && encodedEnd < end && plain >= encodedEnd;
    return goesOn ? Escapes.plainEnd(text, Math.max(from, plain), end) : plain;
  }

  private boolean endsWithHalf(int from, int stop) {
    return stop > from && Character.isHighSurrogate(text[stop - 1]);
  }

  /**
   * Writes a part of the text, escaped, into a document that is to become a String.
   *
   * @return where the writing ended; {@code -1 - index} where the character at that index of the part is a lone surrogate
   */
  private int writeText(WideRuns runs, int from, int length, byte[] document, int position) {
    int stop = from + length;
    int kept = runs.keep(text, from, length) - from;
    int at = position;
    for (int i = from; i < stop; i++) {
      int behind = Escapes.plainEnd(text, i, stop);
      if (behind > i) {
        runs.add(kept + i, behind - i, at);
      }
      at += behind - i;
      if (behind < stop) {
        if (Character.isSurrogate(text[behind])) {
          return -1 - (behind - from);
        }
        at = Escapes.escape((byte) text[behind], document, at);
      }
      i = behind;
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
