package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonDecimal;
import streak.Streak;

class TypesTest {

  enum Day {
    MONDAY,
    FRIDAY
  }

  @Json
  record Order(
      UUID id,
      Optional<LocalDate> due,
      EnumSet<Day> days,
      Map<LocalDate, Integer> counts,
      byte[] signature,
      @JsonDecimal(scale = 2) long price,
      @JsonDecimal(scale = 4, asString = true) long rate) {}

  @Test
  void types() {
    String document = "{\"id\":\"00000000-0000-0001-0000-000000000002\",\"due\":null,"
        + "\"days\":[\"FRIDAY\"],\"counts\":{\"2026-01-02\":3},\"signature\":\"AQI=\","
        + "\"price\":12.50,\"rate\":\"0.0125\"}";
    JsonAdapter<Order> orders = Streak.create().adapter(Order.class);
    Order order = orders.fromJson(document);
    assertEquals(1250, order.price());
    assertEquals(125, order.rate());
    assertEquals(document, orders.toJson(order));
  }
}
