package touchstone.contestants.avaje.market;

import io.avaje.jsonb.Json;

/** What is offered at one price. */
@Json
public record Level(
    @Json.Serializer(Decimal.class) long quantity,
    @Json.Serializer(Decimal.class) long price) {}
