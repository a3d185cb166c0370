package touchstone.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * This thread's CPU time where the system counts it finely, else wall time. Windows counts in ticks of some 15 ms ({@code
 * GetThreadTimes}): by these a yardstick takes no time at all, and no window of a few ticks is like the next.
 */
final class WorkerClock {

  private static final int READINGS = 1000;

  private static final LongSupplier CLOCK = choose();

  private WorkerClock() {}

  /** Nanoseconds since some moment. */
  static long ns() {
    return CLOCK.getAsLong();
  }

  private static LongSupplier choose() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return isFine(threads::getCurrentThreadCpuTime)
        ? threads::getCurrentThreadCpuTime
        : System::nanoTime;
  }

  /** It goes on while it is read: a reading takes a good part of a microsecond. */
  static boolean isFine(LongSupplier clock) {
    int steps = 0;
    long last = clock.getAsLong();
    for (int i = 0; i < READINGS; i++) {
      long now = clock.getAsLong();
      steps += now == last ? 0 : 1;
      last = now;
    }
    return steps > READINGS / 10;
  }
}
