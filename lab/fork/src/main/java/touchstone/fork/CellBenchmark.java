package touchstone.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Objects;
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
 * this would. The worker thread reads its own clocks around each iteration, because no other thread can.
 */
@State(Scope.Thread)
public class CellBenchmark {

  /** Set by {@link ForkMain} before JMH starts; JMH makes this class itself and hands nothing in. */
  static volatile @Nullable Action<?> prepared;

  /** CPU time of the last iteration on the worker thread, ns. */
  static volatile long cpuNs;

  /** Bytes that the worker thread allocated in the last iteration. */
  static volatile long bytes;

  /** Of the yardstick, before and after the last iteration, ns. */
  static volatile double yardstickNs;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private @Nullable Action<?> action;
  private long cpuBefore;
  private long bytesBefore;
  private double yardstickBefore;

  @Setup(Level.Trial)
  public void prepare() {
    action = Objects.requireNonNull(prepared);
  }

  @Setup(Level.Iteration)
  public void readClocks() {
    yardstickBefore = Yardstick.readNs();
    bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    cpuBefore = THREADS.getCurrentThreadCpuTime();
  }

  @TearDown(Level.Iteration)
  public void readClocksAgain() {
    cpuNs = THREADS.getCurrentThreadCpuTime() - cpuBefore;
    bytes = THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
    yardstickNs = (yardstickBefore + Yardstick.readNs()) / 2;
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
