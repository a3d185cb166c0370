package touchstone.contestants.gson.market;

/** All offers for one instrument. */
public final class OrderBook {

  String instrument;
  long sequence;
  long timestamp;
  Order[] bids;
  Order[] asks;
}
