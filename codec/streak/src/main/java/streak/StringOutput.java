package streak;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.internal.Escapes;
import streak.internal.StringBatch;
import streak.internal.Text;
import streak.internal.Utf8Decoder;
import streak.internal.Utf8Encoder;
import streak.internal.Words;

/**
 * The document as a writer makes it: a buffer that grows, or goes to a stream as it fills; and the Strings in it: short ones are
 * written at once, longer ones have no more than a place at first.
 *
 * <p>What is to become a String in the end has a byte for each character; all else is in UTF-8.
 */
abstract class StringOutput {

  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final int FIRST_BUFFER = 1024;

  /** Bytes that a short String takes at most, with its quotation marks, a comma, and a word that is written over. */
  private static final int SHORT_ROOM = Escapes.SHORT_STRING * Escapes.MAX_BYTES + 10;

  /** No JVM makes a larger array. */
  private static final int LARGEST_BUFFER = Integer.MAX_VALUE - 8;

  /** What goes to a stream goes in pieces of at least this. */
  static final int PIECE = 16 * 1024;

  /** When Strings did not fit their places, so many that follow are written at once. */
  private static final int EAGER = 1000;

  /** The most that are looked at before they are left for later, where time and again Strings were not ASCII. */
  private static final int CHOOSIEST = 64 * EAGER;

  /** So much of a long String is looked over at a time. */
  private static final int BLOCK = 256;

  /** So many long Strings that follow one that was not the ASCII that it looked like are not taken for ASCII. */
  private static final int UNEVEN = 30;

  byte[] buf = new byte[FIRST_BUFFER];
  int pos;
  final Utf8Encoder encoder = new Utf8Encoder();

  /** Strings whose bytes in {@link #buf} are still to be written: {@link #settle} does. */
  private final StringBatch strings = new StringBatch();

  /** So many Strings are not left for later. */
  private int eager;

  /** So many Strings are looked at before they are left for later: others of the document are not ASCII. */
  private int choosy;

  /** So many will be the next time: more each time, as long as none are left for later that are ASCII. */
  private int choosier = EAGER;

  /** So many long Strings are written by parts, because one that looked like ASCII was not. */
  private int uneven;

  private boolean late;

  /** A copy of what is written once more. */
  private byte[] draft = {};

  /** True when the document has a byte for each character, and {@link #strings} knows those that do not fit one. */
  boolean text;

  /** Where the document goes as it grows; none when it stays here. */
  @Nullable
  OutputStream out;

  /** True when a string was written that is not all ASCII. A hint: the names of types are not counted. */
  private boolean wide;

  /** Made when it is needed. */
  private @Nullable Utf8Decoder decoder;

  /**
   * Begins a document.
   *
   * @param out none when it stays here
   * @param text whether {@link #string()} makes it a String
   */
  final void begin(@Nullable OutputStream out, boolean text) {
    pos = 0;
    this.out = out;
    this.text = text;
    wide = false;
    late = false;
    if (text) {
      strings.beginText();
    } else {
      strings.begin();
    }
  }

  /** No String of the document is left for later. */
  final void leaveNone() {
    eager = Integer.MAX_VALUE;
  }

  /** True when a String was found bad that had been left for later, or before one that was: where is not known. */
  final boolean isLate() {
    return late;
  }

  void release() {
    begin(null, false);
    eager = Math.min(eager, EAGER);
    if (buf.length > 1024 * 1024) {
      buf = new byte[FIRST_BUFFER];
      encoder.release();
      strings.release();
    }
    if (decoder != null) {
      decoder.release();
    }
  }

  /** Writes a String of any length, with its quotation marks and a comma. */
  final void string(String value) {
    string(value, true);
  }

  /** The same where one follows another: to be inlined, so that a short one is written on the spot. */
  final void oneOfMany(String value) {
    int length = value.length();
    if (length > Escapes.SHORT_STRING || !shortString(value, length)) {
      string(value, false);
    }
  }

  /**
   * All of it in one method, which is too long to be inlined: had each String member of a type a copy of its own, types of many would
   * have more machine code than a processor keeps at hand.
   *
   * @param untried false where it is known to be no short one that is written at once
   */
  private void string(String value, boolean untried) {
    int length = value.length();
    if (length <= Escapes.SHORT_STRING) {
      if (untried && shortString(value, length)) {
        return;
      }
      if (!text) {
        shortOfAny(value, length);
        return;
      }
    }
    if (length <= StringBatch.LONGEST) {
      if (!strings.fits(length)) {
        settle();
      }
      if (eager > 0) {
        eager--;
        stringAtOnce(value, length);
        return;
      }
      if (choosy > 0 && !text) {
        choosy--;
        if (!StringBatch.looksAscii(value, 0, length)) {
          stringAtOnce(value, length);
          return;
        }
      }
      int at = ensure(length + 16);
      strings.add(value, length, at + 1);
      buf[at] = '"';
      int stop = at + 1 + length;
      buf[stop] = '"';
      buf[stop + 1] = ',';
      pos = stop + 2;
      return;
    }
    // One that is better written alone.
    ensure(1);
    buf[pos++] = '"';
    boolean tried = uneven == 0;
    int next = tried && StringBatch.looksAscii(value, 0, length) ? encode(value, length) : 0;
    uneven -= tried ? 0 : 1;
    if (next < length && (text || !strings.fits(StringBatch.PART))) {
      settle();
    }
    while (next < length) {
      int count = pieceLength(value, next, StringBatch.PART);
      partAtOnce(value, next, next + count);
      next += count;
    }
    ensure(2);
    buf[pos] = '"';
    buf[pos + 1] = ',';
    pos += 2;
  }

  /** Writes one of few characters; false when there are some that it leaves to others. */
  private boolean shortString(String value, int length) {
    int start = ensure(SHORT_ROOM) + 1;
    int stop = Escapes.write(value, length, text ? 0x7f : 0xff, buf, start);
    if (stop < 0) {
      return false;
    }
    quote(start, stop, length);
    return true;
  }

  /** Writes one of few characters, of any kind, into a document in UTF-8. */
  private void shortOfAny(String value, int length) {
    int start = ensure(SHORT_ROOM) + 1;
    int stop = Escapes.writeAny(value, length, buf, start);
    if (stop < 0) {
      throw loneSurrogate(-1 - stop);
    }
    quote(start, stop, length);
  }

  /** Ends a string that so many characters have become, from its first quotation mark on. */
  private void quote(int start, int stop, int length) {
    noteWide(start, stop, length);
    buf[start - 1] = '"';
    buf[stop] = '"';
    buf[stop + 1] = ',';
    pos = stop + 2;
  }

  private void stringAtOnce(String value, int length) {
    ensure(1);
    buf[pos++] = '"';
    partAtOnce(value, 0, length);
    buf[pos] = '"';
    buf[pos + 1] = ',';
    pos += 2;
  }

  /** Writes a part of a String that the batch has room for; behind it there is room for the quotation mark and the comma. */
  private void partAtOnce(String value, int from, int to) {
    ensure((to - from) * Escapes.MAX_BYTES + 10);
    int stop = strings.write(value, from, to, buf, pos);
    if (stop < 0) {
      throw loneSurrogate(from - 1 - stop);
    }
    noteWide(pos, stop, to - from);
    pos = stop;
  }

  /** What so many characters have become is looked over where it is longer than they are: escaped, or not ASCII. */
  private void noteWide(int start, int stop, int length) {
    if (stop - start > length && !wide) {
      wide = !Words.isAscii(buf, start, stop);
    }
  }

  /** Writes the Strings that have only a place so far. */
  final void settle() {
    if (strings.count() == 0) {
      return;
    }
    int placed = strings.place(buf);
    if (placed == strings.count()) {
      choosier = choosy > 0 ? choosier : EAGER;
    } else {
      ensureHere(strings.moreBytes());
      int stop = strings.placeMoving(placed, buf, pos);
      if (stop < 0) {
        throw loneSurrogate(-1 - stop);
      }
      pos = stop;
      wide |= !strings.isAscii();
      if (strings.fitBadly()) {
        if (text || strings.isAscii() || (choosy > 0 && strings.isMixed())) {
          eager = EAGER;
        } else {
          choosy = choosier;
          choosier = Math.min(2 * choosier, CHOOSIEST);
        }
      }
    }
    strings.clear();
  }

  /**
   * Writes a String by pieces that fit a buffer of reasonable size.
   *
   * @return how much of it: not all when the document is to become a String, and a piece is not ASCII
   */
  private int encode(String value, int length) {
    int next = 0;
    while (next < length) {
      int count = pieceLength(value, next, PIECE);
      ensure(count * Utf8Encoder.MAX_BYTES_PER_CHAR + 10);
      int start = pos;
      int stop = encoder.encode(value, next, next + count, buf, start);
      boolean isAscii = stop - start == count;
      if (!isAscii) {
        uneven = UNEVEN;
      }
      if (text && !isAscii) {
        break;
      }
      if (stop < 0) {
        throw loneSurrogate(-1 - stop);
      }
      wide |= !isAscii;
      pos = escapeWhere(start, stop, isAscii);
      next += count;
    }
    return next;
  }

  /** Characters from {@code from} on, at most so many, that do not end within a pair of surrogates. */
  private static int pieceLength(String value, int from, int most) {
    int count = Math.min(most, value.length() - from);
    boolean splits =
        from + count < value.length() && Character.isHighSurrogate(value.charAt(from + count - 1));
    return splits ? count - 1 : count;
  }

  private JsonException loneSurrogate(int index) {
    late = strings.count() > 0; // one of those may be the first
    return new JsonException(
        "expected a String of whole characters, found a lone surrogate at index " + index,
        -1,
        0,
        0,
        null);
  }

  /** Escapes what must be, in what was just written; where it ends then. */
  private int escapeWhere(int start, int stop, boolean isAscii) {
    // Behind what was written there is room for a word; what stands there does not count.
    int i = start;
    while (isAscii && i < stop && Words.isPlainAscii(buf, i, Math.min(i + BLOCK, stop))) {
      i += BLOCK;
    }
    for (; i < stop; i += 8) {
      long word = Words.getLong(buf, i);
      long special = isAscii ? Words.escapable(word) & HIGH_BITS : Words.escapableAscii(word);
      if (special != 0) {
        int first = i + (Long.numberOfTrailingZeros(special) >>> 3);
        return first < stop ? escapeFrom(first, stop) : stop;
      }
    }
    return stop;
  }

  /** Writes what is from there on once more, escaped, out of a copy. */
  private int escapeFrom(int from, int stop) {
    int count = stop - from;
    if (draft.length < count + 8) {
      draft = new byte[Math.max(count + 8, 2 * draft.length)];
    }
    System.arraycopy(buf, from, draft, 0, count);
    pos = from;
    for (int next = 0; next < count; ) {
      int behind = Math.min(count, next + StringBatch.PART);
      ensureHere((behind - next) * Escapes.MAX_BYTES + 10);
      pos = Escapes.write(draft, next, behind, buf, pos);
      next = behind;
    }
    return pos;
  }

  /** The document as a String. */
  final String string() {
    settle();
    String string = strings.string(buf, size());
    if (string != null) {
      return string;
    }
    if (!wide) {
      return Text.utf8(buf, 0, size());
    }
    if (decoder == null) {
      decoder = new Utf8Decoder();
    }
    return decoder.decode(buf, 0, size());
  }

  /** Without the comma behind the last value. */
  final int size() {
    return pos > 0 && buf[pos - 1] == ',' ? pos - 1 : pos;
  }

  /**
   * Makes room for so many bytes.
   *
   * @return {@link #pos}, as it is then: read once more, the JIT would load it, for there may have been a call that changes it
   */
  final int ensure(int room) {
    int at = pos;
    return buf.length - at < room ? makeRoom(room) : at;
  }

  private int makeRoom(int room) {
    OutputStream stream = out;
    if (stream != null && pos >= PIECE) {
      try {
        handOver(stream);
      } catch (IOException e) {
        throw Failures.ofStream(e);
      }
    }
    ensureHere(room);
    return pos;
  }

  /** Hands the document as far as it has come to a stream, but for its last byte: that may be a comma that is to be taken back. */
  final void handOver(OutputStream stream) throws IOException {
    settle();
    stream.write(buf, 0, pos - 1);
    buf[0] = buf[pos - 1];
    pos = 1;
  }

  /** Makes room without handing anything to the stream. */
  private void ensureHere(int room) {
    if (buf.length - pos < room) {
      long needed = (long) pos + room;
      if (needed > LARGEST_BUFFER) {
        throw new JsonException(
            "expected a document that fits an array of 2 GB, found a larger one",
            -1,
            0,
            0,
            "an OutputStream takes one of any length");
      }
      long length = Math.max(needed, Math.min(LARGEST_BUFFER, buf.length * 2L));
      buf = Arrays.copyOf(buf, (int) length);
    }
  }
}
