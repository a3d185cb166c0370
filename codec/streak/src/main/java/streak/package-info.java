/**
 * Streak: JSON to objects and back, strict, at compile time, without garbage.
 *
 * <p>{@link streak.JsonReader} pulls values out of a document, {@link streak.JsonWriter} pushes them into one; {@link
 * streak.JsonAdapter}s do both for a type. RFC 8259 is the only grammar: what it does not allow is a {@link
 * streak.JsonException} that says what was expected, what was found, and where.
 */
@NullMarked
package streak;

import org.jspecify.annotations.NullMarked;
