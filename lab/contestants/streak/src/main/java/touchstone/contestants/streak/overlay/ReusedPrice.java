package touchstone.contestants.streak.overlay;

import streak.JsonNames;
import streak.JsonReader;
import streak.overlay.Cursor;
import touchstone.types.market.Level;

/** The best offers for one instrument, of the message read last. */
final class ReusedPrice {

  static final int SCALE = 4;

  private static final int INSTRUMENT = 0;
  private static final int TIMESTAMP = 1;
  private static final int SUCCESS = 2;
  private static final int BUY = 3;
  private static final int SELL = 4;
  private static final JsonNames MEMBERS =
      JsonNames.of("instrument", "timestamp", "success", "buy", "sell");

  private static final int QUANTITY = 0;
  private static final int PRICE = 1;
  private static final JsonNames OF_LEVEL = JsonNames.of("quantity", "price");

  private final StringBuilder instrument = new StringBuilder();
  long timestamp;
  boolean success;
  private final Reused<Level> bids = new Reused<>(Level::new);
  private final Reused<Level> asks = new Reused<>(Level::new);

  /** Takes over what a document says. */
  ReusedPrice read(Cursor cursor) {
    instrument.setLength(0);
    timestamp = 0;
    success = false;
    bids.clear();
    asks.clear();
    int member = cursor.firstMember(MEMBERS);
    for (; member != JsonReader.NONE; member = cursor.nextMember(MEMBERS, member)) {
      switch (member) {
        case INSTRUMENT -> cursor.appendTo(instrument);
        case TIMESTAMP -> timestamp = cursor.asLong();
        case SUCCESS -> success = cursor.asBoolean();
        case BUY -> read(cursor, bids);
        case SELL -> read(cursor, asks);
        default -> {} // not a member of the type
      }
    }
    return this;
  }

  private static void read(Cursor cursor, Reused<Level> levels) {
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      Level level = levels.more();
      int member = cursor.firstMember(OF_LEVEL);
      for (; member != JsonReader.NONE; member = cursor.nextMember(OF_LEVEL, member)) {
        switch (member) {
          case QUANTITY -> level.setQuantity(cursor.asDecimal(SCALE));
          case PRICE -> level.setPrice(cursor.asDecimal(SCALE));
          default -> {} // not a member of the type
        }
      }
    }
  }
}
