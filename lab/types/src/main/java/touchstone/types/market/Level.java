package touchstone.types.market;

/** What is offered at one price. */
public class Level {

  private long quantity;
  private long price;

  /** In ten-thousandths. */
  public long getQuantity() {
    return quantity;
  }

  public void setQuantity(long quantity) {
    this.quantity = quantity;
  }

  /** In ten-thousandths. */
  public long getPrice() {
    return price;
  }

  public void setPrice(long price) {
    this.price = price;
  }
}
