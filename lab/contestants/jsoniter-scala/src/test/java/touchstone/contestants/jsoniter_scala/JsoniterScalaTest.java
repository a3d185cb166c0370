package touchstone.contestants.jsoniter_scala;

import java.util.Set;
import touchstone.harness.ContestantContract;

class JsoniterScalaTest extends ContestantContract {

  /** Its macro writes lists by them. */
  @Override
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of("JsoniterScala");
  }
}
