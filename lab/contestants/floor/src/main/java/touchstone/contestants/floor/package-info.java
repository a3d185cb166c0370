/** No library: what a row would cost that only looked at the document. */
@NullMarked
package touchstone.contestants.floor;

import org.jspecify.annotations.NullMarked;
