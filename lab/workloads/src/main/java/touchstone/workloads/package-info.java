/**
 * The documents that are read and written, and the suites that say which of them is measured how.
 *
 * <p>Documents are data, not files: each is drawn from a seed by the recipe in its workload's folder under {@code
 * resources/touchstone/workloads}, byte for byte the same on every JDK and platform. {@link touchstone.workloads.Workloads}
 * and {@link touchstone.workloads.Suites} are the doors.
 *
 * <p>To add a workload:
 *
 * <ol>
 *   <li>make the folder {@code resources/touchstone/workloads/NAME}: {@code workload.json} says what it is, where it comes
 *       from, its sizes and variants ({@link touchstone.workloads.generate.Description}), and a file beside it holds every
 *       figure of the recipe;
 *   <li>write a {@link touchstone.workloads.generate.Generator} in a package of its own, whose values
 *       are of a type in {@code lab/types};
 *   <li>name it in {@link touchstone.workloads.Workloads};
 *   <li>pin its documents in {@code documents.json}: the test that fails prints what it must be.
 * </ol>
 *
 * <p>To add a suite, add {@code resources/touchstone/suites/NAME.json} and name it in {@link touchstone.workloads.Suites}.
 */
@NullMarked
package touchstone.workloads;

import org.jspecify.annotations.NullMarked;
