package streak.tree;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonLimits;
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

  /** By depth; those below share the last. */
  private final Siblings[] siblings = new Siblings[FIRST_LEVELS];

  /** Of each open object, whether its names were as expected so far. */
  private boolean[] expected = new boolean[FIRST_LEVELS];

  /** Under which the names were met. */
  private @Nullable JsonLimits limits;

  /** Behind the slots that may hold something. */
  private int highest;

  /** Set when some names are not to be kept. */
  private boolean large;

  @SuppressWarnings(
      "ReferenceEquality") // the same limits are mostly the same object, and others cost no more
  // than names
  JsonValue read(JsonReader in) {
    if (limits != in.limits()) {
      // A name that others let pass may be too long here.
      limits = in.limits();
      Arrays.setAll(siblings, level -> new Siblings());
    }
    try {
      return value(in);
    } catch (JsonException e) {
      throw located(e);
    }
  }

  /** Lets go of what was read. */
  void clear() {
    highest = Math.max(highest, top);
    top = 0;
    depth = 0;
    if (stack.length > MOST_KEPT) {
      stack = new Object[FIRST_SLOTS];
    } else {
      Arrays.fill(stack, 0, highest, null);
    }
    highest = 0;
    if (large) {
      large = false;
      for (Siblings level : siblings) {
        if (level.isLarge()) {
          level.forget();
        }
      }
    }
  }

  private JsonValue value(JsonReader in) {
    while (true) {
      JsonValue value;
      switch (in.peek()) {
        case '{' -> {
          if (in.beginObject()) {
            open(top);
            String name = in.name();
            // What shares its siblings with objects inside has others when it ends than when it
            // began.
            expected[depth - 1] = depth < siblings.length && siblings().beginWith(name);
            push(name);
            continue;
          }
          value = StrictObject.EMPTY;
        }
        case '[' -> {
          if (in.beginArray()) {
            open(~top);
            continue;
          }
          value = StrictArray.EMPTY;
        }
        case '"' -> value = new JsonString(in.readString());
        case 't', 'f' -> value = JsonBoolean.of(in.readBoolean());
        case 'n' -> {
          in.readNull();
          value = JsonNull.NULL;
        }
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> value = number(in);
        default -> throw noValue(in);
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

  private Siblings siblings() {
    return siblings[Math.min(depth, siblings.length) - 1];
  }

  private boolean nextMember(JsonReader in) {
    if (expected[depth - 1]) {
      String name = siblings().next(in, (top - starts[depth - 1]) / 2);
      if (name != null) {
        push(name);
        return true;
      }
    }
    if (!in.nextMember()) {
      return false;
    }
    expected[depth - 1] = false;
    push(in.name());
    return true;
  }

  /** What begins like no value, which passing over it refuses in the words of all readers. */
  private static JsonException noValue(JsonReader in) {
    in.skipValue();
    throw new AssertionError("a value that no value begins like");
  }

  /** A number, or an error that says so. */
  static JsonNumber number(JsonReader in) {
    long whole = in.readShortWhole();
    return whole == JsonReader.NO_SHORT_WHOLE
        ? JsonNumber.ofChecked(in.readNumberText())
        : JsonNumber.of(whole);
  }

  private void open(int start) {
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, depth * 2);
      expected = Arrays.copyOf(expected, depth * 2);
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
    Siblings alike = siblings();
    int start = starts[--depth];
    int size = (top - start) / 2;
    JsonValue[] values = new JsonValue[size];
    for (int i = 0, slot = start + 1; i < size; i++, slot += 2) {
      values[i] = (JsonValue) stack[slot];
    }
    String[] names;
    if (expected[depth] && alike.areAll(size)) {
      names = alike.names();
    } else {
      names = alike.vector(stack, start, size);
      large |= alike.isLarge();
    }
    drop(start);
    return new StrictObject(names, values);
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
