package touchstone.contestants.helidon;

import touchstone.model.Driver;
import touchstone.model.Operations;

/** Helidon JSON's parser and generator, used as the converters use them that its processor generates. */
public final class HelidonStreaming implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new HelidonOperations();
  }
}
