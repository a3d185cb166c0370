/** Helidon JSON's parser and generator, driven by hand on the plain types. */
@NullMarked
package touchstone.contestants.helidon;

import org.jspecify.annotations.NullMarked;
