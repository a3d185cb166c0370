package touchstone.contestants.fory;

import org.apache.fory.json.annotation.JsonCodec;
import org.apache.fory.json.annotation.JsonMixin;
import touchstone.contestants.fory.market.DecimalCodec;
import touchstone.types.market.Level;

/** Mixed into the plain type, which knows no library's annotations. A getter's codec is its setter's too. */
@JsonMixin(target = Level.class)
interface LevelDecimals {

  @JsonCodec(DecimalCodec.class)
  long getQuantity();

  @JsonCodec(DecimalCodec.class)
  long getPrice();
}
