package touchstone.contestants.wast;

import touchstone.model.Driver;
import touchstone.model.Operations;

/** wast as it reads unless it is told: members are known by the hashes of their names alone. */
public final class WastHashes implements Driver {

  @Override
  public Operations<?> open(String type) {
    return WastOperations.ofHashes(Types.of(type));
  }
}
