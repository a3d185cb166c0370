package streak.jackson3;

import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.exc.MismatchedInputException;

/** What reads in a generated adapter, as Jackson knows them. */
final class GeneratedDeserializer<T> extends ValueDeserializer<T> {

  private final JsonAdapter<T> adapter;
  private final JavaType type;

  GeneratedDeserializer(JsonAdapter<T> adapter, JavaType type) {
    this.adapter = adapter;
    this.type = type;
  }

  @Override
  public T deserialize(JsonParser in, DeserializationContext context) {
    try {
      return adapter.read(new JacksonReader(in));
    } catch (JsonException e) {
      MismatchedInputException mismatch = MismatchedInputException.from(in, type, e.getMessage());
      mismatch.initCause(e);
      throw mismatch;
    }
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  @Override
  public Class<?> handledType() {
    return type.getRawClass();
  }
}
