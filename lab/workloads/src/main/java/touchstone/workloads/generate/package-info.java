/** What the generators of all workloads are made of: their contract, the draws, made-up text, and printing in a variant. */
@NullMarked
package touchstone.workloads.generate;

import org.jspecify.annotations.NullMarked;
