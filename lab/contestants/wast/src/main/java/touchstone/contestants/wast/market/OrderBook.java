package touchstone.contestants.wast.market;

import io.github.wycst.wast.json.annotations.JsonTypeSetting;

/** All offers for one instrument. */
@JsonTypeSetting(enableJIT = true)
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

  public long getSequence() {
    return sequence;
  }

  public void setSequence(long sequence) {
    this.sequence = sequence;
  }

  public long getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(long timestamp) {
    this.timestamp = timestamp;
  }

  public Order[] getBids() {
    return bids;
  }

  public void setBids(Order[] bids) {
    this.bids = bids;
  }

  public Order[] getAsks() {
    return asks;
  }

  public void setAsks(Order[] asks) {
    this.asks = asks;
  }
}
