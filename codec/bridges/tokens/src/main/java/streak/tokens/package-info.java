/**
 * What generated adapters see of another library's reader and writer. The classes have the names and methods of those in
 * {@code streak}: an adapter is the same source against either. A library's bridge extends {@link streak.tokens.JsonReader} and
 * {@link streak.tokens.JsonWriter}; nobody else needs to know them.
 */
@NullMarked
package streak.tokens;

import org.jspecify.annotations.NullMarked;
