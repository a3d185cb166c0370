package touchstone.contestants.streak.market;

import streak.Json;
import streak.JsonWith;

/** What is offered at one price. */
@Json
public record Level(
    @JsonWith(Decimal.class) long quantity,
    @JsonWith(Decimal.class) long price) {}
