package touchstone.fork;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/**
 * Works until the JIT has come to rest. What a JVM's other threads do beside the worker is compiling, and a little collecting;
 * their CPU time shows it while it goes on, where the compilers' own counters only show what has ended. On a machine with other
 * work to do compilation takes longer than any fixed warm-up allows for, and a fork whose hot method is still interpreted is
 * slower by a factor.
 *
 * @param millis from the first operation to rest, or to the end of patience
 * @param quiet false when it was still busy then
 */
record Settling(long millis, boolean quiet) {

  private static final long WINDOW_NS = 100_000_000L;

  /** Rest is this many windows on end, */
  private static final int WINDOWS = 3;

  /** in which the other threads took at most this share of a core. */
  private static final double BUSY = 0.1;

  /** Takes each result, so that no operation is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Object sink;

  static Settling run(Action<?> action, long mostMillis) throws Exception {
    OperatingSystemMXBean process =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long start = System.nanoTime();
    int quiet = 0;
    while (quiet < WINDOWS && System.nanoTime() - start < mostMillis * 1_000_000) {
      long wall = System.nanoTime();
      long others = process.getProcessCpuTime() - threads.getCurrentThreadCpuTime();
      do {
        sink = action.run();
      } while (System.nanoTime() - wall < WINDOW_NS);
      long taken = process.getProcessCpuTime() - threads.getCurrentThreadCpuTime() - others;
      quiet = taken < BUSY * (System.nanoTime() - wall) ? quiet + 1 : 0;
    }
    return new Settling((System.nanoTime() - start) / 1_000_000, quiet == WINDOWS);
  }
}
