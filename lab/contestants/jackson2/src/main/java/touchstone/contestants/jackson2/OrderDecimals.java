package touchstone.contestants.jackson2;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;

/** Mixed into the plain type, which knows no library's annotations: an array of two strings. */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
@JsonPropertyOrder({"price", "size"})
interface OrderDecimals {

  @JsonDeserialize(using = Decimal.Reader.class)
  @JsonSerialize(using = Decimal.Writer.class)
  long getPrice();

  @JsonDeserialize(using = Decimal.Reader.class)
  @JsonSerialize(using = Decimal.Writer.class)
  long getSize();
}
