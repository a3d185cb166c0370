package streak.jackson2;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;

/** What writes in a generated adapter, as Jackson knows them. */
final class GeneratedSerializer<T> extends StdSerializer<T> {

  private static final long serialVersionUID = 1;

  private final StreakModule module;
  private final JavaType type;
  private final transient JsonAdapter<T> adapter;
  private final boolean typed;
  private final transient JsonSerializer<T> bare;

  /**
   * For a type.
   *
   * @param module finds it again when it has been serialized
   * @param typed the adapter itself writes of which type a value is, as Jackson's annotation says
   * @param bare writes a value without saying of which type it is
   */
  GeneratedSerializer(
      StreakModule module,
      JsonAdapter<T> adapter,
      JavaType type,
      boolean typed,
      JsonAdapter<T> bare) {
    super(type);
    this.module = module;
    this.type = type;
    this.adapter = adapter;
    this.typed = typed;
    this.bare =
        adapter.equals(bare) ? this : new GeneratedSerializer<>(module, bare, type, false, bare);
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

  @Override
  public void serializeWithType(
      T value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
      throws IOException {
    if (typed && types.getTypeInclusion() != JsonTypeInfo.As.EXTERNAL_PROPERTY) {
      serialize(value, out, provider);
    } else {
      TypedValue.write(bare, value, out, provider, types);
    }
  }

  private @Nullable Object readResolve() {
    return module.serializer(type);
  }
}
