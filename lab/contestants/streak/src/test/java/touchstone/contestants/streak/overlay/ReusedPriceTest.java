package touchstone.contestants.streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import streak.overlay.Columns;
import streak.overlay.Overlay;

/** An object that is used again holds nothing of the message before. */
class ReusedPriceTest {

  private final Overlay overlay = new Overlay();
  private final Columns columns = ReusedPrice.columns();
  private final ReusedPrice price = new ReusedPrice();

  private ReusedPrice read(String message) {
    return price.read(columns.read(overlay.parse(message.getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void whatAMessageLacksIsNotThatOfTheOneBefore() {
    read("{\"timestamp\":5,\"success\":true,\"buy\":[{\"quantity\":\"2\",\"price\":\"3\"}]}");
    assertEquals(20_000, price.bids.get(0).getQuantity());
    assertEquals(30_000, price.bids.get(0).getPrice());
    read("{\"buy\":[{\"price\":\"4\"},{\"quantity\":\"1.5\"}]}");
    assertEquals(2, price.bids.size());
    assertEquals(0, price.bids.get(0).getQuantity());
    assertEquals(40_000, price.bids.get(0).getPrice());
    assertEquals(15_000, price.bids.get(1).getQuantity());
    assertEquals(0, price.timestamp);
    assertEquals(0, price.asks.size());
  }
}
