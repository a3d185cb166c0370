/** The workloads {@code everyday}: documents of one kind of value each, and one of all kinds. */
@NullMarked
package touchstone.workloads.everyday;

import org.jspecify.annotations.NullMarked;
