package touchstone.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import touchstone.model.Cell;
import touchstone.model.Condition;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;

/**
 * Measures one cell against itself for a while, with the forks of a quick run: what two equal contestants look like here, and
 * what the machine does meanwhile.
 */
public final class Probe {

  /** The cells of a run of five minutes: a probe's forks are as long as its. */
  private static final int QUICK_CELLS = 22;

  private static final long QUICK_SECONDS = 300;

  /** More than an hour of pairs; the deadline ends them. */
  private static final int MOST_PAIRS = 1_000;

  private final Catalog catalog;
  private final Documents documents;
  private final Map<Integer, Jdk> jdks;
  private final Machines machines;
  private final ForkSettings forks;

  public Probe(Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, Machines machines) {
    this(catalog, documents, jdks, machines, quickForks());
  }

  /** With forks of another length. */
  Probe(
      Catalog catalog,
      Documents documents,
      Map<Integer, Jdk> jdks,
      Machines machines,
      ForkSettings forks) {
    this.catalog = catalog;
    this.documents = documents;
    this.jdks = jdks;
    this.machines = machines;
    this.forks = forks;
  }

  /**
   * What was seen.
   *
   * @param samples blocks of two forks of one cell
   */
  public record Outcome(List<Condition> conditions, List<Sample> samples) {}

  /**
   * Probes.
   *
   * @param over true when no further fork may start
   * @param stop true when the user asked to stop
   * @param forkEnds told how many forks have ended
   */
  public Outcome run(
      Cell cell,
      Contestant contestant,
      Workload workload,
      BooleanSupplier over,
      BooleanSupplier stop,
      IntConsumer forkEnds)
      throws IOException, InterruptedException {
    List<Condition> conditions = new ArrayList<>(machines.conditions());
    long throttles = Conditions.HERE.heatThrottles();
    Plan plan = plan(cell, contestant, workload);
    Path folder = documents.scratch();
    RunDirectory run = new RunDirectory(folder);
    int[] ended = {0};
    double steal = new Harness(catalog, documents, jdks, machines)
        .run(run, plan, block -> over.getAsBoolean(), stop, new Harness.Listener() {
          @Override
          public void forkStarts(int block, int position, Cell next) {
            // what has ended says enough
          }

          @Override
          public void forkEnded(Sample sample) {
            forkEnds.accept(++ended[0]);
          }
        });
    List<Sample> samples = run.samples().samples();
    Documents.delete(folder);
    conditions.add(Machines.stolen(steal));
    if (Conditions.HERE.heatThrottles() > throttles) {
      conditions.add(Condition.harmful(
          "heat",
          "the processor slowed down for heat while it was probed",
          "let it cool, clean its fans, or turn turbo off"));
    }
    return new Outcome(List.copyOf(conditions), samples);
  }

  /** How long a fork of the probe takes, start and end included. */
  public static Duration expectedFork() {
    return Planner.expectedFork(quickForks());
  }

  private static ForkSettings quickForks() {
    return Planner.settings(QUICK_CELLS, QUICK_SECONDS, Manner.USUAL);
  }

  private Plan plan(Cell cell, Contestant contestant, Workload workload) {
    return new Plan(
        Plan.FORMAT,
        List.of(),
        "touchstone probe",
        0,
        0,
        forks,
        List.of(cell.jdk()),
        List.of(contestant),
        List.of(workload),
        List.of(cell),
        List.of(),
        List.of(),
        Stream.generate(() -> List.of(0, 0)).limit(MOST_PAIRS).toList());
  }
}
