package touchstone.model;

import java.util.List;

/**
 * How each fork of a run measures; the same for all of them.
 *
 * @param settleMillis the longest that a fork waits, working, for its JIT to come to rest before JMH starts
 * @param warmupIterations JMH iterations before the clock counts
 * @param iterations JMH iterations that count
 * @param iterationMillis length of each of them
 * @param jvmFlags given to every child JVM
 * @param timeoutSeconds after which a fork is taken to hang and is killed
 */
public record ForkSettings(
    int settleMillis,
    int warmupIterations,
    int iterations,
    int iterationMillis,
    List<String> jvmFlags,
    int timeoutSeconds) {}
