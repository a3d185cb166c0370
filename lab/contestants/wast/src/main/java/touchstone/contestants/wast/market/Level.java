package touchstone.contestants.wast.market;

import io.github.wycst.wast.json.annotations.JsonDeserialize;
import io.github.wycst.wast.json.annotations.JsonSerialize;
import io.github.wycst.wast.json.annotations.JsonTypeSetting;
import touchstone.types.market.Decimals;

/** What is offered at one price. */
@JsonTypeSetting(enableJIT = true)
public class Level {

  @JsonDeserialize(value = Decimal.Reader.class, singleton = true)
  @JsonSerialize(value = Decimal.Writer.class, singleton = true)
  private long quantity;

  @JsonDeserialize(value = Decimal.Reader.class, singleton = true)
  @JsonSerialize(value = Decimal.Writer.class, singleton = true)
  private long price;

  public String getQuantity() {
    return Decimals.format(quantity);
  }

  public void setQuantity(long quantity) {
    this.quantity = quantity;
  }

  public String getPrice() {
    return Decimals.format(price);
  }

  public void setPrice(long price) {
    this.price = price;
  }
}
