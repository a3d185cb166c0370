package touchstone.harness;

import java.util.ArrayList;
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
import java.util.function.Predicate;
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

  private final Map<Integer, Integer> warmBlocks = new LinkedHashMap<>();

  /** When a table is measured: its pairs are when it is. */
  private static final class Presence {
    /** Those of the plan's blocks that it was in. */
    final List<Integer> blocks = new ArrayList<>();

    /** A slow machine had no time for it, so that those before it come to verdicts. */
    boolean givenUp;

    /** It is still so. */
    boolean waits;

    /** It has fewer blocks than a verdict needs. */
    boolean lacks() {
      return blocks.size() < Rules.STANDARD.minBlocks();
    }
  }

  /** One table's race. */
  private static final class Table {
    final Presence presence;
    final List<Cell> cells = new ArrayList<>();
    final Set<String> notRanked = new TreeSet<>();
    final Set<String> left = new TreeSet<>();

    /** One of the builds of a library, whose comparisons hold together over all tables. */
    final boolean ofBuilds;

    @Nullable
    Race race;

    Table(Presence presence, boolean ofBuilds) {
      this.presence = presence;
      this.ofBuilds = ofBuilds;
    }

    /** Both of a pair, as a race of their own; empty where the table has no or only one of them. */
    Optional<Table> pair(Plan.Pair pair, boolean builds) {
      Table both = new Table(presence, builds);
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
        Table table =
            tables.computeIfAbsent(plan.group(cell), g -> new Table(new Presence(), false));
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
        if (!isMirrored(table)) {
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
    return isIn(table)
        && (table.runs(cell)
            || pairs.stream().anyMatch(pair -> pair.cells.contains(cell) && pair.runs(cell)));
  }

  /** Whether a table is in the next block: those that have fewer blocks than a verdict needs go first. */
  private boolean isIn(Table table) {
    return !table.presence.waits && (table.presence.lacks() || !isLacking());
  }

  /** Whether a table that is measured has fewer blocks than a verdict needs. */
  boolean isLacking() {
    return tables.values().stream().anyMatch(t -> !t.presence.waits && t.presence.lacks());
  }

  private boolean isMirrored(Table table) {
    int blocks = table.presence.blocks.size();
    return looks.filter(l -> l.isRace() && blocks >= l.mirroredFrom()).isPresent()
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
        .filter(t -> !t.isOver() && isIn(t) && !isMirrored(t))
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
   * After that block: judges the tables that are due; gives up the last ones where forks take so long that otherwise none would come to
   * as many blocks as a verdict needs; and when all others have them, takes up again what was given up, one after the other.
   *
   * @param samples of the run; a run that goes on has some of later blocks, which a look does not see
   */
  void ended(int block, List<Sample> samples) {
    Integer warm = warmBlocks.get(block);
    if (warm == null || isDecided()) {
      return;
    }
    List<Table> in = tables.values().stream().filter(this::isIn).toList();
    in.forEach(table -> table.presence.blocks.add(block));
    // With those of later blocks it could be judged otherwise.
    List<Sample> seen = samples.stream().filter(s -> s.block() <= block).toList();
    giveUp(warm + 1, seen);
    look(block, seen);
    takeUp(block, seen);
  }

  /** Whether any table ever was given up. */
  boolean hasGivenUp() {
    return tables.values().stream().anyMatch(table -> table.presence.givenUp);
  }

  /** Tables that are given up, and have not come to the blocks of a verdict since. */
  List<Cell.Group> givenUp() {
    return groups(presence -> presence.givenUp && presence.lacks());
  }

  /** Of these, those that are measured again: one, or none. */
  List<Cell.Group> takenUp() {
    return groups(presence -> presence.givenUp && presence.lacks() && !presence.waits);
  }

  private List<Cell.Group> groups(Predicate<Presence> which) {
    return tables.entrySet().stream()
        .filter(e -> which.test(e.getValue().presence))
        .map(Map.Entry::getKey)
        .toList();
  }

  private void look(int block, List<Sample> samples) {
    List<Table> due = races().stream().filter(table -> isDue(table, block)).toList();
    if (due.isEmpty()) {
      return;
    }
    Forks forks = new Forks(plan, samples);
    ToDoubleFunction<Iteration> clock = clock(forks);
    for (Table table : due) {
      Map<String, double[]> times = new LinkedHashMap<>();
      for (Cell cell : table.cells) {
        double[] all = forks.byBlock(cell, clock);
        times.put(cell.contestant(), figures(table.presence.blocks, forks.blocks(), all));
      }
      table.race = Race.of(times, table.notRanked, table.left, looks(table), Rules.STANDARD);
      table.left.addAll(table.race.dropped());
    }
  }

  /** Whether that block of it was one after which it is judged. */
  private boolean isDue(Table table, int block) {
    List<Integer> blocks = table.presence.blocks;
    return !table.isOver()
        && blocks.contains(block)
        && looks.filter(l -> l.isRace() && l.isLook(blocks.size())).isPresent();
  }

  /** Of a row's figures, those of a table's blocks; one of which all forks failed has none, and the looks are due all the same. */
  private static double[] figures(List<Integer> blocks, List<Integer> run, double[] all) {
    return blocks.stream()
        .mapToInt(run::indexOf)
        .mapToDouble(place -> place < 0 ? Double.NaN : all[place])
        .toArray();
  }

  /** Of the tables still measured, the last ones, as many as there is no time for. */
  private void giveUp(int done, List<Sample> samples) {
    int left = Rules.STANDARD.minBlocks() - done;
    if (left <= 0) {
      return;
    }
    Map<Cell.Group, Double> seconds = seconds(samples);
    double spent = sum(seconds);
    List<Cell.Group> kept = groups(presence -> !presence.waits);
    double block =
        kept.stream().mapToDouble(g -> seconds.getOrDefault(g, 0.0) / done).sum();
    int fit = kept.size();
    while (fit > 1 && spent + left * block > Planner.warmSeconds(plan)) {
      Cell.Group last = kept.get(--fit);
      block -= seconds.getOrDefault(last, 0.0) / done;
      Presence presence = Objects.requireNonNull(tables.get(last)).presence;
      presence.givenUp = true;
      presence.waits = true;
    }
  }

  /** The first of those that were given up for which there is time when the others have their blocks. */
  private void takeUp(int block, List<Sample> samples) {
    if (isLacking()) {
      return;
    }
    groups(presence -> presence.waits).stream()
        .filter(group -> isDecided() || hasTime(group, block, samples))
        .findFirst()
        .ifPresent(group -> Objects.requireNonNull(tables.get(group)).presence.waits = false);
  }

  /** Whether most of its rows would come to the blocks of a verdict, if its forks take what they took, at the pace of the last block. */
  private boolean hasTime(Cell.Group group, int last, List<Sample> samples) {
    List<Integer> own = Objects.requireNonNull(tables.get(group)).presence.blocks;
    Map<Cell.Group, Double> seconds = seconds(samples);
    double block = seconds.getOrDefault(group, 0.0) / own.size();
    double most = Rules.STANDARD.minBlocks() - own.size() - 0.5;
    return sum(seconds) + most * block * pace(own, last, samples) <= Planner.warmSeconds(plan);
  }

  /** What the forks of a block took, over what those of the same cells took in others. */
  private double pace(List<Integer> others, int last, List<Sample> samples) {
    Map<Cell, Double> now = new HashMap<>();
    samples.stream()
        .filter(s -> s.block() == last)
        .forEach(s -> now.merge(cell(s), s.seconds(), Math::min));
    double before = samples.stream()
        .filter(s -> others.contains(s.block()) && now.containsKey(cell(s)))
        .filter(s -> s.role() != Sample.Role.TWIN)
        .mapToDouble(Sample::seconds)
        .sum();
    double after = now.values().stream().mapToDouble(s -> s).sum();
    return before == 0 ? 1 : after / (before / others.size());
  }

  /** What the warm forks of each table took. */
  private Map<Cell.Group, Double> seconds(List<Sample> samples) {
    Map<Cell.Group, Double> seconds = new HashMap<>();
    for (Sample sample : samples) {
      Cell cell = cell(sample);
      if (!cell.isCold()) {
        seconds.merge(plan.group(cell), sample.seconds(), Double::sum);
      }
    }
    return seconds;
  }

  private Cell cell(Sample sample) {
    return plan.cells().get(plan.blocks().get(sample.block()).get(sample.position()));
  }

  private static double sum(Map<Cell.Group, Double> seconds) {
    return seconds.values().stream().mapToDouble(s -> s).sum();
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
        .filter(table -> table.isRace() && !table.presence.waits)
        .toList();
  }
}
