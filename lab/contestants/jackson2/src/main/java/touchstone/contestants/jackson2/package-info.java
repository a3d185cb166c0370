/** Jackson 2 on the plain types, with and without Blackbird, and on Kotlin data classes. */
@NullMarked
package touchstone.contestants.jackson2;

import org.jspecify.annotations.NullMarked;
