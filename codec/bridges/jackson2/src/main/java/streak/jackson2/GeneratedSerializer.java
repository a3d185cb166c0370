package streak.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;

/** What writes in a generated adapter, as Jackson knows them. */
final class GeneratedSerializer<T> extends StdSerializer<T> {

  private final transient JsonAdapter<T> adapter;

  GeneratedSerializer(JsonAdapter<T> adapter, JavaType type) {
    super(type);
    this.adapter = adapter;
  }

  @Override
  public void serialize(T value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    try {
      adapter.write(new JacksonWriter(out), value);
    } catch (JsonException e) {
      throw JsonMappingException.from(out, e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
