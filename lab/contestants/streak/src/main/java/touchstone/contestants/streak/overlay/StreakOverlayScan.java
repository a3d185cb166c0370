package touchstone.contestants.streak.overlay;

import touchstone.model.Checksum;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** An overlay whose every token is visited, and of which nothing is kept. */
public final class StreakOverlayScan implements Driver {

  @Override
  public Operations<?> open(String type) {
    Checksum sum = new Checksum();
    TokenSum visitor = new TokenSum(sum);
    return new OverlayOperations<>(overlay -> {
      sum.reset();
      overlay.accept(visitor);
      return sum;
    });
  }
}
