package touchstone.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One iteration, as the child saw it: JMH's, or of another language's program what is like it.
 *
 * @param operations completed
 * @param wallNs nanoseconds of wall time per operation
 * @param cpuNs nanoseconds of the worker thread's CPU time per operation; a collector that runs in that thread is in it
 * @param bytes allocated by the worker thread per operation; NaN, and null in a file, where the language does not tell
 * @param processCpuMs CPU time of the whole process, GC and JIT included
 * @param gcCount collections
 * @param gcMs time in collections
 * @param jitMs time in compilation
 * @param classes loaded
 * @param yardstickNs what fixed work took just before and after, in nanoseconds: how fast the machine was then; absent where nobody
 *     looked
 */
public record Iteration(
    long operations,
    double wallNs,
    double cpuNs,
    double bytes,
    double processCpuMs,
    long gcCount,
    long gcMs,
    long jitMs,
    long classes,
    @Nullable Double yardstickNs) {

  /** An iteration of which nobody knows how fast the machine was. */
  public Iteration(
      long operations,
      double wallNs,
      double cpuNs,
      double bytes,
      double processCpuMs,
      long gcCount,
      long gcMs,
      long jitMs,
      long classes) {
    this(operations, wallNs, cpuNs, bytes, processCpuMs, gcCount, gcMs, jitMs, classes, null);
  }

  /**
   * Wall time of an operation less the collections that stopped the worker: what it is above CPU time, the machine took. A collector that
   * works in the worker's own thread is in both times, and nothing is taken off.
   */
  public double runningNs() {
    return Math.max(cpuNs, wallNs - 1e6 * gcMs / operations);
  }

  /** What is expected of the first number that no iteration can have, and what it is, for whoever wrote it; empty when all can be. */
  public Optional<String> broken() {
    return Bounds.broken(this);
  }

  /** What its times would have been where the yardstick takes that long; as it is when there was none. */
  Iteration atPace(double usualNs, double power) {
    double factor =
        yardstickNs == null || !(yardstickNs > 0) ? 1 : Math.pow(usualNs / yardstickNs, power);
    return with(wallNs * factor, cpuNs * factor, yardstickNs);
  }

  /** The same iteration with other times. */
  Iteration with(double otherWallNs, double otherCpuNs, @Nullable Double otherYardstickNs) {
    return new Iteration(
        operations,
        otherWallNs,
        otherCpuNs,
        bytes,
        processCpuMs,
        gcCount,
        gcMs,
        jitMs,
        classes,
        otherYardstickNs);
  }
}
