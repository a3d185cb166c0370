package touchstone.contestants.fastjson2.market;

import com.alibaba.fastjson2.annotation.JSONField;
import java.util.List;

/** The best offers for one instrument. */
public class Price {

  private String instrument;
  private long timestamp;
  private boolean success;
  private List<Level> bids;
  private List<Level> asks;

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
  public List<Level> getBids() {
    return bids;
  }

  @JSONField(name = "buy")
  public void setBids(List<Level> bids) {
    this.bids = bids;
  }

  @JSONField(name = "sell")
  public List<Level> getAsks() {
    return asks;
  }

  @JSONField(name = "sell")
  public void setAsks(List<Level> asks) {
    this.asks = asks;
  }
}
