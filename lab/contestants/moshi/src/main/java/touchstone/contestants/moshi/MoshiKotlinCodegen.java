package touchstone.contestants.moshi;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.kotlincodegen.MarketAdapter;
import touchstone.contestants.moshi.kotlincodegen.NullSafe;
import touchstone.contestants.moshi.kotlincodegen.OrderBook;
import touchstone.contestants.moshi.kotlincodegen.Price;
import touchstone.contestants.moshi.kotlincodegen.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** Kotlin data classes with adapters that Moshi's symbol processor generates and Moshi finds by name. */
public final class MoshiKotlinCodegen implements Driver {

  @Override
  public Operations<?> open(String type) {
    Moshi moshi = new Moshi.Builder().add(new MarketAdapter()).build();
    return switch (type) {
      case "price" -> new MoshiOperations<>(moshi.adapter(Price.class));
      case "orderbook" -> new MoshiOperations<>(moshi.adapter(OrderBook.class));
      default -> MoshiOperations.open(moshi, type, Response.class, NullSafe::classOf);
    };
  }
}
