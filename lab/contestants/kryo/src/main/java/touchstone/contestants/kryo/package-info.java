/** Kryo on the plain types: another format, shown beside JSON as a bound on what a binding can reach. */
@NullMarked
package touchstone.contestants.kryo;

import org.jspecify.annotations.NullMarked;
