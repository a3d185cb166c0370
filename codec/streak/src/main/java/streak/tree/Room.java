package streak.tree;

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

  /** Looks at a value that is copied to a place in so many objects and arrays. */
  JsonValue copied(JsonValue value, int depth) {
    look(value, depth, true);
    return value;
  }

  /** The same of one that is nowhere else. */
  JsonValue put(JsonValue value, int depth) {
    look(value, depth, false);
    return value;
  }

  private void look(JsonValue value, int depth, boolean copied) {
    if (copied) {
      take(length(value));
    }
    if (value instanceof JsonObject object) {
      checkDepth(depth);
      for (int i = 0; i < object.size(); i++) {
        if (copied) {
          take(object.name(i).length());
        }
        look(object.value(i), depth + 1, copied);
      }
    } else if (value instanceof JsonArray array) {
      checkDepth(depth);
      for (JsonValue element : array) {
        look(element, depth + 1, copied);
      }
    }
  }

  private static int length(JsonValue value) {
    if (value instanceof JsonString string) {
      return 1 + string.asString().length();
    }
    return value instanceof JsonNumber number && !number.isShortWhole()
        ? number.text().length()
        : 1;
  }

  private void take(int length) {
    left -= length;
    if (left < 0) {
      throw JsonException.at(
          -1,
          0,
          0,
          "expected copies of at most %d characters in all, found more".formatted(MOST_COPIED),
          "each of several patches may copy so much");
    }
  }

  private static void checkDepth(int depth) {
    if (depth >= DEEPEST) {
      throw JsonException.ofWriting(
          "expected arrays and objects nested at most %d deep, found deeper".formatted(DEEPEST));
    }
  }
}
