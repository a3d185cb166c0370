package streak.tree;

import java.util.IdentityHashMap;
import streak.JsonException;
import streak.JsonLimits;

/**
 * What a patch has room for. A value that is copied is shared, and takes none in memory; but a document that is copied into itself
 * is twice as long whenever it is written, and thirty such copies would be longer than any memory. So what is copied is counted
 * as it would be written, and nothing is put deeper than documents may be.
 */
final class Room {

  private static final int DEEPEST = JsonLimits.DEFAULT.depth();

  /** Characters that all copies of a patch may have, about. */
  private static final int MOST_COPIED = 20_000_000;

  private long left = MOST_COPIED;

  /** How many levels there are in objects and arrays that have been put somewhere: one that is moved often is looked through once. */
  private final IdentityHashMap<JsonValue, Integer> levels = new IdentityHashMap<>();

  /** A value that is copied to a place in so many objects and arrays. */
  JsonValue copied(JsonValue value, int depth) {
    count(value, depth);
    return value;
  }

  /** The same of one that is moved from a place in fewer, or that the patch has. */
  JsonValue put(JsonValue value, int depth) {
    int levels = levels(value, depth);
    if (levels > 0) {
      checkDepth(depth + levels);
    }
    return value;
  }

  private void count(JsonValue value, int depth) {
    take(length(value));
    if (value instanceof JsonObject object) {
      checkDepth(depth + 1);
      for (int i = 0; i < object.size(); i++) {
        take(object.name(i).length());
        count(object.value(i), depth + 1);
      }
    } else if (value instanceof JsonArray array) {
      checkDepth(depth + 1);
      for (JsonValue element : array) {
        count(element, depth + 1);
      }
    }
  }

  private static int length(JsonValue value) {
    if (value instanceof JsonString string) {
      return 1 + string.asString().length();
    }
    return value instanceof JsonNumber number ? number.text().length() : 1;
  }

  /** How many objects and arrays are in each other; no more are looked into than may be. */
  private int levels(JsonValue value, int depth) {
    if (!TreeText.isContainer(value)) {
      return 0;
    }
    Integer known = levels.get(value);
    if (known != null) {
      return known;
    }
    checkDepth(depth + 1);
    int most = 0;
    if (value instanceof JsonObject object) {
      for (int i = 0; i < object.size(); i++) {
        most = Math.max(most, levels(object.value(i), depth + 1));
      }
    } else {
      for (JsonValue element : value.asArray()) {
        most = Math.max(most, levels(element, depth + 1));
      }
    }
    levels.put(value, most + 1);
    return most + 1;
  }

  private void take(int length) {
    left -= length;
    if (left < 0) {
      throw JsonException.at(
          -1,
          0,
          0,
          "expected copies of at most " + MOST_COPIED + " characters in all, found more",
          "each of several patches may copy so much");
    }
  }

  /** Takes how many objects and arrays would be in each other. */
  private static void checkDepth(int depth) {
    if (depth > DEEPEST) {
      throw JsonException.ofWriting(
          "expected arrays and objects nested at most " + DEEPEST + " deep, found deeper");
    }
  }
}
