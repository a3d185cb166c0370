package touchstone.contestants.fory;

import org.apache.fory.json.ForyJsonBuilder;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.everyday.Everyday;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;
import touchstone.types.market.Price;
import touchstone.types.users.Response;

/** Fory JSON on the plain types, whose generated codecs are faster, but read no white space between a colon and a string. */
public final class ForyBeans implements Driver {

  @Override
  public Operations<?> open(String type) {
    ForyJsonBuilder builder = ForyOperations.builder();
    return switch (type) {
      case "users" ->
        new ForyOperations<>(
            builder
                .registerMixin(UserNames.class)
                .registerMixin(ResponseNames.class)
                .build(),
            Response.class);
      case "price" ->
        new ForyOperations<>(
            builder
                .registerMixin(PriceNames.class)
                .registerMixin(LevelDecimals.class)
                .build(),
            Price.class);
      case "orderbook" ->
        new ForyOperations<>(
            builder.registerCodec(Order.class, new PlainOrders()).build(), OrderBook.class);
      case "everyday" -> new ForyOperations<>(builder.build(), Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
