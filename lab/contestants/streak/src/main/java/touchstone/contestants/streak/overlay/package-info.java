/** Streak's overlay: documents read where they stand, into objects that are used again, into a checksum, or into nothing. */
@NullMarked
package touchstone.contestants.streak.overlay;

import org.jspecify.annotations.NullMarked;
