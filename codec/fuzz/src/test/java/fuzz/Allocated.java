package fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the JVM counts. */
final class Allocated {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Allocated() {}

  /** Bytes that this thread has allocated so far. */
  @SuppressWarnings("deprecation") // Thread.threadId() came with 19
  static long soFar() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  /** Bytes that one run of an operation allocates once it is warm: the least of some runs. */
  static long by(Runnable operation) {
    for (int i = 0; i < 300; i++) {
      operation.run();
    }
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 50; i++) {
      long before = soFar();
      operation.run();
      least = Math.min(least, soFar() - before);
    }
    return least;
  }
}
