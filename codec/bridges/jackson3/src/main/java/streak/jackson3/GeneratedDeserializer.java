package streak.jackson3;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import streak.tokens.JsonReader;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** What reads in a generated adapter, as Jackson knows them. */
final class GeneratedDeserializer<T> extends ValueDeserializer<T> {

  private final JsonAdapter<T> adapter;
  private final JavaType type;
  private final boolean typed;

  /**
   * For a type.
   *
   * @param typed the adapter itself reads of which type a value is, as Jackson's annotation says
   */
  GeneratedDeserializer(JsonAdapter<T> adapter, JavaType type, boolean typed) {
    this.adapter = adapter;
    this.type = type;
    this.typed = typed;
  }

  @Override
  public T deserialize(JsonParser in, DeserializationContext context) {
    JsonReader tokens = JacksonReader.of(in);
    try {
      return adapter.read(tokens);
    } catch (Exception e) {
      JsonException refused = JsonException.refused(tokens, e);
      MismatchedInputException mismatch =
          MismatchedInputException.from(in, type, refused.getMessage());
      mismatch.initCause(refused);
      throw mismatch;
    }
  }

  @Override
  public Object deserializeWithType(
      JsonParser in, DeserializationContext context, TypeDeserializer types) {
    return typed && types.getTypeInclusion() != JsonTypeInfo.As.EXTERNAL_PROPERTY
        ? deserialize(in, context)
        : super.deserializeWithType(in, context, types);
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
