package touchstone.contestants.streak.market;

import streak.Json;
import streak.JsonDecimal;

/** What is offered at one price. */
@Json
public record Level(
    @JsonDecimal(scale = 4, asString = true, trim = true) long quantity,
    @JsonDecimal(scale = 4, asString = true, trim = true) long price) {}
