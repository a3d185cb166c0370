package streak.tree;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonLimits;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * The document of a tree, however deep it is: that was for those to allow who made it. It is written without recursion, which takes
 * longer than {@link JsonValue_JsonAdapter} does.
 */
final class TreeText {

  private static final int FIRST_LEVELS = 16;

  private final JsonWriter out;

  /** The objects and arrays that are open, outermost first. */
  private @Nullable JsonValue[] open = new JsonValue[FIRST_LEVELS];

  /** Of each, the member or element that has been reached. */
  private int[] places = new int[FIRST_LEVELS];

  private int level;

  private TreeText(JsonWriter out) {
    this.out = out;
  }

  private void write(JsonValue tree) {
    try {
      begin(tree);
      while (level > 0) {
        writeParts(Objects.requireNonNull(open[level - 1]));
      }
    } catch (JsonException e) {
      throw located(e);
    }
  }

  private void begin(JsonValue container) {
    if (container instanceof JsonObject) {
      out.beginObject();
    } else {
      out.beginArray();
    }
    if (level == open.length) {
      open = Arrays.copyOf(open, level * 2);
      places = Arrays.copyOf(places, level * 2);
    }
    open[level] = container;
    places[level++] = 0;
  }

  /** The members or elements up to the next one that is an object or an array, or to the end. */
  private void writeParts(JsonValue container) {
    JsonObject object = container instanceof JsonObject o ? o : null;
    int size = object != null ? object.size() : container.asArray().size();
    for (int i = places[level - 1]; i < size; i++) {
      places[level - 1] = i;
      JsonValue value;
      if (object != null) {
        out.name(object.name(i));
        value = object.value(i);
      } else {
        value = container.asArray().at(i);
      }
      if (isContainer(value)) {
        begin(value);
        return;
      }
      JsonValue_JsonAdapter.writeValue(out, value);
    }
    end(object != null);
  }

  /** What is around goes on behind what has ended. */
  private void end(boolean object) {
    if (object) {
      out.endObject();
    } else {
      out.endArray();
    }
    open[--level] = null;
    if (level > 0) {
      places[level - 1]++;
    }
  }

  private JsonException located(JsonException e) {
    for (int i = level - 1; i >= 0; i--) {
      if (open[i] instanceof JsonObject object) {
        e.inMember(object.name(places[i]));
      } else {
        e.inElement(places[i]);
      }
    }
    return e;
  }

  static String of(JsonValue tree) {
    return OfAnyDepth.ADAPTER.toJson(tree);
  }

  /** Loaded by the first who asks for a text. */
  private static final class OfAnyDepth extends JsonAdapter<JsonValue> {
    static final JsonAdapter<JsonValue> ADAPTER =
        new OfAnyDepth().with(JsonLimits.DEFAULT.withDepth(Integer.MAX_VALUE));

    @Override
    public JsonValue read(JsonReader in) {
      return JsonValue_JsonAdapter.readValue(in);
    }

    @Override
    public void write(JsonWriter out, JsonValue value) {
      if (isContainer(value)) {
        new TreeText(out).write(value);
      } else {
        JsonValue_JsonAdapter.writeValue(out, value);
      }
    }
  }

  /** Whether there may be others in it. */
  static boolean isContainer(JsonValue value) {
    return value instanceof JsonObject || value instanceof JsonArray;
  }
}
