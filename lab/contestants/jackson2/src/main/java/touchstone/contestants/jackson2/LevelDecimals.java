package touchstone.contestants.jackson2;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;

/** Mixed into the plain type, which knows no library's annotations. A getter's annotations are its setter's too. */
interface LevelDecimals {

  @JsonDeserialize(using = Decimal.Reader.class)
  @JsonSerialize(using = Decimal.Writer.class)
  long getQuantity();

  @JsonDeserialize(using = Decimal.Reader.class)
  @JsonSerialize(using = Decimal.Writer.class)
  long getPrice();
}
