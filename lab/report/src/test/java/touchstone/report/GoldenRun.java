package touchstone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;

/**
 * A run with one of everything: two JDKs, a sure winner, a tie, a wrong contestant, one that always crashes, one that crashed
 * once, one with a single block, one never reached, one still moving, another format, and a torn line.
 */
final class GoldenRun {

  static final String READS = "users-tiny/minified";
  static final String WRITES = "users-tiny";
  static final int BLOCKS = 6;

  /** Speed of the machine in each block: what a shared machine does to wall time. */
  private static final double[] MACHINE = {1.0, 1.6, 0.9, 1.2, 2.1, 1.1};

  private static final double[] WOBBLE = {1.004, 0.997, 1.001, 0.996, 1.002, 1.0};

  private final List<Cell> cells = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();

  final Plan plan;

  GoldenRun() {
    read("fast", 100_000, 25);
    read("near", 100_100, 25);
    read("slow-reflective", 250_000, 25);
    read("binary", 40_000, 25);
    crashing("crashes", 25);
    read("once", 180_000, 25);
    cell("late", Operation.READ_STRING, READS, 25, null);
    moving("moving", 300_000, 25);
    read("fast", 120_000, 17);
    read("slow-reflective", 260_000, 17);
    write("fast", 90_000, 25);
    write("slow-reflective", 80_000, 25);
    samples.removeIf(s -> s.contestant().equals("once") && s.block() > 0);
    samples.add(failure("fast", 2, Sample.Status.HUNG, null, "no answer for 60 s", ""));
    plan = plan();
  }

  List<Sample> samples() {
    return List.copyOf(samples);
  }

  RunDirectory write(Path dir) throws IOException {
    RunDirectory run = new RunDirectory(dir);
    run.write(plan);
    run.write(environment());
    for (Sample sample : samples) {
      run.append(sample);
    }
    Files.writeString(
        run.file("samples.jsonl"), "{\"block\":6,\"position", StandardOpenOption.APPEND);
    return run;
  }

  private Cell cell(
      String contestant, Operation operation, String workload, int jdk, @Nullable String row) {
    Cell cell = new Cell(contestant, workload, operation, jdk, row);
    cells.add(cell);
    return cell;
  }

  private void read(String contestant, double ns, int jdk) {
    String row = contestant.equals("slow-reflective") ? "slow_string_fromJson_minified" : null;
    timed(cell(contestant, Operation.READ_STRING, READS, jdk, row), ns, 1);
  }

  private void write(String contestant, double ns, int jdk) {
    timed(cell(contestant, Operation.WRITE_STRING, WRITES, jdk, null), ns, 1);
  }

  private void moving(String contestant, double ns, int jdk) {
    timed(cell(contestant, Operation.READ_STRING, READS, jdk, null), ns, 0.9);
  }

  private void timed(Cell cell, double ns, double lastOverFirst) {
    int shift = cells.size();
    for (int b = 0; b < BLOCKS; b++) {
      double cpu = ns * WOBBLE[(b + shift) % WOBBLE.length];
      double wall = cpu * MACHINE[b] * 1.02;
      samples.add(sample(
          cell,
          b,
          Sample.Status.OK,
          List.of(
              iteration(wall, cpu, 1),
              iteration(wall, cpu, (1 + lastOverFirst) / 2),
              iteration(wall, cpu, lastOverFirst)),
          null));
    }
  }

  private static Iteration iteration(double wall, double cpu, double drift) {
    return new Iteration(1000, wall * drift, cpu * drift, 236_400, 300, 1, 2, 3, 900);
  }

  private void crashing(String contestant, int jdk) {
    cell(contestant, Operation.READ_STRING, READS, jdk, null);
    for (int b = 0; b < 2; b++) {
      samples.add(
          failure(
              contestant,
              b,
              Sample.Status.CRASHED,
              134,
              "exit code 134",
              "before\n\u001b[31m# A fatal error <SIGSEGV> & more\u001b[0m\u0000\n```\n]]> | the end\ud800\n"));
    }
  }

  private static Sample failure(
      String contestant,
      int block,
      Sample.Status status,
      @Nullable Integer exit,
      String message,
      String output) {
    return sample(
        new Cell(contestant, READS, Operation.READ_STRING, 25, null),
        block,
        status,
        List.of(),
        new Sample.Failure(exit, message, output));
  }

  static Sample sample(
      Cell cell,
      int block,
      Sample.Status status,
      List<Iteration> iterations,
      Sample.@Nullable Failure failure) {
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
        null,
        List.of(),
        iterations,
        failure);
  }

  static Contestant contestant(String name, String format, String note) {
    return new Contestant(
        name,
        name,
        "Title of " + name,
        "1.2.3",
        "reflective",
        format,
        Result.VALUE,
        "x.Driver",
        List.of("users"),
        List.of(Operation.READ_STRING, Operation.WRITE_STRING),
        List.of(),
        17,
        format.equals(Contestant.JSON) ? List.of() : List.of("--add-modules=its.own"),
        note);
  }

  private Plan plan() {
    Map<String, Contestant> contestants = new LinkedHashMap<>();
    for (Cell cell : cells) {
      contestants.putIfAbsent(
          cell.contestant(),
          contestant(
              cell.contestant(),
              cell.contestant().equals("binary") ? "binary" : Contestant.JSON,
              "Uses <T> & a|b of *it* in _one_ line"));
    }
    contestants.put("liar", contestant("liar", Contestant.JSON, "As its documentation says"));
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      all.add(i);
    }
    return new Plan(
        Plan.FORMAT,
        List.of("speed"),
        "touchstone run speed --budget 5m",
        300,
        42,
        new ForkSettings(4000, 4, 3, 250, List.of("-Xmx1g", "-XX:+UseSerialGC"), 60),
        List.of(25, 17),
        List.copyOf(contestants.values()),
        List.of(
            new Workload(READS, "users", 6100, 6100, "00"),
            new Workload(WRITES, "users", 8200, 8200, "01")),
        List.copyOf(cells),
        List.of(),
        List.of(new Plan.Exclusion(
            new Cell("liar", READS, Operation.READ_STRING, 25, null),
            "wrong",
            "/users/0/is_active",
            "expected true, found <null> | \"a\", b")),
        List.of(all, all, all, all, all, all, all));
  }

  /** The report, in Markdown, of any run in a folder. */
  static String report(Path folder, Plan plan, List<Sample> samples) throws IOException {
    RunDirectory run = new RunDirectory(folder);
    run.write(plan);
    run.write(environment());
    for (Sample sample : samples) {
      run.append(sample);
    }
    Reports.write(run);
    return Files.readString(run.file("report.md"));
  }

  private static Environment environment() {
    return new Environment(
        "0.1.0",
        "abcdef1",
        "2026-01-01T00:00:00Z",
        new Environment.Machine("Linux 6", "amd64", "A processor", 2, 1, 8_000_000_000L),
        List.of(
            new Environment.Jvm(25, "A vendor", "A VM", "25.0.3+9"),
            new Environment.Jvm(17, "A vendor", "A VM", "17.0.15+6")),
        List.of("-Xmx1g", "-XX:+UseSerialGC"),
        Map.of("gson", "2.15.0", "moshi", "1.15.2"),
        Map.of("load at start", 1.25, "steal", 0.0));
  }
}
