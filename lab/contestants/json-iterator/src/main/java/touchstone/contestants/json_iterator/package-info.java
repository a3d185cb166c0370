/** json-iterator with the decoders and encoders that it compiles at run time. */
@NullMarked
package touchstone.contestants.json_iterator;

import org.jspecify.annotations.NullMarked;
