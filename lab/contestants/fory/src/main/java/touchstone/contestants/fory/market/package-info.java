/** The types {@code price} and {@code orderbook} as records, and the codecs of what Fory JSON has no annotation for. */
@NullMarked
package touchstone.contestants.fory.market;

import org.jspecify.annotations.NullMarked;
