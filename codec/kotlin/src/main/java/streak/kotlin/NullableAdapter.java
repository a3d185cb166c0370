package streak.kotlin;

import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * What another adapter reads and writes, or null. In Java, because Kotlin holds an adapter to its word that it reads no null.
 */
final class NullableAdapter<T> extends JsonAdapter<T> {

  private final JsonAdapter<T> adapter;

  NullableAdapter(JsonAdapter<T> adapter) {
    this.adapter = adapter;
  }

  @Override
  @SuppressWarnings("NullAway") // that is what it is for
  public T read(JsonReader in) {
    return in.readNull() ? null : adapter.read(in);
  }

  @Override
  public void write(JsonWriter out, @Nullable T value) {
    if (value == null) {
      out.nullValue();
    } else {
      adapter.write(out, value);
    }
  }
}
