package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** The best offers for one instrument. */
@CompiledJson
public final class Price {

  @JsonAttribute(nullable = false, index = 1)
  public String instrument;

  @JsonAttribute(index = 4)
  public long timestamp;

  @JsonAttribute(index = 0)
  public boolean success;

  @JsonAttribute(name = "buy", nullable = false, index = 2)
  public Level[] bids;

  @JsonAttribute(name = "sell", nullable = false, index = 3)
  public Level[] asks;
}
