package touchstone.contestants.streak.overlay;

import streak.JsonNames;
import streak.overlay.Cursor;
import touchstone.model.Checksum;

/** Every field of a type in its order, found by its name where it stands and folded into a checksum; nothing holds them. */
final class Folds {

  private static final int INSTRUMENT = 0;
  private static final int TIMESTAMP = 1;
  private static final int SUCCESS = 2;
  private static final int BUY = 3;
  private static final int SELL = 4;
  private static final JsonNames OF_PRICE =
      JsonNames.of("instrument", "timestamp", "success", "buy", "sell");

  private static final int QUANTITY = 0;
  private static final int PRICE = 1;
  private static final JsonNames OF_LEVEL = JsonNames.of("quantity", "price");

  private static final int SEQUENCE = 1;
  private static final int TIMESTAMP_OF_BOOK = 2;
  private static final int BIDS = 3;
  private static final int ASKS = 4;
  private static final JsonNames OF_BOOK =
      JsonNames.of("instrument", "sequence", "timestamp", "bids", "asks");

  private Folds() {}

  static void price(Cursor cursor, Checksum sum) {
    sum.add(cursor.field(OF_PRICE, INSTRUMENT).stringHash());
    sum.add(cursor.parent().field(OF_PRICE, TIMESTAMP).asLong());
    sum.add(cursor.parent().field(OF_PRICE, SUCCESS).asBoolean());
    levels(cursor.parent().field(OF_PRICE, BUY), sum);
    levels(cursor.parent().field(OF_PRICE, SELL), sum);
  }

  private static void levels(Cursor cursor, Checksum sum) {
    sum.add(cursor.count());
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      sum.add(cursor.field(OF_LEVEL, QUANTITY).asDecimal(ReusedPrice.SCALE));
      sum.add(cursor.parent().field(OF_LEVEL, PRICE).asDecimal(ReusedPrice.SCALE));
      cursor.parent();
    }
  }

  static void orderBook(Cursor cursor, Checksum sum) {
    sum.add(cursor.field(OF_BOOK, INSTRUMENT).stringHash());
    sum.add(cursor.parent().field(OF_BOOK, SEQUENCE).asLong());
    sum.add(cursor.parent().field(OF_BOOK, TIMESTAMP_OF_BOOK).asLong());
    orders(cursor.parent().field(OF_BOOK, BIDS), sum);
    orders(cursor.parent().field(OF_BOOK, ASKS), sum);
  }

  private static void orders(Cursor cursor, Checksum sum) {
    sum.add(cursor.count());
    for (boolean more = cursor.first(); more; more = cursor.next()) {
      cursor.first();
      sum.add(cursor.asDecimal(ReusedPrice.SCALE));
      cursor.next();
      sum.add(cursor.asDecimal(ReusedPrice.SCALE));
      cursor.parent();
    }
  }
}
