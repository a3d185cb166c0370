/** Generated adapters under Jackson 3: it reads and writes the tokens, they make the objects. */
@NullMarked
package streak.jackson3;

import org.jspecify.annotations.NullMarked;
