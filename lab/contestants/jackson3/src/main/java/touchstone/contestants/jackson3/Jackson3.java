package touchstone.contestants.jackson3;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.types.market.Level;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;
import touchstone.types.market.Price;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/**
 * Jackson 3 on the plain types, whose getters and setters it calls by reflection.
 *
 * <p>Its defaults do the duty but for one: unknown members are skipped, what follows a document is
 * an error, an emoji is written as it is. Sorting the members by name happens once per type, not
 * per document.
 */
public final class Jackson3 implements Driver {

  @Override
  public Operations<?> open(String type) {
    JsonMapper mapper = DatatypeShapes.addTo(JsonMapper.builder())
        .addMixIn(User.class, UserNames.class)
        .addMixIn(Response.class, ResponseNames.class)
        .addMixIn(Price.class, PriceNames.class)
        .addMixIn(Level.class, LevelDecimals.class)
        .addMixIn(Order.class, OrderDecimals.class)
        // The stream is the caller's: flushed, which stays enabled, but not closed.
        .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
        .build();
    return switch (type) {
      case "users" -> new Jackson3Operations<>(mapper, Response.class);
      case "price" -> new Jackson3Operations<>(mapper, Price.class);
      case "orderbook" -> new Jackson3Operations<>(mapper, OrderBook.class);
      case "d" -> new Jackson3Operations<>(mapper, D.class);
      case "bigrecord" -> new Jackson3Operations<>(mapper, BigRecord.class);
      case "bigproduct" -> new Jackson3Operations<>(mapper, BigProduct.class);
      case "bigsum" -> new Jackson3Operations<>(mapper, BigSum.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
