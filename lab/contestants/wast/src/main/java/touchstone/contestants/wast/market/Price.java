package touchstone.contestants.wast.market;

import io.github.wycst.wast.json.annotations.JsonProperty;
import io.github.wycst.wast.json.annotations.JsonTypeSetting;

/** The best offers for one instrument. */
@JsonTypeSetting(enableJIT = true)
public class Price {

  private String instrument;
  private long timestamp;
  private boolean success;

  @JsonProperty(name = "buy")
  private Level[] bids;

  @JsonProperty(name = "sell")
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

  public Level[] getBids() {
    return bids;
  }

  public void setBids(Level[] bids) {
    this.bids = bids;
  }

  public Level[] getAsks() {
    return asks;
  }

  public void setAsks(Level[] asks) {
    this.asks = asks;
  }
}
