package touchstone.contestants.wast;

import touchstone.model.Driver;
import touchstone.model.Operations;

/** wast with the writers that it compiles when a type is first written, as its author benchmarks it. */
public final class WastJit implements Driver {

  @Override
  public Operations<?> open(String type) {
    return new WastOperations<>(Types.of(type));
  }
}
