/** wast on annotated types, with writers that are compiled at run time and with writers that are not. */
@NullMarked
package touchstone.contestants.wast;

import org.jspecify.annotations.NullMarked;
