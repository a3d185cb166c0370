package touchstone.contestants.wast;

import touchstone.contestants.wast.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** wast with the writers that it compiles when a type is first written, as its author benchmarks it. */
public final class WastJit implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return new WastOperations<>(Response.class);
  }
}
