package streak;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.internal.Base64Text;
import streak.internal.BinaryToDecimal;
import streak.internal.Decimals;
import streak.internal.Escapes;
import streak.internal.Integers;
import streak.internal.NumberGrammar;
import streak.internal.StringBatch;
import streak.internal.Text;
import streak.internal.Utf8Decoder;
import streak.internal.Utf8Encoder;
import streak.internal.Words;

/**
 * Pushes values into a document: minified UTF-8, in a buffer of its own that is handed out as an array, as a String, or to a
 * stream as it fills.
 *
 * <p>Every value is followed by a comma, which the end of the array, object or document takes back: no call has to know whether
 * it is the first. Not thread-safe. Reset for the next document, it allocates nothing of its own again.
 */
public final class JsonWriter {

  private static final int FIRST_BUFFER = 1024;

  /** What goes to a stream goes in pieces of at least this. */
  private static final int PIECE = 16 * 1024;

  /** When Strings did not fit their places, so many that follow are written at once. */
  private static final int EAGER = 1000;

  private static final long HIGH_BITS = 0x8080808080808080L;

  private byte[] buf = new byte[FIRST_BUFFER];
  private int pos;
  private final Utf8Encoder encoder = new Utf8Encoder();

  /** Strings whose bytes in {@link #buf} are still to be written: {@link #settle} does. */
  private final StringBatch strings = new StringBatch();

  /** So many Strings are not left for later. */
  private int eager;

  /** So many Strings are looked at before they are left for later: others of the document are not ASCII. */
  private int choosy;

  private boolean late;

  /** True when the document has a byte for each character, and {@link #strings} knows those that do not fit one. */
  private boolean text;

  /** Where the document goes as it grows; none when it stays here. */
  private @Nullable OutputStream out;

  private int depth;
  private final JsonLimits limits;

  /** True when a string was written that is not all ASCII. A hint: the names of types are not counted. */
  private boolean wide;

  /** Made when it is needed. */
  private @Nullable Utf8Decoder decoder;

  /** A writer whose document stays in its buffer, as after {@link #reset()}. */
  public JsonWriter() {
    this(JsonLimits.DEFAULT);
  }

  /** A writer that nests values no deeper than the limits allow. */
  public JsonWriter(JsonLimits limits) {
    this.limits = limits;
  }

  /** Begins a document that stays in the writer. */
  public JsonWriter reset() {
    pos = 0;
    depth = 0;
    out = null;
    wide = false;
    late = false;
    text = false;
    strings.begin();
    return this;
  }

  /** The same for a document that {@link #toString} makes a String, and nothing else: it has a byte for each character. */
  JsonWriter resetText() {
    reset();
    text = true;
    strings.beginText();
    return this;
  }

  /** Begins a document that goes to a stream, which is neither flushed nor closed; {@link #flush} hands the last of it over. */
  public JsonWriter reset(OutputStream out) {
    reset();
    this.out = out;
    return this;
  }

  /** The same, and no String of the document is left for later. */
  JsonWriter resetAtOnce(OutputStream out) {
    reset(out);
    eager = Integer.MAX_VALUE;
    return this;
  }

  /** True when a String was found bad that had been left for later: where is not known. */
  boolean isLate() {
    return late;
  }

  /** Forgets the document, and a buffer that it made too large to keep. */
  void release() {
    reset();
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

  // ---- structure ----

  /** Begins an object; its members follow, each a name and a value. */
  public void beginObject() {
    begin('{');
  }

  /** Ends the object that was begun last. */
  public void endObject() {
    end('}');
  }

  /** Begins an array; its elements follow. */
  public void beginArray() {
    begin('[');
  }

  /** Ends the array that was begun last. */
  public void endArray() {
    end(']');
  }

  private void begin(char bracket) {
    ensure(2);
    buf[pos++] = (byte) bracket;
    if (++depth > limits.depth()) {
      throw new JsonException(
          "expected values nested at most %d deep, found deeper: a cycle?"
              .formatted(limits.depth()),
          -1,
          0,
          0,
          "JsonLimits.withDepth would allow it");
    }
  }

  private void end(char bracket) {
    depth--;
    ensure(2);
    if (buf[pos - 1] == ',') {
      pos--;
    }
    buf[pos] = (byte) bracket;
    buf[pos + 1] = ',';
    pos += 2;
  }

  /** A member's name; its value is next. */
  public void name(String name) {
    string(name);
    buf[pos - 1] = ':';
  }

  /** A member's name, ready-made. Written by words: what the last one has beyond the name is written over next. */
  public void name(JsonNames names, int index) {
    if (text && !names.ascii) {
      name(names.name(index));
      return;
    }
    int length = names.lengths[index];
    ensure(length + 16);
    int head = index * JsonNames.HEAD;
    Words.putLong(buf, pos, names.heads[head]);
    Words.putLong(buf, pos + 8, names.heads[head + 1]);
    if (length > JsonNames.HEAD * 8) {
      long[] tail = names.tails[index];
      for (int w = 0; w < tail.length; w++) {
        Words.putLong(buf, pos + (JsonNames.HEAD + w) * 8, tail[w]);
      }
    }
    pos += length;
  }

  // ---- values ----

  /** {@code null}. */
  public void nullValue() {
    ensure(8);
    Words.putInt(buf, pos, 'n' | 'u' << 8 | 'l' << 16 | 'l' << 24);
    buf[pos + 4] = ',';
    pos += 5;
  }

  /** {@code true} or {@code false}. */
  public void value(boolean value) {
    ensure(8);
    if (value) {
      Words.putInt(buf, pos, 't' | 'r' << 8 | 'u' << 16 | 'e' << 24);
      buf[pos + 4] = ',';
      pos += 5;
    } else {
      Words.putInt(buf, pos, 'f' | 'a' << 8 | 'l' << 16 | 's' << 24);
      buf[pos + 4] = 'e';
      buf[pos + 5] = ',';
      pos += 6;
    }
  }

  /** A whole number. */
  public void value(int value) {
    ensure(Integers.MAX_INT_BYTES + 8);
    pos = Integers.write(value, buf, pos);
    buf[pos++] = ',';
  }

  /** A whole number. */
  public void value(long value) {
    ensure(Integers.MAX_LONG_BYTES + 8);
    pos = Integers.write(value, buf, pos);
    buf[pos++] = ',';
  }

  /**
   * The shortest number that reads back as the same double.
   *
   * @throws JsonException when it is not finite: JSON has no such number
   */
  public void value(double value) {
    if (!Double.isFinite(value)) {
      throw new JsonException("expected a finite number, found " + value, -1, 0, 0, null);
    }
    ensure(BinaryToDecimal.MAX_DOUBLE_BYTES + 8);
    pos = BinaryToDecimal.write(value, buf, pos);
    buf[pos++] = ',';
  }

  /** The shortest number that reads back as the same float. */
  public void value(float value) {
    if (!Float.isFinite(value)) {
      throw new JsonException("expected a finite number, found " + value, -1, 0, 0, null);
    }
    ensure(BinaryToDecimal.MAX_FLOAT_BYTES + 8);
    pos = BinaryToDecimal.write(value, buf, pos);
    buf[pos++] = ',';
  }

  /** A count of units of 10<sup>-scale</sup>: with scale 4, 34274 is {@code 3.4274}. */
  public void decimal(long unscaled, int scale) {
    ensure(Decimals.MAX_BYTES + 8);
    pos = Decimals.write(unscaled, scale, buf, pos);
    buf[pos++] = ',';
  }

  /** The same between quotation marks, for readers that would make a number a double. */
  public void decimalString(long unscaled, int scale) {
    ensure(Decimals.MAX_BYTES + 10);
    buf[pos++] = '"';
    pos = Decimals.write(unscaled, scale, buf, pos);
    buf[pos++] = '"';
    buf[pos++] = ',';
  }

  /** A number with all of its digits, scale included. */
  public void value(BigDecimal value) {
    ascii(value.toString());
  }

  /** A whole number of any size. */
  public void value(BigInteger value) {
    ascii(value.toString());
  }

  /**
   * A number as its text stands.
   *
   * @throws JsonException when RFC 8259 section 6 does not write a number so
   */
  public void number(String text) {
    int start = pos;
    ascii(text);
    // Behind the number stands a comma. A text that is not ASCII has become longer, and is no
    // number.
    if (!NumberGrammar.matches(buf, start, pos - 1)) {
      pos = start;
      throw JsonException.ofWriting("expected a number as RFC 8259 writes it, found "
          + (text.length() > 40 ? text.substring(0, 40) + "..." : text));
    }
  }

  private void ascii(String number) {
    ensure(number.length() * Utf8Encoder.MAX_BYTES_PER_CHAR + 1);
    pos = encoder.encode(number, 0, number.length(), buf, pos);
    buf[pos++] = ',';
  }

  /** A string, or null. */
  public void value(@Nullable String value) {
    if (value == null) {
      nullValue();
    } else {
      string(value);
    }
  }

  /** Bytes as a string in Base64 (RFC 4648 section 4, padded), or null. */
  public void base64(byte @Nullable [] value) {
    if (value == null) {
      nullValue();
      return;
    }
    ensure(1);
    buf[pos++] = '"';
    // By pieces of whole threes, so that none but the last is padded.
    for (int from = 0, to; from < value.length; from = to) {
      to = from + Math.min(value.length - from, 3 * PIECE / 4);
      ensure((int) Base64Text.encodedLength(to - from));
      pos = Base64Text.encode(value, from, to, buf, pos);
    }
    ensure(2);
    buf[pos] = '"';
    buf[pos + 1] = ',';
    pos += 2;
  }

  private void string(String value) {
    int length = value.length();
    if (length > StringBatch.LONGEST) {
      longString(value);
      return;
    }
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
      if (!looksAscii(value, length)) {
        stringAtOnce(value, length);
        return;
      }
    }
    ensure(length + 16);
    strings.add(value, length, pos + 1);
    buf[pos] = '"';
    int stop = pos + 1 + length;
    buf[stop] = '"';
    buf[stop + 1] = ',';
    pos = stop + 2;
  }

  /** By a few of its characters. Where it is wrong, Strings are written twice. */
  private static boolean looksAscii(String value, int length) {
    if (length == 0) {
      return true;
    }
    int quarter = length >>> 2;
    int some = value.charAt(0)
        | value.charAt(quarter)
        | value.charAt(length - 1 - quarter)
        | value.charAt(length - 1);
    return some < 0x80;
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
      late = strings.count() > 0; // one of those may be the first
      throw loneSurrogate(from - 1 - stop);
    }
    if (!wide && stop - pos > to - from) {
      wide = !Words.isAscii(buf, pos, stop);
    }
    pos = stop;
  }

  /** Writes the Strings that have only a place so far. */
  private void settle() {
    if (strings.count() == 0) {
      return;
    }
    int placed = strings.place(buf);
    if (placed < strings.count()) {
      ensureHere(strings.moreBytes());
      int stop = strings.placeMoving(placed, buf, pos);
      if (stop < 0) {
        late = true;
        throw loneSurrogate(-1 - stop);
      }
      pos = stop;
      wide |= !strings.isAscii();
      if (strings.wasLaidAnew()) {
        if (text || strings.isAscii()) {
          eager = EAGER;
        } else {
          choosy = EAGER;
        }
      }
    }
    strings.clear();
  }

  /** The same for one that would not fit a buffer of reasonable size at once. */
  private void longString(String value) {
    boolean inParts = text || !looksAscii(value, value.length());
    if (text || inParts && !strings.fits(StringBatch.LONGEST)) {
      settle();
    }
    int piece = inParts ? StringBatch.LONGEST : PIECE;
    ensure(1);
    buf[pos++] = '"';
    int next = 0;
    while (next < value.length()) {
      int count = Math.min(piece, value.length() - next);
      if (next + count < value.length()
          && Character.isHighSurrogate(value.charAt(next + count - 1))) {
        count--;
      }
      if (inParts) {
        partAtOnce(value, next, next + count);
      } else {
        ensure(count * Utf8Encoder.MAX_BYTES_PER_CHAR + 10);
        int start = pos;
        pos = escapeWhere(start, encode(value, next, next + count, start));
      }
      next += count;
    }
    ensure(2);
    buf[pos] = '"';
    buf[pos + 1] = ',';
    pos += 2;
  }

  private int encode(String value, int from, int to, int start) {
    int stop = encoder.encode(value, from, to, buf, start);
    if (stop < 0) {
      late = strings.count() > 0; // one of those may be the first
      throw loneSurrogate(-1 - stop);
    }
    if (stop - start != to - from) {
      wide = true;
    }
    return stop;
  }

  private static JsonException loneSurrogate(int index) {
    return new JsonException(
        "expected a String of whole characters, found a lone surrogate at index " + index,
        -1,
        0,
        0,
        null);
  }

  /** Escapes what must be, in what was just written; where it ends then. */
  private int escapeWhere(int start, int stop) {
    int i = start;
    // Behind what was written there is room for a word; what stands there does not count.
    while (i < stop) {
      long word = Words.getLong(buf, i);
      // Bytes that are not ASCII need no escape, and must not look as if they did.
      long special = Words.escapable(word & ~HIGH_BITS) & ~word & HIGH_BITS;
      if (special != 0) {
        i += Long.numberOfTrailingZeros(special) >>> 3;
        return i < stop ? escapeFrom(i, stop) : stop;
      }
      i += 8;
    }
    return stop;
  }

  /** Assumes that the byte at {@code from} must be escaped. Makes room, then moves from the end, each byte once. */
  private int escapeFrom(int from, int stop) {
    int more = 0;
    for (int i = from; i < stop; i++) {
      more += Escapes.length(buf[i]) - 1;
    }
    int kept = pos;
    pos = stop;
    ensureHere(more + 10);
    pos = kept;
    int at = stop + more;
    for (int i = stop - 1; i >= from; i--) {
      byte b = buf[i];
      int length = Escapes.length(b);
      at -= length;
      if (length == 1) {
        buf[at] = b;
      } else {
        Escapes.escape(b, buf, at);
      }
    }
    return stop + more;
  }

  // ---- the document ----

  /**
   * Ends a line: the comma behind the value becomes a line feed.
   *
   * @throws IllegalStateException when the line does not hold a whole value
   */
  void endLine() {
    if (depth != 0 || pos == 0 || buf[pos - 1] != ',') {
      throw new IllegalStateException("expected an adapter that writes one value, found none");
    }
    buf[pos - 1] = '\n';
    settle();
  }

  /** The document as a new array. */
  public byte[] toByteArray() {
    settle();
    return Arrays.copyOf(buf, size());
  }

  /**
   * The document, copied into an array.
   *
   * @return its length in bytes
   * @throws JsonException when there is not so much room
   */
  public int copyTo(byte[] into, int offset) {
    Objects.checkIndex(offset, into.length + 1);
    settle();
    checkRoom(into.length - offset);
    System.arraycopy(buf, 0, into, offset, size());
    return size();
  }

  /**
   * The document, put into a buffer of any kind from its position on, which is moved behind it.
   *
   * @return its length in bytes
   * @throws JsonException when less remains; nothing has been put then
   */
  public int copyTo(ByteBuffer into) {
    settle();
    checkRoom(into.remaining());
    into.put(buf, 0, size());
    return size();
  }

  private void checkRoom(int room) {
    if (room < size()) {
      throw new JsonException(
          "expected room for %d bytes, found %d".formatted(size(), room), -1, 0, 0, null);
    }
  }

  /** The document as a String. */
  @Override
  public String toString() {
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

  /** Hands what is left of the document to the stream; does not flush the stream itself. */
  public void flush() throws IOException {
    OutputStream stream = out;
    settle();
    if (stream != null) {
      stream.write(buf, 0, size());
      pos = 0;
    }
  }

  /** Without the comma behind the last value. */
  private int size() {
    return pos > 0 && buf[pos - 1] == ',' ? pos - 1 : pos;
  }

  private void ensure(int room) {
    if (buf.length - pos < room) {
      makeRoom(room);
    }
  }

  private void makeRoom(int room) {
    OutputStream stream = out;
    // The last byte may be a comma that is to be taken back.
    if (stream != null && pos >= PIECE) {
      settle();
      try {
        stream.write(buf, 0, pos - 1);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      buf[0] = buf[pos - 1];
      pos = 1;
    }
    ensureHere(room);
  }

  /** Makes room without handing anything to the stream. */
  private void ensureHere(int room) {
    if (buf.length - pos < room) {
      int needed = Math.addExact(pos, room);
      buf = Arrays.copyOf(buf, Math.max(needed, (int)
          Math.min(Integer.MAX_VALUE - 8, buf.length * 2L)));
    }
  }
}
