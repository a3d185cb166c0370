package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.JSON;
import touchstone.contestants.fastjson2.market.OrderBook;
import touchstone.contestants.fastjson2.market.Price;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.everyday.Everyday;
import touchstone.types.users.Response;
import touchstone.types.users.User;

/** fastjson2 on the plain types, and on annotated ones where a field is not what the document has. */
public final class Fastjson2 implements Driver {

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> {
        JSON.mixIn(User.class, UserNames.class);
        JSON.mixIn(Response.class, ResponseNames.class);
        yield new Fastjson2Operations<>(Response.class);
      }
      case "price" -> new Fastjson2Operations<>(Price.class);
      case "orderbook" -> new Fastjson2Operations<>(OrderBook.class);
      case "everyday" -> {
        JSON.mixIn(Everyday.class, EverydayTimes.class);
        yield new Fastjson2Operations<>(Everyday.class);
      }
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
