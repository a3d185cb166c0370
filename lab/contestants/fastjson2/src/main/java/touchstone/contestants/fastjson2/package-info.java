/** fastjson2 on the plain types, through the readers and writers that it generates at run time. */
@NullMarked
package touchstone.contestants.fastjson2;

import org.jspecify.annotations.NullMarked;
