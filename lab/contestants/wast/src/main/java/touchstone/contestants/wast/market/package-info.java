/**
 * The types {@code price} and {@code orderbook} with wast's annotations. Fields are read and written by a deserializer and a serializer
 * of their own; compiled writers, which call getters and know no serializer of a {@code long}, get a String.
 */
package touchstone.contestants.wast.market;
