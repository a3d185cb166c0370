package touchstone.contestants.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.nio.CharBuffer;
import touchstone.types.market.Decimals;

/** A string of up to four decimals as a count of ten-thousandths. */
final class Decimal {

  private Decimal() {}

  static final class Reader extends JsonDeserializer<Long> {
    @Override
    public Long deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      // The parser's own characters: a String would be made for nothing.
      return Decimals.parse(CharBuffer.wrap(
          parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength()));
    }
  }

  static final class Writer extends JsonSerializer<Long> {
    @Override
    public void serialize(Long value, JsonGenerator generator, SerializerProvider context)
        throws IOException {
      char[] text = new char[Decimals.MOST_CHARS];
      int start = Decimals.format(value, text);
      generator.writeString(text, start, text.length - start);
    }
  }
}
