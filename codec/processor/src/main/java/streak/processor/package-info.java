/** The javac front end: reads what javac knows about a type into codegen's model. */
@NullMarked
package streak.processor;

import org.jspecify.annotations.NullMarked;
