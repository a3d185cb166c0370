package touchstone.contestants.wast;

import io.github.wycst.wast.json.JSON;
import touchstone.contestants.wast.everyday.Everyday;
import touchstone.contestants.wast.market.Order;
import touchstone.contestants.wast.market.OrderBook;
import touchstone.contestants.wast.market.Price;
import touchstone.contestants.wast.types.Response;

/** The class for a type of the lab. */
final class Types {

  private Types() {}

  static Class<?> of(String type) {
    return switch (type) {
      case "users" -> Response.class;
      case "price" -> Price.class;
      case "orderbook" -> {
        JSON.registerTypeDeserializer(Order.class, new Order.Reader());
        JSON.registerTypeSerializer(Order.class, new Order.Writer());
        yield OrderBook.class;
      }
      case "everyday" -> Everyday.class;
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
