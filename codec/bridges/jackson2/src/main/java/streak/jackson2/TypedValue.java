package streak.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;

/** A value of which Jackson itself says what it is. Apart from what writes those that it does not, which need none of it. */
final class TypedValue {

  private TypedValue() {}

  /** Jackson begins and ends the value, for which it must know what it begins with: so that is set aside first. */
  static <T> void write(
      JsonSerializer<T> bare,
      T value,
      JsonGenerator out,
      SerializerProvider provider,
      TypeSerializer types)
      throws IOException {
    TokenBuffer written = provider.bufferForValueConversion();
    bare.serialize(value, written, provider);
    try (JsonParser in = written.asParser()) {
      JsonToken first = in.nextToken();
      WritableTypeId type = types.writeTypePrefix(out, types.typeId(value, first));
      if (first.isStructStart()) {
        while (!in.nextToken().isStructEnd()) {
          out.copyCurrentStructure(in);
        }
      } else {
        out.copyCurrentEvent(in);
      }
      types.writeTypeSuffix(out, type);
    }
  }
}
