/** The types {@code price} and {@code orderbook} as records. */
package touchstone.contestants.avaje.market;
