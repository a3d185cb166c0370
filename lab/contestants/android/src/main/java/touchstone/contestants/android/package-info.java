/** What Android brings of its own for JSON, driven by hand on the plain types. */
@NullMarked
package touchstone.contestants.android;

import org.jspecify.annotations.NullMarked;
