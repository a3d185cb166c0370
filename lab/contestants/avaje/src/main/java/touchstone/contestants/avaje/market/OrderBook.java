package touchstone.contestants.avaje.market;

import io.avaje.jsonb.Json;
import java.util.List;

/** All offers for one instrument. */
@Json
public record OrderBook(
    String instrument, long sequence, long timestamp, List<Order> bids, List<Order> asks) {}
