package touchstone.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Threads that do an operation over and over beside the one that is looked at, from when this is made until they are told to end. They
 * keep no JVM alive.
 */
final class Company {

  private final List<Worker> workers;
  private volatile boolean over;

  /**
   * Begins to work.
   *
   * @param benchmarks one for each thread; none where nobody works beside
   */
  Company(List<CellBenchmark> benchmarks) {
    workers = benchmarks.stream().map(Worker::new).toList();
    workers.forEach(Thread::start);
  }

  /** CPU time that they have taken, ns. */
  long cpuNs() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return workers.stream()
        .mapToLong(worker -> Math.max(0, threads.getThreadCpuTime(worker.getId())))
        .sum();
  }

  /** Waits until each has done the operation that it is at; fails as the first of them did. */
  void end() throws InterruptedException {
    over = true;
    for (Worker worker : workers) {
      worker.join();
    }
    for (Worker worker : workers) {
      if (worker.failure != null) {
        throw new IllegalStateException(
            "one of several threads failed: " + worker.failure, worker.failure);
      }
    }
  }

  private final class Worker extends Thread {
    private final CellBenchmark benchmark;
    private @Nullable Throwable failure;

    /** Takes each result, so that no operation is dead code. */
    @SuppressWarnings("UnusedVariable")
    private volatile @Nullable Object sink;

    Worker(CellBenchmark benchmark) {
      super("company");
      setDaemon(true);
      this.benchmark = benchmark;
    }

    @Override
    public void run() {
      try {
        while (!over) {
          sink = benchmark.run();
        }
      } catch (Throwable e) { // whatever a library throws
        failure = Objects.requireNonNull(e);
      }
    }
  }
}
