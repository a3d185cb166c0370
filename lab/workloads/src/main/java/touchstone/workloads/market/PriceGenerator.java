package touchstone.workloads.market;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import touchstone.types.market.Decimals;
import touchstone.types.market.Level;
import touchstone.types.market.Price;
import touchstone.workloads.generate.DataFile;
import touchstone.workloads.generate.Description;
import touchstone.workloads.generate.Document;
import touchstone.workloads.generate.Draws;
import touchstone.workloads.generate.Generator;
import touchstone.workloads.generate.JsonText;
import touchstone.workloads.generate.MemberOrder;
import touchstone.workloads.generate.Range;

/** Draws one message after the other, each a little later than the one before. */
public final class PriceGenerator implements Generator {

  private static final String FOLDER = "touchstone/workloads/price/";
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Description description =
      DataFile.read(FOLDER + "workload.json", Description.class);
  private final Recipe recipe = DataFile.read(FOLDER + "recipe.json", Recipe.class);

  /**
   * Every figure of the messages: {@code recipe.json}.
   *
   * @param event of every message
   * @param levels of bids, and of asks
   * @param gap between two prices, in ticks
   * @param quantity in ten-thousandths
   * @param first moment, milliseconds since 1970
   * @param pause between two messages, milliseconds
   */
  record Recipe(
      String event,
      List<Instrument> instruments,
      int levels,
      Range gap,
      Range quantity,
      long first,
      Range pause) {}

  @Override
  public Description description() {
    return description;
  }

  @Override
  public List<Document> generate(Description.Size size, String variant) {
    JsonText text = switch (variant) {
      case "pretty" -> JsonText.ONE_LINE;
      case "minified" -> JsonText.MINIFIED;
      case "shuffled" -> JsonText.ONE_LINE;
      default -> throw new IllegalArgumentException("price has no variant " + variant);
    };
    Draws draws = new Draws(size.seed());
    List<Document> messages = new ArrayList<>();
    // Of its own, so that the values are those of every other variant.
    Draws order = new Draws(~size.seed());
    long moment = recipe.first();
    for (int i = 0; i < size.total("messages"); i++) {
      Price price = draw(draws, moment);
      ObjectNode message = message(price);
      if (variant.equals("shuffled")) {
        MemberOrder.shuffle(message, order);
      }
      messages.add(
          new Document(text.print(message), price, JsonText.MINIFIED.print(canonical(price))));
      moment += draws.in(recipe.pause());
    }
    return messages;
  }

  private Price draw(Draws draws, long moment) {
    Instrument instrument = draws.of(recipe.instruments());
    Instrument.Prices prices = instrument.draw(draws, recipe.levels(), recipe.gap());
    Price price = new Price();
    price.setInstrument(instrument.name());
    price.setTimestamp(moment);
    price.setSuccess(true);
    price.setBids(levels(draws, prices.bids()));
    price.setAsks(levels(draws, prices.asks()));
    return price;
  }

  private Level[] levels(Draws draws, List<Long> prices) {
    Level[] levels = new Level[prices.size()];
    for (int i = 0; i < prices.size(); i++) {
      levels[i] = new Level();
      levels[i].setQuantity(draws.in(recipe.quantity()));
      levels[i].setPrice(prices.get(i));
    }
    return levels;
  }

  /** In the document's order, with what the type does not know. */
  private ObjectNode message(Price price) {
    ObjectNode message = NODES.objectNode();
    message.put("event", recipe.event());
    message.put("success", price.isSuccess());
    message.put("instrument", price.getInstrument());
    message.set("buy", tree(price.getBids()));
    message.set("sell", tree(price.getAsks()));
    message.put("timestamp", price.getTimestamp());
    return message;
  }

  /** In the type's order. */
  private static ObjectNode canonical(Price price) {
    ObjectNode object = NODES.objectNode();
    object.put("instrument", price.getInstrument());
    object.put("timestamp", price.getTimestamp());
    object.put("success", price.isSuccess());
    object.set("buy", tree(price.getBids()));
    object.set("sell", tree(price.getAsks()));
    return object;
  }

  private static ArrayNode tree(Level[] levels) {
    ArrayNode array = NODES.arrayNode();
    for (Level level : levels) {
      array
          .addObject()
          .put("quantity", Decimals.format(level.getQuantity()))
          .put("price", Decimals.format(level.getPrice()));
    }
    return array;
  }
}
