package blackbox;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What the JVM counts. */
final class Allocated {

  private Allocated() {}

  /** Bytes that an operation allocates in this thread once it is warm: of several rounds the least. */
  static long by(Runnable operation) {
    for (int i = 0; i < 20_000; i++) {
      operation.run();
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 1_000; i++) {
        operation.run();
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    return least / 1_000;
  }
}
