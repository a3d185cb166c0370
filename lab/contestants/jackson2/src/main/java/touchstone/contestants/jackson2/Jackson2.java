package touchstone.contestants.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
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

/** Jackson 2 on the plain types, whose getters and setters it calls by reflection. */
public final class Jackson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    return open(type, Settings.common());
  }

  static Operations<?> open(String type, JsonMapper.Builder builder) {
    return switch (type) {
      case "users" -> operations(Settings.addNamesTo(builder), Response.class);
      case "price" -> operations(market(builder), Price.class);
      case "orderbook" -> operations(market(builder), OrderBook.class);
      case "d" -> operations(DatatypeShapes.addTo(builder), D.class);
      case "bigrecord" -> operations(DatatypeShapes.addTo(builder), BigRecord.class);
      case "bigproduct" -> operations(DatatypeShapes.addTo(builder), BigProduct.class);
      case "bigsum" -> operations(DatatypeShapes.addTo(builder), BigSum.class);
      case "everyday" -> operations(Settings.addTimesTo(builder), Everyday.class);
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
    return new Jackson2Operations<>(builder.build(), type);
  }
}
