package touchstone.contestants.streak.market;

/** What is offered at one price of an order book. */
public record Order(long price, long size) {}
