package touchstone.contestants.fory;

import touchstone.contestants.fory.market.OrderCodec;
import touchstone.types.market.Order;

/** The codec of the plain type. */
final class PlainOrders extends OrderCodec<Order> {

  @Override
  protected Order of(long price, long size) {
    Order order = new Order();
    order.setPrice(price);
    order.setSize(size);
    return order;
  }

  @Override
  protected long price(Order order) {
    return order.getPrice();
  }

  @Override
  protected long size(Order order) {
    return order.getSize();
  }
}
