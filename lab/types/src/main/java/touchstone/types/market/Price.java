package touchstone.types.market;

/** The best offers for one instrument, in the type's order. The document calls bids {@code buy} and asks {@code sell}, and has a
 * member {@code event} that the type does not know. */
public class Price {

  private String instrument;
  private long timestamp;
  private boolean success;
  private Level[] bids;
  private Level[] asks;

  public String getInstrument() {
    return instrument;
  }

  public void setInstrument(String instrument) {
    this.instrument = instrument;
  }

  /** Milliseconds since 1970. */
  public long getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(long timestamp) {
    this.timestamp = timestamp;
  }

  public boolean isSuccess() {
    return success;
  }

  public void setSuccess(boolean success) {
    this.success = success;
  }

  /** Dearest first. */
  public Level[] getBids() {
    return bids;
  }

  public void setBids(Level[] bids) {
    this.bids = bids;
  }

  /** Cheapest first. */
  public Level[] getAsks() {
    return asks;
  }

  public void setAsks(Level[] asks) {
    this.asks = asks;
  }
}
