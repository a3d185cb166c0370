/**
 * The command line: a class per command. The only room that reads arguments, prints and exits; what it does, the other rooms
 * do.
 */
@NullMarked
package touchstone.cli;

import org.jspecify.annotations.NullMarked;
