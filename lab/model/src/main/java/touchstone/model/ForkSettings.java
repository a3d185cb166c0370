package touchstone.model;

import java.util.List;

/**
 * How each fork of a run measures; the same for all of them.
 *
 * @param warmUpMillis so long at least a fork works before anything counts; 0 where it is measured as soon as it has settled
 * @param settleMillis the longest that a fork waits, working, for its JIT to come to rest before JMH starts
 * @param compileMillis the longest that it waits, besides, for its JIT to have compiled the whole operation; 0 where it does not
 * @param warmupIterations JMH iterations before the clock counts
 * @param iterations JMH iterations that count
 * @param iterationMillis length of each of them
 * @param jvmFlags given to every child JVM
 * @param timeoutSeconds after which a fork is taken to hang and is killed
 * @param threads that do the operation at once in each fork of a warm cell; 1 in plans of before anybody asked
 * @param sliceMillis how long a fork works at a time, where those of a table live at the same time and take turns; 0 where each is measured
 *     on end, as in plans of before they took any
 */
public record ForkSettings(
    int warmUpMillis,
    int settleMillis,
    int compileMillis,
    int warmupIterations,
    int iterations,
    int iterationMillis,
    List<String> jvmFlags,
    int timeoutSeconds,
    int threads,
    int sliceMillis) {

  public ForkSettings {
    threads = threads == 0 ? 1 : threads;
  }

  /** Of forks that are measured on end. */
  public ForkSettings(
      int warmUpMillis,
      int settleMillis,
      int compileMillis,
      int warmupIterations,
      int iterations,
      int iterationMillis,
      List<String> jvmFlags,
      int timeoutSeconds,
      int threads) {
    this(
        warmUpMillis,
        settleMillis,
        compileMillis,
        warmupIterations,
        iterations,
        iterationMillis,
        jvmFlags,
        timeoutSeconds,
        threads,
        0);
  }

  /** Of forks that are measured as soon as they have settled, of one thread. */
  public ForkSettings(
      int settleMillis,
      int warmupIterations,
      int iterations,
      int iterationMillis,
      List<String> jvmFlags,
      int timeoutSeconds) {
    this(
        0,
        settleMillis,
        0,
        warmupIterations,
        iterations,
        iterationMillis,
        jvmFlags,
        timeoutSeconds,
        1);
  }
}
