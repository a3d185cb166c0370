package touchstone.contestants.fory;

import java.util.Set;
import touchstone.harness.ContestantContract;

class ForyTest extends ContestantContract {

  /** It reaches fields and constructors by them. */
  @Override
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of("Friend", "Image", "Level", "Name", "OrderBook", "Price", "Response", "User");
  }
}
