package guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import streak.JsonNames;
import streak.JsonReader;
import streak.overlay.Columns;
import streak.overlay.Cursor;
import streak.overlay.Overlay;

/** What docs/overlay.md shows does what it says. */
class OverlayTest {

  private static final byte[] MESSAGE =
      ("{\"buy\": [{\"quantity\": \"3.4274\", \"price\": \"25212\"},"
              + " {\"price\": \"25211.5\", \"quantity\": \"1\"}], \"sizes\": [1, 2, 3]}")
          .getBytes(StandardCharsets.UTF_8);

  @Test
  void fields() {
    byte[] bytes = MESSAGE;
    // @start region="field"
    Overlay overlay = new Overlay(); // once per thread
    overlay.parse(bytes); // for every document
    long price =
        overlay.root().field("buy").element(0).field("price").asDecimal(4); // "25212" -> 252120000
    // @end
    assertEquals(252_120_000, price);
  }

  // @start region="level"
  static final JsonNames LEVEL = JsonNames.of("quantity", "price");

  static final class Level {
    long quantity;
    long price;

    void read(Cursor cursor) {
      for (int m = cursor.firstMember(LEVEL);
          m != JsonReader.NONE;
          m = cursor.nextMember(LEVEL, m)) {
        switch (m) {
          case 0 -> quantity = cursor.asDecimal(4);
          case 1 -> price = cursor.asDecimal(4);
          default -> {} // a member that is not known
        }
      }
    }
  }
  // @end

  @Test
  void members() {
    Overlay overlay = new Overlay();
    overlay.parse(MESSAGE);
    Level level = new Level();
    level.read(overlay.root().field("buy").element(1));
    assertEquals(10_000, level.quantity);
    assertEquals(252_115_000, level.price);
  }

  @Test
  void elements() {
    Overlay overlay = new Overlay();
    overlay.parse(MESSAGE);
    // @start region="elements"
    Cursor cursor = overlay.root().field("sizes");
    long sum = 0;
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      sum += cursor.asLong();
    }
    // @end
    assertEquals(6, sum);
  }

  @Test
  void columns() {
    Overlay overlay = new Overlay();
    byte[] bytes = MESSAGE;
    // @start region="columns"
    Columns columns = new Columns("/buy/*/price", "/buy/*/quantity"); // once per thread
    columns.read(overlay.parse(bytes)); // for every document
    long turnover = 0;
    for (int row = 0; row < columns.rows(0); row++) {
      turnover += columns.at(0, row).asDecimal(4) * columns.at(1, row).asDecimal(4);
    }
    // @end
    assertEquals(252_120_000L * 34_274 + 252_115_000L * 10_000, turnover);
  }
}
