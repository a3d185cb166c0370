/**
 * The types {@code d}, {@code bigrecord}, {@code bigproduct} and {@code bigsum}, records, products and sums as functional languages
 * have them: plain records, a sealed interface and an enum.
 */
package touchstone.types.datatypes;
