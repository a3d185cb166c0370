package touchstone.contestants.streak.market;

import java.util.List;
import streak.Json;
import streak.JsonWith;

/** All offers for one instrument. */
@Json
public record OrderBook(
    String instrument,
    long sequence,
    long timestamp,
    @JsonWith(Orders.class) List<Order> bids,
    @JsonWith(Orders.class) List<Order> asks) {}
