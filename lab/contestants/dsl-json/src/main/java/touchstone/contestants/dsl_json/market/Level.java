package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** What is offered at one price. */
@CompiledJson
public final class Level {

  @JsonAttribute(index = 0, converter = Decimal.class)
  public long quantity;

  @JsonAttribute(index = 1, converter = Decimal.class)
  public long price;
}
