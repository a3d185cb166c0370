package streak.overlay;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonReader;
import streak.internal.Layout;
import streak.internal.Utf8Encoder;

/**
 * Parses documents, one after the other, and reads them where they stand.
 *
 * <pre>{@code
 * Overlay overlay = new Overlay();                          // once
 * overlay.parse(bytes);                                     // for every document
 * long price = overlay.root().field("buy").element(0).field("price").asDecimal(4);
 * }</pre>
 *
 * <p>Parsing is one pass that checks everything: what RFC 8259 or the {@link JsonLimits} do not allow is the {@link JsonException}
 * that a {@link JsonReader} would throw, with the place as a JSON Pointer besides. What it leaves behind is an index of two ints
 * per name and value; no value is converted before it is asked for.
 *
 * <p>An overlay that has met documents of the same size before allocates nothing. It keeps what it has grown to, up to a
 * megabyte of index and one of buffer; what a larger document needed is let go of when the next, smaller one is parsed, or by
 * {@link #clear}.
 *
 * <p>Not thread-safe. An array, or the array behind a buffer, is read in place: it must not change while the document is used. A
 * document ends with the next one; {@link #detach} makes one that stays.
 */
public final class Overlay extends Indexed {

  private static final int KEPT_INTS = 256 * 1024;
  private static final int KEPT_BYTES = 1024 * 1024;

  /** Chars of a String that are encoded at a time. */
  private static final int PIECE = 8 * 1024;

  /** Documents in which a shape is looked for in vain before it is given up. */
  private static final int TRIES = 4;

  /** Documents after which another one is tried, at the latest. */
  private static final int LONGEST_PAUSE = 1024;

  /** As long as arrays may be on every JVM. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  /** A longer document may break a limit of what its strings, names and numbers may take; a shorter one cannot. */
  private final int least;

  private final int mostInts;
  private final Utf8Encoder encoder = new Utf8Encoder();
  private @Nullable Cursor cursor;

  /** Documents since the last one that was as the shape has it. */
  private int misses;

  /** Documents until a shape is learned, and looked for in those to come. The first document may be the only one. */
  private int rest = 2;

  /** How long the next rest will be. */
  private int pause = TRIES;

  /** Holds Strings and direct buffers; kept for the documents to come. */
  private byte[] own = NO_BYTES;

  /** An overlay within {@link JsonLimits#DEFAULT}. */
  public Overlay() {
    this(JsonLimits.DEFAULT);
  }

  /** An overlay within limits. */
  public Overlay(JsonLimits limits) {
    this(limits, LONGEST);
  }

  /** For tests, which have no memory for a document that needs more. */
  Overlay(JsonLimits limits, int mostInts) {
    super(limits);
    least = Math.min(limits.numberChars(), Math.min(limits.stringBytes(), limits.nameBytes()));
    this.mostInts = mostInts;
  }

  /** Parses all of an array, which must not change while the document is used. */
  public Overlay parse(byte[] document) {
    return parse(document, 0, document.length);
  }

  /** Parses a range of an array, which must not change while the document is used. */
  public Overlay parse(byte[] document, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, document.length);
    begin(length);
    int count = length <= Shape.MOST_BYTES && length >= Shape.LEAST_BYTES
        ? indexShort(document, offset, offset + length)
        : indexLong(document, offset, offset + length);
    if (count == Indexer.FULL) {
      count = indexAgain(document, offset, length);
    }
    if (count > 0 && length > least) {
      count = Indexer.withinLimits(index, count, document, limits, least);
    }
    if (count < 0) {
      throw Refusal.of(new JsonReader(limits).reset(document, offset, length));
    }
    bytes = document;
    from = offset;
    to = offset + length;
    size = count;
    return this;
  }

  /** The same of a document that may be like the one before. */
  private int indexShort(byte[] document, int offset, int to) {
    Shape known = shape;
    if (known == null || rest > 0 || !known.fits(index)) {
      return indexResting(document, offset, to);
    }
    int count = known.index(index, document, offset, to, limits.depth());
    sure = known.matched;
    if (sure == count) {
      misses = 0;
      pause = TRIES;
    } else if (++misses == TRIES) {
      rest = pause;
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
    return count;
  }

  /** The same when documents have not been like each other; now and then, it is tried again. */
  private int indexResting(byte[] document, int offset, int to) {
    int count = indexLong(document, offset, to);
    if (count > 0 && --rest <= 0) {
      if (shape == null) {
        shape = new Shape();
      }
      shape.learn(index, count, document, offset, to);
      misses = 0;
    }
    return count;
  }

  /** The same whatever was before. */
  private int indexLong(byte[] document, int offset, int to) {
    if (shape != null) {
      shape.leave();
    }
    return Indexer.index(index, document, offset, to, limits.depth());
  }

  /** Parses a String, through a buffer of the overlay's own. */
  public Overlay parse(String document) {
    int length = encode(document);
    if (length < 0) {
      begin(0);
      throw Refusal.of(new JsonReader(limits).reset(document));
    }
    return parse(own, 0, length);
  }

  /**
   * Parses what remains of a buffer, whose position is not moved: in place where there is an array behind it, which must not
   * change while the document is used; else through a buffer of the overlay's own.
   */
  public Overlay parse(ByteBuffer document) {
    int length = document.remaining();
    if (document.hasArray()) {
      return parse(document.array(), document.arrayOffset() + document.position(), length);
    }
    own(length, 0);
    document.get(document.position(), own, 0, length);
    return parse(own, 0, length);
  }

  /** {@inheritDoc} It is the overlay's own, the same with every call. */
  @Override
  public Cursor root() {
    Cursor own = cursor;
    if (own == null) {
      cursor = own = new Cursor(this);
    } else {
      own.toRoot(this);
    }
    return own;
  }

  /** A copy of the document that stays as it is, shares nothing with the overlay, and may be read by any number of threads. */
  public Snapshot detach() {
    return new Snapshot(this);
  }

  /** Where everything in the document stands, until the next one is parsed: for {@code streak.tree}. */
  @SuppressWarnings("exports") // whom it is not for cannot name it
  public Layout layout() {
    checkThereIsADocument();
    return new Layout(bytes, from, to, index, size);
  }

  /** Forgets the document, and lets go of what it made too large to keep. */
  public void clear() {
    begin(0);
    leaveCursor();
    if (own.length > KEPT_BYTES) {
      own = NO_BYTES;
    }
    encoder.release();
  }

  /** Leaves an overlay without a document, in case that what comes now is not one. */
  private void begin(int length) {
    bytes = NO_BYTES;
    size = 0;
    sure = 0;
    generation++;
    if (index.length > KEPT_INTS && length < KEPT_INTS) {
      index = NO_INDEX;
      leaveCursor();
    }
  }

  /** The overlay's own cursor would hold the document, and its index, until somebody asks for the next root. */
  private void leaveCursor() {
    if (cursor != null) {
      cursor.leave();
    }
  }

  /** Indexes a document that needs a longer index than any before it. */
  private int indexAgain(byte[] document, int offset, int length) {
    // One value for every eight bytes is usual; two ints a byte is all there can be before
    // malformed text is noticed.
    long most = Math.min(2L * length + 4, mostInts);
    int count = Indexer.FULL;
    for (long ints = length < 4096 ? most : length / 4; count == Indexer.FULL; ints *= 4) {
      if (index.length >= most) {
        throw tooLarge("ints of index", mostInts);
      }
      if (ints > index.length) {
        index = new int[(int) Math.min(ints, most)];
        count = Indexer.index(index, document, offset, offset + length, limits.depth());
      }
    }
    return count;
  }

  /** The length of a String in {@link #own}; negative when it is not well-formed UTF-16. */
  private int encode(String document) {
    int chars = document.length();
    own(chars, 0);
    int at = 0;
    for (int next = 0; next < chars; ) {
      int count = Math.min(PIECE, chars - next);
      if (next + count < chars && Character.isHighSurrogate(document.charAt(next + count - 1))) {
        count--; // a pair stays together
      }
      if (own.length - at < count * Utf8Encoder.MAX_BYTES_PER_CHAR) {
        own((long) at + (long) count * Utf8Encoder.MAX_BYTES_PER_CHAR, at);
      }
      at = encoder.encode(document, next, next + count, own, at);
      if (at < 0) {
        return at;
      }
      next += count;
    }
    return at;
  }

  /** Makes {@link #own} hold a length, of which some is kept. */
  private void own(long length, int kept) {
    if (length > LONGEST) {
      throw tooLarge("bytes of UTF-8", LONGEST);
    }
    if (own.length > KEPT_BYTES && length < KEPT_BYTES && kept == 0) {
      own = NO_BYTES;
    }
    if (own.length < length) {
      byte[] larger = new byte[(int) Math.min(LONGEST, Math.max(length, own.length * 2L))];
      System.arraycopy(own, 0, larger, 0, kept);
      own = larger;
    }
  }

  private JsonException tooLarge(String what, int most) {
    return JsonException.at(
        0,
        1,
        1,
        "expected a document of at most " + most + " " + what + ", found a larger one",
        "a JsonReader reads documents of any length from a stream");
  }
}
