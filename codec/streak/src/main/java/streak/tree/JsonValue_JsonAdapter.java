package streak.tree;

import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * Reads and writes trees. It has the name and the static methods of a generated adapter, so that a generated one finds it for a
 * member that is a tree, and {@code Streak.adapter} for a document.
 */
public final class JsonValue_JsonAdapter extends JsonAdapter<JsonValue> {

  /** Within the limits that all have. */
  public static final JsonValue_JsonAdapter INSTANCE = new JsonValue_JsonAdapter();

  /** For {@code Streak}, which makes an adapter of its own. */
  public JsonValue_JsonAdapter() {}

  /** Reads a tree. */
  public static JsonValue readValue(JsonReader in) {
    return INSTANCE.read(in);
  }

  /** Reads a tree; one that is there cannot be changed. */
  public static JsonValue readValueInto(JsonReader in, @Nullable JsonValue value) {
    return INSTANCE.read(in);
  }

  /** Writes a tree, or null. */
  public static void writeValue(JsonWriter out, @Nullable JsonValue value) {
    INSTANCE.write(out, value == null ? JsonNull.NULL : value);
  }

  @Override
  public JsonValue read(JsonReader in) {
    return in.readTree(StrictTrees.ALL);
  }

  @Override
  public void write(JsonWriter out, JsonValue value) {
    if (value instanceof JsonString string) {
      out.value(string.asString());
    } else if (value instanceof JsonNumber number) {
      number.write(out);
    } else if (value instanceof JsonObject object) {
      write(out, object);
    } else if (value instanceof JsonArray array) {
      write(out, array);
    } else if (value instanceof JsonBoolean bool) {
      out.value(bool.asBoolean());
    } else {
      out.nullValue();
    }
  }

  private void write(JsonWriter out, JsonObject object) {
    out.beginObject();
    for (int i = 0; i < object.size(); i++) {
      try {
        out.name(object.name(i));
        write(out, object.value(i));
      } catch (JsonException e) {
        throw e.inMember(object.name(i));
      }
    }
    out.endObject();
  }

  private void write(JsonWriter out, JsonArray array) {
    out.beginArray();
    for (int i = 0; i < array.size(); i++) {
      try {
        write(out, array.element(i));
      } catch (JsonException e) {
        throw e.inElement(i);
      }
    }
    out.endArray();
  }
}
