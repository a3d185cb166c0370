package touchstone.contestants.streak.overlay;

import java.util.function.BiConsumer;
import streak.overlay.Cursor;
import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** An overlay's fields read where they stand, by a cursor. */
public final class StreakOverlayCursor implements Driver {

  @Override
  public Operations<?> open(String type) {
    return switch (type) {
      case "price" -> folding(Folds::price);
      case "orderbook" -> folding(Folds::orderBook);
      default -> throw new IllegalArgumentException("not claimed: " + type);
    };
  }

  private static Operations<?> folding(BiConsumer<Cursor, Checksum> fold) {
    Checksum sum = new Checksum();
    return new OverlayOperations<>(overlay -> {
      fold.accept(overlay.root(), sum.reset());
      return sum;
    });
  }
}
