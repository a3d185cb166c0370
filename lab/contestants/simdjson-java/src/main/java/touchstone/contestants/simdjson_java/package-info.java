/** simdjson-java, which reads only: with its schema-based parser, and without a schema. */
@NullMarked
package touchstone.contestants.simdjson_java;

import org.jspecify.annotations.NullMarked;
