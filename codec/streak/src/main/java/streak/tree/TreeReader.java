package streak.tree;

import java.util.Arrays;
import streak.JsonException;
import streak.JsonReader;

/**
 * Reads trees without recursion. What stands in the objects and arrays that are open lies on a stack, and is copied into a vector
 * of the right length when its object or array ends.
 *
 * <pre>
 *   {"a":1,"b":[true,     stack   "a" 1 "b" | true
 *                         starts  0           3
 * </pre>
 */
final class TreeReader {

  private static final int FIRST_SLOTS = 256;
  private static final int FIRST_LEVELS = 32;

  /** A stack that grew beyond this is not kept. */
  private static final int MOST_KEPT = 16 * 1024;

  /** Names and values in turn of an object, values of an array. */
  private Object[] stack = new Object[FIRST_SLOTS];

  private int top;

  /** Where each open object or array begins on the stack; of an array as its complement. */
  private int[] starts = new int[FIRST_LEVELS];

  private int depth;

  /** Behind the slots that may hold something. */
  private int highest;

  JsonValue read(JsonReader in) {
    try {
      return value(in);
    } catch (JsonException e) {
      throw located(e);
    }
  }

  /** Lets go of what was read. */
  void clear() {
    top = 0;
    depth = 0;
    if (stack.length > MOST_KEPT) {
      stack = new Object[FIRST_SLOTS];
    } else {
      Arrays.fill(stack, 0, highest, null);
    }
    highest = 0;
  }

  private JsonValue value(JsonReader in) {
    while (true) {
      JsonValue value;
      switch (in.peek()) {
        case '{' -> {
          if (in.beginObject()) {
            open(top);
            push(in.name());
            continue;
          }
          value = JsonObject.EMPTY;
        }
        case '[' -> {
          if (in.beginArray()) {
            open(~top);
            continue;
          }
          value = JsonArray.EMPTY;
        }
        case '"' -> value = new JsonString(in.readString());
        case 't', 'f' -> value = JsonBoolean.of(in.readBoolean());
        case 'n' -> {
          in.readNull();
          value = JsonNull.NULL;
        }
        default -> value = number(in);
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
        } else if (in.nextMember()) {
          push(in.name());
          break;
        } else {
          value = object();
        }
      }
    }
  }

  /** Anything that is no value of another kind: a number, or an error that says so. */
  static JsonNumber number(JsonReader in) {
    long whole = in.readShortWhole();
    return whole == JsonReader.NO_SHORT_WHOLE
        ? JsonNumber.ofChecked(in.readNumberText())
        : JsonNumber.of(whole);
  }

  private void open(int start) {
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, depth * 2);
    }
    starts[depth++] = start;
  }

  private void push(Object slot) {
    if (top == stack.length) {
      stack = Arrays.copyOf(stack, top * 2);
    }
    stack[top++] = slot;
  }

  private JsonArray array() {
    int start = ~starts[--depth];
    JsonValue[] elements = new JsonValue[top - start];
    System.arraycopy(stack, start, elements, 0, elements.length);
    drop(start);
    return new JsonArray(elements);
  }

  private JsonObject object() {
    int start = starts[--depth];
    int size = (top - start) / 2;
    String[] names = new String[size];
    JsonValue[] values = new JsonValue[size];
    for (int i = 0, slot = start; i < size; i++, slot += 2) {
      names[i] = (String) stack[slot];
      values[i] = (JsonValue) stack[slot + 1];
    }
    drop(start);
    return new JsonObject(names, values);
  }

  private void drop(int start) {
    highest = Math.max(highest, top);
    top = start;
  }

  /** From the innermost level outwards, which part of it the problem is in. */
  private JsonException located(JsonException e) {
    highest = Math.max(highest, top);
    for (int end = top; depth > 0; end = start(depth)) {
      depth--;
      int start = start(depth);
      if (starts[depth] < 0) {
        e.inElement(end - start);
      } else if ((end - start) % 2 != 0) {
        e.inMember((String) stack[end - 1]);
      }
    }
    return e;
  }

  private int start(int level) {
    int start = starts[level];
    return start < 0 ? ~start : start;
  }
}
