/** A document in; a type for it, and contestants of several libraries that read and write it, out. */
@NullMarked
package touchstone.typed;

import org.jspecify.annotations.NullMarked;
