package touchstone.contestants.jackson3;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.datatypes.BigProduct;
import touchstone.types.datatypes.BigRecord;
import touchstone.types.datatypes.BigSum;
import touchstone.types.datatypes.D;
import touchstone.types.everyday.Everyday;
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
    return open(type, JsonMapper.builder());
  }

  static Operations<?> open(String type, JsonMapper.Builder builder) {
    // The stream is the caller's: flushed, which stays enabled, but not closed.
    builder.disable(StreamWriteFeature.AUTO_CLOSE_TARGET);
    return switch (type) {
      case "users" ->
        operations(
            builder
                .addMixIn(User.class, UserNames.class)
                .addMixIn(Response.class, ResponseNames.class),
            Response.class);
      case "price" -> operations(market(builder), Price.class);
      case "orderbook" -> operations(market(builder), OrderBook.class);
      case "d" -> operations(DatatypeShapes.addTo(builder), D.class);
      case "bigrecord" -> operations(DatatypeShapes.addTo(builder), BigRecord.class);
      case "bigproduct" -> operations(DatatypeShapes.addTo(builder), BigProduct.class);
      case "bigsum" -> operations(DatatypeShapes.addTo(builder), BigSum.class);
      case "everyday" -> operations(builder, Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static JsonMapper.Builder market(JsonMapper.Builder builder) {
    return builder
        .addMixIn(Price.class, PriceNames.class)
        .addMixIn(Level.class, LevelDecimals.class)
        .addMixIn(Order.class, OrderDecimals.class);
  }

  private static <T> Operations<T> operations(JsonMapper.Builder builder, Class<T> type) {
    return new Jackson3Operations<>(builder.build(), type);
  }
}
