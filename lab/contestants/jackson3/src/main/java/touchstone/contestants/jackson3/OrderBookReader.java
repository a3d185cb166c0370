package touchstone.contestants.jackson3;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;

/** Reads the type {@code orderbook} token by token. */
final class OrderBookReader {

  private static final Order[] NONE = {};

  private OrderBookReader() {}

  static OrderBook read(JsonParser parser) {
    Tokens.expect(parser, JsonToken.START_OBJECT);
    OrderBook book = new OrderBook();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      switch (name) {
        case "instrument" -> book.setInstrument(parser.nextStringValue());
        case "sequence" -> {
          parser.nextToken();
          book.setSequence(parser.getLongValue());
        }
        case "timestamp" -> {
          parser.nextToken();
          book.setTimestamp(parser.getLongValue());
        }
        case "bids" -> book.setBids(orders(parser));
        case "asks" -> book.setAsks(orders(parser));
        default -> {
          parser.nextToken();
          parser.skipChildren();
        }
      }
    }
    Tokens.expect(parser, JsonToken.END_OBJECT);
    return book;
  }

  private static Order[] orders(JsonParser parser) {
    parser.nextToken();
    Tokens.expect(parser, JsonToken.START_ARRAY);
    List<Order> orders = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      Tokens.expect(parser, JsonToken.START_ARRAY);
      Order order = new Order();
      order.setPrice(Tokens.nextDecimal(parser));
      order.setSize(Tokens.nextDecimal(parser));
      parser.nextToken();
      Tokens.expect(parser, JsonToken.END_ARRAY);
      orders.add(order);
    }
    return orders.toArray(NONE);
  }
}
