package streak.reflective;

import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWriter;

/** A value that an adapter written by hand reads and writes. */
final class CustomNode extends Node {

  private final JsonAdapter<Object> adapter;

  CustomNode(JsonAdapter<Object> adapter, boolean nullable) {
    super(nullable);
    this.adapter = adapter;
  }

  @Override
  Object readPresent(JsonReader in) {
    return adapter.read(in);
  }

  @Override
  Object readPresentInto(JsonReader in, @Nullable Object current) {
    return adapter.readInto(in, current);
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    adapter.write(out, value);
  }
}
