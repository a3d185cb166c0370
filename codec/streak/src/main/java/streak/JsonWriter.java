package streak;

import java.io.IOException;
import java.io.OutputStream;
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
import streak.internal.Utf8Encoder;
import streak.internal.Words;

/**
 * Pushes values into a document: minified UTF-8, in a buffer of its own that is handed out as an array, as a String, or to a
 * stream as it fills.
 *
 * <p>Every value is followed by a comma, which the end of the array, object or document takes back: no call has to know whether
 * it is the first. As little as a reader does a writer know where in the grammar it is: calls in another order than that of a
 * document write none, or fail with any exception.
 *
 * <p>Not thread-safe. Reset for the next document, whatever became of the last, it allocates nothing of its own again.
 */
public sealed class JsonWriter extends StringOutput permits TreeWriter {

  /** The characters of {@code null} and a comma, the first in the lowest byte. */
  private static final long NULL_COMMA =
      'n' | 'u' << 8 | 'l' << 16 | (long) 'l' << 24 | (long) ',' << 32;

  private int depth;
  private final JsonLimits limits;

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
    depth = 0;
    begin(null, false);
    return this;
  }

  /** The same for a document that {@link #toString} makes a String, and nothing else: it has a byte for each character. */
  JsonWriter resetText() {
    depth = 0;
    begin(null, true);
    return this;
  }

  /**
   * Begins a document that goes to a stream, which is neither flushed nor closed; {@link #flush} hands the last of it over. An
   * IOException of the stream is an {@link java.io.UncheckedIOException} until then.
   */
  public JsonWriter reset(OutputStream out) {
    depth = 0;
    begin(out, false);
    return this;
  }

  /** The same, and no String of the document is left for later. */
  JsonWriter resetAtOnce(OutputStream out) {
    reset(out);
    leaveNone();
    return this;
  }

  /** Forgets the document, and a buffer that it made too large to keep. */
  @Override
  void release() {
    super.release();
    depth = 0;
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
    int at = ensure(2);
    buf[at] = (byte) bracket;
    pos = at + 1;
    enter();
  }

  /** Counts an object or array that has begun. */
  final void enter() {
    if (++depth > limits.depth()) {
      throw new JsonException(
          "expected values nested at most " + limits.depth() + " deep, found deeper: a cycle?",
          -1,
          0,
          0,
          "JsonLimits.withDepth would allow it");
    }
  }

  /** Counts one that has ended. */
  final void leave() {
    depth--;
  }

  private void end(char bracket) {
    leave();
    int at = ensure(2);
    byte[] bytes = buf;
    if (bytes[at - 1] == ',') {
      at--;
    }
    bytes[at] = (byte) bracket;
    bytes[at + 1] = ',';
    pos = at + 2;
  }

  /** A member's name; its value is next. */
  public void name(String name) {
    oneOfMany(name);
    buf[pos - 1] = ':';
  }

  /** A member's name that is a whole number. */
  public void name(long number) {
    ensure(Integers.MAX_LONG_BYTES + 8);
    buf[pos] = '"';
    int stop = Integers.write(number, buf, pos + 1);
    buf[stop] = '"';
    buf[stop + 1] = ':';
    pos = stop + 2;
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
      nameTail(names, index);
    }
    pos += length;
  }

  /** The same of a name in a static final field: its words are constants then, and how many there are is known. */
  public void name(JsonNames.Token name) {
    if (!name.ascii() && text) {
      name(name.names().name(name.index()));
      return;
    }
    pos = putName(name, 0);
  }

  /** A name and {@code true} or {@code false}, in one step: where the next member stands is known sooner. */
  public void member(JsonNames.Token name, boolean value) {
    if (!name.ascii() && text) {
      name(name);
      value(value);
      return;
    }
    int at = putName(name, 8);
    Words.putLong(buf, at, value ? TextInput.TRUE_COMMA : TextInput.FALSE_COMMA);
    pos = at + (value ? 5 : 6);
  }

  /** A name and a whole number. */
  public void member(JsonNames.Token name, int value) {
    if (!name.ascii() && text) {
      name(name);
      value(value);
      return;
    }
    int start = putName(name, Integers.MAX_INT_BYTES + 8);
    int at = Integers.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** A name and a whole number. */
  public void member(JsonNames.Token name, long value) {
    if (!name.ascii() && text) {
      name(name);
      value(value);
      return;
    }
    int start = putName(name, Integers.MAX_LONG_BYTES + 8);
    int at = Integers.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** A name and a String, {@code null} too. */
  public void member(JsonNames.Token name, @Nullable String value) {
    name(name);
    if (value == null) {
      nullValue();
    } else {
      string(value);
    }
  }

  /**
   * Puts a name where the document ends so far, and makes room for so much behind it.
   *
   * @return where its value goes
   */
  private int putName(JsonNames.Token name, int room) {
    int length = name.length();
    int at = ensure(length + 16 + room);
    Words.putLong(buf, at, name.first());
    if (length > 8) {
      Words.putLong(buf, at + 8, name.second());
    }
    if (length > JsonNames.HEAD * 8) {
      putRest(name, at);
    }
    return at + length;
  }

  /** What a long one has beyond its head: by itself, as {@link JsonNames.Token#isAt} has it. */
  private void putRest(JsonNames.Token name, int at) {
    Words.putLong(buf, at + 2 * 8, name.third());
    if (name.length() > 3 * 8) {
      Words.putLong(buf, at + 3 * 8, name.fourth());
    }
    if (name.length() > JsonNames.WORDS * 8) {
      nameTail(name.names(), name.index());
    }
  }

  /** What a name has beyond its head. */
  private void nameTail(JsonNames names, int index) {
    long[] tail = names.tails[index];
    for (int w = 0; w < tail.length; w++) {
      Words.putLong(buf, pos + (JsonNames.HEAD + w) * 8, tail[w]);
    }
  }

  // ---- values ----

  /** {@code null}. */
  public void nullValue() {
    int at = ensure(8);
    Words.putLong(buf, at, NULL_COMMA);
    pos = at + 5;
  }

  /** {@code true} or {@code false}. */
  public void value(boolean value) {
    int at = ensure(8);
    // Which of both comes is anybody's guess: no branch on it.
    Words.putLong(buf, at, value ? TextInput.TRUE_COMMA : TextInput.FALSE_COMMA);
    pos = at + (value ? 5 : 6);
  }

  /** A whole number. */
  public void value(int value) {
    int start = ensure(Integers.MAX_INT_BYTES + 8);
    int at = Integers.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** A whole number. */
  public void value(long value) {
    int start = ensure(Integers.MAX_LONG_BYTES + 8);
    int at = Integers.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** Whole numbers, a piece of an array. */
  void elements(int[] values, int from, int to) {
    ensure((to - from) * (Integers.MAX_INT_BYTES + 1) + 8);
    byte[] bytes = buf;
    int i = pos;
    for (int n = from; n < to; n++) {
      i = Integers.write(values[n], bytes, i);
      bytes[i++] = ',';
    }
    pos = i;
  }

  /** The same of longs. */
  void elements(long[] values, int from, int to) {
    ensure((to - from) * (Integers.MAX_LONG_BYTES + 1) + 8);
    byte[] bytes = buf;
    int i = pos;
    for (int n = from; n < to; n++) {
      i = Integers.write(values[n], bytes, i);
      bytes[i++] = ',';
    }
    pos = i;
  }

  /** The same of booleans. */
  void elements(boolean[] values, int from, int to) {
    ensure((to - from) * 6 + 8);
    byte[] bytes = buf;
    int i = pos;
    for (int n = from; n < to; n++) {
      int isFalse = values[n] ? 0 : 1;
      Words.putLong(
          bytes,
          i,
          TextInput.TRUE_COMMA ^ ((TextInput.TRUE_COMMA ^ TextInput.FALSE_COMMA) & -isFalse));
      i += 5 + isFalse;
    }
    pos = i;
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
    int start = ensure(BinaryToDecimal.MAX_DOUBLE_BYTES + 8);
    int at = BinaryToDecimal.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** The shortest number that reads back as the same float. */
  public void value(float value) {
    if (!Float.isFinite(value)) {
      throw new JsonException("expected a finite number, found " + value, -1, 0, 0, null);
    }
    int start = ensure(BinaryToDecimal.MAX_FLOAT_BYTES + 8);
    int at = BinaryToDecimal.write(value, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** A count of units of 10<sup>-scale</sup>, the scale from 0 to 18: with scale 4, 34274 is {@code 3.4274}. */
  public void decimal(long unscaled, int scale) {
    int start = ensure(Decimals.MAX_BYTES + 8);
    int at = Decimals.write(unscaled, scale, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** The same between quotation marks, for readers that would make a number a double. */
  public void decimalString(long unscaled, int scale) {
    ensure(Decimals.MAX_BYTES + 10);
    buf[pos++] = '"';
    pos = Decimals.write(unscaled, scale, buf, pos);
    buf[pos++] = '"';
    buf[pos++] = ',';
  }

  /** The same as {@link #decimal} without zeros at the end: with scale 4, 34200 is {@code 3.42} and 120000 is {@code 12}. */
  public void trimmedDecimal(long unscaled, int scale) {
    int start = ensure(Decimals.MAX_BYTES + 8);
    int at = Decimals.writeTrimmed(unscaled, scale, buf, start);
    buf[at] = ',';
    pos = at + 1;
  }

  /** The same between quotation marks. */
  public void trimmedDecimalString(long unscaled, int scale) {
    ensure(Decimals.MAX_BYTES + 10);
    buf[pos++] = '"';
    pos = Decimals.writeTrimmed(unscaled, scale, buf, pos);
    buf[pos++] = '"';
    buf[pos++] = ',';
  }

  /** A number with all of its digits, scale included. */
  public void value(BigDecimal value) {
    ensure(Decimals.MAX_BYTES + 8);
    int stop = Decimals.write(value, buf, pos);
    if (stop < 0) {
      ascii(value.toString());
    } else {
      buf[stop] = ',';
      pos = stop + 1;
    }
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
    int length = text.length();
    ensure(length + 1);
    for (int i = 0; i < length; i++) {
      // What is not ASCII becomes something that is in no number either.
      buf[pos + i] = (byte) Math.min(text.charAt(i), 0x7f);
    }
    if (!NumberGrammar.matches(buf, pos, pos + length)) {
      throw JsonException.ofWriting("expected a number as RFC 8259 writes it, found "
          + (length > 40 ? text.substring(0, 40) + "..." : text));
    }
    buf[pos + length] = ',';
    pos += length + 1;
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
      oneOfMany(value);
    }
  }

  /** A string of one character. */
  public void value(char value) {
    if (value >= 0x80 && (text || Character.isSurrogate(value))) {
      string(String.valueOf(value));
      return;
    }
    ensure(Escapes.MAX_BYTES + 8);
    buf[pos] = '"';
    int stop = Escapes.write(value, buf, pos + 1);
    buf[stop] = '"';
    buf[stop + 1] = ',';
    pos = stop + 2;
  }

  /** A string that is one of the names, ready-made. */
  public void value(JsonNames names, int index) {
    name(names, index);
    buf[pos - 1] = ',';
  }

  /** A constant of an enum by its name: ready-made where the names begin with those of all constants, in their order. */
  @SuppressWarnings("EnumOrdinal") // no more than a guess at the index, held to the name
  public void value(JsonNames names, Enum<?> constant) {
    int index = constant.ordinal();
    String name = constant.name();
    if (index < names.count() && names.name(index).equals(name)) {
      value(names, index);
    } else {
      value(name);
    }
  }

  /** Begins a string: where its text is to be written, with {@link CanonicalText#ROOM} to do so; -1 when it needs a String. */
  int textInPlace() {
    ensure(CanonicalText.ROOM);
    buf[pos] = '"';
    return pos + 1;
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

  // ---- the document ----

  /**
   * Ends a line: the comma behind the value becomes a line feed.
   *
   * @throws IllegalStateException when the line does not hold a whole value
   */
  void endLine() {
    if (depth != 0 || pos == 0 || buf[pos - 1] != ',') {
      throw Failures.misplaced("expected an adapter that writes one value, found none");
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

  /** Sets a reader to the document, as long as nothing else is written. */
  JsonReader readBy(JsonReader reader) {
    settle();
    return reader.reset(buf, 0, size());
  }

  private void checkRoom(int room) {
    if (room < size()) {
      throw new JsonException(
          "expected room for " + size() + " bytes, found " + room, -1, 0, 0, null);
    }
  }

  /** The document as a String. */
  @Override
  public String toString() {
    return string();
  }

  /**
   * Hands what is left of the document to the stream; does not flush the stream itself. Within an array or object, one byte stays
   * here until more is written.
   */
  public void flush() throws IOException {
    OutputStream stream = out;
    if (stream != null && depth > 0) {
      handOver(stream);
      return;
    }
    settle();
    if (stream != null) {
      stream.write(buf, 0, size());
      pos = 0;
    }
  }
}
