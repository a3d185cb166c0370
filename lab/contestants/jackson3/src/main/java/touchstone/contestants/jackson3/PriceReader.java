package touchstone.contestants.jackson3;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import touchstone.types.market.Level;
import touchstone.types.market.Price;

/** Reads the type {@code price} token by token. */
final class PriceReader {

  private static final Level[] NONE = {};

  private PriceReader() {}

  static Price read(JsonParser parser) {
    Tokens.expect(parser, JsonToken.START_OBJECT);
    Price price = new Price();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      switch (name) {
        case "instrument" -> price.setInstrument(parser.nextStringValue());
        case "timestamp" -> {
          parser.nextToken();
          price.setTimestamp(parser.getLongValue());
        }
        case "success" -> {
          parser.nextToken();
          price.setSuccess(parser.getBooleanValue());
        }
        case "buy" -> price.setBids(levels(parser));
        case "sell" -> price.setAsks(levels(parser));
        default -> {
          parser.nextToken();
          parser.skipChildren();
        }
      }
    }
    Tokens.expect(parser, JsonToken.END_OBJECT);
    return price;
  }

  private static Level[] levels(JsonParser parser) {
    parser.nextToken();
    Tokens.expect(parser, JsonToken.START_ARRAY);
    List<Level> levels = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      levels.add(level(parser));
    }
    return levels.toArray(NONE);
  }

  private static Level level(JsonParser parser) {
    Tokens.expect(parser, JsonToken.START_OBJECT);
    Level level = new Level();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      switch (name) {
        case "quantity" -> level.setQuantity(Tokens.nextDecimal(parser));
        case "price" -> level.setPrice(Tokens.nextDecimal(parser));
        default -> {
          parser.nextToken();
          parser.skipChildren();
        }
      }
    }
    return level;
  }
}
