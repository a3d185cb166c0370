package touchstone.contestants.streak.market;

import java.util.List;
import streak.Json;

/** All offers for one instrument. */
@Json
public record OrderBook(
    String instrument, long sequence, long timestamp, List<Order> bids, List<Order> asks) {}
