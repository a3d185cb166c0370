package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSON;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.market.Level;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;
import touchstone.types.market.Price;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** fastjson2 on the plain types. */
public final class Fastjson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> {
        JSON.mixIn(User.class, UserNames.class);
        JSON.mixIn(Response.class, ResponseNames.class);
        yield new Fastjson2Operations<>(Response.class);
      }
      case "price" -> {
        JSON.mixIn(Price.class, PriceNames.class);
        JSON.mixIn(Level.class, LevelDecimals.class);
        yield new Fastjson2Operations<>(Price.class);
      }
      case "orderbook" -> {
        JSON.mixIn(Order.class, OrderDecimals.class);
        yield new Fastjson2Operations<>(OrderBook.class);
      }
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
