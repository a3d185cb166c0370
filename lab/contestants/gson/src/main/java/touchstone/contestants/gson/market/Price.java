package touchstone.contestants.gson.market;

import com.google.gson.annotations.SerializedName;

/** The best offers for one instrument. */
public final class Price {

  String instrument;
  long timestamp;
  boolean success;

  @SerializedName("buy")
  Level[] bids;

  @SerializedName("sell")
  Level[] asks;
}
