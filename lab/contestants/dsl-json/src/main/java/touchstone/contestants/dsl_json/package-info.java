/** DSL-JSON with the converters that its processor generates. */
@NullMarked
package touchstone.contestants.dsl_json;

import org.jspecify.annotations.NullMarked;
