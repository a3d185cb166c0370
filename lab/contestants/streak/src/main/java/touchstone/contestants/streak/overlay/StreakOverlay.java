package touchstone.contestants.streak.overlay;

import streak.overlay.Columns;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** An overlay read into one object, which the next document overwrites. */
public final class StreakOverlay implements Driver {

  @Override
  public Operations<?> open(String type) {
    switch (type) {
      case "price" -> {
        ReusedPrice price = new ReusedPrice();
        Columns columns = ReusedPrice.columns();
        return new OverlayOperations<>(overlay -> price.read(columns.read(overlay)));
      }
      case "orderbook" -> {
        ReusedOrderBook book = new ReusedOrderBook();
        return new OverlayOperations<>(overlay -> book.read(overlay.root()));
      }
      case "tweets" -> {
        return new VisitedTweets();
      }
      default -> throw new IllegalArgumentException("not claimed: " + type);
    }
  }
}
