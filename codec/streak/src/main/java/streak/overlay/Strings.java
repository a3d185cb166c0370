package streak.overlay;

import java.io.IOException;
import java.util.Objects;
import streak.internal.RawStrings;

/** Strings, compared and copied from where they stand: escapes and UTF-8 are decoded on the way, no String is made. */
abstract sealed class Strings extends Scalars permits Cursor, Columns {

  private final char[] piece = new char[64];

  Strings(Indexed overlay) {
    super(overlay);
  }

  /** A string as a String, which is new. */
  public final String asString() {
    checkString();
    return text(index[at], index[at + 1]);
  }

  /** True when a string has the same chars. */
  public final boolean equalsString(CharSequence other) {
    checkString();
    return isText(index[at], index[at + 1], other, 0, other.length());
  }

  /** True when a string is, in UTF-8, the same bytes. */
  public final boolean equalsUtf8(byte[] other) {
    return equalsUtf8(other, 0, other.length);
  }

  /** True when a string is, in UTF-8, the same bytes as a range of an array. */
  public final boolean equalsUtf8(byte[] other, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, other.length);
    checkString();
    return RawStrings.equals(bytes, index[at] + 1, end(), other, offset, offset + length);
  }

  /** What {@link String#hashCode} would say of a string. */
  public final int stringHash() {
    checkString();
    int start = index[at] + 1;
    int end = index[at + 1];
    return end >= 0 ? RawStrings.hashPlain(bytes, start, end) : RawStrings.hash(bytes, start, ~end);
  }

  /**
   * Copies a string as UTF-8.
   *
   * @param out has {@link #length} - 2 bytes from {@code position}, which is always enough
   * @return the position behind
   */
  public final int copyUtf8(byte[] out, int position) {
    checkString();
    Objects.checkFromIndexSize(position, length() - 2, out.length);
    return RawStrings.toUtf8(bytes, index[at] + 1, end(), out, position);
  }

  /**
   * Copies a string's chars.
   *
   * @param out has {@link #length} - 2 chars from {@code position}, which is always enough
   * @return the position behind
   */
  public final int copyChars(char[] out, int position) {
    checkString();
    Objects.checkFromIndexSize(position, length() - 2, out.length);
    int start = index[at] + 1;
    int end = index[at + 1];
    return end >= 0
        ? RawStrings.plainToChars(bytes, start, end, out, position)
        : RawStrings.toChars(bytes, start, ~end, out, position);
  }

  /** Appends a string, char by char. */
  public final void appendTo(Appendable out) throws IOException {
    checkString();
    RawStrings.append(bytes, index[at] + 1, end(), out);
  }

  /** The same without an exception to declare. */
  public final void appendTo(StringBuilder out) {
    checkString();
    int start = index[at] + 1;
    int end = index[at + 1];
    if (end >= 0) {
      appendPlain(start, end, out);
      return;
    }
    try {
      RawStrings.append(bytes, index[at] + 1, end(), out);
    } catch (IOException e) {
      throw new AssertionError(e); // a StringBuilder has none
    }
  }

  private void appendPlain(int start, int end, StringBuilder out) {
    int i = start;
    while (i < end) {
      int count = Math.min(end - i, piece.length);
      RawStrings.plainToChars(bytes, i, i + count, piece, 0);
      out.append(piece, 0, count);
      i += count;
    }
  }

  /** Whether a name or a string has the chars of {@code text[first..last)}. */
  final boolean isText(int quote, int to, CharSequence text, int first, int last) {
    int from = quote + 1;
    return to >= 0
        ? RawStrings.equalsPlain(bytes, from, to, text, first, last)
        : RawStrings.equals(bytes, from, ~to, text, first, last);
  }

  private void checkString() {
    if (bytes[start()] != '"') {
      throw expected("a string");
    }
  }
}
