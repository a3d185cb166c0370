/** Yasson, the reference implementation of JSON-B. */
@NullMarked
package touchstone.contestants.yasson;

import org.jspecify.annotations.NullMarked;
