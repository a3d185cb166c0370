/** The types {@code price} and {@code orderbook} with the annotations that Gson has for names and for adapters of a field. */
package touchstone.contestants.gson.market;
