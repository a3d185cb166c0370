/**
 * The types {@code price} and {@code orderbook}, what a market says of an instrument, as plain mutable Java beans. Prices and
 * quantities are whole numbers of ten-thousandths; the documents hold them as strings of up to four decimals, {@link
 * touchstone.types.market.Decimals}.
 */
package touchstone.types.market;
