package touchstone.contestants.jackson3;

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
      return Decimals.parse(parser.getString());
    }
  }

  static final class Writer extends ValueSerializer<Long> {
    @Override
    public void serialize(Long value, JsonGenerator generator, SerializationContext context) {
      generator.writeString(Decimals.format(value));
    }
  }
}
