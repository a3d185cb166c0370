/** The type {@code users} as AutoValue classes: the same properties, names and nullness as the plain types. */
@NullMarked
package touchstone.contestants.gson.autovalue;

import org.jspecify.annotations.NullMarked;
