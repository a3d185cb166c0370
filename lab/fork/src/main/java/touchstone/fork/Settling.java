package touchstone.fork;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import touchstone.stats.WarmUp;

/**
 * Works until the fork has warmed up: its figures stand still, the JIT has come to rest, and its memory is there. What a JVM's other threads do beside
 * the worker is compiling, and a little collecting; their CPU time shows it while it goes on, where the compilers' own counters
 * only show what has ended. On a machine with other work to do compilation takes longer than any fixed warm-up allows for, and a
 * fork whose hot method is still interpreted is slower by a factor.
 *
 * @param millis from the first operation to rest, or to the end of patience
 * @param quiet false when the JIT was still busy then
 * @param settled false when the figures still moved then
 * @param compiled false when the JIT was not through with the operation then; absent where nobody asked
 * @param operationMillis how long an operation took at the end
 */
record Settling(
    long millis,
    boolean quiet,
    boolean settled,
    @Nullable Boolean compiled,
    double operationMillis) {

  private static final long WINDOW_NS = 60_000_000L;

  /** Rest is this many windows on end, */
  private static final int WINDOWS = 5;

  /** in which the other threads took at most this share of a core. */
  private static final double BUSY = 0.1;

  /** Of CPU time: nothing has settled before, where the yardstick takes so long, */
  private static final double LEAST_CPU_MS = 500;

  /** and on a machine that is slower just then, nothing before it has done as much. */
  private static final double USUAL_YARDSTICK_NS = 15_000;

  /** Takes each result, so that no operation is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Object sink;

  /**
   * Works as the arguments {@code least}, {@code settle}, {@code compile} and {@code jit} say.
   *
   * @param company who works beside; what they take is not the JIT's
   */
  static Settling run(CellBenchmark benchmark, Company company, Arguments arguments)
      throws Exception {
    long leastMillis = arguments.number("least");
    long mostMillis = arguments.number("settle");
    String file = arguments.find("jit");
    long compileMillis = file == null ? 0 : arguments.number("compile");
    JitLog log = file == null ? null : new JitLog(Path.of(file));
    OperatingSystemMXBean process =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Counters counters = new Counters();
    List<WarmUp.Iteration> windows = new ArrayList<>();
    WarmUp state = WarmUp.MOVING;
    double millis = 0;
    long done = 0;
    int quiet = 0;
    int there = 0;
    FirstTouch firstTouch = new FirstTouch();
    double operationMillis = 0;
    boolean waits = log != null;
    double yardstick = Yardstick.readNs();
    double leastCpuMs = LEAST_CPU_MS * Math.max(1, yardstick / USUAL_YARDSTICK_NS);
    WarmUp.Patience patience = new WarmUp.Patience(leastCpuMs, mostMillis);
    while (millis < mostMillis
        && (waits
            || millis < leastMillis
            || state != WarmUp.SETTLED
            || Math.min(quiet, there) < WINDOWS)) {
      long wall = System.nanoTime();
      long cpu = threads.getCurrentThreadCpuTime();
      long worked = WorkerClock.ns();
      long others = process.getProcessCpuTime() - cpu - company.cpuNs();
      long jit = counters.jitMs();
      long classes = counters.classes();
      long operations = 0;
      do {
        sink = benchmark.run();
        operations++;
      } while (System.nanoTime() - wall < WINDOW_NS);
      double workedNs = WorkerClock.ns() - worked;
      long now = threads.getCurrentThreadCpuTime();
      double wallMs = (System.nanoTime() - wall) / 1e6;
      double othersMs = (process.getProcessCpuTime() - now - company.cpuNs() - others) / 1e6;
      double before = yardstick;
      yardstick = Yardstick.readNs();
      quiet = othersMs < BUSY * wallMs ? quiet + 1 : 0;
      windows.add(new WarmUp.Iteration(
          // At the machine's pace: what only the machine does must not look like code that still
          // changes.
          workedNs / (operations * (before + yardstick)),
          workedNs / 1e6,
          wallMs,
          counters.jitMs() - jit,
          counters.classes() - classes));
      millis += wallMs;
      there = firstTouch.goesOn(wallMs, mostMillis - millis) ? 0 : there + 1;
      operationMillis = wallMs / operations;
      state = WarmUp.of(windows, patience);
      done += operations;
      // An operation that is too long will not be called so often within the time, and nobody
      // waits in vain.
      double possible = done + operations / wallMs * (compileMillis - millis);
      waits = log != null && millis < compileMillis && possible > JitLog.CALLS && !log.isThrough();
    }
    return new Settling(
        Math.round(millis),
        quiet >= WINDOWS,
        state == WarmUp.SETTLED,
        log == null ? null : log.isThrough(),
        operationMillis);
  }
}
