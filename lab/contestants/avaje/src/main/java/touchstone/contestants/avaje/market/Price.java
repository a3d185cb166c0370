package touchstone.contestants.avaje.market;

import io.avaje.jsonb.Json;
import java.util.List;

/** The best offers for one instrument. */
@Json
public record Price(
    String instrument,
    long timestamp,
    boolean success,
    @Json.Property("buy") List<Level> bids,
    @Json.Property("sell") List<Level> asks) {}
