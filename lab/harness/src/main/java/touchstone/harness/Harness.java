package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ForkMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Workload;

/**
 * Carries a plan out: fork after fork, in the plan's order, until it is done, the budget is used or the user stops it. Each
 * sample is on disk before the next fork starts.
 */
public final class Harness {

  /** A cell whose forks have failed this often is left out of the blocks that follow. */
  private static final int MOST_FAILURES = 2;

  private final Catalog catalog;
  private final Commands commands;
  private final Documents documents;
  private final Map<Integer, Jdk> jdks;
  private final Machines machines;

  public Harness(Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, Machines machines) {
    this.catalog = catalog;
    this.commands = new Commands(catalog);
    this.documents = documents;
    this.jdks = jdks;
    this.machines = machines;
  }

  /** Told what goes on; called from the thread that runs the plan. */
  public interface Listener {
    void forkStarts(int block, int position, Cell cell);

    void forkEnded(Sample sample);

    /** Something is made that no fork is timed with yet. */
    default void preparing(String what) {}
  }

  /** The form of {@link ForkMain}'s answer. */
  private record Answer(
      String jvm,
      Sample.@Nullable Settling settling,
      List<Iteration> warmup,
      List<Iteration> iterations) {}

  /**
   * Runs what the plan holds and the run directory does not.
   *
   * @param budgetOver true when no further fork may start
   * @param stop true when the user asked to stop: the fork under way is abandoned and leaves no sample
   * @return the share of CPU time that the hypervisor took meanwhile, 0 to 1
   */
  public double run(
      RunDirectory run,
      Plan plan,
      BooleanSupplier budgetOver,
      BooleanSupplier stop,
      Listener listener)
      throws IOException, InterruptedException {
    run.mendSamples();
    Set<String> done = new HashSet<>();
    Map<Cell, Integer> failures = new HashMap<>();
    Map<Cell, Integer> curves = new HashMap<>();
    for (Sample sample : run.samples().samples()) {
      done.add(sample.block() + " " + sample.position());
      Cell cell = plan.cells().get(plan.blocks().get(sample.block()).get(sample.position()));
      if (!sample.ok()) {
        failures.merge(cell, 1, Integer::sum);
      } else if (sample.start() != null && sample.start().counts() != null) {
        curves.merge(cell, 1, Integer::sum);
      }
    }
    long[] before = machines.ticks();
    ColdForks coldForks =
        prepared(plan, () -> stop.getAsBoolean() || budgetOver.getAsBoolean(), listener);
    for (int block = 0; block < plan.blocks().size(); block++) {
      List<Integer> order = plan.blocks().get(block);
      for (int position = 0; position < order.size(); position++) {
        if (budgetOver.getAsBoolean() || stop.getAsBoolean()) {
          return machines.stolenSince(before);
        }
        Cell cell = plan.cells().get(order.get(position));
        if (done.contains(block + " " + position)
            || failures.getOrDefault(cell, 0) >= MOST_FAILURES) {
          continue;
        }
        listener.forkStarts(block, position, cell);
        Sample sample = cell.isCold()
            ? coldFork(coldForks, plan, block, position, cell, curves.getOrDefault(cell, 0), stop)
            : fork(plan, block, position, cell, stop);
        if (!sample.ok()) {
          // Ctrl-C in a terminal ends the child a moment before it reaches this process.
          Thread.sleep(200);
        }
        if (stop.getAsBoolean()) {
          return machines.stolenSince(before);
        }
        run.append(sample);
        if (!sample.ok()) {
          failures.merge(cell, 1, Integer::sum);
        } else if (sample.start() != null && sample.start().counts() != null) {
          curves.merge(cell, 1, Integer::sum);
        }
        listener.forkEnded(sample);
      }
    }
    return machines.stolenSince(before);
  }

  private ColdForks prepared(Plan plan, BooleanSupplier stop, Listener listener)
      throws IOException, InterruptedException {
    ColdPreparation preparation = new ColdPreparation(commands, documents, plan, jdks);
    List<Cell> cold = plan.cells().stream().filter(Cell::isCold).toList();
    preparation.prepare(cold, stop, listener::preparing);
    return new ColdForks(catalog, documents, jdks, plan, preparation);
  }

  private Sample coldFork(
      ColdForks forks,
      Plan plan,
      int block,
      int position,
      Cell cell,
      int curves,
      BooleanSupplier stop)
      throws IOException, InterruptedException {
    String started = Instant.now().toString();
    long start = System.nanoTime();
    long[] ticks = machines.ticks();
    boolean curve = plan.cold() != null && curves < plan.cold().curveForks();
    ColdForks.Outcome outcome = forks.measure(cell, block % 2 == 0, curve, stop);
    return new Sample(
        block,
        position,
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        cell.cold(),
        outcome.status(),
        outcome.jvm(),
        started,
        (System.nanoTime() - start) / 1e9,
        machines.stolenSince(ticks),
        null,
        List.of(),
        List.of(),
        outcome.start(),
        outcome.failure());
  }

  private Sample fork(Plan plan, int block, int position, Cell cell, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Contestant contestant = plan.contestant(cell.contestant());
    Workload workload = plan.workload(cell.workload());
    ForkSettings settings = plan.fork();
    Jdk jdk = jdks.get(cell.jdk());
    if (jdk == null) {
      throw new Refusal("the plan measures on JDK %d: give --jdk its home".formatted(cell.jdk()));
    }
    Path scratch = documents.scratch();
    Path answer = scratch.resolve("answer");
    List<String> command = commands.of(
        jdk,
        settings.jvmFlags(),
        contestant,
        ForkMain.class,
        List.of(
            "driver=" + contestant.driver(),
            "type=" + workload.type(),
            "operation=" + cell.operation(),
            "source=" + Gate.source(contestant, cell.operation()),
            "document=" + documents.file(workload),
            "sha256=" + workload.sha256(),
            "documents=" + workload.documents(),
            "settle=" + settings.settleMillis(),
            "warmup=" + settings.warmupIterations(),
            "iterations=" + settings.iterations(),
            "millis=" + settings.iterationMillis(),
            "out=" + answer));
    String started = Instant.now().toString();
    long start = System.nanoTime();
    long[] ticks = machines.ticks();
    BooleanSupplier late = Child.after(Duration.ofSeconds(settings.timeoutSeconds()));
    Child.End end = Child.start(command, scratch.resolve("output"))
        .await(() -> late.getAsBoolean() || stop.getAsBoolean());
    double seconds = (System.nanoTime() - start) / 1e9;
    boolean answered = end.exit() != null && end.exit() == 0 && Files.exists(answer);
    Answer found = answered
        ? RunDirectory.fromJson(Files.readString(answer), Answer.class)
        : new Answer("", null, List.of(), List.of());
    Sample sample = new Sample(
        block,
        position,
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        answered
            ? Sample.Status.OK
            : end.exit() == null ? Sample.Status.HUNG : Sample.Status.CRASHED,
        found.jvm(),
        started,
        seconds,
        machines.stolenSince(ticks),
        found.settling(),
        found.warmup(),
        found.iterations(),
        answered ? null : failure(end, settings));
    Documents.delete(scratch);
    return sample;
  }

  private static Sample.Failure failure(Child.End end, ForkSettings settings) {
    String message = end.exit() == null
        ? "no answer after %d s: killed".formatted(settings.timeoutSeconds())
        : "the JVM ended with exit code %d before it had an answer".formatted(end.exit());
    return new Sample.Failure(end.exit(), message, end.tail());
  }
}
