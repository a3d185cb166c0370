package touchstone.contestants.fory.market;

import java.util.List;

/** All offers for one instrument. */
public record OrderBook(
    String instrument, long sequence, long timestamp, List<Order> bids, List<Order> asks) {}
