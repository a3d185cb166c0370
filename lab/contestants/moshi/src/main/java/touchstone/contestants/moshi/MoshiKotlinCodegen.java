package touchstone.contestants.moshi;

import static touchstone.contestants.moshi.MoshiOperations.RULE;

import com.squareup.moshi.Moshi;
import touchstone.contestants.moshi.everyday.Values;
import touchstone.contestants.moshi.kotlincodegen.Everyday;
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
    Moshi.Builder builder = new Moshi.Builder();
    if (type.startsWith(RULE)) {
      return new MoshiOperations<>(
          builder.build().adapter(NullSafe.classOf(type.substring(RULE.length()))));
    }
    return switch (type) {
      case "price" -> market(builder, Price.class);
      case "orderbook" -> market(builder, OrderBook.class);
      case "everyday" ->
        new MoshiOperations<>(builder.add(new Values()).build().adapter(Everyday.class));
      default -> MoshiOperations.open(builder.build(), type, Response.class);
    };
  }

  private static <T> Operations<T> market(Moshi.Builder builder, Class<T> type) {
    return new MoshiOperations<>(builder.add(new MarketAdapter()).build().adapter(type));
  }
}
