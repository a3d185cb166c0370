package touchstone.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.stats.ClockChoice;
import touchstone.stats.Looks;
import touchstone.stats.MirroredBlock;
import touchstone.stats.Race;
import touchstone.stats.Rules;

/**
 * Who runs in the next block: every table is a race, which a row leaves when it is told apart, and so is every pair whose ratio
 * is asked for. A cell runs as long as one of its races needs it.
 *
 * <p>All of it follows from the plan and the samples so far, so a run that was stopped goes on as it would have. Only warm
 * cells race; cold ones run as planned.
 */
final class Races {

  private final Plan plan;
  private final Optional<Looks> looks;
  private final Map<Cell.Group, Table> tables = new LinkedHashMap<>();
  private final List<Table> pairs = new ArrayList<>();

  /** Tables for which a slow machine has no time, so that those before them come to verdicts, and the pairs in them. */
  private final Set<Table> givenUp = new LinkedHashSet<>();

  private final Map<Integer, Integer> warmBlocks = new LinkedHashMap<>();

  /** One table's race. */
  private static final class Table {
    final List<Cell> cells = new ArrayList<>();
    final Set<String> notRanked = new TreeSet<>();
    final Set<String> left = new TreeSet<>();

    /** One of the builds of a library, whose comparisons hold together over all tables. */
    final boolean ofBuilds;

    @Nullable
    Race race;

    Table(boolean ofBuilds) {
      this.ofBuilds = ofBuilds;
    }

    /** Both of a pair, as a race of their own; empty where the table has no or only one of them. */
    Optional<Table> pair(Plan.Pair pair, boolean builds) {
      Table both = new Table(builds);
      cells.stream()
          .filter(c -> c.contestant().equals(pair.with()) || c.contestant().equals(pair.without()))
          .forEach(both.cells::add);
      return both.isRace() ? Optional.of(both) : Optional.empty();
    }

    /** A row alone is compared with nothing. */
    boolean isRace() {
      return cells.size() > 1;
    }

    boolean isOver() {
      return race != null && race.over();
    }

    boolean runs(Cell cell) {
      return !isRace() || (!isOver() && !left.contains(cell.contestant()));
    }

    List<Cell> live() {
      return cells.stream().filter(this::runs).toList();
    }

    /** The best so far, as far as that is known. */
    Optional<Cell> reference() {
      Optional<String> best = Optional.ofNullable(race).flatMap(r -> r.ranking().reference());
      return live().stream()
          .filter(c -> best.isEmpty() || c.contestant().equals(best.get()))
          .filter(c -> !notRanked.contains(c.contestant()))
          .findFirst();
    }
  }

  Races(Plan plan) {
    this.plan = plan;
    looks = Looks.named(plan.looks());
    for (Cell cell : plan.cells()) {
      if (!cell.isCold()) {
        Table table = tables.computeIfAbsent(plan.group(cell), g -> new Table(false));
        table.cells.add(cell);
        if (!plan.contestant(cell.contestant()).isRanked()) {
          table.notRanked.add(cell.contestant());
        }
      }
    }
    for (Table table : tables.values()) {
      for (Plan.Pair pair : plan.pairs()) {
        boolean builds = plan.contestant(pair.with()).jar() != null;
        table.pair(pair, builds).ifPresent(pairs::add);
      }
    }
    for (int block = 0; block < plan.blocks().size(); block++) {
      List<Integer> order = plan.blocks().get(block);
      if (order.stream().anyMatch(i -> !plan.cells().get(i).isCold())) {
        warmBlocks.put(block, warmBlocks.size());
      }
    }
  }

  /** The forks of a block, in their order. */
  List<Turn> turns(int block) {
    List<Integer> order = plan.blocks().get(block);
    Integer warm = warmBlocks.get(block);
    if (warm != null && isDecided()) {
      return List.of();
    }
    List<Turn> turns = new ArrayList<>();
    Set<Table> mirrored = new LinkedHashSet<>();
    for (int position = 0; position < order.size(); position++) {
      Cell cell = plan.cells().get(order.get(position));
      Table table = tables.get(plan.group(cell));
      if (table == null || warm == null) {
        turns.add(new Turn(block, position, cell, null));
      } else if (runs(table, cell)) {
        if (!isMirrored(table, warm)) {
          turns.add(new Turn(block, position, cell, null));
        } else if (mirrored.add(table)) {
          turns.addAll(thereAndBack(block, table));
        }
      }
    }
    if (warm != null && looks.isPresent() && !turns.isEmpty()) {
      addTwin(turns, warm);
    }
    return turns;
  }

  private boolean runs(Table table, Cell cell) {
    if (givenUp.contains(table)) {
      return false;
    }
    return table.runs(cell)
        || pairs.stream().anyMatch(pair -> pair.cells.contains(cell) && pair.runs(cell));
  }

  private boolean isMirrored(Table table, int warm) {
    return looks.filter(l -> l.isRace() && warm >= l.mirroredFrom()).isPresent()
        && table.isRace()
        && table.race != null
        && table.race.mirrored();
  }

  /** The live rows of a table on end, each twice. */
  private List<Turn> thereAndBack(int block, Table table) {
    List<Integer> order = plan.blocks().get(block);
    List<Turn> there = new ArrayList<>();
    for (int position = 0; position < order.size(); position++) {
      Cell cell = plan.cells().get(order.get(position));
      if (table.cells.contains(cell) && runs(table, cell)) {
        there.add(new Turn(block, position, cell, Sample.Role.THERE));
      }
    }
    List<Turn> all = new ArrayList<>(MirroredBlock.order(there));
    for (int i = there.size(); i < all.size(); i++) {
      Turn back = all.get(i);
      all.set(i, new Turn(block, back.position(), back.cell(), Sample.Role.BACK));
    }
    return all;
  }

  /** The twin of one table's best row: of another table in each block, so that each is seen. */
  private void addTwin(List<Turn> turns, int warm) {
    List<Table> racing = tables.values().stream()
        .filter(t -> !t.isOver() && !givenUp.contains(t) && !isMirrored(t, warm))
        .toList();
    if (racing.isEmpty()) {
      return;
    }
    Optional<Cell> reference = racing.get(warm % racing.size()).reference();
    Optional<Turn> own = reference.flatMap(
        cell -> turns.stream().filter(t -> t.cell().equals(cell)).findFirst());
    if (own.isPresent()) {
      Turn turn = own.get();
      int place = new Random(plan.seed() * 31 + turn.block()).nextInt(turns.size() + 1);
      turns.add(place, new Turn(turn.block(), turn.position(), turn.cell(), Sample.Role.TWIN));
    }
  }

  /**
   * After that block: gives up the last tables where forks take so long that otherwise none would come to as many blocks as a verdict
   * needs, and judges the tables when a look is due.
   *
   * @param samples of the run; a run that goes on has some of later blocks, which a look does not see
   * @return the tables that were given up just now
   */
  List<Cell.Group> ended(int block, List<Sample> samples) {
    Integer warm = warmBlocks.get(block);
    if (warm == null) {
      return List.of();
    }
    // With those of later blocks it could be judged otherwise.
    List<Sample> seen = samples.stream().filter(s -> s.block() <= block).toList();
    List<Cell.Group> late = late(warm + 1, seen);
    late.forEach(group -> giveUp(Objects.requireNonNull(tables.get(group))));
    if (looks.isPresent() && looks.get().isRace() && looks.get().isLook(warm + 1)) {
      look(warm + 1, new Forks(plan, seen));
    }
    return late;
  }

  private void giveUp(Table table) {
    givenUp.add(table);
    pairs.stream().filter(pair -> table.cells.containsAll(pair.cells)).forEach(givenUp::add);
  }

  private void look(int blocks, Forks forks) {
    ToDoubleFunction<Iteration> clock = clock(forks);
    for (Table table : races()) {
      if (!table.isOver()) {
        Map<String, double[]> times = new LinkedHashMap<>();
        for (Cell cell : table.cells) {
          times.put(cell.contestant(), first(blocks, forks.byBlock(cell, clock)));
        }
        table.race = Race.of(times, table.notRanked, table.left, looks(table), Rules.STANDARD);
        table.left.addAll(table.race.dropped());
      }
    }
  }

  /** Of the tables still measured, the last ones, as many as there is no time for. */
  private List<Cell.Group> late(int done, List<Sample> samples) {
    int left = Rules.STANDARD.minBlocks() - done;
    if (left <= 0) {
      return List.of();
    }
    Map<Cell.Group, Double> seconds = new HashMap<>();
    for (Sample sample : samples) {
      Cell cell = plan.cells().get(plan.blocks().get(sample.block()).get(sample.position()));
      if (!cell.isCold()) {
        seconds.merge(plan.group(cell), sample.seconds(), Double::sum);
      }
    }
    double spent = seconds.values().stream().mapToDouble(s -> s).sum();
    List<Cell.Group> kept = tables.keySet().stream()
        .filter(group -> !givenUp.contains(tables.get(group)))
        .toList();
    double block =
        kept.stream().mapToDouble(g -> seconds.getOrDefault(g, 0.0) / done).sum();
    int fit = kept.size();
    while (fit > 1 && spent + left * block > Planner.warmSeconds(plan)) {
      block -= seconds.getOrDefault(kept.get(--fit), 0.0) / done;
    }
    return kept.subList(fit, kept.size());
  }

  /** So many blocks: where all forks of one failed, there are fewer figures than blocks, and the looks are due all the same. */
  private static double[] first(int blocks, double[] figures) {
    double[] first = Arrays.copyOf(figures, blocks);
    Arrays.fill(first, Math.min(figures.length, blocks), blocks, Double.NaN);
    return first;
  }

  /** Each machine of a run that is dealt out has about as many pairs as this one. */
  private Looks looks(Table table) {
    int machines = plan.shard() == null ? 1 : plan.shard().count();
    long builds = pairs.stream().filter(pair -> pair.ofBuilds).count();
    Looks alone = looks.orElseThrow();
    return table.ofBuilds ? alone.among((int) builds * machines) : alone;
  }

  private ToDoubleFunction<Iteration> clock(Forks forks) {
    ClockChoice.Clock clock = ClockChoice.of(
            forks.times(Iteration::runningNs),
            forks.times(Iteration::cpuNs),
            plan.fork().threads())
        .clock();
    return clock == ClockChoice.Clock.THREAD_CPU ? Iteration::cpuNs : Iteration::wallNs;
  }

  /** Nobody is left who runs: cold cells, which do not race, run as long as the plan has blocks of them. */
  boolean over() {
    return isDecided() && plan.cells().stream().noneMatch(Cell::isCold);
  }

  /** Nobody is left who is undecided. Tables of one row wait for the others, and do not make them wait. */
  private boolean isDecided() {
    return looks.filter(Looks::isRace).isPresent()
        && !races().isEmpty()
        && races().stream().allMatch(Table::isOver);
  }

  private List<Table> races() {
    return Stream.concat(tables.values().stream(), pairs.stream())
        .filter(table -> table.isRace() && !givenUp.contains(table))
        .toList();
  }
}
