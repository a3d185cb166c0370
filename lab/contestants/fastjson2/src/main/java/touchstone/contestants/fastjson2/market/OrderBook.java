package touchstone.contestants.fastjson2.market;

import java.util.List;

/** All offers for one instrument. */
public class OrderBook {

  private String instrument;
  private long sequence;
  private long timestamp;
  private List<Order> bids;
  private List<Order> asks;

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

  public List<Order> getBids() {
    return bids;
  }

  public void setBids(List<Order> bids) {
    this.bids = bids;
  }

  public List<Order> getAsks() {
    return asks;
  }

  public void setAsks(List<Order> asks) {
    this.asks = asks;
  }
}
