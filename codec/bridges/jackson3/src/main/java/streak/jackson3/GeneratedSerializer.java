package streak.jackson3;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import streak.tokens.JsonAdapter;
import streak.tokens.JsonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** What writes in a generated adapter, as Jackson knows them. */
final class GeneratedSerializer<T> extends StdSerializer<T> {

  private final transient JsonAdapter<T> adapter;
  private final boolean typed;
  private final transient ValueSerializer<T> bare;

  /**
   * For a type.
   *
   * @param typed the adapter itself writes of which type a value is, as Jackson's annotation says
   * @param bare writes a value without saying of which type it is
   */
  GeneratedSerializer(JsonAdapter<T> adapter, JavaType type, boolean typed, JsonAdapter<T> bare) {
    super(type);
    this.adapter = adapter;
    this.typed = typed;
    this.bare = adapter.equals(bare) ? this : new GeneratedSerializer<>(bare, type, false, bare);
  }

  @Override
  public void serialize(T value, JsonGenerator out, SerializationContext context) {
    try {
      adapter.write(new JacksonWriter(out), value);
    } catch (JsonException e) {
      throw DatabindException.from(out, e.getMessage(), e);
    }
  }

  @Override
  public void serializeWithType(
      T value, JsonGenerator out, SerializationContext context, TypeSerializer types) {
    if (typed && types.getTypeInclusion() != JsonTypeInfo.As.EXTERNAL_PROPERTY) {
      serialize(value, out, context);
    } else {
      TypedValue.write(bare, value, out, context, types);
    }
  }
}
