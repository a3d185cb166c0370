package touchstone.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The only benchmark there is: one action, in a JVM that runs no other, so that the JIT sees it as a program that does just
 * this would. Each worker thread reads its own clocks around each iteration, because no other thread can.
 */
@State(Scope.Thread)
public class CellBenchmark {

  /** One for each thread, set by {@link ForkMain} before JMH starts; JMH makes this class itself and hands nothing in. */
  static volatile List<Action<?>> prepared = List.of();

  /** Which of them is next; each has as many threads in all as another. */
  private static final AtomicInteger NEXT = new AtomicInteger();

  /** CPU time of the last iteration on the worker threads, ns. */
  static final LongAdder CPU_NS = new LongAdder();

  /** Bytes that the worker threads allocated in the last iteration. */
  static final LongAdder BYTES = new LongAdder();

  /** Of each thread's yardstick before and after the last iteration, ns. */
  static final DoubleAdder YARDSTICK_NS = new DoubleAdder();

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** So long a fork works before its slice counts. */
  private static final long WARM_IN_NS = 1_000_000;

  /** Takes what is done then, so that no operation is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Object sink;

  /** How the iterations that follow are measured. */
  static volatile Slices slices = Slices.rehearsal(null);

  private @Nullable Action<?> action;
  private long cpuBefore;
  private long bytesBefore;
  private double yardstickBefore;

  @Setup(Level.Trial)
  public void prepare() {
    List<Action<?>> actions = prepared;
    action = actions.get(Math.floorMod(NEXT.getAndIncrement(), actions.size()));
  }

  @Setup(Level.Iteration)
  public void readClocks() throws Exception {
    Slices how = slices;
    if (how.baton() == null) {
      yardstickBefore = Yardstick.readNs();
    } else {
      // Forks that take turns have one worker: nobody else has this baton.
      how.baton().take();
      yardstickBefore = Yardstick.readQuicklyNs();
      if (how.warmsIn()) {
        warmIn();
      }
    }
    bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    cpuBefore = THREADS.getCurrentThreadCpuTime();
  }

  @TearDown(Level.Iteration)
  public void readClocksAgain() {
    CPU_NS.add(THREADS.getCurrentThreadCpuTime() - cpuBefore);
    BYTES.add(THREADS.getCurrentThreadAllocatedBytes() - bytesBefore);
    double yardstick = slices.baton() == null ? Yardstick.readNs() : Yardstick.readQuicklyNs();
    YARDSTICK_NS.add((yardstickBefore + yardstick) / 2);
  }

  private void warmIn() throws Exception {
    long begun = System.nanoTime();
    do {
      sink = run();
    } while (System.nanoTime() - begun < WARM_IN_NS);
  }

  /**
   * Never inlined, so that the code that settles is the code that is measured: a loop into which all of it were inlined would
   * leave the same methods, called from another loop, to be compiled anew.
   */
  @Benchmark
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  public @Nullable Object run() throws Exception {
    return Objects.requireNonNull(action).run();
  }
}
