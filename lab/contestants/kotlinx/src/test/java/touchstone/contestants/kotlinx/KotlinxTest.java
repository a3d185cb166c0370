package touchstone.contestants.kotlinx;

import java.util.Set;
import touchstone.harness.ContestantContract;

class KotlinxTest extends ContestantContract {

  /** Settings are a block of the function {@code Json}; the compiler plugin makes a list's serializer in one. */
  @Override
  protected Set<String> lambdasOfTheLibrary() {
    return Set.of("Kotlinx", "User", "Response");
  }
}
