/** The types {@code price} and {@code orderbook} with public fields, in the order in which the documents have them. */
package touchstone.contestants.dsl_json.market;
