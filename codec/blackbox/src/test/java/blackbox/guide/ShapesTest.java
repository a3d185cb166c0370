package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.Json.Shape;
import streak.JsonAdapter;
import streak.JsonDecimal;
import streak.JsonDefault;
import streak.Streak;

class ShapesTest {

  @Json(shape = Shape.VALUE)
  record Symbol(String text) {}

  @Json(shape = Shape.ARRAY)
  record Order(
      @JsonDecimal(scale = 2) long price,
      int size,
      @JsonDefault("false") boolean firm) {}

  @Json
  record Book(Symbol symbol, List<Order> bids) {}

  @Test
  void shapes() {
    JsonAdapter<Book> books = Streak.create().adapter(Book.class);
    Book book = books.fromJson("{\"symbol\":\"ETH\",\"bids\":[[1234.5,7,true],[1234,1]]}");
    assertEquals(
        new Book(
            new Symbol("ETH"), List.of(new Order(123450, 7, true), new Order(123400, 1, false))),
        book);
    assertEquals(
        "{\"symbol\":\"ETH\",\"bids\":[[1234.50,7,true],[1234.00,1,false]]}", books.toJson(book));
  }
}
