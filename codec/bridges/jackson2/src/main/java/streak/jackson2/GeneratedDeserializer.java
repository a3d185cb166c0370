package streak.jackson2;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import streak.tokens.JsonReader;

/** What reads in a generated adapter, as Jackson knows them. */
final class GeneratedDeserializer<T> extends StdDeserializer<T> {

  private static final long serialVersionUID = 1;

  private final StreakModule module;
  private final transient JsonAdapter<T> adapter;
  private final JavaType type;
  private final boolean typed;

  /**
   * For a type.
   *
   * @param module finds it again when it has been serialized
   * @param typed the adapter itself reads of which type a value is, as Jackson's annotation says
   */
  GeneratedDeserializer(StreakModule module, JsonAdapter<T> adapter, JavaType type, boolean typed) {
    super(type);
    this.module = module;
    this.adapter = adapter;
    this.type = type;
    this.typed = typed;
  }

  @Override
  public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
    JsonReader tokens = JacksonReader.of(in);
    try {
      return adapter.read(tokens);
    } catch (UncheckedIOException e) {
      throw e.getCause();
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
      JsonParser in, DeserializationContext context, TypeDeserializer types) throws IOException {
    return typed && types.getTypeInclusion() != JsonTypeInfo.As.EXTERNAL_PROPERTY
        ? deserialize(in, context)
        : super.deserializeWithType(in, context, types);
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  private @Nullable Object readResolve() {
    return module.deserializer(type);
  }
}
