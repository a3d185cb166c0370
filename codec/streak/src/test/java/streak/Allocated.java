package streak;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What this thread allocates, in bytes, counted by the JVM. */
public final class Allocated {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocated() {}

  /** Since the thread began. */
  public static long soFar() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }

  /**
   * By some runs of an operation in a row, the least of five such rounds: a round may be charged for what the JVM does meanwhile;
   * an operation that allocates by itself is charged every time.
   *
   * @param warm runs before anything is counted
   * @param operations runs in a round
   */
  public static long by(int warm, int operations, Runnable operation) {
    for (int i = 0; i < warm; i++) {
      operation.run();
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = soFar();
      for (int i = 0; i < operations; i++) {
        operation.run();
      }
      least = Math.min(least, soFar() - before);
    }
    return least;
  }
}
