package touchstone.workloads.market;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import touchstone.types.market.Decimals;
import touchstone.types.market.Order;
import touchstone.types.market.OrderBook;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;
import touchstone.workloads.generate.Range;

/** Draws one long order book. */
public final class OrderBookGenerator implements Generator {

  private static final String FOLDER = "touchstone/workloads/orderbook/";

  private final Description description =
      DataFile.read(FOLDER + "workload.json", Description.class);
  private final Recipe recipe = DataFile.read(FOLDER + "recipe.json", Recipe.class);

  /**
   * Every figure of the document: {@code recipe.json}.
   *
   * @param gap between two prices, in ticks
   * @param size of an offer, in ten-thousandths
   * @param timestamp milliseconds since 1970
   */
  record Recipe(Instrument instrument, Range gap, Range size, long sequence, long timestamp) {}

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    JsonText text = switch (variant) {
      case "pretty" -> JsonText.ONE_LINE;
      case "minified" -> JsonText.MINIFIED;
      default -> throw new IllegalArgumentException("orderbook has no variant " + variant);
    };
    Draws draws = new Draws(size.seed());
    Instrument.Prices prices = recipe.instrument().draw(draws, size.total("offers"), recipe.gap());
    OrderBook book = new OrderBook();
    book.setInstrument(recipe.instrument().name());
    book.setSequence(recipe.sequence());
    book.setTimestamp(recipe.timestamp());
    book.setBids(orders(draws, prices.bids()));
    book.setAsks(orders(draws, prices.asks()));
    ObjectNode tree = tree(book);
    return List.of(new Document(text.print(tree), book, JsonText.MINIFIED.print(tree)));
  }

  private Order[] orders(Draws draws, List<Long> prices) {
    Order[] orders = new Order[prices.size()];
    for (int i = 0; i < prices.size(); i++) {
      orders[i] = new Order();
      orders[i].setPrice(prices.get(i));
      orders[i].setSize(draws.in(recipe.size()));
    }
    return orders;
  }

  private static ObjectNode tree(OrderBook book) {
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    object.put("instrument", book.getInstrument());
    object.put("sequence", book.getSequence());
    object.put("timestamp", book.getTimestamp());
    object.set("bids", tree(book.getBids()));
    object.set("asks", tree(book.getAsks()));
    return object;
  }

  private static ArrayNode tree(Order[] orders) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (Order order : orders) {
      array.addArray().add(Decimals.format(order.getPrice())).add(Decimals.format(order.getSize()));
    }
    return array;
  }
}
