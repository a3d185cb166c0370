/** The type {@code users} as records: the same properties, names and nullness as the plain types. */
@NullMarked
package touchstone.contestants.fory.types;

import org.jspecify.annotations.NullMarked;
