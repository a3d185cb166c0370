package streak.overlay;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonNames;
import streak.internal.RawStrings;
import streak.internal.Text;

/** Where a cursor is, and the errors that know it. */
abstract sealed class Place permits Scalars {

  private static final int FIRST_LEVELS = 16;

  /** Set before anybody outside has the cursor. */
  Indexed overlay;

  /** The overlay's when the cursor was set to its root. */
  int generation;

  byte[] bytes = Indexed.NO_BYTES;
  int[] index = Indexed.NO_INDEX;

  /** The entry of the value; of a member, its name's is the one before. */
  int at;

  /** Arrays and objects around the value. */
  int level;

  /** Their entries, outermost first. */
  int[] path = new int[FIRST_LEVELS];

  /** The entry behind the innermost of them; around the root, there is none. */
  int stop;

  /** Whether that one is an object. */
  boolean inObject;

  /** Ints of the index whose names have been asked for before. */
  int sure;

  @Nullable
  JsonNames[] asked = NO_NAMES;

  int[] answers = Indexed.NO_INDEX;
  static final JsonNames[] NO_NAMES = {};

  Place(Indexed overlay) {
    this.overlay = overlay;
  }

  final void toRoot(Indexed of) {
    of.checkThereIsADocument();
    overlay = of;
    generation = of.generation;
    bytes = of.bytes;
    index = of.index;
    at = 0;
    sure = of.sure;
    Shape shape = of.shape;
    if (shape != null) {
      asked = shape.asked;
      answers = shape.answers;
    }
    toLevel(0);
  }

  /** Lets go of a document that is gone; the generation tells that it is. */
  final void leave() {
    bytes = Indexed.NO_BYTES;
    index = Indexed.NO_INDEX;
  }

  /** Moves up, or stays; {@link #at} is set by the caller. */
  final void toLevel(int to) {
    level = to;
    stop = 0;
    inObject = false;
    if (to > 0) {
      int container = path[to - 1];
      stop = index[container + 1];
      inObject = bytes[index[container]] == '{';
    }
  }

  /** Where the value begins. */
  final int start() {
    if (generation != overlay.generation) {
      throw gone();
    }
    return index[at];
  }

  private IllegalStateException gone() {
    return new IllegalStateException("the document is gone: " + whatNext());
  }

  /** What to do when the document is another. */
  abstract String whatNext();

  /** Where a value that is neither an array nor an object ends: of a string, the closing quotation mark. */
  final int end() {
    int end = index[at + 1];
    return end ^ end >> 31;
  }

  final boolean isContainer(int entry) {
    return (bytes[index[entry]] & ~0x20) == '['; // which { is, too
  }

  /** The entry behind a value and all that is in it. */
  final int behind(int value) {
    return isContainer(value) ? index[value + 1] : value + 2;
  }

  /** Moves down to a value of the array or object that the cursor is at. */
  final void descend(int value, boolean object) {
    if (level == path.length) {
      path = Arrays.copyOf(path, level * 2);
    }
    stop = index[at + 1];
    inObject = object;
    path[level++] = at;
    at = value;
  }

  /** What the value is. */
  public final Kind kind() {
    return kindOf(bytes[start()]);
  }

  private static Kind kindOf(byte first) {
    return switch (first) {
      case '{' -> Kind.OBJECT;
      case '[' -> Kind.ARRAY;
      case '"' -> Kind.STRING;
      case 't', 'f' -> Kind.BOOLEAN;
      case 'n' -> Kind.NULL;
      default -> Kind.NUMBER;
    };
  }

  /** Whether the value is {@code null}. */
  public final boolean isNull() {
    return bytes[start()] == 'n';
  }

  /** Of the value's first byte in the document, from 0. */
  public final int offset() {
    return start() - overlay.from;
  }

  /**
   * Of the value as it stands, in bytes: with the quotation marks, escapes and all; of an array or object, with everything that
   * is in it.
   */
  public final int length() {
    int start = start(); // first, which sees whether there still is a document
    return valueEnd() - start;
  }

  private int valueEnd() {
    if (!isContainer(at)) {
      return bytes[start()] == '"' ? end() + 1 : end();
    }
    // Behind its last value come only white space and the brackets of what is open there: that is
    // not noted.
    int last = index[at + 1] - 2;
    int open = last == at ? 0 : depthBelow(last) + 1;
    int i = index[last] + 1;
    if (isContainer(last)) {
      open++;
    } else {
      int end = index[last + 1];
      i = (end ^ end >> 31) + (bytes[i - 1] == '"' ? 1 : 0);
    }
    while (open > 0) {
      byte b = bytes[i++];
      open -= b == ']' || b == '}' ? 1 : 0;
    }
    return i;
  }

  /** How many arrays and objects inside the value are around an entry of it. */
  private int depthBelow(int entry) {
    int depth = 0;
    int names = namesIn(at);
    int n = at + 2 + names;
    while (n < entry) {
      if (isContainer(n) && index[n + 1] > entry) {
        depth++;
        names = namesIn(n);
        n += 2 + names;
      } else {
        n = behind(n) + names;
      }
    }
    return depth;
  }

  /** By how much a member's value is behind its name: 0 in an array. */
  final int namesIn(int container) {
    return bytes[index[container]] == '{' ? 2 : 0;
  }

  /** Copies the value as it stands; returns the position behind. The array needs room for {@link #length} bytes. */
  public final int copyTo(byte[] out, int position) {
    int start = start();
    int length = valueEnd() - start;
    System.arraycopy(bytes, start, out, position, length);
    return position + length;
  }

  // ---- errors ----

  final JsonException expected(String what) {
    return problem("expected " + what + ", found " + found(), null);
  }

  private String found() {
    return switch (kindOf(bytes[start()])) {
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      case STRING -> "a string";
      case NUMBER -> "a number";
      case BOOLEAN -> bytes[start()] == 't' ? "true" : "false";
      case NULL -> "null";
    };
  }

  /** The value's text, or the beginning of a long one. */
  final String shown() {
    int start = start();
    int length = end() - start + (bytes[start] == '"' ? 1 : 0);
    int most = 40;
    String text = new String(bytes, start, Math.min(length, most), StandardCharsets.ISO_8859_1);
    return length > most ? text + "..." : text;
  }

  /** Sees to {@link #level} and {@link #path}, which an error shows. */
  abstract void locate();

  final JsonException problem(String problem, @Nullable String cure) {
    int start = start();
    locate();
    int line = 1;
    int lineStart = overlay.from;
    for (int i = overlay.from; i < start; i++) {
      if (bytes[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    JsonException e = JsonException.at(offset(), line, start - lineStart + 1L, problem, cure);
    for (int l = level - 1; l >= 0; l--) {
      int container = path[l];
      int value = l + 1 < level ? path[l + 1] : at;
      if (bytes[index[container]] == '{') {
        e.inMember(nameText(value - 2));
      } else {
        int element = 0;
        for (int n = container + 2; n < value; n = behind(n)) {
          element++;
        }
        e.inElement(element);
      }
    }
    return e;
  }

  /** Where a name begins: the quotation mark. */
  final int nameStart(int name) {
    return index[name] + index[name + 2];
  }

  /** Where its closing quotation mark is, complemented if there is anything in it but plain ASCII. */
  final int nameEnd(int name) {
    int length = index[name + 1];
    return (nameStart(name) + 1 + (length ^ length >> 31)) ^ length >> 31;
  }

  final String nameText(int name) {
    return text(nameStart(name), nameEnd(name));
  }

  /** A String of a name or a string. */
  final String text(int quote, int end) {
    int start = quote + 1;
    return end < 0
        ? RawStrings.toString(bytes, start, ~end)
        : Text.latin1(bytes, start, end - start);
  }
}
