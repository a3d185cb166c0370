package touchstone.contestants.wast.market;

import io.github.wycst.wast.json.JSONConfig;
import io.github.wycst.wast.json.JSONWriter;
import io.github.wycst.wast.json.custom.JsonDeserializer;
import io.github.wycst.wast.json.custom.JsonSerializer;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.types.market.Decimals;

/** What is offered at one price of an order book: an array of two strings, which wast has no annotation for. */
public class Order {

  private long price;
  private long size;

  /** Is handed a list. */
  public static final class Reader extends JsonDeserializer<Order> {
    @Override
    public Order deserialize(Object value, @Nullable String source) {
      List<?> pair = (List<?>) value;
      if (pair.size() != 2) {
        throw new IllegalArgumentException("expected price and size, found " + pair);
      }
      Order order = new Order();
      order.price = Decimals.parse((String) pair.get(0));
      order.size = Decimals.parse((String) pair.get(1));
      return order;
    }
  }

  /** Writes the array itself. */
  public static final class Writer extends JsonSerializer<Order> {
    @Override
    public void serialize(JSONWriter writer, Order order, int indent, JSONConfig config)
        throws IOException {
      writer.write('[');
      Decimal.write(writer, order.price);
      writer.write(',');
      Decimal.write(writer, order.size);
      writer.write(']');
    }
  }
}
