package touchstone.contestants.jackson2;

import com.fasterxml.jackson.annotation.JsonProperty;
import touchstone.types.market.Level;

/** Mixed into the plain type, which knows no library's annotations. A getter's name is its setter's too. */
interface PriceNames {

  @JsonProperty("buy")
  Level[] getBids();

  @JsonProperty("sell")
  Level[] getAsks();
}
