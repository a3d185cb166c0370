package touchstone.harness;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.fork.JitLog;
import touchstone.model.Cell;
import touchstone.model.ColdSettings;
import touchstone.model.Contestant;
import touchstone.model.ForkSettings;
import touchstone.model.Plan;
import touchstone.model.Workload;
import touchstone.stats.Looks;
import touchstone.stats.Rules;

/**
 * Settles what a run will do: how many of the tiers, how long each fork, in which order. It looks at no clock, so the same
 * command, seed and versions give the same plan; that the budget is kept to is the harness's part.
 *
 * <p>The order is random within blocks, because forks run back to back mistake the machine's drift for a difference: measured
 * on a loaded 2-core machine, identical code under two names differed by up to a third when run in sequence, and by a tenth in
 * random blocks.
 */
public final class Planner {

  /** Tiers are taken only while so many blocks fit: one more than a verdict needs, for an hour in which the machine is slow. */
  public static final int ENOUGH_BLOCKS = 4;

  /** Where no look ends a run before: more do not pay, the interval shrinks with the square root. */
  static final int MOST_BLOCKS = 30;

  /**
   * From so many on a run is judged while it goes on: rows that are told apart leave, and their time is the others'. It is more
   * than the first look asks for, because forks on long documents take longer than is reckoned.
   */
  private static final double RACE_BLOCKS = Looks.STANDARD.blocks().get(0) + 1.5;

  /** From so many on, forks have time for all that the JIT does. */
  private static final double COMFORTABLE_BLOCKS = Looks.STANDARD.blocks().get(1);

  /** A child's JVM start, class loading and set-up, as the budget reckons them. */
  private static final double START_SECONDS = 0.7;

  /** Most forks settle in about this; those on documents of a quarter of a megabyte, and of libraries that compile code of their own, take longer. */
  private static final double SETTLING_SECONDS = 1.4;

  /**
   * Kept free in each fork when its iterations are counted out: for a slow hour of the machine, in which starting and settling
   * take longer, and for the twin's share. Iterations give way before blocks do.
   */
  private static final double RESERVE_SECONDS = 0.6;

  /** What else the machine does takes its share. */
  private static final double SLACK = 1.05;

  /** The gate's part of the budget, per cell. */
  private static final double GATE_SECONDS = 0.2;

  private static final int ITERATION_MILLIS = 50;

  /**
   * How long a fork works at a time. A shared machine keeps its pace for longer than this, mostly; and it is long beside the moment in
   * which a core's caches become another process's.
   */
  private static final int SLICE_MILLIS = 8;

  /** Behind the settling: the first one of a loop is never like the others. */
  private static final int WARMUP_ITERATIONS = 1;

  private static final int FEWEST_COUNTED = 8;

  /** The fork is the unit: with so many iterations in it, time left is better spent on more forks. */
  private static final int MOST_COUNTED = 20;

  /** The longest settling. It is patience, not a plan: who is at rest goes on. */
  private static final int SETTLE_MILLIS = 10_000;

  /**
   * The longest that short forks wait for what is compiled last; comfortable ones have all of their patience for it. It is enough for an
   * operation of a millisecond, such as reflection on a quarter of a megabyte where the machine is slow.
   */
  private static final int COMPILE_MILLIS = 6_000;

  /** What a library takes for a byte, about: what a fork waits is reckoned with it. */
  private static final double NANOS_PER_BYTE = 2;

  private Planner() {}

  /**
   * What fits.
   *
   * @param cells of the tiers that fit
   * @param leftOut titles of those that do not
   * @param secondsForNext the budget with which one more tier would fit; 0 when none is left out
   * @param secondsForAll the budget with which all would fit
   */
  public record Choice(
      List<Cell> cells, List<String> leftOut, long secondsForNext, long secondsForAll) {

    /** Both, of so many parts that have a like share of the budget. */
    private Choice and(Choice other, int parts) {
      return new Choice(
          Stream.concat(cells.stream(), other.cells.stream()).toList(),
          Stream.concat(leftOut.stream(), other.leftOut.stream()).toList(),
          parts * (leftOut.isEmpty() ? other.secondsForNext : secondsForNext),
          parts * Math.max(secondsForAll, other.secondsForAll));
    }
  }

  /**
   * Takes tiers while their cells can be measured in enough blocks. Where some are warm and some are cold, each kind has half
   * of the budget.
   *
   * @param warmUp how long each warm fork works at least before it counts; zero for until it has settled
   * @throws Refusal when not even the first one fits
   */
  public static Choice choose(Selection selection, long budgetSeconds, Duration warmUp) {
    List<Selection.Tier> warm =
        selection.tiers().stream().filter(t -> !t.cold()).toList();
    List<Selection.Tier> cold =
        selection.tiers().stream().filter(Selection.Tier::cold).toList();
    int parts = warm.isEmpty() || cold.isEmpty() ? 1 : 2;
    Choice first = choose(warm, budgetSeconds / parts, cells -> needed(cells.size(), warmUp));
    // Of what has no room for one kind, the other kind has all.
    boolean alone = first.cells().isEmpty();
    Choice second =
        choose(cold, alone ? budgetSeconds : budgetSeconds / parts, Planner::coldNeeded);
    if (first.cells().isEmpty() && second.cells().isEmpty()) {
      Selection.Tier tier = selection.tiers().get(0);
      int blocks = tier.cold() ? ColdBudget.ENOUGH_BLOCKS : ENOUGH_BLOCKS;
      throw new Refusal(
          "a budget of %s is too short for %d cells in %d blocks: give --budget %s, or fewer contestants"
                  .formatted(
                      duration(budgetSeconds),
                      tier.cells().size(),
                      blocks,
                      budget(parts * (tier.cold() ? second : first).secondsForNext()))
              + " with --only, or fewer documents with --workload");
    }
    return first.and(second, parts);
  }

  /** Of tiers that share a budget, those that fit. */
  private static Choice choose(
      List<Selection.Tier> tiers, long seconds, ToLongFunction<List<Cell>> needed) {
    List<Cell> cells = new ArrayList<>();
    List<Cell> all = new ArrayList<>();
    List<String> leftOut = new ArrayList<>();
    long next = 0;
    for (Selection.Tier tier : tiers) {
      all.addAll(tier.cells());
      if (leftOut.isEmpty() && needed.applyAsLong(all) <= seconds) {
        cells.addAll(tier.cells());
      } else {
        next = leftOut.isEmpty() ? needed.applyAsLong(all) : next;
        leftOut.add(tier.title());
      }
    }
    return new Choice(
        List.copyOf(cells),
        List.copyOf(leftOut),
        next,
        all.isEmpty() ? 0 : needed.applyAsLong(all));
  }

  private static long coldNeeded(List<Cell> cells) {
    return (long) Math.ceil(SLACK * (cells.size() * GATE_SECONDS + ColdBudget.needed(cells)));
  }

  private static long needed(int cells, Duration warmUp) {
    return (long) Math.ceil(
        SLACK * cells * (GATE_SECONDS + ENOUGH_BLOCKS * forkSeconds(warmUp, FEWEST_COUNTED)));
  }

  /** Settings under which the forks of that many cells use the budget well: first enough blocks, then longer forks, then more. */
  public static ForkSettings settings(int cells, long budgetSeconds, Manner manner) {
    return settings(cells, budgetSeconds, 0, manner);
  }

  /** The same of forks that wait so long for the JIT, beyond what most take to settle. */
  private static ForkSettings settings(
      int cells, long budgetSeconds, double waitSeconds, Manner manner) {
    Duration warmUp = manner.warmUp();
    double fork = left(cells, budgetSeconds) / cells / ENOUGH_BLOCKS - forkSeconds(warmUp, 0);
    int counted = Math.max(
        FEWEST_COUNTED, Math.min(MOST_COUNTED, iterationsIn(fork - RESERVE_SECONDS - waitSeconds)));
    int least = (int) warmUp.toMillis();
    int settle = least + SETTLE_MILLIS;
    double blocks = left(cells, budgetSeconds) / cells / forkSeconds(warmUp, counted);
    int compile = blocks >= COMFORTABLE_BLOCKS ? settle : least + COMPILE_MILLIS;
    int timeout = (int) Math.ceil(30 + 3 * (settle / 1000.0 + forkSeconds(warmUp, counted)));
    return new ForkSettings(
        least,
        settle,
        compile,
        WARMUP_ITERATIONS,
        counted,
        ITERATION_MILLIS,
        manner.flags(),
        timeout,
        manner.threads(),
        // Several threads of one fork have each other to wait for.
        manner.threads() == 1 ? SLICE_MILLIS : 0);
  }

  /** What a fork waits for the JIT, on average, beyond its warm-up. */
  private static double waitSeconds(List<Cell> cells, List<Workload> workloads, Duration warmUp) {
    Map<String, Double> byWorkload = workloads.stream()
        .collect(Collectors.toMap(
            Workload::id, w -> JitLog.CALLS * NANOS_PER_BYTE / 1e9 * w.bytes() / w.documents()));
    double wait = cells.stream()
        .mapToDouble(
            c -> Math.min(COMPILE_MILLIS / 1000.0, byWorkload.getOrDefault(c.workload(), 0.0)))
        .average()
        .orElse(0);
    return Math.max(0, wait - warmUp.toMillis() / 1000.0);
  }

  private static int iterationsIn(double seconds) {
    return (int) (seconds * 1000 / ITERATION_MILLIS);
  }

  private static double left(int cells, long budgetSeconds) {
    return budgetSeconds / SLACK - cells * GATE_SECONDS;
  }

  /**
   * When the tables of so many cells are judged: a run that has hardly room for the first look of a longer one is judged once, and one whose
   * very forks are cut short gives its time to those that are hard to tell apart.
   */
  static Looks looks(int cells, long budgetSeconds, Manner manner) {
    return looks(cells, budgetSeconds, settings(cells, budgetSeconds, manner));
  }

  private static Looks looks(int cells, long budgetSeconds, ForkSettings settings) {
    double blocks = blocks(cells, budgetSeconds, settings);
    if (blocks < RACE_BLOCKS) {
      return settings.iterations() < MOST_COUNTED ? Looks.SHORT : Looks.QUICK;
    }
    return blocks <= Looks.STANDARD.last() ? Looks.STANDARD : Looks.LONG;
  }

  private static double blocks(int cells, long budgetSeconds, ForkSettings settings) {
    return left(cells, budgetSeconds) / cells / forkSeconds(settings);
  }

  /** At which alpha such a run is judged, each time that it is. */
  public static double alphaIn(int cells, long budgetSeconds) {
    return looks(cells, budgetSeconds, Manner.USUAL).alpha();
  }

  /** How many blocks of that many cells a run of the budget holds, if none leaves early. */
  public static int blocksIn(int cells, long budgetSeconds) {
    ForkSettings settings = settings(cells, budgetSeconds, Manner.USUAL);
    return (int) Math.min(Looks.LONG.last(), blocks(cells, budgetSeconds, settings));
  }

  /** How long a fork takes, start and end included, as the budget reckons it. */
  public static Duration expectedFork(ForkSettings settings) {
    return Duration.ofMillis((long) (1000 * forkSeconds(settings)));
  }

  private static double forkSeconds(ForkSettings settings) {
    return forkSeconds(Duration.ofMillis(settings.warmUpMillis()), settings.iterations());
  }

  private static double forkSeconds(Duration warmUp, int counted) {
    return START_SECONDS
        + Math.max(SETTLING_SECONDS, warmUp.toMillis() / 1000.0)
        + (WARMUP_ITERATIONS + counted) * ITERATION_MILLIS / 1000.0;
  }

  /**
   * The plan.
   *
   * @param graceSeconds as in the plan
   * @param manner of all warm forks
   * @param findings what the gate found for the chosen cells
   * @param hand which part of a larger run this is; absent when it is all of it
   * @param references contestants with which tables of several results compare every row; those without a cell are left out
   * @param pairs contestants whose ratio is asked for; those of which one has no cell are left out
   * @throws Refusal when the gate left nothing to measure
   */
  public static Plan plan(
      List<String> suites,
      String command,
      long budgetSeconds,
      long graceSeconds,
      Manner manner,
      long seed,
      List<Gate.Finding> findings,
      List<Contestant> contestants,
      List<Workload> workloads,
      List<String> references,
      List<Plan.Pair> pairs,
      Shards.@Nullable Hand hand) {
    List<Cell> cells =
        findings.stream().filter(Gate.Finding::ok).map(Gate.Finding::cell).toList();
    // Settings follow from the whole run: shards that measure differently cannot be merged.
    List<List<Cell>> machines = hand == null ? List.of(cells) : hand.all();
    List<List<Cell>> warm = ofKind(machines, false);
    List<List<Cell>> cold = ofKind(machines, true);
    long share = warm.isEmpty() || cold.isEmpty() ? budgetSeconds : budgetSeconds / 2;
    int most = warm.stream().mapToInt(List::size).max().orElse(1);
    double wait =
        waitSeconds(warm.stream().flatMap(List::stream).toList(), workloads, manner.warmUp());
    ForkSettings fork = settings(most, share, wait, manner);
    Looks looks = looks(most, share, fork);
    ColdSettings coldFork = cold.stream()
        .map(c -> ColdBudget.settings(c, share / SLACK - c.size() * GATE_SECONDS))
        .min(Comparator.comparingInt(ColdSettings::curveMillis))
        .orElse(null);
    List<Plan.Exclusion> excluded = findings.stream()
        .filter(f -> !f.ok())
        .map(f -> new Plan.Exclusion(f.cell(), f.outcome(), f.pointer(), f.message()))
        .toList();
    Set<String> named =
        findings.stream().map(f -> f.cell().contestant()).collect(Collectors.toSet());
    Set<String> read = findings.stream().map(f -> f.cell().workload()).collect(Collectors.toSet());
    return new Plan(
        Plan.FORMAT,
        suites,
        command,
        budgetSeconds,
        graceSeconds,
        seed,
        fork,
        coldFork,
        findings.stream().map(f -> f.cell().jdk()).distinct().sorted().toList(),
        contestants.stream().filter(c -> named.contains(c.name())).toList(),
        workloads.stream().filter(w -> read.contains(w.id())).toList(),
        cells,
        references.stream()
            .filter(name -> cells.stream().anyMatch(c -> c.contestant().equals(name)))
            .distinct()
            .toList(),
        excluded,
        blocks(cells, looks, fork, coldFork, seed),
        hand == null ? null : hand.shard(),
        looks.name(),
        pairs.stream()
            .filter(pair -> cells.stream().anyMatch(c -> c.contestant().equals(pair.with()))
                && cells.stream().anyMatch(c -> c.contestant().equals(pair.without())))
            .toList(),
        Plan.FITTED);
  }

  /** The warm cells of each machine, or the cold ones; of those that have some. */
  private static List<List<Cell>> ofKind(List<List<Cell>> machines, boolean cold) {
    return machines.stream()
        .map(cells -> cells.stream().filter(c -> c.isCold() == cold).toList())
        .filter(cells -> !cells.isEmpty())
        .toList();
  }

  /**
   * Blocks of the warm cells and of the cold ones, so that where the run stops both have had about the same time. Each holds
   * every cell of its kind once.
   */
  private static List<List<Integer>> blocks(
      List<Cell> cells,
      Looks looks,
      ForkSettings fork,
      @Nullable ColdSettings coldFork,
      long seed) {
    List<List<Integer>> warm = orders(cells, false, Math.max(MOST_BLOCKS, looks.last()), seed);
    if (coldFork == null) {
      return warm;
    }
    // Another sequence, so that what is warm runs in the same order with and without what is cold.
    List<List<Integer>> cold = orders(cells, true, MOST_BLOCKS, ~seed);
    List<List<Integer>> blocks = new ArrayList<>();
    double warmSeconds = 0;
    double coldSeconds = 0;
    int w = 0;
    int c = 0;
    while (w < warm.size() || c < cold.size()) {
      if (c == cold.size() || (w < warm.size() && warmSeconds <= coldSeconds)) {
        warmSeconds += warm.get(w).size() * forkSeconds(fork);
        blocks.add(warm.get(w++));
      } else {
        coldSeconds += ColdBudget.blockSeconds(cold.get(c).size(), c, coldFork);
        blocks.add(cold.get(c++));
      }
    }
    return List.copyOf(blocks);
  }

  /** {@link Random}, because its sequence for a seed is part of its specification. */
  private static List<List<Integer>> orders(List<Cell> cells, boolean cold, int blocks, long seed) {
    List<Integer> indices = IntStream.range(0, cells.size())
        .filter(i -> cells.get(i).isCold() == cold)
        .boxed()
        .toList();
    Random random = new Random(seed);
    return Stream.generate(() -> {
          List<Integer> order = new ArrayList<>(indices);
          Collections.shuffle(order, random);
          return List.copyOf(order);
        })
        .limit(indices.isEmpty() ? 0 : blocks)
        .toList();
  }

  /** How long a budget that nobody gave may be overrun by the blocks that a verdict needs: half of it. */
  public static long graceSeconds(long budgetSeconds) {
    return budgetSeconds / 2;
  }

  /** How many of the plan's blocks, from the first on, verdicts need: of each kind that there is. */
  public static int neededBlocks(Plan plan) {
    int warm = 0;
    int cold = 0;
    int needed = 0;
    for (int b = 0; b < plan.blocks().size(); b++) {
      boolean isNeeded =
          isCold(plan, b) ? cold++ < ColdBudget.ENOUGH_BLOCKS : warm++ < Rules.STANDARD.minBlocks();
      needed = isNeeded ? b + 1 : needed;
    }
    return needed;
  }

  /** Whether behind the blocks that are needed only those rows run that are not told apart. */
  public static boolean isRace(Plan plan) {
    return Looks.named(plan.looks()).filter(Looks::isRace).isPresent()
        && plan.cells().stream().noneMatch(Cell::isCold);
  }

  /** What the forks of the plan's warm cells may take, in seconds: of a budget that was not given, with its grace. */
  static double warmSeconds(Plan plan) {
    boolean mixed = plan.cells().stream().map(Cell::isCold).distinct().count() > 1;
    long budget = plan.budgetSeconds() + plan.graceSeconds();
    return left(plan.cells().size(), mixed ? budget / 2 : budget);
  }

  private static boolean isCold(Plan plan, int block) {
    List<Integer> order = plan.blocks().get(block);
    return !order.isEmpty() && plan.cells().get(order.get(0)).isCold();
  }

  /** How much of a plan's time lies before that fork, 0 to 1, as the budget reckons it. */
  public static double done(Plan plan, int block, int position) {
    double before = 0;
    double all = 0;
    int cold = 0;
    for (int b = 0; b < plan.blocks().size(); b++) {
      List<Integer> order = plan.blocks().get(b);
      double seconds = isCold(plan, b) && plan.cold() != null
          ? ColdBudget.blockSeconds(order.size(), cold++, plan.cold())
          : order.size() * forkSeconds(plan.fork());
      all += seconds;
      before += b < block ? seconds : b == block ? seconds * position / order.size() : 0;
    }
    return all == 0 ? 1 : before / all;
  }

  /** Such as {@code 5m}, {@code 90s}, {@code 1h30m}. */
  public static String duration(long seconds) {
    long hours = seconds / 3600;
    long minutes = seconds / 60 % 60;
    String text = (hours > 0 ? hours + "h" : "")
        + (minutes > 0 ? minutes + "m" : "")
        + (seconds % 60 > 0 ? seconds % 60 + "s" : "");
    return text.isEmpty() ? "0s" : text.toLowerCase(Locale.ROOT);
  }

  /** The same for a budget to be given: rounded up to whole minutes, and below five of them to tens of seconds. */
  public static String budget(long seconds) {
    long unit = seconds < 5 * 60 ? 10 : 60;
    return duration((seconds + unit - 1) / unit * unit);
  }
}
