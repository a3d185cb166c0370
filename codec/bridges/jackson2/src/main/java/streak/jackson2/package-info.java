/** Generated adapters under Jackson 2: it reads and writes the tokens, they make the objects. */
@NullMarked
package streak.jackson2;

import org.jspecify.annotations.NullMarked;
