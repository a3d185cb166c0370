package streak.overlay;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;

/**
 * Why a document is not right. {@link Indexer} does not know; a {@link JsonReader} goes over the document again, and what it says
 * is what it says to its own callers.
 */
final class Refusal {

  /** An array or object on the way to where the reader is. */
  private static final class Level {
    /** Of the member that the reader is in; null in an array. */
    private @Nullable String name;

    /** Of the element that the reader is in, or that would be next. */
    private int element;

    /** False between members. */
    private boolean inside;
  }

  private final JsonReader in;
  private final List<Level> levels = new ArrayList<>();

  private Refusal(JsonReader in) {
    this.in = in;
  }

  /** What is wrong with a document that is wrong. */
  static JsonException of(JsonReader in) {
    Refusal refusal = new Refusal(in);
    try {
      refusal.read();
      in.endDocument();
    } catch (JsonException e) {
      for (int i = refusal.levels.size() - 1; i >= 0; i--) {
        Level level = refusal.levels.get(i);
        if (level.inside) {
          e = level.name == null ? e.inElement(level.element) : e.inMember(level.name);
        }
      }
      return e;
    }
    return JsonException.at(0, 1, 1, "expected a document that RFC 8259 allows", null);
  }

  private void read() {
    do {
      int token = in.peek();
      if (token == '{') {
        if (in.beginObject()) {
          levels.add(new Level());
          name();
          continue;
        }
      } else if (token == '[') {
        if (in.beginArray()) {
          Level level = new Level();
          level.inside = true;
          levels.add(level);
          continue;
        }
      } else {
        in.skipValue();
      }
      while (!levels.isEmpty() && !more()) {
        levels.remove(levels.size() - 1);
      }
    } while (!levels.isEmpty());
  }

  /** Whether another value follows in the innermost level. */
  private boolean more() {
    Level level = levels.get(levels.size() - 1);
    if (level.name == null) {
      level.element++;
      return in.nextElement();
    }
    level.inside = false;
    if (in.nextMember()) {
      name();
      return true;
    }
    return false;
  }

  private void name() {
    Level level = levels.get(levels.size() - 1);
    level.name = in.name();
    level.inside = true;
  }
}
