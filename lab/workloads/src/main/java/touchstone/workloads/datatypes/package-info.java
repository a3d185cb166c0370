/** The workloads {@code d}, {@code bigrecord}, {@code bigproduct} and {@code bigsum}: one small value each, which nothing is drawn for. */
@NullMarked
package touchstone.workloads.datatypes;

import org.jspecify.annotations.NullMarked;
