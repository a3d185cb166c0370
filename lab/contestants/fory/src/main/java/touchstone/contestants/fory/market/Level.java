package touchstone.contestants.fory.market;

import org.apache.fory.json.annotation.JsonCodec;

/** What is offered at one price. */
public record Level(
    @JsonCodec(DecimalCodec.class) long quantity,
    @JsonCodec(DecimalCodec.class) long price) {}
