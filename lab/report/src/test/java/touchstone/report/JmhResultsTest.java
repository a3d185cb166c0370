package touchstone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;

class JmhResultsTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir
  Path dir;

  private JsonNode ours;

  @BeforeEach
  void write() throws IOException {
    RunDirectory run = new GoldenRun().write(dir);
    Reports.write(run);
    ours = MAPPER.readTree(Files.readString(run.file("results.json")));
  }

  private JsonNode entry(String benchmark, String jdk) {
    for (JsonNode entry : ours) {
      if (entry.get("benchmark").asText().equals(benchmark)
          && entry.get("params").get("jdk").asText().equals(jdk)) {
        return entry;
      }
    }
    throw new AssertionError("no " + benchmark + " in " + ours);
  }

  @Test
  void aContestantsOwnFlagsFollowThoseOfTheRun() {
    JsonNode run = entry("touchstone.speed.fast_read_string_minified", "25").get("jvmArgs");
    JsonNode own = entry("touchstone.speed.binary_read_string_minified", "25").get("jvmArgs");
    assertFalse(run.isEmpty());
    assertEquals(run.size() + 1, own.size());
    run.forEach(flag -> assertTrue(own.toString().contains(flag.toString()), own::toString));
    assertEquals("--add-modules=its.own", own.get(run.size()).asText());
  }

  @Test
  void hasTheKeysAndTypesOfJmhsOwnWriter() throws IOException {
    JsonNode theirs = writtenByJmh().get(0);
    JsonNode entry = entry("touchstone.speed.fast_read_string_minified", "25");
    assertSameShape(theirs, entry, "entry");
    assertSameShape(theirs.get("primaryMetric"), entry.get("primaryMetric"), "primaryMetric");
    assertSameShape(
        theirs.get("primaryMetric").get("scorePercentiles"),
        entry.get("primaryMetric").get("scorePercentiles"),
        "scorePercentiles");
    assertSameShape(
        theirs.get("secondaryMetrics").get("gc.alloc.rate.norm"),
        entry.get("secondaryMetrics").get("gc.alloc.rate.norm"),
        "gc.alloc.rate.norm");
    assertEquals(2, theirs.get("primaryMetric").get("rawData").size(), "a list per fork");
    assertEquals(6, entry.get("primaryMetric").get("rawData").size());
    assertEquals(3, entry.get("primaryMetric").get("rawData").get(0).size());
  }

  @Test
  void percentilesAreThoseOfJmh() throws IOException {
    // JMH's raw data, as a run of ours: the same iterations must give the same percentiles.
    JsonNode theirs = writtenByJmh().get(0).get("primaryMetric");
    List<Sample> forks = new ArrayList<>();
    GoldenRun golden = new GoldenRun();
    for (JsonNode fork : theirs.get("rawData")) {
      List<Iteration> iterations = new ArrayList<>();
      for (JsonNode value : fork) {
        iterations.add(new Iteration(1, value.asDouble(), value.asDouble(), 1, 1, 0, 0, 0, 0));
      }
      forks.add(GoldenRun.sample(
          golden.plan.cells().get(0), forks.size(), Sample.Status.OK, iterations, null));
    }
    JsonNode own =
        MAPPER.valueToTree(new JmhResults(golden.plan, new RunDirectory(dir).environment())
            .of(new Forks(golden.plan, forks))
            .get(0));
    theirs
        .get("scorePercentiles")
        .properties()
        .forEach(percentile -> assertEquals(
            percentile.getValue().asDouble(),
            own.get("primaryMetric")
                .get("scorePercentiles")
                .get(percentile.getKey())
                .asDouble(),
            1e-6,
            percentile.getKey()));
  }

  @Test
  void whatNobodyCountedIsNotThere() throws IOException {
    GoldenRun golden = new GoldenRun();
    List<Iteration> iterations = List.of(new Iteration(1, 5, 5, Double.NaN, 1, 0, 0, 0, 0));
    Sample fork =
        GoldenRun.sample(golden.plan.cells().get(0), 0, Sample.Status.OK, iterations, null);
    JsonNode entry =
        MAPPER.valueToTree(new JmhResults(golden.plan, new RunDirectory(dir).environment())
            .of(new Forks(golden.plan, List.of(fork)))
            .get(0));
    assertFalse(entry.get("secondaryMetrics").has("gc.alloc.rate.norm"), entry::toString);
    assertTrue(entry.get("secondaryMetrics").has("cpu"), entry::toString);
  }

  @Test
  void oneEntryPerCellWithFigures() {
    Set<String> names = new HashSet<>();
    for (JsonNode entry : ours) {
      names.add(entry.get("benchmark").asText() + " " + entry.get("params"));
    }
    assertEquals(10, ours.size());
    assertEquals(10, names.size(), "told apart by benchmark and parameters");
  }

  @Test
  void theEntrySaysWhatWasMeasured() {
    JsonNode entry = entry("touchstone.speed.slow_string_fromJson_minified", "17");
    assertEquals("slow-reflective", entry.get("params").get("contestant").asText());
    assertEquals("users-tiny/minified", entry.get("params").get("workload").asText());
    assertEquals("read-string", entry.get("params").get("operation").asText());
    assertEquals("17.0.15+6", entry.get("jdkVersion").asText());
    assertEquals("250 ms", entry.get("measurementTime").asText());
    JsonNode cpu = entry.get("secondaryMetrics").get("cpu");
    assertEquals(260_000, cpu.get("score").asDouble(), 30);
    assertEquals("ns/op", cpu.get("scoreUnit").asText());
    double wall = entry.get("primaryMetric").get("score").asDouble();
    assertTrue(wall > 300_000, "wall time: " + wall);
    JsonNode bytes = entry.get("secondaryMetrics").get("gc.alloc.rate.norm");
    assertEquals(236_400, bytes.get("score").asDouble());
    assertEquals("B/op", bytes.get("scoreUnit").asText());
  }

  @Test
  void oneForkHasNoErrorAsInJmh() {
    JsonNode metric =
        entry("touchstone.speed.once_read_string_minified", "25").get("primaryMetric");
    assertEquals("NaN", metric.get("scoreError").asText());
    assertTrue(metric.get("score").isNumber());
  }

  private static void assertSameShape(JsonNode expected, JsonNode actual, String what) {
    List<String> theirs = new ArrayList<>();
    List<String> own = new ArrayList<>();
    expected
        .properties()
        .forEach(f -> theirs.add(f.getKey() + ":" + f.getValue().getNodeType()));
    actual.properties().forEach(f -> own.add(f.getKey() + ":" + f.getValue().getNodeType()));
    assertEquals(theirs, own, what);
  }

  /** A result of two forks of five iterations, written by JMH. */
  private static JsonNode writtenByJmh() throws IOException {
    WorkloadParams workload = new WorkloadParams();
    workload.put("contestant", "fast", 0);
    IterationParams iterations =
        new IterationParams(IterationType.MEASUREMENT, 5, TimeValue.milliseconds(250), 1);
    BenchmarkParams params = new BenchmarkParams(
        "touchstone.speed.fast",
        "generated",
        false,
        1,
        new int[] {1},
        List.of(),
        2,
        0,
        iterations,
        iterations,
        Mode.AverageTime,
        workload,
        TimeUnit.NANOSECONDS,
        1,
        Utils.getCurrentJvm(),
        List.of("-Xmx1g"),
        "17",
        "A VM",
        "17",
        "1.37",
        TimeValue.minutes(1));
    List<BenchmarkResult> forks = new ArrayList<>();
    for (int fork = 0; fork < 2; fork++) {
      List<IterationResult> results = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        IterationResult result = new IterationResult(params, iterations, null);
        result.addResult(new AverageTimeResult(
            ResultRole.PRIMARY, "fast", 1000, 990 + 17L * i * i + fork, TimeUnit.NANOSECONDS));
        result.addResult(
            new ScalarResult("gc.alloc.rate.norm", 100 + i, "B/op", AggregationPolicy.AVG));
        results.add(result);
      }
      forks.add(new BenchmarkResult(params, results));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ResultFormatFactory.getInstance(
            ResultFormatType.JSON, new PrintStream(out, true, StandardCharsets.UTF_8))
        .writeOut(List.of(new RunResult(params, forks)));
    return MAPPER.readTree(out.toByteArray());
  }
}
