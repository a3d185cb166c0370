package touchstone.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.model.Workload;

/**
 * Makes runs of any shape, with noise from a seed. Names say what a contestant is: {@code moshi-generated} is the library moshi,
 * generated.
 */
final class RunBuilder {

  private static final int WARMUP = 4;
  private static final int ITERATIONS = 5;

  /** How slow the machine is in each block; usually as fast as it is. The yardstick beside each iteration shows it. */
  private static final double[] MACHINE = {1, 1.3, 0.8, 1.15, 0.9};

  private static final double YARDSTICK_NS = 20_000;

  private final Random random = new Random(1);
  private final Set<Workload> workloads = new LinkedHashSet<>();
  private final List<Cell> cells = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private final List<Plan.Exclusion> excluded = new ArrayList<>();

  /** A document that cells may name. */
  RunBuilder document(String id, long bytes) {
    workloads.add(new Workload(id, id.replaceAll("-.*", ""), bytes, bytes, "00"));
    return this;
  }

  /** A cell whose forks all bring about that time. */
  RunBuilder cell(
      String contestant, Operation operation, String workload, int jdk, int blocks, double ns) {
    return cell(contestant, operation, workload, jdk, blocks, ns, true);
  }

  /** A twin of the cell that was added last, in each of its blocks. */
  RunBuilder twins(double ratio) {
    Sample last = samples.get(samples.size() - 1);
    for (Sample own : List.copyOf(samples)) {
      if (own.contestant().equals(last.contestant()) && own.ok()) {
        List<Iteration> iterations = own.iterations().stream()
            .map(i -> new Iteration(
                i.operations(),
                i.wallNs() * ratio * StrictMath.exp(random.nextGaussian() * 0.02),
                i.cpuNs() * ratio * StrictMath.exp(random.nextGaussian() * 0.02),
                i.bytes(),
                300,
                1,
                2,
                3,
                900,
                i.yardstickNs()))
            .toList();
        samples.add(new Sample(
            own.block(),
            own.position(),
            own.contestant(),
            own.workload(),
            own.operation(),
            own.jdk(),
            null,
            Sample.Status.OK,
            own.jvm(),
            own.started(),
            own.seconds(),
            0,
            own.settling(),
            own.warmup(),
            iterations,
            null,
            null,
            Sample.Role.TWIN,
            null,
            null));
      }
    }
    return this;
  }

  /** A cell whose forks were never at rest. */
  RunBuilder restless(String contestant, Operation operation, String workload, int jdk, double ns) {
    return cell(contestant, operation, workload, jdk, 6, ns, false);
  }

  private RunBuilder cell(
      String contestant,
      Operation operation,
      String workload,
      int jdk,
      int blocks,
      double ns,
      boolean quiet) {
    Cell cell = new Cell(contestant, workload, operation, jdk, null);
    cells.add(cell);
    for (int block = 0; block < blocks; block++) {
      double machine = MACHINE[block % MACHINE.length];
      double value = ns * machine * StrictMath.exp(random.nextGaussian() * 0.03);
      List<Iteration> iterations = new ArrayList<>();
      for (int i = 0; i < WARMUP + ITERATIONS; i++) {
        double slow = 1 + 1.5 * StrictMath.exp(-1.3 * i);
        double time = value * slow * StrictMath.exp(random.nextGaussian() * 0.01);
        double bytes = 40 * ns / 100;
        double yardstick = YARDSTICK_NS * machine;
        iterations.add(new Iteration(1000, time * 1.01, time, bytes, 300, 1, 2, 3, 900, yardstick));
      }
      samples.add(sample(
          cell,
          block,
          Sample.Status.OK,
          new Sample.Settling(600 + 100L * block, quiet, quiet, quiet),
          iterations.subList(0, WARMUP),
          iterations.subList(WARMUP, WARMUP + ITERATIONS),
          null));
    }
    return this;
  }

  /**
   * A cold cell: fresh JVMs that take about that long to their first result, and go on at a speed of their own.
   *
   * @param ns to the first result, beyond an empty JVM
   * @param later nanoseconds of an operation once the JVM is warm
   */
  RunBuilder cold(
      String contestant,
      Operation operation,
      String workload,
      int jdk,
      Archive archive,
      int processes,
      double ns,
      double later) {
    Cell cell = new Cell(contestant, workload, operation, jdk, null, archive);
    cells.add(cell);
    for (int block = 0; block < processes; block++) {
      long empty = 40_000_000 + random.nextInt(2_000_000);
      long first = empty + (long) (ns * StrictMath.exp(random.nextGaussian() * 0.05));
      List<Start.Point> curve = new ArrayList<>();
      List<Start.Bytes> bytes = new ArrayList<>();
      for (long operations = 1; operations <= 10_000; operations *= 10) {
        curve.add(new Start.Point(operations, clocks(first + (long) ((operations - 1) * later))));
        bytes.add(new Start.Bytes(operations, 2_000_000 + operations * 5_000));
      }
      Start.Counts counts = new Start.Counts(700, 2_000_000, 1_500_000, bytes);
      samples.add(new Sample(
          block,
          0,
          contestant,
          workload,
          operation,
          jdk,
          archive,
          Sample.Status.OK,
          "A VM " + jdk,
          "2026-01-01T00:00:00Z",
          1.5,
          0,
          null,
          List.of(),
          List.of(),
          new Start(
              clocks(first),
              clocks(empty),
              clocks((long) (ns * 0.6)),
              curve,
              block < 3 ? counts : null,
              archive == Archive.NONE ? null : new Start.ArchiveFile(14_000_000, 900)),
          null,
          null,
          null,
          null));
    }
    return this;
  }

  private static Start.Clocks clocks(long wall) {
    return new Start.Clocks(wall, wall * 99 / 100, wall * 14 / 10);
  }

  RunBuilder wrong(String contestant, Operation operation, String workload, int jdk) {
    excluded.add(new Plan.Exclusion(
        new Cell(contestant, workload, operation, jdk, null),
        "wrong",
        "/users/3/balance",
        "expected \"$2,512.40\", found \"$2512.4\" <script>alert(1)</script>"));
    return this;
  }

  RunBuilder failed(
      String contestant, Operation operation, String workload, int jdk, Sample.Status status) {
    Cell cell = new Cell(contestant, workload, operation, jdk, null);
    cells.add(cell);
    for (int block = 0; block < 2; block++) {
      samples.add(sample(
          cell,
          block,
          status,
          null,
          List.of(),
          List.of(),
          new Sample.Failure(
              status == Sample.Status.HUNG ? null : 134,
              status == Sample.Status.HUNG ? "no answer for 60 s" : "exit code 134",
              "# A fatal error has been detected\n\u001b[31m]]> </script>\n")));
    }
    return this;
  }

  /** A cold cell whose two processes crash. */
  RunBuilder failedCold(String contestant, Operation operation, String workload, int jdk) {
    Cell cell = new Cell(contestant, workload, operation, jdk, null, Archive.NONE);
    cells.add(cell);
    for (int block = 0; block < 2; block++) {
      samples.add(new Sample(
          block,
          0,
          contestant,
          workload,
          operation,
          jdk,
          Archive.NONE,
          Sample.Status.CRASHED,
          "A VM " + jdk,
          "2026-01-01T00:00:00Z",
          1.5,
          0,
          null,
          List.of(),
          List.of(),
          null,
          new Sample.Failure(134, "exit code 134", ""),
          null,
          null,
          null));
    }
    return this;
  }

  /** A cell of which the run never came to a fork. */
  RunBuilder notReached(String contestant, Operation operation, String workload, int jdk) {
    cells.add(new Cell(contestant, workload, operation, jdk, null));
    return this;
  }

  private static Sample sample(
      Cell cell,
      int block,
      Sample.Status status,
      Sample.Settling settling,
      List<Iteration> warmup,
      List<Iteration> iterations,
      Sample.Failure failure) {
    return new Sample(
        block,
        0,
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        status,
        "A VM " + cell.jdk(),
        "2026-01-01T00:00:00Z",
        1.5,
        0,
        settling,
        List.copyOf(warmup),
        List.copyOf(iterations),
        failure);
  }

  RunDirectory write(Path folder) throws IOException {
    RunDirectory run = new RunDirectory(folder);
    run.write(plan());
    run.write(new Environment(
        "0.1.0",
        "abcdef1",
        "2026-01-01T00:00:00Z",
        new Environment.Machine("Linux 6", "amd64", "A processor", 2, 1, 8_000_000_000L),
        List.of(new Environment.Jvm(25, "A vendor", "A VM", "25.0.3+9")),
        List.of("-Xmx1g"),
        Map.of("gson", "2.15.0"),
        Map.of("load at start", 1.25)));
    StringBuilder lines = new StringBuilder();
    for (Sample sample : samples) {
      lines.append(RunDirectory.toJson(sample).replaceAll("\n *", "")).append('\n');
    }
    run.writeText("samples.jsonl", lines.toString());
    return run;
  }

  private Plan plan() {
    Map<String, Contestant> contestants = new LinkedHashMap<>();
    cells.forEach(
        cell -> contestants.putIfAbsent(cell.contestant(), contestant(cell.contestant())));
    excluded.forEach(
        e -> contestants.putIfAbsent(e.cell().contestant(), contestant(e.cell().contestant())));
    List<Integer> all = new ArrayList<>();
    cells.forEach(cell -> all.add(all.size()));
    return new Plan(
        Plan.FORMAT,
        List.of("speed"),
        "touchstone run speed --budget 5m",
        300,
        0,
        42,
        new ForkSettings(0, 4000, 2000, WARMUP, ITERATIONS, 250, List.of("-Xmx1g"), 60, 1),
        cells.stream().anyMatch(Cell::isCold) ? new ColdSettings(3, 2000, 60) : null,
        cells.stream().map(Cell::jdk).distinct().toList(),
        List.copyOf(contestants.values()),
        List.copyOf(workloads),
        List.copyOf(cells),
        List.of(),
        List.copyOf(excluded),
        List.of(all),
        null,
        null,
        null,
        Plan.FITTED);
  }

  private static Contestant contestant(String name) {
    String library = name.replaceAll("-.*", "");
    return new Contestant(
        name,
        library,
        "Title of " + library,
        "1.2.3",
        name.contains("-") ? name.substring(library.length() + 1) : "reflective",
        Contestant.JSON,
        Result.VALUE,
        "x.Driver",
        List.of("users"),
        List.of(Operation.values()),
        List.of(),
        17,
        List.of(),
        "As its documentation says");
  }
}
