package touchstone.contestants.streak.market;

import streak.Json;
import streak.JsonDecimal;

/** What is offered at one price of an order book: an array of two. */
@Json(shape = Json.Shape.ARRAY)
public record Order(
    @JsonDecimal(scale = 4, asString = true, trim = true) long price,
    @JsonDecimal(scale = 4, asString = true, trim = true) long size) {}
