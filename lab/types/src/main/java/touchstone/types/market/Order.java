package touchstone.types.market;

/** What is offered at one price of an order book: in the document an array of two strings, price and size. */
public class Order {

  private long price;
  private long size;

  /** In ten-thousandths. */
  public long getPrice() {
    return price;
  }

  public void setPrice(long price) {
    this.price = price;
  }

  /** In ten-thousandths. */
  public long getSize() {
    return size;
  }

  public void setSize(long size) {
    this.size = size;
  }
}
