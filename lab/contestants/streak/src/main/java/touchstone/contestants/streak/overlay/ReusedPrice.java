package touchstone.contestants.streak.overlay;

import streak.overlay.Columns;
import touchstone.types.market.Level;

/** The best offers for one instrument, of the message read last. */
final class ReusedPrice {

  static final int SCALE = 4;

  private static final int INSTRUMENT = 0;
  private static final int TIMESTAMP = 1;
  private static final int SUCCESS = 2;
  private static final int BUY_QUANTITY = 3;
  private static final int BUY_PRICE = 4;
  private static final int SELL_QUANTITY = 5;
  private static final int SELL_PRICE = 6;

  private final StringBuilder instrument = new StringBuilder();
  long timestamp;
  boolean success;
  final Reused<Level> bids = new Reused<>(Level::new);
  final Reused<Level> asks = new Reused<>(Level::new);

  /** Of its members, by the constants above. */
  static Columns columns() {
    return new Columns(
        "/instrument",
        "/timestamp",
        "/success",
        "/buy/*/quantity",
        "/buy/*/price",
        "/sell/*/quantity",
        "/sell/*/price");
  }

  /** Takes over what a document says. */
  ReusedPrice read(Columns columns) {
    instrument.setLength(0);
    if (columns.has(INSTRUMENT)) {
      columns.at(INSTRUMENT).appendTo(instrument);
    }
    timestamp = columns.has(TIMESTAMP) ? columns.at(TIMESTAMP).asLong() : 0;
    success = columns.has(SUCCESS) && columns.at(SUCCESS).asBoolean();
    read(columns, bids, BUY_QUANTITY, BUY_PRICE);
    read(columns, asks, SELL_QUANTITY, SELL_PRICE);
    return this;
  }

  private static void read(Columns columns, Reused<Level> levels, int quantity, int price) {
    levels.clear();
    for (int row = 0; row < columns.rows(quantity); row++) {
      Level level = levels.more();
      level.setQuantity(decimal(columns, quantity, row));
      level.setPrice(decimal(columns, price, row));
    }
  }

  /** 0 where it is missing: the level may have been another message's. */
  private static long decimal(Columns columns, int column, int row) {
    return columns.has(column, row) ? columns.at(column, row).asDecimal(SCALE) : 0;
  }
}
