/**
 * The types {@code price} and {@code orderbook}, whose decimals are Strings to fastjson2: it generates no reader and no writer for a
 * type with a member that has one of its own.
 */
package touchstone.contestants.fastjson2.market;
