package streak;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.internal.DecimalToBinary;
import streak.internal.Decimals;
import streak.internal.Integers;
import streak.internal.Text;
import streak.internal.Utf8Encoder;
import streak.internal.Words;

/**
 * Pulls values out of a document: an array of bytes read in place, a String, or a stream read through a buffer of its own.
 * Strict: whatever RFC 8259 does not allow is a {@link JsonException}, on every way in and within the same {@link JsonLimits}.
 *
 * <p>A reader has no state that says where in the grammar it is; the calls do:
 *
 * <pre>{@code
 * for (boolean more = in.beginArray(); more; more = in.nextElement()) { ... one value ... }
 * for (boolean more = in.beginObject(); more; more = in.nextMember()) { String name = in.name(); ... one value ... }
 * }</pre>
 *
 * <p>A type's names are matched without being made into Strings:
 *
 * <pre>{@code
 * for (int m = in.beginObject(NAMES); m != NONE; m = in.nextMember(NAMES, m)) { switch (m) { ... default -> in.skipValue(); } }
 * }</pre>
 *
 * <p>Not thread-safe. Reset for the next document, it allocates nothing of its own again.
 */
public final class JsonReader {

  /** No further member. */
  public static final int NONE = -1;

  /** A member that the names do not hold. */
  public static final int UNKNOWN = -2;

  private static final byte[] EMPTY = new byte[0];
  private static final int FIRST_BUFFER = 8 * 1024;

  /** A buffer that a long string made larger is not kept for the documents that follow. */
  private static final int LARGEST_KEPT = 64 * 1024;

  /** A source is not asked for less than this. */
  private static final int ROOM = 64;

  private static final long SPACES = 0x2020202020202020L;
  private static final long QUOTES = 0x2222222222222222L;
  private static final long BACKSLASHES = 0x5c5c5c5c5c5c5c5cL;
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private final JsonLimits limits;

  /** {@code buf[pos..end)} has not been read. Not ours to write to, unless {@link #source} is set. */
  private byte[] buf = EMPTY;

  private int pos;
  private int end;

  /** What comes behind {@code end}, where that is not the end of the document. */
  private @Nullable Source source;

  /** Bytes of the document before {@code buf[0]}. */
  private long before;

  /** Lines and the start of the last one among the bytes before {@code buf[0]}. */
  private long linesBefore;

  private long lineStart;

  private int depth;

  /** Kept for the documents to come. */
  private byte[] own = EMPTY;

  private final Utf8Encoder encoder = new Utf8Encoder();
  private char[] chars = new char[64];
  private long[] nesting = new long[8];

  /** Where more of a document comes from. */
  private interface Source {
    /** At least one byte into the array; -1 when there is no more. */
    int read(byte[] into, int offset, int length) throws IOException;
  }

  public JsonReader() {
    this(JsonLimits.DEFAULT);
  }

  public JsonReader(JsonLimits limits) {
    this.limits = limits;
  }

  /** Begins a document: all of the array, which must not change while it is read. */
  public JsonReader reset(byte[] document) {
    return reset(document, 0, document.length);
  }

  /** Begins a document: a range of the array, which must not change while it is read. */
  public JsonReader reset(byte[] document, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, document.length);
    begin(document, offset, offset + length, null);
    before = -offset;
    lineStart = 0;
    return this;
  }

  /** Begins a document that is a String. */
  public JsonReader reset(String document) {
    own = own.length == 0 ? new byte[FIRST_BUFFER] : own;
    begin(own, 0, 0, new StringSource(document, this));
    return this;
  }

  /** Begins a document that is read from a stream, in UTF-8, a buffer at a time; it is not closed. */
  public JsonReader reset(InputStream document) {
    own = own.length == 0 ? new byte[FIRST_BUFFER] : own;
    begin(own, 0, 0, document::read);
    return this;
  }

  /** Begins a document: what remains of a buffer of any kind, copied piece by piece; its position is not moved. */
  public JsonReader reset(ByteBuffer document) {
    own = own.length == 0 ? new byte[FIRST_BUFFER] : own;
    ByteBuffer rest = document.duplicate();
    begin(own, 0, 0, (into, offset, length) -> {
      int count = Math.min(length, rest.remaining());
      rest.get(into, offset, count);
      return count == 0 ? -1 : count;
    });
    return this;
  }

  private void begin(byte[] bytes, int from, int to, @Nullable Source source) {
    buf = bytes;
    pos = from;
    end = to;
    this.source = source;
    before = 0;
    linesBefore = 0;
    lineStart = 0;
    depth = 0;
  }

  /** Forgets the document, so that a reader that is kept does not keep it. */
  void release() {
    begin(EMPTY, 0, 0, null);
    if (own.length > LARGEST_KEPT) {
      own = EMPTY;
      encoder.release();
    }
    if (chars.length > LARGEST_KEPT) {
      chars = new char[64];
    }
  }

  // ---- structure ----

  /** Enters an array; true when it has an element. */
  public boolean beginArray() {
    expect('[', "an array");
    enter();
    if (token() == ']') {
      pos++;
      depth--;
      return false;
    }
    return true;
  }

  /** After an element: true when another follows, false when the array has ended. */
  public boolean nextElement() {
    int token = token();
    if (token == ',') {
      pos++;
      return true;
    }
    if (token == ']') {
      pos++;
      depth--;
      return false;
    }
    throw expected("',' or ']' behind an element");
  }

  /** Enters an object; true when it has a member, whose {@link #name} is next. */
  public boolean beginObject() {
    expect('{', "an object");
    enter();
    if (token() == '}') {
      pos++;
      depth--;
      return false;
    }
    return true;
  }

  /** After a member's value: true when another member follows, false when the object has ended. */
  public boolean nextMember() {
    int token = token();
    if (token == ',') {
      pos++;
      return true;
    }
    if (token == '}') {
      pos++;
      depth--;
      return false;
    }
    throw expected("',' or '}' behind a member");
  }

  /** A member's name; its value is next. */
  public String name() {
    if (token() != '"') {
      throw expected("a member's name");
    }
    String name = string(limits.nameBytes(), "a name", "nameBytes");
    colon();
    return name;
  }

  /** Enters an object; the index of its first member's name, {@link #UNKNOWN}, or {@link #NONE} when it has none. */
  public int beginObject(JsonNames names) {
    expect('{', "an object");
    enter();
    int token = token();
    if (token == '"') {
      return member(names, NONE);
    }
    if (token == '}') {
      pos++;
      depth--;
      return NONE;
    }
    throw expected("a member's name or '}'");
  }

  /**
   * After a member's value: the index of the next one's name, {@link #UNKNOWN}, or {@link #NONE} when the object has ended.
   *
   * @param previous what the call before this one returned
   */
  public int nextMember(JsonNames names, int previous) {
    int token = token();
    if (token == ',') {
      pos++;
      if (token() != '"') {
        throw expected("a member's name");
      }
      return member(names, previous);
    }
    if (token == '}') {
      pos++;
      depth--;
      return NONE;
    }
    throw expected("',' or '}' behind a member");
  }

  /** Assumes a quotation mark at {@link #pos}; leaves it behind the colon. */
  private int member(JsonNames names, int previous) {
    int expected = names.expected(previous);
    int length = names.match(expected, buf, pos, end);
    if (length > 0) {
      pos += length;
      return expected;
    }
    return memberByTable(names, previous);
  }

  private int memberByTable(JsonNames names, int previous) {
    int i = pos + 1;
    while (i < end && buf[i] != '"' && buf[i] != '\\' && buf[i] >= ' ') {
      i++;
    }
    int found;
    if (i < end && buf[i] == '"' && i - pos <= limits.nameBytes()) {
      found = names.find(buf, pos + 1, i);
      pos = i + 1;
    } else {
      // Escaped, not ASCII, or not yet all here.
      int limit = Math.max(limits.nameBytes(), names.longest);
      byte[] name = string(limit, "a name", "nameBytes").getBytes(StandardCharsets.UTF_8);
      found = names.find(name, 0, name.length);
    }
    colon();
    if (found >= 0) {
      names.learn(previous, found);
    }
    return found;
  }

  private void colon() {
    if (pos < end && buf[pos] == ':') {
      pos++;
    } else {
      expect(':', "':' behind a member's name");
    }
  }

  /** Expects that nothing but white space follows. */
  public void endDocument() {
    if (token() != -1) {
      throw expected("the end of the document");
    }
  }

  /** True when nothing but white space follows: between the documents of a stream of them. */
  public boolean atEnd() {
    return token() == -1;
  }

  // ---- values ----

  /** The first character of the next value, white space passed; -1 at the end of the document. */
  public int peek() {
    return token();
  }

  /** Reads {@code null} when it is next; true when it was. */
  public boolean readNull() {
    if (token() != 'n') {
      return false;
    }
    literal("null");
    return true;
  }

  public boolean readBoolean() {
    int token = token();
    if (token == 't') {
      literal("true");
      return true;
    }
    if (token == 'f') {
      literal("false");
      return false;
    }
    throw expected("a boolean");
  }

  /** A string; never null. */
  public String readString() {
    if (token() != '"') {
      throw expected("a string");
    }
    int start = pos + 1;
    int i = start;
    while (i + 8 <= end) {
      long special = special(Words.getLong(buf, i));
      if (special != 0) {
        i += Long.numberOfTrailingZeros(special) >>> 3;
        if (buf[i] == '"' && i - start <= limits.stringBytes()) {
          pos = i + 1;
          return Text.latin1(buf, start, i - start);
        }
        break;
      }
      i += 8;
    }
    return stringFrom(i, limits.stringBytes(), "a string", "stringBytes");
  }

  public int readInt() {
    long value = readLong();
    if (value != (int) value) {
      throw problem("expected a number between -2147483648 and 2147483647, found " + value, null);
    }
    return (int) value;
  }

  /** A whole number; one with a fraction or an exponent is refused, whatever its value. */
  public long readLong() {
    int first = token();
    int i = pos;
    boolean negative = first == '-';
    if (negative) {
      i++;
    }
    // In the buffer with room behind it: no look for more.
    if (i + 20 < end) {
      long value = 0;
      int start = i;
      int digit;
      while ((digit = buf[i] - '0') >= 0 && digit <= 9 && i - start < 18) {
        value = value * 10 + digit;
        i++;
      }
      int length = i - start;
      byte next = buf[i];
      boolean over = next >= '0' && next <= '9';
      if (length > 0
          && !over
          && next != '.'
          && next != 'e'
          && next != 'E'
          && (length == 1 || buf[start] != '0')) {
        pos = i;
        return negative ? -value : value;
      }
    }
    return longSlowly();
  }

  private long longSlowly() {
    int length = number();
    for (int i = pos; i < pos + length; i++) {
      byte b = buf[i];
      if (b == '.' || b == 'e' || b == 'E') {
        throw problem("expected a whole number, found " + shown(length), null);
      }
    }
    boolean negative = buf[pos] == '-';
    int start = negative ? pos + 1 : pos;
    long value = 0;
    // Downwards, because there is one more negative number.
    for (int i = start; i < pos + length; i++) {
      int digit = buf[i] - '0';
      if (value < (Long.MIN_VALUE + digit) / 10) {
        throw problem("expected a number of 64 bits, found " + shown(length), null);
      }
      value = value * 10 - digit;
    }
    if (!negative && value == Long.MIN_VALUE) {
      throw problem("expected a number of 64 bits, found " + shown(length), null);
    }
    pos += length;
    return negative ? value : -value;
  }

  /** The nearest double; a number beyond the largest one is refused, because it would become infinite. */
  public double readDouble() {
    int first = token();
    boolean negative = first == '-';
    int start = negative ? pos + 1 : pos;
    // The usual case in one pass: at most 18 digits, no exponent, and in the buffer with room
    // behind it.
    if (start + 20 < end) {
      int i = start;
      long digits = 0;
      int digit;
      while ((digit = buf[i] - '0') >= 0 && digit <= 9 && i - start < 18) {
        digits = digits * 10 + digit;
        i++;
      }
      int whole = i - start;
      int fraction = 0;
      if (buf[i] == '.') {
        int from = ++i;
        while ((digit = buf[i] - '0') >= 0 && digit <= 9 && i - start < 19) {
          digits = digits * 10 + digit;
          i++;
        }
        fraction = i - from;
        whole = fraction == 0 ? 0 : whole;
      }
      byte next = buf[i];
      boolean ends = (next < '0' || next > '9') && next != '.' && (next | 0x20) != 'e';
      if (ends && whole > 0 && (whole == 1 || buf[start] != '0')) {
        double value = DecimalToBinary.toDouble(negative, digits, -fraction);
        if (!Double.isNaN(value)) {
          pos = i;
          return value;
        }
      }
    }
    return doubleSlowly();
  }

  private double doubleSlowly() {
    int length = number();
    double value = toDouble(pos, pos + length);
    if (Double.isInfinite(value)) {
      throw problem(
          "expected a number that a double can hold, found " + shown(length),
          "read it as a BigDecimal");
    }
    pos += length;
    return value;
  }

  private double toDouble(int from, int to) {
    int i = from;
    boolean negative = buf[i] == '-';
    if (negative) {
      i++;
    }
    long digits = 0;
    int count = 0;
    int scale = 0;
    int point = -1;
    for (; i < to; i++) {
      int digit = buf[i] - '0';
      if (digit >= 0 && digit <= 9) {
        if (count < 19) {
          digits = digits * 10 + digit;
          count += count == 0 && digit == 0 ? 0 : 1;
          scale -= point >= 0 ? 1 : 0;
        } else {
          return DecimalToBinary.exact(buf, from, to);
        }
      } else if (digit == '.' - '0') {
        point = i;
      } else {
        scale += exponent(i + 1, to);
        break;
      }
    }
    double value = DecimalToBinary.toDouble(negative, digits, scale);
    return Double.isNaN(value) ? DecimalToBinary.exact(buf, from, to) : value;
  }

  /** Assumes digits behind an optional sign; beyond what matters it stays put. */
  private int exponent(int from, int to) {
    int i = from;
    boolean negative = buf[i] == '-';
    if (negative || buf[i] == '+') {
      i++;
    }
    int value = 0;
    for (; i < to; i++) {
      value = (int) Math.min(1_000_000_000, value * 10L + buf[i] - '0');
    }
    return negative ? -value : value;
  }

  /** The nearest float, rounded once. */
  public float readFloat() {
    int length = number();
    float value = DecimalToBinary.exactFloat(buf, pos, pos + length);
    if (Float.isInfinite(value)) {
      throw problem(
          "expected a number that a float can hold, found " + shown(length), "read it as a double");
    }
    pos += length;
    return value;
  }

  /** The number as it stands, scale included. */
  public BigDecimal readBigDecimal() {
    int length = number();
    for (int i = pos; i < pos + length; i++) {
      if ((buf[i] | 0x20) == 'e' && Math.abs(exponent(i + 1, pos + length)) > limits.exponent()) {
        throw problem(
            "expected an exponent of at most %d either way, found ".formatted(limits.exponent())
                + shown(length),
            "JsonLimits.withExponent would allow it");
      }
    }
    BigDecimal value;
    try {
      value = new BigDecimal(Text.latin1(buf, pos, length));
    } catch (NumberFormatException e) {
      throw problem("expected a number that a BigDecimal can hold, found " + shown(length), null);
    }
    pos += length;
    return value;
  }

  /** A whole number of any size. */
  public BigInteger readBigInteger() {
    BigDecimal value = readBigDecimal();
    try {
      return value.toBigIntegerExact();
    } catch (ArithmeticException e) {
      throw problem("expected a whole number, found " + value, null);
    }
  }

  /**
   * A number or a string that holds one, as a count of units of 10<sup>-scale</sup>: with scale 4, {@code 3.4274} and {@code
   * "3.4274"} are 34274. Exact, or refused.
   */
  public long readDecimal(int scale) {
    if (token() != '"') {
      int length = number();
      return decimal(pos, pos + length, scale, length);
    }
    int i = pos + 1;
    while (true) {
      while (i < end && buf[i] != '"') {
        i++;
      }
      if (i < end) {
        break;
      }
      i = refill(i);
      if (i < 0 || i - pos > limits.numberChars() + 2) {
        throw expected("a string that holds a number");
      }
    }
    pos++;
    checkNumber(i - pos);
    return decimal(pos, i, scale, i + 1 - pos);
  }

  private long decimal(int from, int to, int scale, int length) {
    long value = to > from && to - from <= limits.numberChars()
        ? Decimals.parse(buf, from, to, scale)
        : Decimals.NOT_EXACT;
    if (value == Decimals.NOT_EXACT) {
      throw problem(
          "expected a number with at most %d decimals that fits 64 bits, found ".formatted(scale)
              + shown(length),
          null);
    }
    pos += length;
    return value;
  }

  /** Passes over one value of any kind, validating it. No recursion, nothing made. */
  public void skipValue() {
    int base = depth;
    do {
      switch (token()) {
        case '{' -> {
          nest(false);
          if (beginObject()) {
            skipName();
            continue;
          }
        }
        case '[' -> {
          nest(true);
          if (beginArray()) {
            continue;
          }
        }
        case '"' -> skipString(limits.stringBytes(), "a string", "stringBytes");
        case 't' -> literal("true");
        case 'f' -> literal("false");
        case 'n' -> literal("null");
        default -> {
          int length = number(); // which may move pos
          pos += length;
        }
      }
      // A value has ended; so may what it stands in.
      while (depth > base) {
        if (inArray()) {
          if (nextElement()) {
            break;
          }
        } else if (nextMember()) {
          skipName();
          break;
        }
      }
    } while (depth > base);
  }

  /** Remembers what the next level is: a bit a level. */
  private void nest(boolean array) {
    int word = depth >>> 6;
    if (word >= nesting.length) {
      nesting = Arrays.copyOf(nesting, Math.max(word + 1, nesting.length * 2));
    }
    long bit = 1L << depth;
    nesting[word] = array ? nesting[word] | bit : nesting[word] & ~bit;
  }

  private boolean inArray() {
    int level = depth - 1;
    return (nesting[level >>> 6] & 1L << level) != 0;
  }

  private void skipName() {
    if (token() != '"') {
      throw expected("a member's name");
    }
    skipString(limits.nameBytes(), "a name", "nameBytes");
    colon();
  }

  // ---- tokens ----

  private void expect(char token, String what) {
    if (token() != token) {
      throw expected(what);
    }
    pos++;
  }

  private void enter() {
    if (++depth > limits.depth()) {
      pos--;
      throw problem(
          "expected arrays and objects nested at most %d deep, found deeper"
              .formatted(limits.depth()),
          "JsonLimits.withDepth would allow it");
    }
  }

  /** Passes white space; the byte at {@link #pos}, or -1 at the end of the document. */
  private int token() {
    if (pos < end) {
      byte b = buf[pos];
      if (b > ' ') {
        return b;
      }
    }
    return tokenBehindSpace();
  }

  private int tokenBehindSpace() {
    int i = pos;
    while (true) {
      while (i < end) {
        byte b = buf[i];
        if (b == '\n' && i + 9 <= end) {
          // Indentation.
          i++;
          long difference;
          do {
            difference = Words.getLong(buf, i) ^ SPACES;
            i += difference == 0 ? 8 : Long.numberOfTrailingZeros(difference) >>> 3;
          } while (difference == 0 && i + 8 <= end);
        } else if (b == ' ' || b == '\n' || b == '\r' || b == '\t') {
          i++;
        } else {
          pos = i;
          return b & 0xff;
        }
      }
      pos = i;
      i = refill(i);
      if (i < 0) {
        return -1;
      }
    }
  }

  private void literal(String literal) {
    int length = literal.length();
    while (end - pos < length && refill(end) >= 0) {
      // until it is all here
    }
    for (int i = 0; i < length; i++) {
      if (pos + i >= end || buf[pos + i] != literal.charAt(i)) {
        throw expected("a value");
      }
    }
    pos += length;
  }

  // ---- strings ----

  /**
   * The lowest set bit is in the first byte that is a quotation mark, a backslash, a control character or not ASCII. Borrows
   * only reach bytes behind that one.
   */
  private static long special(long word) {
    return ((word - SPACES) | ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES) | word)
        & HIGH_BITS;
  }

  private String string(int limit, String what, String option) {
    return stringFrom(pos + 1, limit, what, option);
  }

  /** Assumes a quotation mark at {@link #pos} and plain ASCII from there to {@code i}; leaves {@link #pos} behind the string. */
  private String stringFrom(int i, int limit, String what, String option) {
    while (true) {
      while (i < end) {
        byte b = buf[i];
        if (b == '"') {
          checkLength(i - pos - 1, limit, what, option);
          String value = Text.latin1(buf, pos + 1, i - pos - 1);
          pos = i + 1;
          return value;
        }
        if (b == '\\' || b < ' ') {
          return stringDecoded(i, limit, what, option);
        }
        i++;
      }
      checkLength(i - pos - 1, limit, what, option);
      i = refill(i);
      if (i < 0) {
        pos = end;
        throw expected("'\"' at the end of " + what);
      }
    }
  }

  /** The same where the byte at {@code i} is a backslash, a control character, or not ASCII. */
  private String stringDecoded(int i, int limit, String what, String option) {
    int count = i - pos - 1;
    if (chars.length < count + 64) {
      chars = new char[Math.max(count + 64, chars.length * 2)];
    }
    for (int c = 0; c < count; c++) {
      chars[c] = (char) buf[pos + 1 + c];
    }
    while (true) {
      if (end - i < 12) {
        // What is decoded next takes twelve bytes at the most, and refilling may move it.
        int frontier = end;
        int kept = i;
        while (frontier >= 0 && end - kept < 12) {
          int behind = end - kept;
          frontier = refill(end);
          // Where there is no more, what is there has moved all the same.
          kept = (frontier < 0 ? end : frontier) - behind;
        }
        i = kept;
        checkLength(i - pos - 1, limit, what, option);
      }
      if (i >= end) {
        pos = end;
        throw expected("'\"' at the end of " + what);
      }
      if (count + 16 > chars.length) {
        chars = Arrays.copyOf(chars, chars.length * 2);
      }
      byte b = buf[i];
      if (b == '"') {
        checkLength(i - pos - 1, limit, what, option);
        pos = i + 1;
        return new String(chars, 0, count);
      }
      if (i + 8 <= end) {
        // Plain text between what is not.
        long special = special(Words.getLong(buf, i));
        int plain = special == 0 ? 8 : Long.numberOfTrailingZeros(special) >>> 3;
        for (int p = 0; p < plain; p++) {
          chars[count + p] = (char) buf[i + p];
        }
        count += plain;
        i += plain;
        if (plain > 0) {
          checkLength(i - pos - 1, limit, what, option);
          continue;
        }
      }
      if (b == '\\') {
        int decoded = Text.escape(buf, i, end);
        if (decoded < 0) {
          pos = i;
          throw problem(escapeProblem(i), null);
        }
        int length = Text.escapeLength(buf[i + 1]);
        if (Character.isSurrogate((char) decoded)) {
          int low = Character.isHighSurrogate((char) decoded) ? Text.escape(buf, i + 6, end) : -1;
          if (low < 0 || !Character.isLowSurrogate((char) low)) {
            pos = i;
            throw problem("expected a pair of surrogates, found a lone one", null);
          }
          chars[count++] = (char) decoded;
          chars[count++] = (char) low;
          length = 12;
        } else {
          chars[count++] = (char) decoded;
        }
        i += length;
      } else if (b >= ' ') {
        chars[count++] = (char) b;
        i++;
      } else if (b >= 0) {
        pos = i;
        throw problem(
            "expected no raw control character in a string, found U+%04X".formatted((int) b),
            "escape it");
      } else {
        int length = Text.utf8Length(buf, i, end);
        if (length == 0) {
          pos = i;
          throw problem("expected UTF-8, found the byte 0x%02X".formatted(b & 0xff), null);
        }
        count += Text.decode(buf, i, length, chars, count);
        i += length;
      }
    }
  }

  private String escapeProblem(int i) {
    int shown = Math.min(i + 1 < end && buf[i + 1] == 'u' ? 6 : 2, end - i);
    return "expected an escape that RFC 8259 knows, found "
        + new String(buf, i, shown, StandardCharsets.ISO_8859_1);
  }

  /** Assumes a quotation mark at {@link #pos}; leaves it behind the string. Validates as reading does. */
  private void skipString(int limit, String what, String option) {
    int i = pos + 1;
    long gone = 0;
    while (true) {
      while (i + 8 <= end) {
        long special = special(Words.getLong(buf, i));
        if (special != 0) {
          i += Long.numberOfTrailingZeros(special) >>> 3;
          break;
        }
        i += 8;
      }
      while (i < end && buf[i] >= ' ' && buf[i] != '"' && buf[i] != '\\') {
        i++;
      }
      checkLength(gone + i - pos - 1, limit, what, option);
      if (i < end && buf[i] == '"') {
        pos = i + 1;
        return;
      }
      // What is passed is not needed again: a long string must not fill the buffer.
      gone += i - pos;
      pos = i;
      while (end - pos < 12 && refill(end) >= 0) {
        // until what is validated next is all here
      }
      i = pos;
      if (i >= end) {
        throw expected("'\"' at the end of " + what);
      }
      i += skipSpecial(i);
    }
  }

  /** The length of what stands at {@code i}: an escape, a pair of them, or a character that is not ASCII. */
  private int skipSpecial(int i) {
    byte b = buf[i];
    if (b == '\\') {
      int decoded = Text.escape(buf, i, end);
      if (decoded < 0) {
        throw problem(escapeProblem(i), null);
      }
      if (!Character.isSurrogate((char) decoded)) {
        return Text.escapeLength(buf[i + 1]);
      }
      int low = Character.isHighSurrogate((char) decoded) ? Text.escape(buf, i + 6, end) : -1;
      if (low < 0 || !Character.isLowSurrogate((char) low)) {
        throw problem("expected a pair of surrogates, found a lone one", null);
      }
      return 12;
    }
    if (b >= ' ') {
      return 0;
    }
    if (b >= 0) {
      throw problem(
          "expected no raw control character in a string, found U+%04X".formatted((int) b),
          "escape it");
    }
    int length = Text.utf8Length(buf, i, end);
    if (length == 0) {
      throw problem("expected UTF-8, found the byte 0x%02X".formatted(b & 0xff), null);
    }
    return length;
  }

  private void checkLength(long bytes, int limit, String what, String option) {
    if (bytes > limit) {
      throw problem(
          "expected %s of at most %d bytes, found a longer one".formatted(what, limit),
          "JsonLimits.with%s would allow it"
              .formatted(Character.toUpperCase(option.charAt(0)) + option.substring(1)));
    }
  }

  // ---- numbers ----

  /** Checks the number at the next token against the grammar; its length. It is all in the buffer, from {@link #pos}. */
  private int number() {
    int first = token();
    if (first != '-' && (first < '0' || first > '9')) {
      throw expected("a number");
    }
    int i = pos;
    while (true) {
      i = numberEnd(i);
      if (i < end) {
        break;
      }
      if (i - pos > limits.numberChars()) {
        break;
      }
      int moved = refill(i);
      if (moved < 0) {
        i = end; // which has moved, too
        break;
      }
      i = moved;
    }
    int length = i - pos;
    if (length > limits.numberChars()) {
      throw problem(
          "expected a number of at most %d characters, found a longer one"
              .formatted(limits.numberChars()),
          "JsonLimits.withNumberChars would allow it");
    }
    checkNumber(length);
    return length;
  }

  /** Behind the last byte that could be part of a number. */
  private int numberEnd(int i) {
    while (i < end) {
      byte b = buf[i];
      if ((b < '0' || b > '9') && b != '.' && b != '-' && b != '+' && (b | 0x20) != 'e') {
        break;
      }
      i++;
    }
    return i;
  }

  /** RFC 8259 section 6: {@code [ minus ] int [ frac ] [ exp ]}. */
  private void checkNumber(int length) {
    int to = pos + length;
    int i = buf[pos] == '-' ? pos + 1 : pos;
    int digits = i;
    i = digitsEnd(i, to);
    boolean right = i > digits && (buf[digits] != '0' || i == digits + 1);
    if (right && i < to && buf[i] == '.') {
      digits = ++i;
      i = digitsEnd(i, to);
      right = i > digits;
    }
    if (right && i < to && (buf[i] | 0x20) == 'e') {
      i++;
      if (i < to && (buf[i] == '+' || buf[i] == '-')) {
        i++;
      }
      digits = i;
      i = digitsEnd(i, to);
      right = i > digits;
    }
    if (!right || i < to) {
      throw problem("expected a number as RFC 8259 writes it, found " + shown(length), null);
    }
  }

  private int digitsEnd(int i, int to) {
    while (i + 8 <= to && Integers.isEightDigits(Words.getLong(buf, i))) {
      i += 8;
    }
    while (i < to && buf[i] >= '0' && buf[i] <= '9') {
      i++;
    }
    return i;
  }

  // ---- more input ----

  /**
   * Gets more of the document, keeping what stands from {@link #pos} on.
   *
   * @param i an index at or behind {@link #pos}, at most {@link #end}
   * @return where that index has moved to; -1 when there is no more, though what is there has moved all the same
   */
  private int refill(int i) {
    if (source == null) {
      return -1;
    }
    int kept = end - pos;
    if (pos > 0) {
      countLines(pos);
      before += pos;
      System.arraycopy(buf, pos, buf, 0, kept);
    }
    if (buf.length - kept < ROOM) {
      own = buf = Arrays.copyOf(buf, buf.length * 2);
    }
    int moved = i - pos;
    pos = 0;
    end = kept;
    try {
      int read = source.read(buf, end, buf.length - end);
      if (read <= 0) {
        source = null;
        return -1;
      }
      end += read;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return moved;
  }

  private void countLines(int to) {
    for (int i = 0; i < to; i++) {
      if (buf[i] == '\n') {
        linesBefore++;
        lineStart = before + i + 1;
      }
    }
  }

  /** The buffer as a String's source sees it: it may grow to hold what a character becomes. */
  private static final class StringSource implements Source {
    private final String document;
    private final JsonReader reader;
    private int next;

    StringSource(String document, JsonReader reader) {
      this.document = document;
      this.reader = reader;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      if (next >= document.length()) {
        return -1;
      }
      int chars = Math.min(length / Utf8Encoder.MAX_BYTES_PER_CHAR, document.length() - next);
      boolean splits = Character.isHighSurrogate(document.charAt(next + chars - 1))
          && next + chars < document.length();
      chars -= splits && chars > 1 ? 1 : 0;
      int written = reader.encoder.encode(document, next, next + chars, into, offset);
      if (written < 0) {
        next = -1 - written;
        throw reader.problem(
            "expected a pair of surrogates, found a lone one in the String at index " + next, null);
      }
      next += chars;
      return written - offset;
    }
  }

  // ---- errors ----

  private JsonException expected(String what) {
    String found;
    if (pos >= end) {
      found = "the end of the document";
    } else {
      byte b = buf[pos];
      found = switch (b) {
        case '{' -> "an object";
        case '[' -> "an array";
        case '"' -> "a string";
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> "a number";
        default -> b >= ' ' ? "'" + (char) b + "'" : "the byte 0x%02X".formatted(b & 0xff);
      };
      if (b == 't' || b == 'f' || b == 'n') {
        found = word();
      }
    }
    return problem("expected " + what + ", found " + found, null);
  }

  private String word() {
    int i = pos;
    while (i < end && i - pos < 8 && Character.isLetter(buf[i])) {
      i++;
    }
    return new String(buf, pos, i - pos, StandardCharsets.ISO_8859_1);
  }

  private String shown(int length) {
    int most = 40;
    String text = new String(buf, pos, Math.min(length, most), StandardCharsets.ISO_8859_1);
    return length > most ? text + "..." : text;
  }

  JsonException problem(String problem, @Nullable String cure) {
    long line = linesBefore;
    long start = lineStart;
    for (int i = (int) Math.max(0, -before); i < pos; i++) {
      if (buf[i] == '\n') {
        line++;
        start = before + i + 1;
      }
    }
    long offset = before + pos;
    return new JsonException(problem, offset, line + 1, offset - start + 1, cure);
  }
}
