package streak;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.internal.CharBytes;

/**
 * A document that is a String. The reader has a byte for each character, as {@link CharBytes} has it, and comes here for what the
 * bytes do not tell: the characters that are not ASCII, and how many bytes they would be in UTF-8, in which errors and limits
 * count. Places here are indexes of the String.
 */
final class TextSource implements Input.Source {

  private static final int CHUNK = 8192;
  private static final ByteBuffer NONE = ByteBuffer.allocate(0);

  /** A piece of the document on its way into the buffer. */
  private final char[] chars = new char[CHUNK];

  private final CharBytes bytes = new CharBytes(chars);

  /** The array last written to, wrapped. */
  private ByteBuffer target = NONE;

  private String document = "";
  private int next;

  /** Of what stands from the mark of a reader that looks ahead; made when it is needed. */
  private @Nullable Count ahead;

  /** Of all else. */
  private @Nullable Count here;

  /** Bytes of UTF-8 from an index on, as far as they were counted last, so that they need not be counted again. */
  private static final class Count {
    int from;
    int to;
    long bytes;

    void begin(int index) {
      from = index;
      to = index;
      bytes = 0;
    }
  }

  void begin(String document) {
    this.document = document;
    next = 0;
    if (ahead != null) {
      ahead.begin(0);
    }
    if (here != null) {
      here.begin(0);
    }
  }

  /** Lets go of the document; the buffer is to be filled again. */
  void release() {
    begin("");
  }

  /** Lets go of the buffer, too. */
  void releaseBuffer() {
    target = NONE;
  }

  // The very same array is meant: another of the same content is another place to write to.
  @SuppressWarnings({"ReferenceEquality", "ByteBufferBackingArray"})
  @Override
  public int read(byte[] into, int offset, int length) {
    int total = Math.min(length, document.length() - next);
    if (total == 0) {
      return -1;
    }
    if (target.array() != into) {
      target = ByteBuffer.wrap(into);
    }
    target.limit(into.length).position(offset);
    int stop = next + total;
    for (int count; next < stop; next += count) {
      count = Math.min(CHUNK, stop - next);
      document.getChars(next, next + count, chars, 0);
      int ascii = bytes.writeAscii(0, count, target);
      if (ascii < count) {
        bytes.write(ascii, count, target);
      }
    }
    return total;
  }

  boolean isAtEnd() {
    return next == document.length();
  }

  String string(long from, long to) {
    return document.substring((int) from, (int) to);
  }

  void copy(long from, long to, char[] into, int at) {
    document.getChars((int) from, (int) to, into, at);
  }

  /** The character at an index; -1 when it is a lone surrogate. */
  int codePoint(long index) {
    int point = document.codePointAt((int) index);
    return point < 0x10000 && Character.isSurrogate((char) point) ? -1 : point;
  }

  /** The index of the first lone surrogate from an index on, of which there is one. */
  int loneSurrogate(long from) {
    int i = (int) from;
    for (int point; (point = codePoint(i)) >= 0; ) {
      i += Character.charCount(point);
    }
    return i;
  }

  /** The first of the bytes in UTF-8 of the character at an index. */
  int firstByte(long index) {
    int point = codePoint(index);
    return point < 0x80
        ? point
        : point < 0x800
            ? 0xc0 | point >> 6
            : point < 0x10000 ? 0xe0 | point >> 12 : 0xf0 | point >> 18;
  }

  /** In bytes of UTF-8; what has been counted from the same index on is not counted again. */
  long utf8Length(long from, long to) {
    if (here == null) {
      here = new Count();
    }
    return utf8Length(here, from, to);
  }

  /** The same for who asks again and again from one index on, and is not to be made to begin anew by who asks between. */
  long utf8LengthAhead(long from, long to) {
    if (ahead == null) {
      ahead = new Count();
    }
    return utf8Length(ahead, from, to);
  }

  private long utf8Length(Count count, long from, long to) {
    Objects.checkFromToIndex(Math.toIntExact(from), Math.toIntExact(to), document.length());
    if (from != count.from || to < count.to) {
      count.begin((int) from);
    }
    for (; count.to < to; count.to++) {
      count.bytes += utf8Length(document.charAt(count.to));
    }
    return count.bytes;
  }

  /** Of a pair of surrogates, each counts for half of the four bytes. */
  private static int utf8Length(char c) {
    return c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
  }

  /** Where that is in the document's UTF-8. Counts, so for errors only. */
  Input.Place placeOf(long index) {
    int lineStart = document.lastIndexOf('\n', (int) index - 1) + 1;
    long line = document.chars().limit(index).filter(c -> c == '\n').count();
    return new Input.Place(utf8Length(0, index), line + 1, utf8Length(lineStart, index) + 1);
  }
}
