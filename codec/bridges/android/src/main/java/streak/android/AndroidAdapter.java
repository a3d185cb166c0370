package streak.android;

import android.util.JsonReader;
import android.util.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import streak.JsonType;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import streak.tokens.TokenAdapters;

/**
 * Reads and writes one type through Android's reader and writer: by the adapter that was generated for a type annotated with
 * {@code streak.Json}. To be made once and kept; thread-safe.
 *
 * @param <T> the type
 */
public final class AndroidAdapter<T> {

  private final JsonAdapter<T> adapter;

  private AndroidAdapter(JsonAdapter<T> adapter) {
    this.adapter = adapter;
  }

  /**
   * Of a class.
   *
   * @throws IllegalArgumentException when the class has no such adapter
   */
  public static <T> AndroidAdapter<T> of(Class<T> type) {
    return find(type);
  }

  /**
   * Of a type with arguments: {@code AndroidAdapter.of(new JsonType<Page<User>>() {})}; also of a {@code List}, {@code Collection} or
   * {@code Map} with String keys.
   *
   * @throws IllegalArgumentException when the type has no such adapter
   */
  public static <T> AndroidAdapter<T> of(JsonType<T> type) {
    return find(type.type());
  }

  private static <T> AndroidAdapter<T> find(Type type) {
    @SuppressWarnings("unchecked") // the adapter of a type reads that type
    @Nullable
    JsonAdapter<T> adapter = (JsonAdapter<T>) new TokenAdapters().findOrContainer(type);
    if (adapter == null) {
      throw new IllegalArgumentException(
          "no adapter for " + type.getTypeName()
              + "; annotate the type with @Json and add the processor to the compiler's processor path");
    }
    return new AndroidAdapter<>(adapter);
  }

  /**
   * Reads one value; what follows it is left to the caller.
   *
   * @throws IOException when it is not what the type needs; its cause is then a {@link JsonException}
   */
  public T read(JsonReader in) throws IOException {
    streak.tokens.JsonReader tokens = AndroidReader.of(in);
    try {
      return adapter.read(tokens);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (Exception e) {
      JsonException refused = JsonException.refused(tokens, e);
      throw new IOException(refused.getMessage(), refused);
    }
  }

  /**
   * Writes one value; does not flush.
   *
   * @throws IOException when it cannot be written as JSON; its cause is then a {@link JsonException}
   */
  public void write(JsonWriter out, T value) throws IOException {
    try {
      adapter.write(AndroidWriter.of(out), value);
    } catch (JsonException e) {
      throw new IOException(e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
