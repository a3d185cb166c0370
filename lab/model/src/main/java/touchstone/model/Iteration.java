package touchstone.model;

/**
 * One JMH iteration, as the child saw it.
 *
 * @param operations completed
 * @param wallNs nanoseconds of wall time per operation
 * @param cpuNs nanoseconds of the worker thread's CPU time per operation
 * @param bytes allocated by the worker thread per operation
 * @param processCpuMs CPU time of the whole process, GC and JIT included
 * @param gcCount collections
 * @param gcMs time in collections
 * @param jitMs time in compilation
 * @param classes loaded
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
    long classes) {}
