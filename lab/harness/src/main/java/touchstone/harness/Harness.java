package touchstone.harness;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.stats.Disturbance;

/**
 * Carries a plan out: block after block, in the plan's order, until it is done, the budget is used or the user stops it. What forks
 * brought that were measured together is on disk before the next one starts.
 */
public final class Harness {

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

    /**
     * Forks of a table have settled, and work by turns; told again each second while they do.
     *
     * @param position of the next of the block's forks in the plan's order; of the last, where none is left
     */
    default void takeTurns(int block, int position, int forks) {}

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

  /**
   * Runs what the plan holds and the run directory does not.
   *
   * @param stop true when the user asked to stop: the forks under way are abandoned and leave no sample
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
    WarmForks warmForks = new WarmForks(commands, documents, jdks, machines, plan);
    Relays relays = new Relays(plan, forksAtOnce(plan));
    int needed = Planner.neededBlocks(plan);
    boolean goesOn = false;
    for (int block = 0; block < plan.blocks().size() && !races.over(); block++) {
      boolean isNeeded = block < needed || races.isLacking();
      BooleanSupplier over = () -> budget.isOver(isNeeded);
      Follower follower = new Follower(plan, listener);
      for (List<Turn> relay : relays.of(races.turns(block))) {
        if (over.getAsBoolean() || stop.getAsBoolean()) {
          return machines.stolenSince(before);
        }
        List<Turn> turns = relay.stream()
            .filter(turn -> !tally.isDone(turn) && !tally.isHopeless(turn.cell()))
            .toList();
        if (turns.isEmpty()) {
          continue;
        }
        if (!goesOn) {
          // What the blocks before led to, a session before this one may not have come to write.
          givenUp.see(races);
          goesOn = true;
        }
        int attempt = 1;
        do {
          List<Sample> samples = turns.get(0).cell().isCold()
              ? coldFork(coldForks, plan, turns.get(0), tally, attempt, stop, follower)
              : warmForks(warmForks, turns, tally, attempt, over, stop, follower);
          if (stop.getAsBoolean()) {
            return machines.stolenSince(before);
          }
          for (Sample sample : samples) {
            run.append(sample);
            tally.add(sample);
            listener.forkEnded(sample);
          }
          turns = disturbed(turns, samples);
          attempt++;
        } while (!turns.isEmpty() && !over.getAsBoolean());
      }
      races.ended(block, tally.samples());
      if (goesOn) {
        givenUp.see(races);
      }
    }
    return machines.stolenSince(before);
  }

  /** Tells a listener of the forks of a block. */
  static final class Follower {
    private final Plan plan;
    private final Listener listener;
    private int started;

    private Follower(Plan plan, Listener listener) {
      this.plan = plan;
      this.listener = listener;
    }

    void starts(Turn turn) {
      listener.forkStarts(turn.block(), place(turn), turn.cell());
      started++;
    }

    void takeTurns(Turn first, int forks) {
      listener.takeTurns(first.block(), place(first), forks);
    }

    /** Forks that are run again, and twins, are more than the plan has. */
    private int place(Turn turn) {
      return Math.min(started, plan.blocks().get(turn.block()).size() - 1);
    }
  }

  /** How many there is room for; one where they cannot wait for their turns. */
  private int forksAtOnce(Plan plan) throws IOException {
    return plan.fork().sliceMillis() > 0 && TurnTaker.isPossible(documents)
        ? machines.forksAtOnce(plan.fork().jvmFlags())
        : 1;
  }

  /** Those of the turns that are to be run again. */
  private static List<Turn> disturbed(List<Turn> turns, List<Sample> samples) {
    return turns.stream()
        .filter(turn -> samples.stream()
            .anyMatch(sample ->
                sample.disturbed() != null && Turn.of(sample, turn.cell()).equals(turn)))
        .toList();
  }

  private ColdForks prepared(Plan plan, BooleanSupplier stop, Listener listener)
      throws IOException, InterruptedException {
    ColdPreparation preparation = new ColdPreparation(commands, documents, plan, jdks);
    List<Cell> cold = plan.cells().stream().filter(Cell::isCold).toList();
    preparation.prepare(cold, stop, listener::preparing);
    return new ColdForks(catalog, documents, jdks, plan, preparation);
  }

  private List<Sample> coldFork(
      ColdForks forks,
      Plan plan,
      Turn turn,
      Tally tally,
      int attempt,
      BooleanSupplier stop,
      Follower follower)
      throws IOException, InterruptedException {
    follower.starts(turn);
    String started = Instant.now().toString();
    Watch watch = new Watch(machines);
    boolean curve =
        plan.cold() != null && tally.curves(turn.cell()) < plan.cold().curveForks();
    ColdForks.Outcome outcome = forks.measure(turn.cell(), turn.block() % 2 == 0, curve, stop);
    Disturbance seen = watch.seen();
    return List.of(sample(
        turn,
        outcome.status(),
        outcome.jvm(),
        started,
        watch.seconds(),
        seen,
        Answer.NONE,
        outcome.start(),
        outcome.failure(),
        disturbed(outcome.status(), seen, tally.mayRunAgain(), attempt),
        null));
  }

  private static List<Sample> warmForks(
      WarmForks forks,
      List<Turn> turns,
      Tally tally,
      int attempt,
      BooleanSupplier over,
      BooleanSupplier stop,
      Follower follower)
      throws IOException, InterruptedException {
    // What disturbed one that took turns disturbed all of them.
    boolean mayRunAgain = tally.mayRunAgain();
    return forks.measure(turns, over, stop, follower).stream()
        .map(outcome -> sample(
            outcome.turn(),
            outcome.status(),
            outcome.answer().jvm(),
            outcome.started(),
            outcome.seconds(),
            outcome.seen(),
            outcome.answer(),
            null,
            outcome.failure(),
            disturbed(outcome.status(), outcome.seen(), mayRunAgain, attempt),
            outcome.turns()))
        .toList();
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
      @Nullable String disturbed,
      Sample.@Nullable Turns turns) {
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
        disturbed,
        turns);
  }

  /** Why a fork does not count; one that failed is no figure, so nothing need be done again for it. */
  private static @Nullable String disturbed(
      Sample.Status status, Disturbance seen, boolean mayRunAgain, int attempt) {
    return status == Sample.Status.OK && mayRunAgain ? seen.runAgain(attempt).orElse(null) : null;
  }
}
