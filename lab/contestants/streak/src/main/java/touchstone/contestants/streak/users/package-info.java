/** The type {@code users} as records. */
@NullMarked
package touchstone.contestants.streak.users;

import org.jspecify.annotations.NullMarked;
