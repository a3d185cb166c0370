package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.annotation.JSONField;
import touchstone.types.market.Level;

/** Mixed into the plain type, which knows no library's annotations. */
abstract class PriceNames {

  @JSONField(name = "buy")
  abstract Level[] getBids();

  @JSONField(name = "buy")
  abstract void setBids(Level[] bids);

  @JSONField(name = "sell")
  abstract Level[] getAsks();

  @JSONField(name = "sell")
  abstract void setAsks(Level[] asks);
}
