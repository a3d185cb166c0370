package touchstone.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;
import touchstone.model.Iteration;

/**
 * Turns each JMH iteration into an {@link Iteration}: JMH's own wall time, the worker's clocks from {@link CellBenchmark}, and
 * what the JVM did beside it. CPU time and bytes are divided by all operations of the iteration, which are a few more than
 * those JMH timed.
 */
public final class IterationClock implements InternalProfiler {

  static final List<Iteration> WARMUP = new ArrayList<>();
  static final List<Iteration> MEASURED = new ArrayList<>();

  private final OperatingSystemMXBean os =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final @Nullable CompilationMXBean jit = ManagementFactory.getCompilationMXBean();
  private final ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();

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
    gcCount = gcCount();
    gcMs = gcMs();
    jitMs = jitMs();
    loaded = classes.getTotalLoadedClassCount();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long operations = result.getMetadata().getAllOps();
    Iteration seen = new Iteration(
        operations,
        result.getPrimaryResult().getScore(),
        (double) CellBenchmark.cpuNs / operations,
        (double) CellBenchmark.bytes / operations,
        (os.getProcessCpuTime() - processCpu) / 1e6,
        gcCount() - gcCount,
        gcMs() - gcMs,
        jitMs() - jitMs,
        classes.getTotalLoadedClassCount() - loaded);
    (iteration.getType() == IterationType.WARMUP ? WARMUP : MEASURED).add(seen);
    return List.of();
  }

  private long gcCount() {
    return collectors.stream()
        .mapToLong(c -> Math.max(0, c.getCollectionCount()))
        .sum();
  }

  private long gcMs() {
    return collectors.stream()
        .mapToLong(c -> Math.max(0, c.getCollectionTime()))
        .sum();
  }

  private long jitMs() {
    return jit != null && jit.isCompilationTimeMonitoringSupported()
        ? jit.getTotalCompilationTime()
        : 0;
  }
}
