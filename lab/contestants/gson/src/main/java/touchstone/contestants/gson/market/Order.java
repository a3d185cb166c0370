package touchstone.contestants.gson.market;

import com.google.gson.TypeAdapter;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import touchstone.types.market.Decimals;

/** What is offered at one price of an order book. */
@JsonAdapter(Order.Adapter.class)
final class Order {

  long price;
  long size;

  /** Gson has no other way to read an object from an array. */
  static final class Adapter extends TypeAdapter<Order> {

    @Override
    public Order read(JsonReader in) throws IOException {
      Order order = new Order();
      in.beginArray();
      order.price = Decimals.parse(in.nextString());
      order.size = Decimals.parse(in.nextString());
      in.endArray();
      return order;
    }

    @Override
    public void write(JsonWriter out, Order order) throws IOException {
      out.beginArray();
      out.value(Decimals.format(order.price));
      out.value(Decimals.format(order.size));
      out.endArray();
    }
  }
}
