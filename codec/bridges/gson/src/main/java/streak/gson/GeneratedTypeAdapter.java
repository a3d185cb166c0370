package streak.gson;

import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;

/** A generated adapter as Gson knows them. Null where Gson asks for the value is null: what is below it is the adapter's. */
final class GeneratedTypeAdapter<T> extends TypeAdapter<T> {

  private final JsonAdapter<T> adapter;

  GeneratedTypeAdapter(JsonAdapter<T> adapter) {
    this.adapter = adapter;
  }

  @Override
  public @Nullable T read(JsonReader in) throws IOException {
    if (in.peek() == JsonToken.NULL) {
      in.nextNull();
      return null;
    }
    streak.tokens.JsonReader tokens = GsonReader.of(in);
    try {
      return adapter.read(tokens);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } catch (Exception e) {
      JsonException refused = JsonException.refused(tokens, e);
      throw new JsonParseException(refused.getMessage(), refused);
    }
  }

  @Override
  public void write(JsonWriter out, @Nullable T value) throws IOException {
    if (value == null) {
      out.nullValue();
      return;
    }
    try {
      adapter.write(GsonWriter.of(out), value);
    } catch (JsonException e) {
      throw new JsonParseException(e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
