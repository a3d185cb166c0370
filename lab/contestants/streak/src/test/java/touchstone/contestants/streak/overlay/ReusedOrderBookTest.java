package touchstone.contestants.streak.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import streak.JsonException;
import streak.overlay.Cursor;
import streak.overlay.Overlay;

class ReusedOrderBookTest {

  private final ReusedOrderBook book = new ReusedOrderBook();

  private ReusedOrderBook read(String document) {
    return book.read(new Cursor(new Overlay().parse(document.getBytes(StandardCharsets.UTF_8))));
  }

  @Test
  void whatADocumentLacksIsNotThatOfTheOneBefore() {
    assertEquals(7, read("{\"sequence\":7,\"bids\":[[\"1\",\"2\"]]}").sequence);
    assertEquals(0, read("{}").sequence);
  }

  @Test
  void anOrderIsTwoValues() {
    JsonException e =
        assertThrows(JsonException.class, () -> read("{\"bids\":[[\"1\",\"2\"],[\"3\"]]}"));
    assertTrue(e.getMessage().startsWith("expected an element 1, found 1 elements"), e::getMessage);
    assertThrows(JsonException.class, () -> read("{\"asks\":[[]]}"));
  }
}
