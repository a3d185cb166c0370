package touchstone.contestants.fory.market;

import org.apache.fory.json.annotation.JsonCodec;

/** What is offered at one price of an order book: an array of two strings. */
@JsonCodec(Order.Codec.class)
public record Order(long price, long size) {

  /** Of the records. */
  public static final class Codec extends OrderCodec<Order> {

    @Override
    protected Order of(long price, long size) {
      return new Order(price, size);
    }

    @Override
    protected long price(Order order) {
      return order.price();
    }

    @Override
    protected long size(Order order) {
      return order.size();
    }
  }
}
