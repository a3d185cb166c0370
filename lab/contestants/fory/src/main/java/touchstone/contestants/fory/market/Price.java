package touchstone.contestants.fory.market;

import java.util.List;
import org.apache.fory.json.annotation.JsonProperty;

/** The best offers for one instrument. */
public record Price(
    String instrument,
    long timestamp,
    boolean success,
    @JsonProperty("buy") List<Level> bids,
    @JsonProperty("sell") List<Level> asks) {}
