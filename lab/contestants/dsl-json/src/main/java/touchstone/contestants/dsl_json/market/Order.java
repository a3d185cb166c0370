package touchstone.contestants.dsl_json.market;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;

/** What is offered at one price of an order book: an array of two strings. */
@CompiledJson(formats = CompiledJson.Format.ARRAY)
public final class Order {

  @JsonAttribute(index = 1, converter = Decimal.class)
  public long price;

  @JsonAttribute(index = 2, converter = Decimal.class)
  public long size;
}
