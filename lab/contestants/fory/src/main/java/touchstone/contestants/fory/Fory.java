package touchstone.contestants.fory;

import org.apache.fory.json.ForyJson;
import touchstone.contestants.fory.market.OrderBook;
import touchstone.contestants.fory.market.Price;
import touchstone.contestants.fory.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;
import touchstone.types.everyday.Everyday;

/** Fory JSON on records, the only types for which the codecs that it generates read every document. */
public final class Fory implements Driver {

  private static final ForyJson JSON = ForyOperations.builder().build();

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "users" -> new ForyOperations<>(JSON, Response.class);
      case "price" -> new ForyOperations<>(JSON, Price.class);
      case "orderbook" -> new ForyOperations<>(JSON, OrderBook.class);
      case "everyday" -> new ForyOperations<>(JSON, Everyday.class);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }
}
