package touchstone.contestants.fastjson2.market;

import com.alibaba.fastjson2.annotation.JSONField;

/** The best offers for one instrument. */
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

  @JSONField(name = "buy")
  public Level[] getBids() {
    return bids;
  }

  @JSONField(name = "buy")
  public void setBids(Level[] bids) {
    this.bids = bids;
  }

  @JSONField(name = "sell")
  public Level[] getAsks() {
    return asks;
  }

  @JSONField(name = "sell")
  public void setAsks(Level[] asks) {
    this.asks = asks;
  }
}
