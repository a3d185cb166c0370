package streak.tree;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
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

  /** By depth, the names of the object that ended last. */
  private final String @Nullable [][] vectors = new String @Nullable [FIRST_LEVELS][];

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
    Arrays.fill(vectors, null);
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
    return new StrictArray(elements);
  }

  private JsonObject object() {
    int start = starts[--depth];
    int size = (top - start) / 2;
    JsonValue[] values = new JsonValue[size];
    for (int i = 0, slot = start + 1; i < size; i++, slot += 2) {
      values[i] = (JsonValue) stack[slot];
    }
    String[] names = names(start, size);
    drop(start);
    return new StrictObject(names, values);
  }

  /** Objects of one depth mostly have the same names, of which a reader makes each once: they have one vector. */
  private String[] names(int start, int size) {
    int level = Math.min(depth, vectors.length - 1);
    String[] before = vectors[level];
    if (before != null && before.length == size && isAt(start, before)) {
      return before;
    }
    String[] names = new String[size];
    for (int i = 0, slot = start; i < size; i++, slot += 2) {
      names[i] = (String) stack[slot];
    }
    vectors[level] = names;
    return names;
  }

  @SuppressWarnings("ReferenceEquality") // others that are equal only do not stand together
  private boolean isAt(int start, String[] names) {
    for (int i = 0, slot = start; i < names.length; i++, slot += 2) {
      if (names[i] != stack[slot]) {
        return false;
      }
    }
    return true;
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
