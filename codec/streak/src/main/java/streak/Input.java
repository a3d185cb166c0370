package streak;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.internal.Words;

/**
 * The document as a reader sees it: a window of bytes, refilled from a source where the document is not an array; the place of
 * what is next; errors that know where they are.
 *
 * <pre>
 *   document   ......................................................
 *   buf                  [ read | not read          | room ]
 *                        0      pos                 end
 *              before -->|
 * </pre>
 */
abstract class Input {

  private static final byte[] EMPTY = new byte[0];
  private static final int FIRST_BUFFER = 16 * 1024;

  /**
   * A document up to this size passes through the buffer as a whole: lines need not be counted until an error asks for them.
   * A longer one passes by pieces of this size. A buffer that a long string made larger is not kept for the documents that
   * follow.
   */
  static final int LARGEST_KEPT = 256 * 1024;

  /** A source is not asked for less than this. */
  private static final int ROOM = 64;

  static final long SPACES = 0x2020202020202020L;
  private static final long LINE_FEEDS = 0x0a0a0a0a0a0a0a0aL;

  /** Of white space that is remembered, in bytes: a line feed and 16 spaces. */
  private static final int LONGEST_GAP = 17;

  /** A mask: the white space of so many levels, and one, is remembered. */
  private static final int LEVELS = 31;

  /** By number, the first bytes of a word. */
  private static final long[] FIRST_BYTES = {
    0,
    0xffL,
    0xffffL,
    0xff_ffffL,
    0xffff_ffffL,
    0xff_ffff_ffffL,
    0xffff_ffff_ffffL,
    0xff_ffff_ffff_ffffL,
    -1L
  };

  /** By level, the length of the white space that stood last behind a comma or an opening bracket. */
  private final int[] gaps = new int[LEVELS + 1];

  final JsonLimits limits;

  /** {@code buf[pos..end)} has not been read. Not ours to write to, unless {@link #source} is set. */
  byte[] buf = EMPTY;

  int pos;
  int end;

  /** What is in the buffer before this index is not part of the document. */
  int first;

  /** True when the document is a line of something longer. */
  private boolean line;

  /** Where the reader will return to, so that the buffer keeps it; -1 when it will not. */
  private int mark = -1;

  /** What comes behind {@code end}, where that is not the end of the document. */
  private @Nullable Source source;

  /** What else than an IOException the source threw: that is no fault of the document. */
  @Nullable
  RuntimeException failure;

  /** Bytes of the document before {@code buf[0]}. */
  private long before;

  /** Lines and the start of the last one among the bytes before {@code buf[0]}. */
  private long linesBefore;

  private long lineStart;

  /** An index of the buffer as far as which lines were counted last, so that they need not be counted again. */
  private int counted;

  private long linesCounted;
  private long startCounted;

  /** Kept for the documents to come. */
  private byte[] own = EMPTY;

  /** The document where it is a String: a byte of the buffer is then a character of it. None where it is of bytes. */
  @Nullable
  TextSource text;

  /** Made when the first document comes that is a String. */
  private @Nullable TextSource keptText;

  /** Where more of a document comes from. */
  interface Source {
    /** At least one byte into the array; -1 when there is no more. */
    int read(byte[] into, int offset, int length) throws IOException;
  }

  Input(JsonLimits limits) {
    this.limits = limits;
  }

  /** What documents are held to. */
  public final JsonLimits limits() {
    return limits;
  }

  /** Begins a document in an array. */
  final void begin(byte[] document, int offset, int length) {
    begin(document, offset, offset + length, null);
    before = -offset;
    lineStart = 0;
  }

  /**
   * Begins a document that is a line of something longer.
   *
   * @param at where it is in that
   * @param lines before it
   */
  final void beginLine(byte[] document, int offset, int length, long at, long lines) {
    begin(document, offset, offset + length, null);
    before = at - offset;
    linesBefore = lines;
    lineStart = at;
    line = true;
  }

  /** Begins a document that comes through a buffer of our own. */
  final void begin(Source document) {
    own = own.length == 0 ? new byte[FIRST_BUFFER] : own;
    begin(own, 0, 0, document);
  }

  /** Begins a document that is a String. */
  final void begin(String document) {
    if (keptText == null) {
      keptText = new TextSource();
    }
    keptText.begin(document);
    begin(keptText);
    text = keptText;
  }

  private void begin(byte[] bytes, int from, int to, @Nullable Source source) {
    text = null;
    buf = bytes;
    pos = from;
    end = to;
    this.source = source;
    first = from;
    line = false;
    mark = -1;
    before = 0;
    linesBefore = 0;
    lineStart = 0;
    countAnew();
  }

  /** Forgets the document, so that a reader that is kept does not keep it. */
  void release() {
    if (text != null) {
      text.release();
    }
    begin(EMPTY, 0, 0, null);
    failure = null;
    if (own.length > LARGEST_KEPT) {
      own = EMPTY;
      if (keptText != null) {
        keptText.releaseBuffer();
      }
    }
  }

  final void expect(char token, String what) {
    if (token() != token) {
      throw expected(what);
    }
    pos++;
  }

  /** Passes white space; the byte at {@link #pos}, or -1 at the end of the document. */
  final int token() {
    if (pos < end) {
      byte b = buf[pos];
      if (b > ' ') {
        return b;
      }
    }
    return tokenBehindSpace();
  }

  /**
   * Assumes a comma or an opening bracket at {@link #pos}. Tries the white space that stood last behind one at that level: a
   * document that is indented is indented alike. It is compared, never trusted; but its end need not be looked for.
   *
   * @return where the next token is; -1 when the white space is another
   */
  final int behindGap(int level) {
    int gap = gaps[level & LEVELS];
    int next = pos + 1 + gap;
    // A word behind the first character of a gap, or two of a long one, and the token.
    if (pos < end - 9 - gap) {
      if (buf[next] > ' ' && isGap(pos + 1, gap)) {
        return next;
      }
      // A document of one line has a space behind its commas, and none behind its brackets.
      if (buf[pos + 1] == ' ' && buf[pos + 2] > ' ') {
        return pos + 2;
      }
    }
    return -1;
  }

  private boolean isGap(int i, int gap) {
    if (gap == 0) {
      return true;
    }
    byte first = buf[i];
    if (first != '\n' && first != ' ') {
      return false;
    }
    int spaces = gap - 1;
    long others = Words.getLong(buf, i + 1) ^ SPACES;
    if (spaces <= 8) {
      return (others & FIRST_BYTES[spaces]) == 0;
    }
    return (others | ((Words.getLong(buf, i + 9) ^ SPACES) & FIRST_BYTES[spaces - 8])) == 0;
  }

  /** The same by looking for the end, to be remembered; leaves {@link #pos} at the next token. */
  final int tokenBehindGap(int level) {
    int from = ++pos;
    int token = token();
    int gap = pos - from;
    // Where the buffer has moved that is not the gap, and does no harm.
    gaps[level & LEVELS] = gap >= 0 && gap <= LONGEST_GAP ? gap : 0;
    return token;
  }

  /** Expects that nothing but white space follows. */
  public void endDocument() {
    if (token() != -1) {
      throw expected("the end of the " + whole());
    }
  }

  /** True when nothing but white space follows: between the documents of a stream of them. */
  public boolean atEnd() {
    return token() == -1;
  }

  final int tokenBehindSpace() {
    int i = pos;
    while (true) {
      while (i < end) {
        byte b = buf[i];
        if (b == '\n' && i <= end - 9) {
          // Indentation.
          i++;
          long difference;
          do {
            difference = Words.getLong(buf, i) ^ SPACES;
            i += difference == 0 ? 8 : Long.numberOfTrailingZeros(difference) >>> 3;
          } while (difference == 0 && i <= end - 8);
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

  final void literal(String literal) {
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

  /**
   * Gets more of the document, keeping what stands from {@link #pos} on, or from the mark.
   *
   * @param i an index at or behind {@link #pos}, at most {@link #end}
   * @return where that index has moved to; -1 when there is no more, though what is there may have moved all the same
   */
  final int refill(int i) {
    if (source == null) {
      return -1;
    }
    int behind = end - i;
    if (buf.length - end < ROOM) {
      makeRoom();
    }
    try {
      int read = source.read(buf, end, buf.length - end);
      if (read < 0) {
        source = null;
        return -1;
      }
      end += read;
      return end - read - behind;
    } catch (IOException e) {
      throw Failures.ofStream(e);
    } catch (RuntimeException e) {
      failure = e;
      throw e;
    }
  }

  /** A small buffer grows; in a large one, what has been read makes room for what comes. */
  private void makeRoom() {
    int from = pos;
    if (mark >= 0) {
      checkKept(end - mark);
      from = mark;
    }
    if (buf.length >= LARGEST_KEPT && from > 0) {
      countLines(from);
      before += from;
      end -= from;
      System.arraycopy(buf, from, buf, 0, end);
      pos -= from;
      mark = mark < 0 ? -1 : 0;
      countAnew();
    }
    if (buf.length - end < ROOM) {
      own = buf = Arrays.copyOf(buf, grown(buf.length));
    }
  }

  /** The length of an array that takes the place of one that is full. */
  final int grown(int length) {
    int largest = Integer.MAX_VALUE - 8;
    if (length >= largest) {
      throw problem("expected a value that fits an array of 2 GB, found a larger one", null);
    }
    return (int) Math.min(largest, length * 2L);
  }

  /** What is about to go is counted by words, for the errors that may come. */
  private void countLines(int to) {
    int i = 0;
    long lines = 0;
    for (; i <= to - 8; i += 8) {
      lines += Long.bitCount(Words.equalTo(Words.getLong(buf, i), LINE_FEEDS));
    }
    for (; i < to; i++) {
      lines += buf[i] == '\n' ? 1 : 0;
    }
    if (lines > 0) {
      linesBefore += lines;
      int last = to - 1;
      while (buf[last] != '\n') {
        last--;
      }
      lineStart = before + last + 1;
    }
  }

  // ---- looking ahead ----

  /** Remembers {@link #pos}: all that follows stays in the buffer until {@link #rewind}. */
  final void mark() {
    mark = pos;
  }

  final long markOffset() {
    return before + mark;
  }

  final void unmark() {
    mark = -1;
  }

  /** Returns to the mark. */
  final void rewind() {
    pos = mark;
    mark = -1;
  }

  /** Checks how far it is from the mark to {@link #pos}, or to the space before, which is passed with a name or is not. */
  final void checkLookAhead() {
    int to = buf[pos - 1] == ' ' ? pos - 1 : pos;
    long ahead = text == null ? to - mark : text.utf8LengthAhead(before + mark, before + to);
    if (ahead > limits.lookAheadBytes()) {
      throw tooFar();
    }
  }

  /** True when nothing comes behind what is in the buffer. */
  final boolean isAllHere() {
    return source == null;
  }

  /** False while all that follows the mark is kept, and where nothing has to be refilled. */
  final boolean losesWhatIsRead() {
    return mark < 0 && source != null;
  }

  /** Between two checks there is a value and a name at the most, and white space, which is not limited elsewhere. */
  private void checkKept(int kept) {
    long most = (long) limits.lookAheadBytes() + limits.stringBytes() + limits.nameBytes() + ROOM;
    if (kept > Math.max(most, limits.numberChars())) {
      throw tooFar();
    }
  }

  private JsonException tooFar() {
    rewind();
    return problem(
        "expected at most " + limits.lookAheadBytes()
            + " bytes before the member that says what the object is, found more",
        "write that member first, or JsonLimits.withLookAheadBytes would allow it");
  }

  // ---- errors ----

  final JsonException expected(String what) {
    String found;
    String cure = null;
    if (pos >= end) {
      found = "the end of the " + whole();
      cure = line ? "a line of NDJSON holds a whole value" : null;
    } else {
      byte b = buf[pos];
      int first = text == null || b >= 0 ? b & 0xff : text.firstByte(offset());
      found = switch (b) {
        case '{' -> "an object";
        case '[' -> "an array";
        case '"' -> "a string";
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> "a number";
        default -> b >= ' ' ? "'" + (char) b + "'" : "the byte 0x" + JsonException.hex(first);
      };
      if (offset() == 0 && (first == 0xef || first >= 0xfe)) {
        cure = "a document is in UTF-8, without a byte order mark";
      }
      if (b == 't' || b == 'f' || b == 'n') {
        while (end - pos < 8 && Character.isLetter(buf[end - 1]) && refill(end) >= 0) {
          // until the word is all here
        }
        found = word();
      }
    }
    return problem("expected " + what + ", found " + found, cure);
  }

  /** What the document is called. */
  final String whole() {
    return line ? "line" : "document";
  }

  final String word() {
    int i = pos;
    while (i < end && i - pos < 8 && Character.isLetter(buf[i])) {
      i++;
    }
    return new String(buf, pos, i - pos, StandardCharsets.ISO_8859_1);
  }

  /** The beginning of what is next, as far as it is ASCII. */
  final String shown(int length) {
    int most = Math.min(length, 40);
    int shown = 0;
    while (shown < most && buf[pos + shown] >= 0) {
      shown++;
    }
    String text = new String(buf, pos, shown, StandardCharsets.ISO_8859_1);
    return length > shown ? text + "..." : text;
  }

  /** Bytes of the document before {@link #pos}; characters where it is a String. */
  final long offset() {
    return before + pos;
  }

  /** What stands in the buffer, as long as it is in UTF-8. */
  final long utf8Length(int from, int to) {
    return text == null ? to - from : text.utf8Length(before + from, before + to);
  }

  /** Of what stands at an offset: outside the buffer when it is no longer there. */
  final int indexOf(long offset) {
    return (int) Math.max(-1, offset - before);
  }

  final JsonException problem(String problem, @Nullable String cure) {
    return problem(placeOf(pos), problem, cure);
  }

  static JsonException problem(Place place, String problem, @Nullable String cure) {
    return new JsonException(problem, place.offset(), place.line(), place.column(), cure);
  }

  /** Where something is: bytes from 0, lines from 1, bytes in the line from 1. */
  record Place(long offset, long line, long column) {}

  /** Of an index of the buffer. Counts lines, so for errors, and for what may become one, only. */
  final Place placeOf(int index) {
    if (text != null) {
      return text.placeOf(before + index);
    }
    if (index < counted) {
      counted = first;
      linesCounted = linesBefore;
      startCounted = lineStart;
    }
    for (; counted < index; counted++) {
      if (buf[counted] == '\n') {
        linesCounted++;
        startCounted = before + counted + 1;
      }
    }
    long offset = before + index;
    return new Place(offset, linesCounted + 1, offset - startCounted + 1);
  }

  private void countAnew() {
    counted = Integer.MAX_VALUE;
  }

  /** Of the beginning of a string, so long, that {@link #pos} is in or behind; it need not be in the buffer any more. */
  final Place placeBack(long length) {
    if (text != null) {
      return text.placeOf(offset() - length);
    }
    Place here = placeOf(pos);
    return new Place(here.offset - length, here.line, here.column - length);
  }

  /** A stream, also one that returns from a read without a byte: it is then asked for one until it has it. */
  static final class StreamSource implements Source {
    private final InputStream document;

    StreamSource(InputStream document) {
      this.document = document;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      int read = document.read(into, offset, length);
      if (read != 0) {
        return read;
      }
      int single = document.read();
      if (single < 0) {
        return -1;
      }
      into[offset] = (byte) single;
      return 1;
    }
  }

  /** What remains of a buffer. */
  static final class BufferSource implements Source {
    private final ByteBuffer document;

    BufferSource(ByteBuffer document) {
      this.document = document;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      int count = Math.min(length, document.remaining());
      document.get(into, offset, count);
      return count == 0 ? -1 : count;
    }
  }
}
