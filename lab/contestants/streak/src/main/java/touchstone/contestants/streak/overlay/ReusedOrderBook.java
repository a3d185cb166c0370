package touchstone.contestants.streak.overlay;

import streak.JsonNames;
import streak.JsonReader;
import streak.overlay.Cursor;
import touchstone.types.market.Order;

/** All offers for one instrument, of the document read last. */
final class ReusedOrderBook {

  private static final int INSTRUMENT = 0;
  private static final int SEQUENCE = 1;
  private static final int TIMESTAMP = 2;
  private static final int BIDS = 3;
  private static final int ASKS = 4;
  private static final JsonNames MEMBERS =
      JsonNames.of("instrument", "sequence", "timestamp", "bids", "asks");

  private final StringBuilder instrument = new StringBuilder();
  long sequence;
  long timestamp;
  private final Reused<Order> bids = new Reused<>(Order::new);
  private final Reused<Order> asks = new Reused<>(Order::new);

  /** Takes over what a document says. */
  ReusedOrderBook read(Cursor cursor) {
    instrument.setLength(0);
    sequence = 0;
    timestamp = 0;
    bids.clear();
    asks.clear();
    int member = cursor.firstMember(MEMBERS);
    for (; member != JsonReader.NONE; member = cursor.nextMember(MEMBERS, member)) {
      switch (member) {
        case INSTRUMENT -> cursor.appendTo(instrument);
        case SEQUENCE -> sequence = cursor.asLong();
        case TIMESTAMP -> timestamp = cursor.asLong();
        case BIDS -> read(cursor, bids);
        case ASKS -> read(cursor, asks);
        default -> {} // not a member of the type
      }
    }
    return this;
  }

  private static void read(Cursor cursor, Reused<Order> orders) {
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      Order order = orders.more();
      cursor.element(0);
      order.setPrice(cursor.asDecimal(ReusedPrice.SCALE));
      if (!cursor.next()) {
        cursor.element(1); // there is none: says so
      }
      order.setSize(cursor.asDecimal(ReusedPrice.SCALE));
      cursor.parent();
    }
  }
}
