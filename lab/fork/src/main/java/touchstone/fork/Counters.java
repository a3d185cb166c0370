package touchstone.fork;

import java.lang.management.ClassLoadingMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What this JVM has done so far beside the work; who asks twice knows what it did between. */
final class Counters {

  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final @Nullable CompilationMXBean jit = ManagementFactory.getCompilationMXBean();
  private final ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();

  long gcCount() {
    return collectors.stream()
        .mapToLong(c -> Math.max(0, c.getCollectionCount()))
        .sum();
  }

  long gcMs() {
    return collectors.stream()
        .mapToLong(c -> Math.max(0, c.getCollectionTime()))
        .sum();
  }

  /** Of compilations that have ended; 0 where the JVM does not tell. */
  long jitMs() {
    return jit != null && jit.isCompilationTimeMonitoringSupported()
        ? jit.getTotalCompilationTime()
        : 0;
  }

  long classes() {
    return classes.getTotalLoadedClassCount();
  }
}
