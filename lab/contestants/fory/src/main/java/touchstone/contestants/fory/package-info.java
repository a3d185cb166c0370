/** Fory JSON on records and on the plain types, through the codecs that it generates at run time. */
@NullMarked
package touchstone.contestants.fory;

import org.jspecify.annotations.NullMarked;
