package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** All offers for one instrument. */
@CompiledJson
public final class OrderBook {

  @JsonAttribute(nullable = false, index = 0)
  public String instrument;

  @JsonAttribute(index = 1)
  public long sequence;

  @JsonAttribute(index = 2)
  public long timestamp;

  @JsonAttribute(nullable = false, index = 3)
  public Order[] bids;

  @JsonAttribute(nullable = false, index = 4)
  public Order[] asks;
}
