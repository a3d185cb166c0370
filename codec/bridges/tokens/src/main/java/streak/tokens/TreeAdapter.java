package streak.tokens;

import streak.tree.JsonValue;

/** Reads and writes trees of one kind, which a library's own type asks for. */
final class TreeAdapter<T extends JsonValue> extends JsonAdapter<T> {

  private final Class<T> kind;

  private TreeAdapter(Class<T> kind) {
    this.kind = kind;
  }

  /** Of all trees, or of those of one class; also of those that only the program makes. */
  static JsonAdapter<?> of(Class<?> type) {
    return type == JsonValue.class
        ? JsonValue_TokenAdapter.INSTANCE
        : new TreeAdapter<>(type.asSubclass(JsonValue.class));
  }

  @Override
  public T read(JsonReader in) {
    JsonValue value = JsonValue_TokenAdapter.readValue(in);
    if (!kind.isInstance(value)) {
      throw JsonException.at(
          in, "expected a tree of the class " + kind.getSimpleName() + ", found another one");
    }
    return kind.cast(value);
  }

  @Override
  public void write(JsonWriter out, T value) {
    JsonValue_TokenAdapter.writeValue(out, value);
  }
}
