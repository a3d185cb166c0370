/** fastjson 1 on the plain types, through the readers and writers that it generates at run time. */
@NullMarked
package touchstone.contestants.fastjson1;

import org.jspecify.annotations.NullMarked;
