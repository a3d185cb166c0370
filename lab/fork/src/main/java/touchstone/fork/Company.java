package touchstone.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Workers that do an operation over and over beside the one that is looked at, from when this is made until they are told to end. */
final class Company {

  private final List<Member> members;
  private final List<Future<Void>> work = new ArrayList<>();
  private volatile boolean over;

  /**
   * Begins to work.
   *
   * @param benchmarks one for each thread; none where nobody works beside
   */
  Company(List<CellBenchmark> benchmarks) {
    members = benchmarks.stream().map(Member::new).toList();
    members.forEach(member -> work.add(Workers.begin(member)));
  }

  /** CPU time that their threads have taken, ns. */
  long cpuNs() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return members.stream()
        .map(member -> member.thread)
        .mapToLong(
            thread -> thread == null ? 0 : Math.max(0, threads.getThreadCpuTime(thread.getId())))
        .sum();
  }

  /** Waits until each has done the operation that it is at; fails as the first of them did. */
  void end() throws InterruptedException {
    over = true;
    for (Future<Void> member : work) {
      try {
        Workers.get(member);
      } catch (InterruptedException e) {
        throw e;
      } catch (Exception | Error e) { // whatever a library throws
        throw new IllegalStateException("one of several threads failed: " + e, e);
      }
    }
  }

  private final class Member implements Callable<Void> {
    private final CellBenchmark benchmark;
    private volatile @Nullable Thread thread;

    /** Takes each result, so that no operation is dead code. */
    @SuppressWarnings("UnusedVariable")
    private volatile @Nullable Object sink;

    Member(CellBenchmark benchmark) {
      this.benchmark = benchmark;
    }

    @Override
    public @Nullable Void call() throws Exception {
      thread = Thread.currentThread();
      while (!over) {
        sink = benchmark.run();
      }
      return null;
    }
  }
}
