/** The workload {@code tweets}: what a search for short messages found, ASCII with escapes and raw. */
@NullMarked
package touchstone.workloads.tweets;

import org.jspecify.annotations.NullMarked;
