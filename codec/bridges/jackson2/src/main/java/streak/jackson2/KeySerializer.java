package streak.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;

/** Writes an enum's constant as a key like the constant as a value: that is how Jackson has keys read, by the value's adapter. */
final class KeySerializer<T> extends JsonSerializer<T> {

  private final JsonSerializer<T> value;

  KeySerializer(JsonSerializer<T> value) {
    this.value = value;
  }

  @Override
  public void serialize(T key, JsonGenerator out, SerializerProvider provider) throws IOException {
    TokenBuffer written = provider.bufferForValueConversion();
    value.serialize(key, written, provider);
    try (JsonParser in = written.asParser()) {
      in.nextToken();
      out.writeFieldName(in.getText());
    }
  }
}
