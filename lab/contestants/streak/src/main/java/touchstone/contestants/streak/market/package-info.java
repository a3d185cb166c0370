/** The types {@code price} and {@code orderbook} as records. */
@NullMarked
package touchstone.contestants.streak.market;

import org.jspecify.annotations.NullMarked;
