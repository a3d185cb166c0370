package touchstone.workloads.market;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.model.Workload;
import touchstone.types.market.Level;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;
import touchstone.types.market.Price;
import touchstone.workloads.Workloads;
import touchstone.workloads.generate.Document;

class MarketTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  private static final String MESSAGE =
      "\\{\"event\": \"price\", \"success\": true, \"instrument\": \"[A-Z]{6}\\.SPOT\","
          + " \"buy\": \\[LEVEL, LEVEL\\], \"sell\": \\[LEVEL, LEVEL\\], \"timestamp\": [0-9]{13}\\}";

  private static final String LEVEL = "\\{\"quantity\": \"DECIMAL\", \"price\": \"DECIMAL\"\\}";

  private static final String DECIMAL = "(0|[1-9][0-9]*)(\\.[0-9]{0,3}[1-9])?";

  private static final String PATTERN = MESSAGE.replace("LEVEL", LEVEL).replace("DECIMAL", DECIMAL);

  @Test
  void everyMessageHasTheShapeOfThePublishedOne() throws IOException {
    for (Document message : Workloads.documents("price")) {
      assertTrue(message.text().matches(PATTERN), message.text());
      Map<JsonToken, Integer> tokens = new EnumMap<>(JsonToken.class);
      try (JsonParser parser = MAPPER.createParser(message.text())) {
        while (parser.nextToken() != null) {
          tokens.merge(parser.currentToken(), 1, Integer::sum);
        }
      }
      assertEquals(5, tokens.get(JsonToken.START_OBJECT));
      assertEquals(2, tokens.get(JsonToken.START_ARRAY));
      assertEquals(14, tokens.get(JsonToken.FIELD_NAME));
      assertEquals(10, tokens.get(JsonToken.VALUE_STRING));
      assertEquals(1, tokens.get(JsonToken.VALUE_NUMBER_INT));
      assertEquals(1, tokens.get(JsonToken.VALUE_TRUE));
    }
  }

  @Test
  void messagesAreAsLongAsThePublishedOne() {
    Workload price = Workloads.find("price").orElseThrow();
    assertEquals(281, price.bytesPerDocument(), 0.5);
    assertTrue(price.shortest() >= 265, price.toString());
    assertTrue(price.longest() <= 295, price.toString());
    assertEquals(256, Workloads.find("price/minified").orElseThrow().bytesPerDocument(), 0.5);
    assertEquals(price.bytes(), price.characters(), "all ASCII");
  }

  @Test
  void messagesDifferAndFollowEachOther() {
    Set<String> seen = new HashSet<>();
    Set<String> instruments = new HashSet<>();
    long before = 0;
    for (Document message : Workloads.documents("price")) {
      Price price = (Price) message.value();
      assertTrue(seen.add(message.canonical()));
      instruments.add(price.getInstrument());
      assertTrue(price.getTimestamp() > before);
      before = price.getTimestamp();
      Level[] bids = price.getBids();
      Level[] asks = price.getAsks();
      assertTrue(bids[1].getPrice() < bids[0].getPrice());
      assertTrue(bids[0].getPrice() < asks[0].getPrice());
      assertTrue(asks[0].getPrice() < asks[1].getPrice());
      assertTrue(bids[1].getPrice() > 0);
    }
    assertEquals(6, instruments.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"price", "price/minified"})
  void aMessageSaysItsValue(String id) throws IOException {
    for (Document message : Workloads.documents(id)) {
      JsonNode tree = MAPPER.readTree(message.text());
      Price price = (Price) message.value();
      assertEquals(tree.get("instrument").textValue(), price.getInstrument());
      assertEquals(tree.get("timestamp").longValue(), price.getTimestamp());
      assertEquals(tree.get("success").booleanValue(), price.isSuccess());
      levels(tree.get("buy"), price.getBids());
      levels(tree.get("sell"), price.getAsks());
      JsonNode canonical = MAPPER.readTree(message.canonical());
      assertEquals(canonical.toString(), message.canonical(), "minified");
      List<String> names = new ArrayList<>();
      canonical.fieldNames().forEachRemaining(names::add);
      assertEquals(List.of("instrument", "timestamp", "success", "buy", "sell"), names);
      names.forEach(name -> assertEquals(tree.get(name), canonical.get(name)));
    }
  }

  private static void levels(JsonNode tree, Level[] levels) {
    assertEquals(tree.size(), levels.length);
    for (int i = 0; i < levels.length; i++) {
      assertEquals(units(tree.get(i).get("quantity")), levels[i].getQuantity());
      assertEquals(units(tree.get(i).get("price")), levels[i].getPrice());
    }
  }

  private static long units(JsonNode text) {
    return new BigDecimal(text.textValue()).movePointRight(4).longValueExact();
  }

  @Test
  void minifiedIsTheSameValuesAndNothingElseIsLeftOut() {
    List<Document> pretty = Workloads.documents("price");
    List<Document> minified = Workloads.documents("price/minified");
    for (int i = 0; i < pretty.size(); i++) {
      assertEquals(pretty.get(i).text().replace(" ", ""), minified.get(i).text());
      assertEquals(pretty.get(i).canonical(), minified.get(i).canonical());
    }
  }

  @Test
  void theOrderBookIsLongAndInOrder() throws IOException {
    Workload workload = Workloads.find("orderbook").orElseThrow();
    assertEquals(300_000, workload.bytes(), 10_000);
    JsonNode tree = MAPPER.readTree(Workloads.document("orderbook"));
    OrderBook book = (OrderBook) Workloads.expected("orderbook");
    assertEquals(tree.get("instrument").textValue(), book.getInstrument());
    assertEquals(tree.get("sequence").longValue(), book.getSequence());
    assertEquals(tree.get("timestamp").longValue(), book.getTimestamp());
    orders(tree.get("bids"), book.getBids(), -1);
    orders(tree.get("asks"), book.getAsks(), 1);
    assertTrue(book.getBids()[0].getPrice() < book.getAsks()[0].getPrice());
    assertArrayEquals(Workloads.canonical("orderbook"), Workloads.document("orderbook/minified"));
  }

  private static void orders(JsonNode tree, Order[] orders, int direction) {
    assertTrue(orders.length >= 5000);
    assertEquals(tree.size(), orders.length);
    for (int i = 0; i < orders.length; i++) {
      assertEquals(2, tree.get(i).size());
      assertEquals(units(tree.get(i).get(0)), orders[i].getPrice());
      assertEquals(units(tree.get(i).get(1)), orders[i].getSize());
      if (i > 0) {
        long step = orders[i].getPrice() - orders[i - 1].getPrice();
        assertEquals(direction, Long.signum(step));
      }
    }
  }
}
