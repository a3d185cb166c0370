package touchstone.contestants.fastjson2;

import com.alibaba.fastjson2.annotation.JSONField;

/** Mixed into the plain type, which knows no library's annotations. */
abstract class LevelDecimals {

  @JSONField(serializeUsing = Decimal.Writer.class)
  abstract long getQuantity();

  @JSONField(deserializeUsing = Decimal.Reader.class)
  abstract void setQuantity(long quantity);

  @JSONField(serializeUsing = Decimal.Writer.class)
  abstract long getPrice();

  @JSONField(deserializeUsing = Decimal.Reader.class)
  abstract void setPrice(long price);
}
