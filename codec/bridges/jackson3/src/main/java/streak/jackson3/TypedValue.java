package streak.jackson3;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.util.TokenBuffer;

/** A value of which Jackson itself says what it is. Apart from what writes those that it does not, which need none of it. */
final class TypedValue {

  private TypedValue() {}

  /** Jackson begins and ends the value, for which it must know what it begins with: so that is set aside first. */
  static <T> void write(
      ValueSerializer<T> bare,
      T value,
      JsonGenerator out,
      SerializationContext context,
      TypeSerializer types) {
    TokenBuffer written = context.bufferForValueConversion();
    bare.serialize(value, written, context);
    try (JsonParser in = written.asParser()) {
      JsonToken first = in.nextToken();
      WritableTypeId type = types.writeTypePrefix(out, context, types.typeId(value, first));
      if (first.isStructStart()) {
        while (!in.nextToken().isStructEnd()) {
          out.copyCurrentStructure(in);
        }
      } else {
        out.copyCurrentEvent(in);
      }
      types.writeTypeSuffix(out, context, type);
    }
  }
}
