package touchstone.contestants.avaje.market;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.CustomAdapter;
import io.avaje.jsonb.Jsonb;
import touchstone.types.market.Decimals;

/** An array of two strings, for which avaje-jsonb has no annotation. */
@CustomAdapter
public final class OrderAdapter implements JsonAdapter<Order> {

  /** As avaje-jsonb makes its adapters. */
  public OrderAdapter(Jsonb jsonb) {}

  @Override
  public Order fromJson(JsonReader reader) {
    reader.beginArray();
    reader.hasNextElement();
    long price = Decimals.parse(reader.readString());
    reader.hasNextElement();
    long size = Decimals.parse(reader.readString());
    if (reader.hasNextElement()) {
      throw new IllegalArgumentException("more than price and size at " + reader.location());
    }
    reader.endArray();
    return new Order(price, size);
  }

  @Override
  public void toJson(JsonWriter writer, Order order) {
    writer.beginArray();
    writer.value(Decimals.format(order.price()));
    writer.value(Decimals.format(order.size()));
    writer.endArray();
  }
}
