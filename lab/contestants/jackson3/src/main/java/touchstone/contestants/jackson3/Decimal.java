package touchstone.contestants.jackson3;

import java.nio.CharBuffer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
final class Decimal {

  private Decimal() {}

  static final class Reader extends ValueDeserializer<Long> {
    @Override
    public Long deserialize(JsonParser parser, DeserializationContext context) {
      // The parser's own characters: a String would be made for nothing.
      return Decimals.parse(CharBuffer.wrap(
          parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength()));
    }
  }

  static final class Writer extends ValueSerializer<Long> {
    @Override
    public void serialize(Long value, JsonGenerator generator, SerializationContext context) {
      char[] text = new char[Decimals.MOST_CHARS];
      int start = Decimals.format(value, text);
      generator.writeString(text, start, text.length - start);
    }
  }
}
