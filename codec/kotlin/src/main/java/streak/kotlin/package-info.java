/** Streak as Kotlin says it. */
@NullMarked
package streak.kotlin;

import org.jspecify.annotations.NullMarked;
