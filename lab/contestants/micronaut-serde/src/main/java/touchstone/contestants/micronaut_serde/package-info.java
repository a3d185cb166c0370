/** Micronaut Serialization, which binds by introspections that its processor makes at compile time, over Jackson's streams. */
@NullMarked
package touchstone.contestants.micronaut_serde;

import org.jspecify.annotations.NullMarked;
