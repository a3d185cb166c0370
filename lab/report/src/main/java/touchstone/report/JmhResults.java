package touchstone.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Environment;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.stats.MeanOfForks;

/**
 * The run in JMH's own JSON result format, as its {@code JSONResultFormat} writes it, so that JMH's tools open it.
 *
 * <p>The primary metric is wall time, as it is JMH's; thread CPU time and allocation are secondary ones. Score and error are
 * over fork values, not over pooled iterations; {@code rawData} has every iteration. All times, those too, are at the machine's
 * usual pace where the run's are: a score must follow from its data.
 */
final class JmhResults {

  private static final String JMH_VERSION = "1.37";
  private static final String TIME = "ns/op";

  /** Percentiles that JMH prints. */
  private static final double[] PERCENTILES = {0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100
  };

  private final Plan plan;
  private final List<Environment.Jvm> jvms;

  /**
   * Results of a run.
   *
   * @param environment absent when nobody knows it; the JDK's names are then empty
   */
  JmhResults(Plan plan, @Nullable Environment environment) {
    this.plan = plan;
    this.jvms = environment == null ? List.of() : environment.jvms();
  }

  /** One entry per cell with figures, in the order of the plan. */
  List<Map<String, Object>> of(Forks forks) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (Cell cell : forks.timed()) {
      List<Sample> withFigures = forks.ok(cell).stream()
          .filter(fork -> !Double.isNaN(Forks.time(fork, Iteration::wallNs)))
          .toList();
      if (!withFigures.isEmpty()) {
        entries.add(entry(cell, withFigures));
      }
    }
    return entries;
  }

  private Map<String, Object> entry(Cell cell, List<Sample> forks) {
    Optional<Environment.Jvm> jvm =
        jvms.stream().filter(j -> j.feature() == cell.jdk()).findFirst();
    String version = jvm.map(Environment.Jvm::version).orElse("");
    String length = plan.fork().iterationMillis() + " ms";
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("jmhVersion", JMH_VERSION);
    entry.put(
        "benchmark",
        "touchstone." + String.join("_", plan.suites()) + "." + RowNames.of(plan, cell));
    entry.put("mode", "avgt");
    entry.put("threads", plan.fork().threads());
    entry.put("forks", forks.size());
    entry.put("jvm", forks.get(0).jvm());
    entry.put(
        "jvmArgs",
        Stream.concat(
                plan.fork().jvmFlags().stream(),
                plan.contestant(cell.contestant()).flags().stream())
            .toList());
    entry.put("jdkVersion", version);
    entry.put("vmName", jvm.map(Environment.Jvm::name).orElse(""));
    entry.put("vmVersion", version);
    entry.put("warmupIterations", plan.fork().warmupIterations());
    entry.put("warmupTime", length);
    entry.put("warmupBatchSize", 1);
    entry.put("measurementIterations", plan.fork().iterations());
    entry.put("measurementTime", length);
    entry.put("measurementBatchSize", 1);
    Map<String, String> params = new LinkedHashMap<>();
    params.put("contestant", cell.contestant());
    params.put("workload", cell.workload());
    params.put("operation", cell.operation().id());
    // JMH's tools tell results apart by benchmark and parameters.
    params.put("jdk", String.valueOf(cell.jdk()));
    entry.put("params", params);
    entry.put("primaryMetric", metric(forks, Iteration::wallNs, TIME));
    Map<String, Object> secondary = new LinkedHashMap<>();
    // Not every language tells what it allocates, and this format has no word for that.
    if (forks.stream().noneMatch(fork -> Double.isNaN(Forks.median(fork, Iteration::bytes)))) {
      secondary.put("gc.alloc.rate.norm", metric(forks, Iteration::bytes, "B/op"));
    }
    secondary.put("cpu", metric(forks, Iteration::cpuNs, TIME));
    entry.put("secondaryMetrics", secondary);
    return entry;
  }

  private static Map<String, Object> metric(
      List<Sample> forks, ToDoubleFunction<Iteration> figure, String unit) {
    MeanOfForks mean = MeanOfForks.of(
        forks.stream().mapToDouble(fork -> Forks.median(fork, figure)).toArray());
    double error = mean.error(PublishedTables.ALPHA);
    List<List<Double>> raw = forks.stream()
        .map(fork -> fork.iterations().stream()
            .map(i -> Figures.rounded(figure.applyAsDouble(i)))
            .toList())
        .toList();
    double[] sorted = raw.stream()
        .flatMap(List::stream)
        .mapToDouble(Double::doubleValue)
        .sorted()
        .toArray();
    Map<String, Double> percentiles = new LinkedHashMap<>();
    for (double percentile : PERCENTILES) {
      percentiles.put(String.valueOf(percentile), percentile(sorted, percentile));
    }
    Map<String, Object> metric = new LinkedHashMap<>();
    metric.put("score", Figures.rounded(mean.mean()));
    metric.put("scoreError", Figures.rounded(error));
    metric.put(
        "scoreConfidence",
        Arrays.asList(Figures.rounded(mean.mean() - error), Figures.rounded(mean.mean() + error)));
    metric.put("scorePercentiles", percentiles);
    metric.put("scoreUnit", unit);
    metric.put("rawData", raw);
    return metric;
  }

  /** The (n + 1) p estimate, which is JMH's. */
  private static double percentile(double[] sorted, double percentile) {
    double position = percentile / 100 * (sorted.length + 1);
    if (position < 1) {
      return sorted[0];
    }
    if (position >= sorted.length) {
      return sorted[sorted.length - 1];
    }
    int below = (int) position;
    double low = sorted[below - 1];
    return Figures.rounded(low + (position - below) * (sorted[below] - low));
  }
}
