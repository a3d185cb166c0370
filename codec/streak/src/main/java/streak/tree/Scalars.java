package streak.tree;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import streak.internal.Layout;
import streak.internal.NumberText;
import streak.internal.RawStrings;
import streak.internal.Text;

/**
 * Makes what is neither an object nor an array of what stands in a document that has been found right. Threads may share one: the
 * first that needs it has the array that characters go through, others make their own.
 */
final class Scalars {

  /** Digits that surely fit 64 bits. */
  private static final int SHORT = 18;

  private static final int FIRST_CHARS = 128;

  /** Longer ones are not kept. */
  private static final int MOST_KEPT = 64 * 1024;

  private final AtomicReference<char @Nullable []> kept = new AtomicReference<>();

  /** The value of an entry. */
  JsonValue value(Layout layout, int entry) {
    byte[] b = layout.bytes();
    int start = layout.index()[entry];
    int end = layout.index()[entry + 1];
    return switch (b[start]) {
      case '"' ->
        new JsonString(
            end >= 0 ? Text.latin1(b, start + 1, end - start - 1) : text(b, start + 1, ~end));
      case 't' -> JsonBoolean.TRUE;
      case 'f' -> JsonBoolean.FALSE;
      case 'n' -> JsonNull.NULL;
      default -> number(b, start, end);
    };
  }

  /** A member's name. */
  String name(Layout layout, int name) {
    int start = layout.nameStart(name);
    int length = layout.nameLength(name);
    return length >= 0
        ? Text.latin1(layout.bytes(), start, length)
        : text(layout.bytes(), start, start + ~length);
  }

  private String text(byte[] b, int from, int to) {
    int most = to - from;
    char[] chars = kept.getAndSet(null);
    if (chars == null || chars.length < most) {
      chars = new char[Math.max(FIRST_CHARS, most)];
    }
    String text = new String(chars, 0, RawStrings.toChars(b, from, to, chars, 0));
    if (chars.length <= MOST_KEPT) {
      kept.lazySet(chars);
    }
    return text;
  }

  private static JsonNumber number(byte[] b, int start, int end) {
    boolean negative = b[start] == '-';
    if (end - start <= (negative ? SHORT + 1 : SHORT)) {
      long value = NumberText.toLong(b, start, end);
      // A long does not say all of -0.
      if (value != NumberText.NOT_A_LONG && (value != 0 || !negative)) {
        return JsonNumber.of(value);
      }
    }
    return JsonNumber.ofChecked(Text.latin1(b, start, end - start));
  }
}
