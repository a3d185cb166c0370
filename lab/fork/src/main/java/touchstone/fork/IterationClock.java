package touchstone.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;
import touchstone.model.Iteration;

/**
 * Turns each JMH iteration into an {@link Iteration}: JMH's own wall time, the workers' clocks from {@link CellBenchmark}, and
 * what the JVM did beside it. CPU time and bytes are divided by all operations of the iteration, which are a few more than
 * those JMH timed.
 */
public final class IterationClock implements InternalProfiler {

  static final List<Iteration> WARMUP = new ArrayList<>();
  static final List<Iteration> MEASURED = new ArrayList<>();

  private final OperatingSystemMXBean os =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final Counters counters = new Counters();

  private long processCpu;
  private long gcCount;
  private long gcMs;
  private long jitMs;
  private long loaded;

  @Override
  public String getDescription() {
    return "clocks and counters of each iteration";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    processCpu = os.getProcessCpuTime();
    gcCount = counters.gcCount();
    gcMs = counters.gcMs();
    jitMs = counters.jitMs();
    loaded = counters.classes();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long operations = result.getMetadata().getAllOps();
    Iteration seen = new Iteration(
        operations,
        result.getPrimaryResult().getScore(),
        (double) CellBenchmark.CPU_NS.sumThenReset() / operations,
        (double) CellBenchmark.BYTES.sumThenReset() / operations,
        (os.getProcessCpuTime() - processCpu) / 1e6,
        counters.gcCount() - gcCount,
        counters.gcMs() - gcMs,
        counters.jitMs() - jitMs,
        counters.classes() - loaded,
        CellBenchmark.YARDSTICK_NS.sumThenReset() / benchmark.getThreads());
    (iteration.getType() == IterationType.WARMUP ? WARMUP : MEASURED).add(seen);
    return List.of();
  }

  /**
   * Iterations of so many slices each, in their order: of what an operation takes, the mean over all operations of these.
   *
   * @param perIteration at least one; the number of slices is a multiple of it
   */
  static List<Iteration> joined(List<Iteration> slices, int perIteration) {
    List<Iteration> joined = new ArrayList<>();
    for (int i = 0; i < slices.size(); i += perIteration) {
      joined.add(joined(slices.subList(i, i + perIteration)));
    }
    return joined;
  }

  private static Iteration joined(List<Iteration> slices) {
    long operations = slices.stream().mapToLong(Iteration::operations).sum();
    return new Iteration(
        operations,
        mean(slices, Iteration::wallNs, operations),
        mean(slices, Iteration::cpuNs, operations),
        mean(slices, Iteration::bytes, operations),
        slices.stream().mapToDouble(Iteration::processCpuMs).sum(),
        slices.stream().mapToLong(Iteration::gcCount).sum(),
        slices.stream().mapToLong(Iteration::gcMs).sum(),
        slices.stream().mapToLong(Iteration::jitMs).sum(),
        slices.stream().mapToLong(Iteration::classes).sum(),
        slices.stream()
            .mapToDouble(slice -> Objects.requireNonNull(slice.yardstickNs()))
            .average()
            .orElseThrow());
  }

  private static double mean(
      List<Iteration> slices, ToDoubleFunction<Iteration> figure, long operations) {
    return slices.stream()
            .mapToDouble(slice -> figure.applyAsDouble(slice) * slice.operations())
            .sum()
        / operations;
  }
}
