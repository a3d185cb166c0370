package touchstone.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ForkMain;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.stats.Disturbance;

/**
 * Measures warm forks. Those of a table live at the same time where that can be: they start and settle, as many at a time as there are cores, and then
 * work by turns of some milliseconds, all on the same core. What a shared machine does from second to second, and what one of its cores
 * does, all of them meet, and it is in no ratio (docs/method.md; for pairs, Bulej et al., Duet benchmarking, ICPE 2020).
 */
final class WarmForks {

  /** How often it is told that forks still take turns. */
  private static final Duration NEWS = Duration.ofSeconds(1);

  private final Commands commands;
  private final Documents documents;
  private final Verification verification;
  private final Map<Integer, Jdk> jdks;
  private final Machines machines;
  private final Plan plan;

  WarmForks(
      Commands commands,
      Documents documents,
      Map<Integer, Jdk> jdks,
      Machines machines,
      Plan plan) {
    this.commands = commands;
    this.documents = documents;
    this.verification = new Verification(documents);
    this.jdks = jdks;
    this.machines = machines;
    this.plan = plan;
  }

  /**
   * What one fork brought.
   *
   * @param seconds its part of what all that were measured together took
   * @param seen what the machine did meanwhile
   * @param turns absent where it was measured on end
   */
  record Outcome(
      Turn turn,
      Sample.Status status,
      String started,
      double seconds,
      Disturbance seen,
      Answer answer,
      Sample.@Nullable Failure failure,
      Sample.@Nullable Turns turns) {}

  /**
   * Measures those forks at the same time, or the only one on end.
   *
   * @param over true when no further fork is to be started; those that have been are measured
   * @param stop true when the user asked to stop: what comes back then is of no use
   * @param follower told of each before it starts, and of their turns
   */
  List<Outcome> measure(
      List<Turn> turns, BooleanSupplier over, BooleanSupplier stop, Harness.Follower follower)
      throws IOException, InterruptedException {
    if (turns.size() > 1) {
      return byTurns(turns, over, stop, follower);
    }
    Turn turn = turns.get(0);
    follower.starts(turn);
    Path scratch = documents.scratch();
    String started = Instant.now().toString();
    Watch watch = new Watch(machines);
    BooleanSupplier late = Child.after(Duration.ofSeconds(plan.fork().timeoutSeconds()));
    Child.End end = Child.run(
        plan.contestant(turn.cell().contestant()),
        command(turn.cell(), scratch, List.of()),
        scratch.resolve("output"),
        () -> late.getAsBoolean() || stop.getAsBoolean());
    Disturbance seen = watch.seen();
    return List.of(outcome(turn, scratch, end, started, watch.seconds(), seen, null));
  }

  private List<Outcome> byTurns(
      List<Turn> turns, BooleanSupplier over, BooleanSupplier stop, Harness.Follower follower)
      throws IOException, InterruptedException {
    Watch watch = new Watch(machines);
    List<TurnTaker> all = new ArrayList<>();
    try {
      settle(all, turns, over, stop, follower);
      round(all, stop, follower);
    } finally {
      for (TurnTaker fork : all) {
        fork.leave();
      }
    }
    Disturbance seen = watch.seen();
    // Those that settled at the same time shared it.
    double share =
        watch.seconds() / all.stream().mapToDouble(TurnTaker::seconds).sum();
    List<Outcome> outcomes = new ArrayList<>();
    for (TurnTaker fork : all) {
      outcomes.add(outcome(
          fork.turn(),
          fork.scratch(),
          fork.end(),
          fork.started(),
          share * fork.seconds(),
          seen,
          all.get(0).started()));
    }
    return outcomes;
  }

  /**
   * Starts those forks, and has each work until it has settled or has ended; as many at the same time as there are cores, for nothing is
   * timed yet.
   *
   * @param all gets them as they start
   */
  private void settle(
      List<TurnTaker> all,
      List<Turn> turns,
      BooleanSupplier over,
      BooleanSupplier stop,
      Harness.Follower follower)
      throws IOException, InterruptedException {
    try (Lanes lanes = new Lanes(Math.min(Machines.CORES, turns.size()))) {
      for (Turn turn : turns) {
        lanes.awaitFree();
        if (stop.getAsBoolean() || (!all.isEmpty() && over.getAsBoolean())) {
          break;
        }
        follower.starts(turn);
        TurnTaker fork = new TurnTaker(
            turn, documents.scratch(), Duration.ofSeconds(plan.fork().timeoutSeconds()));
        all.add(fork);
        List<String> command = command(turn.cell(), fork.scratch(), fork.arguments(plan.fork()));
        lanes.begin(() -> fork.start(command, stop));
      }
      lanes.finish();
    }
  }

  /** Round after round, each in an order of its own, until all have ended. */
  private void round(List<TurnTaker> all, BooleanSupplier stop, Harness.Follower follower)
      throws IOException, InterruptedException {
    List<TurnTaker> live = new ArrayList<>(all);
    live.removeIf(TurnTaker::hasEnded);
    if (live.isEmpty()) {
      return;
    }
    Turn first = live.get(0).turn();
    Core core = Core.ofBlock(first.block());
    for (TurnTaker fork : live) {
      core.take(fork.pid());
    }
    Random order = new Random((plan.seed() * 31 + first.block()) * 31 + first.position());
    BooleanSupplier isNews = () -> true;
    while (!live.isEmpty() && !stop.getAsBoolean()) {
      if (isNews.getAsBoolean()) {
        follower.takeTurns(first, live.size());
        isNews = Child.after(NEWS);
      }
      Collections.shuffle(live, order);
      for (TurnTaker fork : live) {
        fork.work(stop);
      }
      live.removeIf(TurnTaker::hasEnded);
    }
  }

  /**
   * What a fork left, which is deleted.
   *
   * @param began when the first of those that it took turns with was started; null where it took none
   */
  private Outcome outcome(
      Turn turn,
      Path scratch,
      Child.End end,
      String started,
      double seconds,
      Disturbance seen,
      @Nullable String began)
      throws IOException {
    Path answer = answer(scratch);
    Answer found = Answer.NONE;
    Sample.Status status = end.exit() == null ? Sample.Status.HUNG : Sample.Status.CRASHED;
    Sample.Failure failure = null;
    if (end.exit() != null && end.exit() == 0 && Files.exists(answer)) {
      try {
        found = Answer.in(answer, plan.fork().iterations());
        Optional<String> fault = fault(turn.cell(), shown(scratch));
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
    Integer slices = found.slices();
    Sample.Turns taken = began == null || slices == null ? null : new Sample.Turns(began, slices);
    return new Outcome(turn, status, started, seconds, seen, found, failure, taken);
  }

  private static Path answer(Path scratch) {
    return scratch.resolve("answer");
  }

  /** Where a fork shows what it answers when all is measured. */
  private static Path shown(Path scratch) {
    return scratch.resolve("shown");
  }

  /** What is wrong with that; a program in another language need not show it. */
  private Optional<String> fault(Cell cell, Path shown) throws IOException {
    return verification
        .of(
            cell,
            plan.contestant(cell.contestant()).result(),
            plan.workload(cell.workload()),
            shown)
        .filter(finding -> !finding.ok())
        .map(finding -> "it was measured, and answered then: " + finding.words());
  }

  private List<String> command(Cell cell, Path scratch, List<String> more) throws IOException {
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
    arguments.add("out=" + answer(scratch));
    arguments.addAll(more);
    return commands.settling(
        jdk, settings, List.of(), contestant, ForkMain.class, arguments, scratch);
  }

  private static Sample.Failure failure(Child.End end, ForkSettings settings) {
    String message = end.exit() == null
        ? "no answer after %d s: killed".formatted(settings.timeoutSeconds())
        : "the process ended before it had an answer, with " + end.words();
    return new Sample.Failure(end.exit(), message, end.tail());
  }
}
