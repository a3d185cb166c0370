package touchstone.types.market;

import java.util.Map;

/** Properties whose member in the document has another name: property to member. */
public final class Renames {

  /** Of {@link Price}. */
  public static final Map<String, String> PRICE = Map.of("bids", "buy", "asks", "sell");

  private Renames() {}
}
