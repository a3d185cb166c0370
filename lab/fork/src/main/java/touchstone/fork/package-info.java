/**
 * What runs inside a child JVM. Beside it on the class path are one library's contestants, the model's interfaces and JMH:
 * nothing that could change how the library behaves.
 *
 * <p>{@link touchstone.fork.ForkMain} measures one cell; {@link touchstone.fork.CheckMain} shows what a contestant reads and
 * writes, for the verification gate to judge. Both take {@code name=value} arguments and answer in files, so that whatever a
 * library prints cannot be taken for an answer.
 */
@NullMarked
package touchstone.fork;

import org.jspecify.annotations.NullMarked;
