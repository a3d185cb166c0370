package touchstone.contestants.streak.market;

import java.util.ArrayList;
import java.util.List;
import streak.JsonAdapter;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import touchstone.types.market.Decimals;

/** Each order as an array of two strings, which have no zeros at the end: for that Streak has no annotation. */
final class Orders extends JsonAdapter<List<Order>> {

  @Override
  public List<Order> read(JsonReader in) {
    List<Order> orders = new ArrayList<>();
    for (boolean more = in.beginArray(); more; more = in.nextElement()) {
      orders.add(order(in));
    }
    return orders;
  }

  private static Order order(JsonReader in) {
    boolean more = in.beginArray();
    long price = more ? in.readDecimal(Decimal.SCALE) : 0;
    more &= in.nextElement();
    long size = more ? in.readDecimal(Decimal.SCALE) : 0;
    if (!more || in.nextElement()) {
      throw JsonException.at(
          in, "expected an array of price and size, found one of another length");
    }
    return new Order(price, size);
  }

  @Override
  public void write(JsonWriter out, List<Order> orders) {
    out.beginArray();
    for (Order order : orders) {
      out.beginArray();
      out.value(Decimals.format(order.price()));
      out.value(Decimals.format(order.size()));
      out.endArray();
    }
    out.endArray();
  }
}
