package touchstone.model;

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
