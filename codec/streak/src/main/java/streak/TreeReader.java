package streak;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.internal.Text;
import streak.internal.Trees;
import streak.internal.Words;
import streak.tree.JsonBoolean;
import streak.tree.JsonNull;
import streak.tree.JsonNumber;
import streak.tree.JsonString;
import streak.tree.JsonValue;

/**
 * Reads trees without recursion. What stands in the objects and arrays that are open lies on a stack, and is copied into a vector
 * of the right length when its object or array ends. Names lie there only where they are not those that are expected.
 *
 * <pre>
 *   {"a":1,"b":[true,     stack   "a" 1 "b" | true      or, with the names expected   1 | true
 *                         starts  0           3                                       0   1
 * </pre>
 *
 * <p>What most documents are made of is read right here, from an index that is in a register: short strings and numbers, the
 * names that are expected, commas and the white space behind them. All else is the reader's, and so is all that is wrong.
 */
final class TreeReader {

  private static final int FIRST_LEVELS = 32;

  /** No more levels have white space that is remembered: a mask. */
  private static final int LEVELS = FIRST_LEVELS - 1;

  private static final int FEWEST_SLOTS = 16;

  /**
   * A stack of no more slots is made for each document: into one that has grown old, each value would be stored with a barrier
   * that costs more than the value.
   */
  private static final int MOST_YOUNG = 256;

  /** A stack that grew beyond this is not kept. */
  private static final int MOST_KEPT = 16 * 1024;

  private static final Object[] NONE = {};

  private final Trees<JsonValue> trees;

  /** Values of an array; of an object too, or names and values in turn. */
  private Object[] stack = NONE;

  /** Kept for documents that need more. */
  private Object[] large = NONE;

  private int likely = FEWEST_SLOTS;

  private int top;

  /** Where each open object or array begins on the stack; of an array as its complement. */
  private int[] starts = new int[FIRST_LEVELS];

  private int depth;

  /** By depth; those below share the last. */
  private final Siblings[] siblings = new Siblings[FIRST_LEVELS];

  /** Of each open object, whether its names were as expected so far, so that only its values are on the stack. */
  private boolean[] expected = new boolean[FIRST_LEVELS];

  /** By level, how many spaces stood last behind a comma and a line feed. */
  private final int[] indents = new int[FIRST_LEVELS];

  /** Set while the reader is between two members, one of which has ended. */
  private boolean between;

  /** Under which the names were met. */
  private @Nullable JsonLimits limits;

  /** Behind the slots that may hold something. */
  private int highest;

  /** Set when some names are not to be kept. */
  private boolean forgetful;

  TreeReader(Trees<JsonValue> trees) {
    this.trees = trees;
  }

  @SuppressWarnings(
      "ReferenceEquality") // the same limits are mostly the same object, and others cost no more
  // than names
  JsonValue read(JsonReader in) {
    if (limits != in.limits) {
      // A name that others let pass may be too long here.
      Arrays.setAll(siblings, level -> new Siblings());
      limits = in.limits;
    }
    try {
      return value(in);
    } catch (JsonException e) {
      throw located(e);
    } finally {
      clear();
    }
  }

  /** Lets go of what was read. */
  private void clear() {
    highest = Math.max(highest, top);
    top = 0;
    depth = 0;
    between = false;
    if (stack.length > MOST_YOUNG) {
      keep();
    }
    stack = NONE;
    likely = Math.min(Math.max(highest, FEWEST_SLOTS), MOST_YOUNG);
    highest = 0;
    if (forgetful) {
      forgetful = false;
      for (Siblings level : siblings) {
        if (level.isLarge()) {
          level.forget();
        }
      }
    }
  }

  private void keep() {
    if (stack.length > MOST_KEPT) {
      large = NONE;
    } else {
      Arrays.fill(stack, 0, highest, null);
      large = stack;
    }
  }

  private JsonValue value(JsonReader in) {
    while (true) {
      JsonValue value;
      byte[] buf = in.buf;
      int i = in.pos;
      int end = in.end;
      int first = i < end ? buf[i] : 0;
      if (first <= ' ') {
        first = in.peek();
      }
      switch (first) {
        case '{' -> {
          if (in.beginObject()) {
            beginMembers(in);
            continue;
          }
          value = trees.noMembers;
        }
        case '[' -> {
          if (in.beginArray()) {
            open(~top, false);
            continue;
          }
          value = trees.noElements;
        }
        case '"' -> value = new JsonString(string(in));
        case 't', 'f' -> value = JsonBoolean.of(in.readBoolean());
        case 'n' -> {
          in.readNull();
          value = JsonNull.NULL;
        }
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> value = number(in);
        default -> throw in.expected("a value");
      }
      // It has ended; so may what it stands in.
      while (true) {
        if (depth == 0) {
          return value;
        }
        push(value);
        if (starts[depth - 1] < 0) {
          if (in.nextElement()) {
            break;
          }
          value = array();
        } else if (nextMember(in)) {
          break;
        } else {
          value = object();
        }
      }
    }
  }

  private static String string(JsonReader in) {
    byte[] buf = in.buf;
    int start = in.pos + 1;
    if (start <= in.end - 16) {
      long first = StringInput.special(Words.getLong(buf, start));
      long second = StringInput.special(Words.getLong(buf, start + 8));
      if ((first | second) != 0) {
        int length = StringInput.plain(first, second);
        if (buf[start + length] == '"' && length <= in.limits.stringBytes()) {
          in.pos = start + length + 1;
          return Text.latin1(buf, start, length);
        }
      }
    }
    return in.readString();
  }

  private JsonValue number(JsonReader in) {
    byte[] buf = in.buf;
    int start = in.pos;
    // The usual decimals in one pass: of few digits, and with room behind them.
    if (start < in.end - 20) {
      boolean negative = buf[start] == '-';
      int from = negative ? start + 1 : start;
      int i = from;
      long value = 0;
      int digit;
      while ((digit = buf[i] - '0') >= 0 && digit <= 9 && i - from < 18) {
        value = value * 10 + digit;
        i++;
      }
      if (i > from && (buf[from] != '0' || i == from + 1)) {
        byte behind = buf[i];
        if (behind == '.') {
          int point = i++;
          while ((digit = buf[i] - '0') >= 0 && digit <= 9 && i - from < 18) {
            i++;
          }
          if (i > point + 1
              && !NumberInput.mayBelongToANumber(buf[i])
              && i - start <= in.limits.numberChars()) {
            in.pos = i;
            return trees.fraction(Text.latin1(buf, start, i - start));
          }
        } else if (!NumberInput.mayBelongToANumber(behind) && (value != 0 || !negative)) {
          in.pos = i;
          return JsonNumber.of(negative ? -value : value);
        }
      }
    }
    long whole = in.readShortWhole();
    return whole == JsonReader.NO_SHORT_WHOLE
        ? trees.number(in.readNumberText())
        : JsonNumber.of(whole);
  }

  private Siblings siblings() {
    return siblings[Math.min(depth, siblings.length) - 1];
  }

  /** Opens the object whose first member is next. */
  private void beginMembers(JsonReader in) {
    // What shares its siblings with objects inside has others when it ends than when it began.
    boolean own = depth < siblings.length - 1;
    if (own && siblings[depth].begins(in)) {
      open(top, true);
      return;
    }
    open(top, false);
    String name = in.name();
    if (own && siblings().beginWith(name)) {
      expected[depth - 1] = true;
    } else {
      push(name);
    }
  }

  private boolean nextMember(JsonReader in) {
    int level = depth - 1;
    if (!expected[level]) {
      if (!in.nextMember()) {
        return false;
      }
      push(in.name());
      return true;
    }
    Siblings alike = siblings[level];
    int place = top - starts[level];
    byte[] buf = in.buf;
    int i = in.pos;
    int end = in.end;
    if (i < end - 16 && buf[i] == ',' && alike.isComparedIn(in)) {
      int next = i + 1;
      byte behind = buf[next];
      if (behind == '\n') {
        next = behindIndent(buf, next + 1, end, level & LEVELS);
      } else if (behind == ' ') {
        next++;
      }
      int value = alike.behind(place, buf, next, end);
      if (value > 0) {
        in.pos = value;
        return true;
      }
    }
    return nextMemberSlowly(in, alike, place);
  }

  private int behindIndent(byte[] buf, int i, int end, int level) {
    int indent = indents[level];
    if (i + indent < end - 1 && buf[i + indent] > ' ' && buf[i + indent - 1] <= ' ') {
      int last = i + indent - 8;
      if (indent == 0) {
        return i;
      }
      if (indent <= 8) {
        if (((Words.getLong(buf, i) ^ Input.SPACES) << (64 - 8 * indent)) == 0) {
          return i + indent;
        }
      } else if (indent <= 16
          && ((Words.getLong(buf, i) ^ Input.SPACES) | (Words.getLong(buf, last) ^ Input.SPACES))
              == 0) {
        return i + indent;
      }
    }
    int at = i;
    while (at < end && buf[at] == ' ') {
      at++;
    }
    indents[level] = at - i;
    return at;
  }

  private boolean nextMemberSlowly(JsonReader in, Siblings alike, int place) {
    between = true;
    if (!in.nextMember()) {
      between = false;
      return false;
    }
    String name = in.name();
    between = false;
    if (!alike.isAt(place, name)) {
      unexpected(alike, place);
      push(name);
    }
    return true;
  }

  /** Puts the names of the members so far between their values. */
  private void unexpected(Siblings alike, int count) {
    int start = starts[depth - 1];
    expected[depth - 1] = false;
    for (int i = 0; i < count; i++) {
      push(JsonNull.NULL);
    }
    for (int i = count - 1; i >= 0; i--) {
      stack[start + 2 * i + 1] = stack[start + i];
      stack[start + 2 * i] = alike.name(i);
    }
  }

  private void open(int start, boolean asExpected) {
    if (depth == starts.length) {
      expected = Arrays.copyOf(expected, depth * 2);
      starts = Arrays.copyOf(starts, depth * 2); // the last, as its length is what is asked
    }
    expected[depth] = asExpected;
    starts[depth++] = start;
  }

  private void push(Object slot) {
    if (top == stack.length) {
      grow();
    }
    stack[top++] = slot;
  }

  private void grow() {
    int length = Math.max(top * 2, likely);
    if (length <= MOST_YOUNG || large.length < length) {
      stack = Arrays.copyOf(stack, length);
    } else {
      System.arraycopy(stack, 0, large, 0, top);
      stack = large;
    }
  }

  private JsonValue array() {
    int start = ~starts[--depth];
    JsonValue[] elements = values(start, top - start);
    drop(start);
    return trees.array(elements);
  }

  private JsonValue[] values(int start, int count) {
    JsonValue[] values = new JsonValue[count];
    Object[] from = stack;
    for (int i = 0; i < count; i++) {
      values[i] = (JsonValue) from[start + i];
    }
    return values;
  }

  private JsonValue object() {
    Siblings alike = siblings();
    int start = starts[--depth];
    int slots = top - start;
    if (expected[depth]) {
      if (alike.areAll(slots)) {
        JsonValue[] values = values(start, slots);
        drop(start);
        return trees.object(alike.names(), values);
      }
      depth++;
      unexpected(alike, slots);
      depth--;
    }
    return objectOfSlots(alike, start);
  }

  private JsonValue objectOfSlots(Siblings alike, int start) {
    int size = (top - start) / 2;
    JsonValue[] values = new JsonValue[size];
    for (int i = 0, slot = start + 1; i < size; i++, slot += 2) {
      values[i] = (JsonValue) stack[slot];
    }
    String[] names = alike.vector(stack, start, size);
    forgetful |= alike.isLarge();
    drop(start);
    return trees.object(names, values);
  }

  private void drop(int start) {
    highest = Math.max(highest, top);
    top = start;
  }

  /** From the innermost level outwards, which part of it the problem is in. */
  private JsonException located(JsonException e) {
    for (int end = top; depth > 0; end = start(depth)) {
      depth--;
      int start = start(depth);
      if (starts[depth] < 0) {
        e.inElement(end - start);
      } else if (expected[depth]) {
        if (!between) {
          e.inMember(siblings[depth].name(end - start));
        }
      } else if ((end - start) % 2 != 0) {
        e.inMember((String) stack[end - 1]);
      }
      between = false;
    }
    return e;
  }

  private int start(int level) {
    int start = starts[level];
    return start < 0 ? ~start : start;
  }
}
