package touchstone.contestants.fastjson2.market;

import touchstone.types.market.Decimals;

/** What is offered at one price. */
public class Level {

  private long quantity;
  private long price;

  public String getQuantity() {
    return Decimals.format(quantity);
  }

  public void setQuantity(String quantity) {
    this.quantity = Decimals.parse(quantity);
  }

  public String getPrice() {
    return Decimals.format(price);
  }

  public void setPrice(String price) {
    this.price = Decimals.parse(price);
  }
}
