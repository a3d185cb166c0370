package blackbox.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import streak.Json;
import streak.JsonAdapter;
import streak.Streak;

class IntoTest {

  @Json
  static class Level {
    public long price;
    public int quantity;
  }

  @Json
  static class Book {
    public List<Level> bids = new ArrayList<>();
  }

  @Test
  void theSameObjectsAgain() {
    JsonAdapter<Book> books = Streak.create().adapter(Book.class);
    Book book = books.fromJson("{\"bids\":[{\"price\":1,\"quantity\":5}]}");
    Level first = book.bids.get(0);
    books.readInto("{\"bids\":[{\"price\":2},{\"price\":3}]}", book);
    assertSame(first, book.bids.get(0));
    assertEquals(2, first.price);
    assertEquals(5, first.quantity);
  }
}
