package touchstone.types.market;

/** All offers for one instrument, in the type's order, which is the document's. */
public class OrderBook {

  private String instrument;
  private long sequence;
  private long timestamp;
  private Order[] bids;
  private Order[] asks;

  public String getInstrument() {
    return instrument;
  }

  public void setInstrument(String instrument) {
    this.instrument = instrument;
  }

  /** One more than that of the state before. */
  public long getSequence() {
    return sequence;
  }

  public void setSequence(long sequence) {
    this.sequence = sequence;
  }

  /** Milliseconds since 1970. */
  public long getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(long timestamp) {
    this.timestamp = timestamp;
  }

  /** Dearest first. */
  public Order[] getBids() {
    return bids;
  }

  public void setBids(Order[] bids) {
    this.bids = bids;
  }

  /** Cheapest first. */
  public Order[] getAsks() {
    return asks;
  }

  public void setAsks(Order[] asks) {
    this.asks = asks;
  }
}
