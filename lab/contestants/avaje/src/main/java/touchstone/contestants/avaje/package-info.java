/** avaje-jsonb with the adapters that its processor generates. */
@NullMarked
package touchstone.contestants.avaje;

import org.jspecify.annotations.NullMarked;
