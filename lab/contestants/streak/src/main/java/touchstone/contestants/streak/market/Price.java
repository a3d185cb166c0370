package touchstone.contestants.streak.market;

import java.util.List;
import streak.Json;
import streak.JsonName;

/** The best offers for one instrument. */
@Json
public record Price(
    String instrument,
    long timestamp,
    boolean success,
    @JsonName("buy") List<Level> bids,
    @JsonName("sell") List<Level> asks) {}
