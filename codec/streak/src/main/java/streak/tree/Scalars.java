package streak.tree;

import streak.internal.Layout;
import streak.internal.NumberText;
import streak.internal.RawStrings;
import streak.internal.Text;

/** Makes what is neither an object nor an array of what stands in a document that has been found right. */
final class Scalars {

  /** Digits that surely fit 64 bits. */
  private static final int SHORT = 18;

  private Scalars() {}

  /** The value of an entry. */
  static JsonValue value(Layout layout, int entry) {
    byte[] b = layout.bytes();
    int start = layout.index()[entry];
    int end = layout.index()[entry + 1];
    return switch (b[start]) {
      case '"' ->
        new JsonString(
            end >= 0
                ? Text.latin1(b, start + 1, end - start - 1)
                : RawStrings.toString(b, start + 1, ~end));
      case 't' -> JsonBoolean.TRUE;
      case 'f' -> JsonBoolean.FALSE;
      case 'n' -> JsonNull.NULL;
      default -> number(b, start, end);
    };
  }

  /** A member's name. */
  static String name(Layout layout, int name) {
    int start = layout.nameStart(name);
    int length = layout.nameLength(name);
    return length >= 0
        ? Text.latin1(layout.bytes(), start, length)
        : RawStrings.toString(layout.bytes(), start, start + ~length);
  }

  private static JsonNumber number(byte[] b, int start, int end) {
    if (end - start <= SHORT && b[start] != '-') {
      long value = NumberText.toLong(b, start, end);
      if (value != NumberText.NOT_A_LONG) {
        return JsonNumber.of(value);
      }
    }
    return JsonNumber.ofChecked(Text.latin1(b, start, end - start));
  }
}
