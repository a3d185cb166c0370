package streak.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes an enum's constant as a key like the constant as a value: that is how Jackson has keys read, by the value's adapter. */
final class KeySerializer<T> extends StdSerializer<T> {

  private static final long serialVersionUID = 1;

  private final StreakModule module;
  private final JavaType type;
  private final transient JsonSerializer<T> value;

  KeySerializer(StreakModule module, JavaType type, JsonSerializer<T> value) {
    super(type);
    this.module = module;
    this.type = type;
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

  private @Nullable Object readResolve() {
    return module.keySerializer(type);
  }
}
