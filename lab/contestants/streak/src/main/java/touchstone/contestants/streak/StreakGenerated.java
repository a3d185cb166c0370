package touchstone.contestants.streak;

import streak.Streak;
import touchstone.contestants.streak.datatypes.BigProduct;
import touchstone.contestants.streak.datatypes.BigRecord;
import touchstone.contestants.streak.datatypes.BigSum;
import touchstone.contestants.streak.datatypes.D;
import touchstone.contestants.streak.everyday.Everyday;
import touchstone.contestants.streak.market.OrderBook;
import touchstone.contestants.streak.market.Price;
import touchstone.contestants.streak.users.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Streak with adapters made at compile time. */
public final class StreakGenerated implements Driver {

  @Override
  public Operations<?> open(String type) {
    Streak streak = Streak.create();
    return switch (type) {
      case "users" -> new AdapterOperations<>(streak.adapter(Response.class));
      case "price" -> new AdapterOperations<>(streak.adapter(Price.class));
      case "orderbook" -> new AdapterOperations<>(streak.adapter(OrderBook.class));
      case "d" -> new AdapterOperations<>(streak.adapter(D.class));
      case "bigrecord" -> new AdapterOperations<>(streak.adapter(BigRecord.class));
      case "bigproduct" -> new AdapterOperations<>(streak.adapter(BigProduct.class));
      case "bigsum" -> new AdapterOperations<>(streak.adapter(BigSum.class));
      case "everyday" -> new AdapterOperations<>(streak.adapter(Everyday.class));
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
