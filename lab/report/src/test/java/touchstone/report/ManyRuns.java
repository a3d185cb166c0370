package touchstone.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Environment;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;
import touchstone.stats.Looks;

/** A recorded run of contestants whose times are known, on a machine whose speed is. */
final class ManyRuns {

  private static final String DOCUMENT = "users-tiny";

  private final Map<String, Double> times = new LinkedHashMap<>();
  private final Map<String, String> versions = new LinkedHashMap<>();
  private final Map<String, String> builds = new LinkedHashMap<>();
  private String commit = "abcdef1";
  private double machine = 1;
  private Double yardstick;
  private double spread = 0.01;
  private int blocks = 6;
  private String sha256 = "00";
  private String processor = "A processor";
  private String started = "2026-01-01T00:00:00Z";
  private double bytes = 1000;
  private String looks;
  private ForkSettings forks = new ForkSettings(4000, 4, 3, 250, List.of(), 60);
  private final Map<String, Double> documents = new LinkedHashMap<>(Map.of(DOCUMENT, 1.0));

  ManyRuns with(String contestant, double ns, String version) {
    times.put(contestant, ns);
    versions.put(contestant, version);
    return this;
  }

  /** The hash of a contestant's jars. */
  ManyRuns build(String contestant, String hash) {
    builds.put(contestant, hash);
    return this;
  }

  ManyRuns commit(String id) {
    commit = id;
    return this;
  }

  ManyRuns machine(double slower) {
    machine = slower;
    return this;
  }

  /** What the fixed work beside each iteration takes. */
  ManyRuns yardstick(double ns) {
    yardstick = ns;
    return this;
  }

  ManyRuns spread(double sd) {
    spread = sd;
    return this;
  }

  ManyRuns blocks(int count) {
    blocks = count;
    return this;
  }

  ManyRuns document(String hash) {
    sha256 = hash;
    return this;
  }

  ManyRuns processor(String name) {
    processor = name;
    return this;
  }

  ManyRuns forks(ForkSettings settings) {
    forks = settings;
    return this;
  }

  ManyRuns started(String time) {
    started = time;
    return this;
  }

  ManyRuns bytes(double perOperation) {
    bytes = perOperation;
    return this;
  }

  /** Runs that were judged while they went on. */
  ManyRuns raced() {
    looks = Looks.STANDARD.name();
    return this;
  }

  /** Another document, on which every contestant but the first takes that many times as long. */
  ManyRuns alsoOn(String document, double factor) {
    documents.put(document, factor);
    return this;
  }

  RunDirectory write(Path folder, long seed) throws IOException {
    RunDirectory run = new RunDirectory(folder);
    List<Cell> cells = new ArrayList<>();
    List<Contestant> contestants = new ArrayList<>();
    List<Integer> order = new ArrayList<>();
    times.forEach((name, ns) -> {
      for (String document : documents.keySet()) {
        order.add(cells.size());
        cells.add(new Cell(name, document, Operation.READ_STRING, 25, null));
      }
      contestants.add(versioned(GoldenRun.contestant(name, Contestant.JSON, "")));
    });
    List<List<Integer>> plan = new ArrayList<>();
    for (int b = 0; b < blocks; b++) {
      plan.add(order);
    }
    run.write(new Plan(
        Plan.FORMAT,
        List.of("speed"),
        "touchstone run",
        300,
        0,
        seed,
        forks,
        null,
        List.of(25),
        contestants,
        documents.keySet().stream()
            .map(d -> new Workload(d, "users", 6100, 6100, sha256))
            .toList(),
        cells,
        List.of(),
        List.of(),
        plan,
        null,
        looks,
        List.of(),
        Plan.FITTED));
    run.write(new Environment(
        "0.1.0",
        commit,
        started,
        new Environment.Machine("Linux 6", "amd64", processor, 2, 1, 8_000_000_000L),
        List.of(new Environment.Jvm(25, "A vendor", "A VM", "25.0.3+9")),
        List.of(),
        Map.of(),
        builds,
        Map.of(),
        List.of(),
        List.of(),
        List.of()));
    Random random = new Random(seed);
    for (int b = 0; b < blocks; b++) {
      double block = machine * Math.exp(0.3 * random.nextGaussian());
      for (Cell cell : cells) {
        if (Double.isNaN(times.get(cell.contestant()))) {
          // Not measured.
          continue;
        }
        boolean first = cell.contestant().equals(cells.get(0).contestant());
        double factor = first ? 1 : documents.get(cell.workload());
        double ns = factor
            * times.get(cell.contestant())
            * block
            * Math.exp(spread * random.nextGaussian());
        Iteration iteration = new Iteration(1000, ns, ns, bytes, 300, 1, 2, 3, 900, yardstick);
        run.append(
            GoldenRun.sample(cell, b, Sample.Status.OK, List.of(iteration, iteration), null));
      }
    }
    return run;
  }

  /** A name such as {@code gson@2.10} is that of a build. */
  private Contestant versioned(Contestant c) {
    int at = c.name().indexOf('@');
    Contestant.Jar jar = at < 0
        ? null
        : new Contestant.Jar(
            c.name().substring(0, at),
            c.name().substring(at + 1) + ".jar",
            // One version is one jar.
            versions.getOrDefault(c.name(), "1"),
            1,
            "old.jar");
    return new Contestant(
        c.name(),
        c.library(),
        c.title(),
        versions.getOrDefault(c.name(), "1"),
        c.binding(),
        c.format(),
        c.result(),
        c.driver(),
        c.types(),
        c.operations(),
        c.limits(),
        c.jdk(),
        c.flags(),
        c.note(),
        jar);
  }
}
