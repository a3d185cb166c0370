/** Jackson 3 on the plain types. */
@NullMarked
package touchstone.contestants.jackson3;

import org.jspecify.annotations.NullMarked;
