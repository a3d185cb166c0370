/**
 * Adapters for times that are no ISO strings, to be named with {@link streak.JsonWith}: seconds or milliseconds since 1970, and
 * texts of a pattern. Without one of them, times are written as {@code java.time} prints them.
 */
@NullMarked
package streak.time;

import org.jspecify.annotations.NullMarked;
