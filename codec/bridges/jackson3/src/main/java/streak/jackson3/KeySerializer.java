package streak.jackson3;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.util.TokenBuffer;

/** Writes an enum's constant as a key like the constant as a value: that is how Jackson has keys read, by the value's adapter. */
final class KeySerializer<T> extends ValueSerializer<T> {

  private final ValueSerializer<T> value;

  KeySerializer(ValueSerializer<T> value) {
    this.value = value;
  }

  @Override
  public void serialize(T key, JsonGenerator out, SerializationContext context) {
    TokenBuffer written = context.bufferForValueConversion();
    value.serialize(key, written, context);
    try (JsonParser in = written.asParser()) {
      in.nextToken();
      out.writeName(in.getString());
    }
  }
}
