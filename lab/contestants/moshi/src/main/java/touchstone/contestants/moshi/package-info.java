/**
 * Moshi with each of its bindings. Each has a package of its own with the types, because what a class is annotated with decides
 * which adapter Moshi takes.
 */
@NullMarked
package touchstone.contestants.moshi;

import org.jspecify.annotations.NullMarked;
