/** Gson on the plain types through reflection, and on AutoValue types through generated adapters. */
@NullMarked
package touchstone.contestants.gson;

import org.jspecify.annotations.NullMarked;
