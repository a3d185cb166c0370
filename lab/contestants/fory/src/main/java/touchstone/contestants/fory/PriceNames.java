package touchstone.contestants.fory;

import org.apache.fory.json.annotation.JsonMixin;
import org.apache.fory.json.annotation.JsonProperty;
import touchstone.types.market.Level;
import touchstone.types.market.Price;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
@JsonMixin(target = Price.class)
interface PriceNames {

  @JsonProperty("buy")
  Level[] getBids();

  @JsonProperty("sell")
  Level[] getAsks();
}
