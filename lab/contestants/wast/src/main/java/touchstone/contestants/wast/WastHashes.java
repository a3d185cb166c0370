package touchstone.contestants.wast;

import touchstone.contestants.wast.types.Response;
import touchstone.model.Driver;
import touchstone.model.Operations;

/** wast as it reads unless it is told: members are known by the hashes of their names alone. */
public final class WastHashes implements Driver {

  @Override
  public Operations<?> open(String type) {
    if (!type.equals("users")) {
      throw new IllegalArgumentException("not claimed: " + type);
    }
    return WastOperations.ofHashes(Response.class);
  }
}
