package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.model.Workload;

/** A run of one operation, five blocks long, of rows that are what a test makes them. */
final class FiveBlocks {

  /** Each row by itself, so that ratios have an interval. */
  static final double[] WOBBLE = {1.004, 0.997, 1.001, 0.996, 1.002};

  final List<Sample> samples = new ArrayList<>();
  private final String suite;
  private final Operation operation;
  private final List<Workload> workloads;
  private final List<Contestant> contestants = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>();

  FiveBlocks(String suite, Operation operation, Workload... workloads) {
    this.suite = suite;
    this.operation = operation;
    this.workloads = List.of(workloads);
  }

  /** A contestant on each document. */
  void row(String name, Result result, double ns, double bytes) {
    contestants.add(new Contestant(
        name,
        name,
        name,
        "1",
        "reflective",
        Contestant.JSON,
        result,
        "x.Y",
        List.of(workloads.get(0).type()),
        List.of(operation),
        List.of(),
        17,
        List.of(),
        ""));
    for (Workload document : workloads) {
      Cell cell = new Cell(name, document.id(), operation, 17, null);
      cells.add(cell);
      for (int block = 0; block < WOBBLE.length; block++) {
        double time = ns * WOBBLE[(block + cells.size()) % WOBBLE.length];
        Iteration iteration = new Iteration(1000, time, time, bytes, 1, 0, 0, 0, 0);
        samples.add(GoldenRun.sample(cell, block, Sample.Status.OK, List.of(iteration), null));
      }
    }
  }

  /** Every second fork of a contestant takes twice the time; a yardstick has been held to all of its forks. */
  void goesAtTwoSpeeds(String name) {
    samples.replaceAll(s -> s.contestant().equals(name) ? withYardstick(s) : s);
  }

  private static Sample withYardstick(Sample sample) {
    Iteration was = sample.iterations().get(0);
    double time = was.wallNs() * (1 + sample.block() % 2);
    Iteration iteration = new Iteration(1000, time, time, was.bytes(), 1, 0, 0, 0, 0, 1e6);
    Cell cell =
        new Cell(sample.contestant(), sample.workload(), sample.operation(), sample.jdk(), null);
    return GoldenRun.sample(cell, sample.block(), sample.status(), List.of(iteration), null);
  }

  /** @param references that the suite names */
  Plan plan(String... references) {
    return lookedAt(null, references);
  }

  /** @param looks by name, as a plan has them */
  Plan lookedAt(@Nullable String looks, String... references) {
    List<Integer> all = IntStream.range(0, cells.size()).boxed().toList();
    return new Plan(
        Plan.FORMAT,
        List.of(suite),
        "touchstone run " + suite,
        300,
        0,
        1,
        new ForkSettings(0, 1, 0, 1, 1, 1, List.of(), 1, 1, 8),
        null,
        List.of(17),
        List.copyOf(contestants),
        workloads,
        List.copyOf(cells),
        List.of(references),
        List.of(),
        List.of(all, all, all, all, all),
        null,
        looks,
        List.of(),
        Plan.FITTED);
  }

  Summary summary(Plan plan) {
    return Summaries.of(plan, samples);
  }
}
