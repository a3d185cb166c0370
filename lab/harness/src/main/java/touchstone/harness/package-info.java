/**
 * Plans a run and carries it out: the catalogue of contestants, the verification gate, the order of the forks, the child JVMs.
 * It knows no contestant by name: to it one is a descriptor, a class path and a process.
 */
@NullMarked
package touchstone.harness;

import org.jspecify.annotations.NullMarked;
