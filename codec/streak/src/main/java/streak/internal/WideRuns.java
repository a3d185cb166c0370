package streak.internal;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a document lacks that has a byte for each character, until it becomes a String: the runs of characters that do not all fit
 * a byte, and where they belong.
 *
 * <pre>
 *   document  {"name":"......... +1"}      with as many bytes as the run has characters
 *   chars              Зоя Петро
 *                      ^ place
 * </pre>
 */
final class WideRuns {

  private static final int KEPT = 512 * 1024;

  /**
   * Bytes that are inflated at a time. The JIT has an instruction for it in what it has compiled to the end, which takes some thousand
   * calls: of one for each document, a thousand long documents would be made a character at a time.
   */
  private static final int PIECE = 4096;

  private static final ByteBuffer NONE = ByteBuffer.allocate(0);

  /** The runs' characters, one behind the other. */
  private char[] chars = new char[0];

  private int end;

  /** Of each run, where it begins in {@link #chars}, where in the document, and how many characters it has. */
  private int[] starts = new int[16];

  private int[] places = new int[16];
  private int[] lengths = new int[16];
  private int count;

  /** The document while it is put together. */
  private char[] whole = new char[0];

  private CharBuffer target = CharBuffer.wrap(whole);

  /** The document, wrapped. */
  private ByteBuffer source = NONE;

  /** Made for the first document that has runs. */
  private @Nullable CharsetDecoder decoder;

  void clear() {
    end = 0;
    count = 0;
  }

  /** Lets go of arrays that are too large to keep. */
  void release() {
    clear();
    source = NONE;
    if (chars.length > KEPT) {
      chars = new char[0];
    }
    if (whole.length > KEPT) {
      whole = new char[0];
      target = CharBuffer.wrap(whole);
    }
    if (places.length > KEPT) {
      starts = new int[16];
      places = new int[16];
      lengths = new int[16];
    }
  }

  /**
   * Keeps characters, for runs of them to be added.
   *
   * @return where they begin here
   */
  int keep(char[] text, int from, int length) {
    if (chars.length - end < length) {
      chars = Arrays.copyOf(chars, grown(chars.length, end + length));
    }
    System.arraycopy(text, from, chars, end, length);
    int start = end;
    end += length;
    return start;
  }

  /**
   * Adds a run.
   *
   * @param start of its characters, among those that are kept
   * @param place of the first of them in the document
   */
  void add(int start, int length, int place) {
    if (count == places.length) {
      starts = Arrays.copyOf(starts, count * 2);
      lengths = Arrays.copyOf(lengths, count * 2);
      places = Arrays.copyOf(places, count * 2); // the last, as its length is what is asked
    }
    starts[count] = start;
    places[count] = place;
    lengths[count++] = length;
  }

  /** How many runs there are. */
  int count() {
    return count;
  }

  /** Moves the runs from {@code first} to {@code behind}. */
  void move(int first, int behind, int by) {
    for (int i = first; i < behind; i++) {
      places[i] += by;
    }
  }

  private static int grown(int length, int needed) {
    return Math.max(needed, (int) Math.min(Integer.MAX_VALUE - 8, length * 2L));
  }

  /** The String of the first bytes of a document. */
  // The very same array is meant, as its content is another each time.
  @SuppressWarnings({"ReferenceEquality", "ByteBufferBackingArray"})
  String string(byte[] document, int size) {
    if (count == 0) {
      return Text.latin1(document, 0, size);
    }
    if (whole.length < size) {
      whole = new char[grown(whole.length, size)];
      target = CharBuffer.wrap(whole);
    }
    if (source.array() != document) {
      source = ByteBuffer.wrap(document);
    }
    CharsetDecoder latin1 = decoder().reset();
    source.clear();
    target.clear();
    for (int to = 0; to < size; ) {
      to = Math.min(size, to + PIECE);
      latin1.decode(source.limit(to), target, false);
    }
    putIn();
    return new String(whole, 0, size);
  }

  private CharsetDecoder decoder() {
    CharsetDecoder made = decoder;
    if (made == null) {
      made = StandardCharsets.ISO_8859_1.newDecoder();
      decoder = made;
    }
    return made;
  }

  private void putIn() {
    for (int i = 0; i < count; i++) {
      System.arraycopy(chars, starts[i], whole, places[i], lengths[i]);
    }
  }
}
