package streak.jackson3;

import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** What writes in a generated adapter, as Jackson knows them. */
final class GeneratedSerializer<T> extends StdSerializer<T> {

  private final transient JsonAdapter<T> adapter;

  GeneratedSerializer(JsonAdapter<T> adapter, JavaType type) {
    super(type);
    this.adapter = adapter;
  }

  @Override
  public void serialize(T value, JsonGenerator out, SerializationContext context) {
    try {
      adapter.write(new JacksonWriter(out), value);
    } catch (JsonException e) {
      throw DatabindException.from(out, e.getMessage(), e);
    }
  }
}
