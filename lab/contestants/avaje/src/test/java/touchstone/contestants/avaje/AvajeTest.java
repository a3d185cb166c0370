package touchstone.contestants.avaje;

import java.util.Set;
import touchstone.harness.ContestantContract;

class AvajeTest extends ContestantContract {

  /** Its processor's component registers adapters by them. */
  @Override
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of("GeneratedJsonComponent");
  }
}
