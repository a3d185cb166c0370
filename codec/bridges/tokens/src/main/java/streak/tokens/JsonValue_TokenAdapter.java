package streak.tokens;

import org.jspecify.annotations.Nullable;
import streak.tree.JsonNull;
import streak.tree.JsonValue;
import streak.tree.JsonValue_JsonAdapter;

/** Reads and writes trees. It has the name and the static methods of a generated adapter, which finds it for a member that is a tree. */
public final class JsonValue_TokenAdapter extends JsonAdapter<JsonValue> {

  /** The only one that there need be. */
  public static final JsonValue_TokenAdapter INSTANCE = new JsonValue_TokenAdapter();

  private JsonValue_TokenAdapter() {}

  /** Reads a tree. */
  public static JsonValue readValue(JsonReader in) {
    return in.read(JsonValue_JsonAdapter.INSTANCE);
  }

  /** Writes a tree, or null. */
  public static void writeValue(JsonWriter out, @Nullable JsonValue value) {
    out.write(JsonValue_JsonAdapter.INSTANCE, value == null ? JsonNull.NULL : value);
  }

  @Override
  public JsonValue read(JsonReader in) {
    return readValue(in);
  }

  @Override
  public void write(JsonWriter out, JsonValue value) {
    writeValue(out, value);
  }
}
