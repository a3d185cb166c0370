/** The workload {@code users}: a list of user profiles, drawn by the recipe in its folder. */
@NullMarked
package touchstone.workloads.users;

import org.jspecify.annotations.NullMarked;
