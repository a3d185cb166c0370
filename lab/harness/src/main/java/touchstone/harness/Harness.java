package touchstone.harness;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ForkMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.stats.Disturbance;

/**
 * Carries a plan out: fork after fork, in the plan's order, until it is done, the budget is used or the user stops it. Each
 * sample is on disk before the next fork starts.
 */
public final class Harness {

  private final Catalog catalog;
  private final Commands commands;
  private final Documents documents;
  private final Verification verification;
  private final Map<Integer, Jdk> jdks;
  private final Machines machines;

  public Harness(Catalog catalog, Documents documents, Map<Integer, Jdk> jdks, Machines machines) {
    this.catalog = catalog;
    this.commands = new Commands(catalog);
    this.documents = documents;
    verification = new Verification(documents);
    this.jdks = jdks;
    this.machines = machines;
  }

  /** Told what goes on; called from the thread that runs the plan. */
  public interface Listener {
    void forkStarts(int block, int position, Cell cell);

    void forkEnded(Sample sample);

    /** A table waits, for good unless there is time left: the machine is so slow that otherwise none would come to a verdict within the budget. */
    default void givesUp(Cell.Group table) {}

    /** One that was given up is measured again: all others have the blocks that a verdict needs, and there is time left. */
    default void takesUp(Cell.Group table) {}

    /** Something is made that no fork is timed with yet. */
    default void preparing(String what) {}
  }

  /** How long a run may take. */
  public interface Budget {
    /**
     * Whether no further fork may start.
     *
     * @param needed for the blocks that a verdict needs
     */
    boolean isOver(boolean needed);
  }

  /** The form of {@link ForkMain}'s answer. */
  private record Answer(
      String jvm,
      Sample.@Nullable Settling settling,
      List<Iteration> warmup,
      List<Iteration> iterations) {

    /** Of an answer; those of forks have some kilobytes. */
    private static final long MOST_BYTES = 16 << 20;

    static final Answer NONE = new Answer("", null, List.of(), List.of());

    /**
     * What a file holds.
     *
     * @param iterations that were asked for
     */
    static Answer in(Path file, int iterations) throws IOException, AnswerFile.Malformed {
      try {
        Answer answer = RunDirectory.fromJson(
            new String(AnswerFile.read(file, MOST_BYTES), StandardCharsets.UTF_8), Answer.class);
        if (answer == null
            || answer.jvm() == null
            || lacks(answer.warmup())
            || lacks(answer.iterations())
            || answer.iterations().isEmpty()) {
          throw new AnswerFile.Malformed(
              "expected jvm, warmup and iterations, found one of them missing");
        }
        if (answer.iterations().size() < iterations) {
          throw new AnswerFile.Malformed("expected %d iterations, found %d"
              .formatted(iterations, answer.iterations().size()));
        }
        Optional<String> broken = Stream.concat(
                answer.warmup().stream(), answer.iterations().stream())
            .flatMap(i -> i.broken().stream())
            .findFirst();
        if (broken.isPresent()) {
          throw new AnswerFile.Malformed(broken.get());
        }
        // An iteration so short that a coarse clock of CPU time does not see it has none; a program
        // of which all are so has no clock.
        if (answer.iterations().stream().allMatch(i -> i.cpuNs() == 0)) {
          throw new AnswerFile.Malformed("expected cpu_ns of some iteration to be a time, found 0");
        }
        return answer;
      } catch (JsonProcessingException e) {
        throw new AnswerFile.Malformed(RunDirectory.fault(e));
      }
    }

    private static boolean lacks(@Nullable List<Iteration> iterations) {
      return iterations == null || iterations.stream().anyMatch(i -> i == null);
    }
  }

  /**
   * Runs what the plan holds and the run directory does not.
   *
   * @param stop true when the user asked to stop: the fork under way is abandoned and leaves no sample
   * @return the share of CPU time that the hypervisor took meanwhile, 0 to 1
   */
  public double run(
      RunDirectory run, Plan plan, Budget budget, BooleanSupplier stop, Listener listener)
      throws IOException, InterruptedException {
    run.mendSamples();
    Tally tally = new Tally(plan, run.samples().samples());
    Races races = new Races(plan);
    GivenUp givenUp = new GivenUp(run, listener);
    long[] before = machines.ticks();
    ColdForks coldForks =
        prepared(plan, () -> stop.getAsBoolean() || budget.isOver(true), listener);
    int needed = Planner.neededBlocks(plan);
    boolean goesOn = false;
    for (int block = 0; block < plan.blocks().size() && !races.over(); block++) {
      boolean isNeeded = block < needed || races.isLacking();
      for (Turn turn : races.turns(block)) {
        if (budget.isOver(isNeeded) || stop.getAsBoolean()) {
          return machines.stolenSince(before);
        }
        if (tally.isDone(turn) || tally.isHopeless(turn.cell())) {
          continue;
        }
        if (!goesOn) {
          // What the blocks before led to, a session before this one may not have come to write.
          givenUp.see(races);
          goesOn = true;
        }
        listener.forkStarts(block, turn.position(), turn.cell());
        String disturbed = null;
        int attempt = 1;
        do {
          Sample sample = turn.cell().isCold()
              ? coldFork(coldForks, plan, turn, tally, attempt, stop)
              : fork(plan, turn, tally, attempt, stop);
          if (stop.getAsBoolean()) {
            return machines.stolenSince(before);
          }
          run.append(sample);
          tally.add(sample);
          listener.forkEnded(sample);
          disturbed = sample.disturbed();
          attempt++;
        } while (disturbed != null && !budget.isOver(isNeeded));
      }
      races.ended(block, tally.samples());
      if (goesOn) {
        givenUp.see(races);
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
      ColdForks forks, Plan plan, Turn turn, Tally tally, int attempt, BooleanSupplier stop)
      throws IOException, InterruptedException {
    String started = Instant.now().toString();
    Watch watch = new Watch(machines);
    boolean curve =
        plan.cold() != null && tally.curves(turn.cell()) < plan.cold().curveForks();
    ColdForks.Outcome outcome = forks.measure(turn.cell(), turn.block() % 2 == 0, curve, stop);
    Disturbance seen = watch.seen();
    return sample(
        turn,
        outcome.status(),
        outcome.jvm(),
        started,
        watch.seconds(),
        seen,
        Answer.NONE,
        outcome.start(),
        outcome.failure(),
        disturbed(outcome.status(), seen, tally, attempt));
  }

  private Sample fork(Plan plan, Turn turn, Tally tally, int attempt, BooleanSupplier stop)
      throws IOException, InterruptedException {
    Path scratch = documents.scratch();
    Path answer = scratch.resolve("answer");
    Contestant contestant = plan.contestant(turn.cell().contestant());
    List<String> command = command(plan, turn.cell(), scratch, answer);
    String started = Instant.now().toString();
    Watch watch = new Watch(machines);
    BooleanSupplier late = Child.after(Duration.ofSeconds(plan.fork().timeoutSeconds()));
    Child.End end = Child.run(
        contestant,
        command,
        scratch.resolve("output"),
        () -> late.getAsBoolean() || stop.getAsBoolean());
    Disturbance seen = watch.seen();
    double seconds = watch.seconds();
    Answer found = Answer.NONE;
    Sample.Status status = end.exit() == null ? Sample.Status.HUNG : Sample.Status.CRASHED;
    Sample.Failure failure = null;
    if (end.exit() != null && end.exit() == 0 && Files.exists(answer)) {
      try {
        found = Answer.in(answer, plan.fork().iterations());
        Optional<String> fault = fault(contestant, plan, turn.cell(), shown(scratch));
        if (fault.isPresent()) {
          status = Sample.Status.WRONG;
          failure = new Sample.Failure(end.exit(), fault.get(), end.tail());
        } else {
          status = Sample.Status.OK;
        }
      } catch (AnswerFile.Malformed e) {
        failure = new Sample.Failure(
            end.exit(), "its answer is not of the form: " + e.getMessage(), end.tail());
      }
    } else {
      failure = failure(end, plan.fork());
    }
    Documents.delete(scratch);
    return sample(
        turn,
        status,
        found.jvm(),
        started,
        seconds,
        seen,
        found,
        null,
        failure,
        disturbed(status, seen, tally, attempt));
  }

  /** Where a fork shows what it answers when all is measured. */
  private static Path shown(Path scratch) {
    return scratch.resolve("shown");
  }

  /** What is wrong with that; a program in another language need not show it. */
  private Optional<String> fault(Contestant contestant, Plan plan, Cell cell, Path shown)
      throws IOException {
    return verification
        .of(cell, contestant.result(), plan.workload(cell.workload()), shown)
        .filter(finding -> !finding.ok())
        .map(finding -> "it was measured, and answered then: " + finding.words());
  }

  private List<String> command(Plan plan, Cell cell, Path scratch, Path answer) throws IOException {
    Contestant contestant = plan.contestant(cell.contestant());
    ForkSettings settings = plan.fork();
    Jdk jdk = jdks.get(cell.jdk());
    if (jdk == null) {
      throw new Refusal("the plan measures on JDK %d: give --jdk its home".formatted(cell.jdk()));
    }
    List<String> arguments = documents.work(contestant, plan.workload(cell.workload()), cell);
    arguments.add("source=" + Gate.source(contestant, cell.operation()));
    arguments.add("warmup=" + settings.warmupIterations());
    arguments.add("iterations=" + settings.iterations());
    arguments.add("millis=" + settings.iterationMillis());
    if (settings.threads() > 1) {
      arguments.add("threads=" + settings.threads());
    }
    arguments.add("json=" + contestant.isJson());
    arguments.add("result=" + contestant.result());
    arguments.add("shown=" + shown(scratch));
    arguments.add("out=" + answer);
    return commands.settling(
        jdk, settings, List.of(), contestant, ForkMain.class, arguments, scratch);
  }

  private static Sample sample(
      Turn turn,
      Sample.Status status,
      String jvm,
      String started,
      double seconds,
      Disturbance seen,
      Answer answer,
      @Nullable Start start,
      Sample.@Nullable Failure failure,
      @Nullable String disturbed) {
    Cell cell = turn.cell();
    return new Sample(
        turn.block(),
        turn.position(),
        cell.contestant(),
        cell.workload(),
        cell.operation(),
        cell.jdk(),
        cell.cold(),
        status,
        jvm,
        started,
        seconds,
        seen.steal(),
        answer.settling(),
        answer.warmup(),
        answer.iterations(),
        start,
        failure,
        turn.role(),
        disturbed);
  }

  /** Why a fork does not count; one that failed is no figure, so nothing need be done again for it. */
  private static @Nullable String disturbed(
      Sample.Status status, Disturbance seen, Tally tally, int attempt) {
    return status == Sample.Status.OK && tally.mayRunAgain()
        ? seen.runAgain(attempt).orElse(null)
        : null;
  }

  private static Sample.Failure failure(Child.End end, ForkSettings settings) {
    String message = end.exit() == null
        ? "no answer after %d s: killed".formatted(settings.timeoutSeconds())
        : "the process ended before it had an answer, with " + end.words();
    return new Sample.Failure(end.exit(), message, end.tail());
  }
}
