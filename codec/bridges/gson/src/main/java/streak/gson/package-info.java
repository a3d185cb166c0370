/** Generated adapters under Gson: it reads and writes the tokens, they make the objects. */
@NullMarked
package streak.gson;

import org.jspecify.annotations.NullMarked;
