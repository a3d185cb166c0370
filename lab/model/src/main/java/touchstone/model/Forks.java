package touchstone.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The samples of a run by cell and block.
 *
 * <p>A block holds one fork of a cell, or two that stand there and back again. Forks that were disturbed do not count; a failed
 * one is kept as a failure, and of a cell that has answered wrong once, no fork counts. Times are at the machine's usual {@link Pace} where that makes forks of a row agree. Samples of cells
 * that the plan does not time are counted as strangers. Of forks that took turns, what the machine did in each round is taken out first ({@link Rounds}).
 */
public final class Forks {

  /** What identifies a cell; the published row name does not. */
  private record Key(
      String contestant,
      String workload,
      Operation operation,
      int jdk,
      @Nullable Archive cold) {
    static Key of(Cell cell) {
      return new Key(cell.contestant(), cell.workload(), cell.operation(), cell.jdk(), cell.cold());
    }

    static Key of(Sample sample) {
      return new Key(
          sample.contestant(), sample.workload(), sample.operation(), sample.jdk(), sample.cold());
    }
  }

  /** In the order of the samples: sums over them then end in the same digits each time. */
  private final Map<Key, TreeMap<Integer, List<Sample>>> ok = new LinkedHashMap<>();

  private final Map<Key, List<Sample>> failed = new HashMap<>();
  private final Map<Key, List<Sample>> spoiled = new HashMap<>();
  private final Set<Integer> blocks = new TreeSet<>();
  private final Set<Integer> coldBlocks = new TreeSet<>();
  private final List<Sample> twins = new ArrayList<>();
  private final List<Cell> timed;
  private final List<Cell> cold;
  private final @Nullable Pace pace;

  /** By the fork as it is evened, the fork as it was; by the sample itself, because two forks may be equal. */
  private final IdentityHashMap<Sample, Sample> raw = new IdentityHashMap<>();

  private int strangers;
  private int disturbed;

  public Forks(Plan plan, List<Sample> samples) {
    Set<Key> excluded = new LinkedHashSet<>();
    plan.excluded().forEach(e -> excluded.add(Key.of(e.cell())));
    Map<Key, Cell> cells = new LinkedHashMap<>();
    for (Cell cell : plan.cells()) {
      if (!excluded.contains(Key.of(cell))) {
        cells.putIfAbsent(Key.of(cell), cell);
      }
    }
    timed = cells.values().stream().filter(cell -> !cell.isCold()).toList();
    cold = cells.values().stream().filter(Cell::isCold).toList();
    Set<Key> wrong =
        samples.stream().filter(Forks::isWrong).map(Key::of).collect(Collectors.toSet());
    EmptyTwins farOut = new EmptyTwins(samples);
    IdentityHashMap<Sample, Sample> inRounds = Rounds.evened(samples);
    for (Sample asItWas : samples) {
      Sample sample = inRounds.getOrDefault(asItWas, asItWas);
      raw.put(sample, asItWas);
      Key key = Key.of(sample);
      if (!cells.containsKey(key)) {
        strangers++;
      } else if (sample.disturbed() != null) {
        disturbed++;
      } else if (!sample.ok()) {
        List<Sample> others = failed.computeIfAbsent(key, k -> new ArrayList<>());
        others.add(isWrong(sample) ? 0 : others.size(), sample);
      } else if (!wrong.contains(key)) {
        add(key, sample, farOut);
      }
    }
    List<List<Sample>> rows = ok.values().stream()
        .map(row -> row.values().stream().flatMap(List::stream).toList())
        .toList();
    Pace.Evened evened = Pace.of(rows, plan.isPaceFitted());
    pace = evened.pace();
    ok.values().forEach(row -> row.values().forEach(block -> even(block, evened)));
    even(twins, evened);
  }

  private static boolean isWrong(Sample sample) {
    return sample.status() == Sample.Status.WRONG;
  }

  private void add(Key key, Sample sample, EmptyTwins farOut) {
    if (farOut.test(sample)) {
      spoiled.computeIfAbsent(key, k -> new ArrayList<>()).add(sample);
    } else if (sample.role() == Sample.Role.TWIN) {
      twins.add(sample);
    } else {
      add(ok.computeIfAbsent(key, k -> new TreeMap<>()), sample);
      (key.cold() == null ? blocks : coldBlocks).add(sample.block());
    }
  }

  private void even(List<Sample> forks, Pace.Evened evened) {
    forks.replaceAll(fork -> {
      Sample even = evened.even().apply(fork);
      raw.put(even, raw(fork));
      return even;
    });
  }

  /** A fork of these as it was, before its times were brought to the usual pace: the very sample that was read. */
  public Sample raw(Sample fork) {
    Sample asItWas = raw.get(fork);
    return asItWas == null ? fork : asItWas;
  }

  /** True when the times of these forks are at the machine's usual pace, and not as they were. */
  public boolean isPaced() {
    return pace != null && pace.applied();
  }

  /** How fast the machine was; absent when no fork knows. */
  public @Nullable Pace pace() {
    return pace;
  }

  /** Of a place in the plan that was run again, the last fork counts. */
  private static void add(Map<Integer, List<Sample>> forks, Sample sample) {
    List<Sample> block = forks.computeIfAbsent(sample.block(), b -> new ArrayList<>());
    block.removeIf(other -> other.role() == sample.role());
    block.add(sample);
  }

  /** The warm blocks that have a fork, in their order. */
  public List<Integer> blocks() {
    return List.copyOf(blocks);
  }

  /** Forks that ran beside a cell's own as its twin: ok, in the order in which they ran. */
  public List<Sample> twins() {
    return twins;
  }

  /** Cold starts that do not count, because the empty JVMs beside them are far from all others. */
  public int spoiledStarts() {
    return spoiled.values().stream().mapToInt(List::size).sum();
  }

  /** Those of a cell, as they came: what they have that the empty JVMs have no part in is as good as others'. */
  public List<Sample> spoiledStarts(Cell cell) {
    return spoiled.getOrDefault(Key.of(cell), List.of());
  }

  /** Forks that do not count, because the machine disturbed them and they were run again. */
  public int disturbed() {
    return disturbed;
  }

  /** The warm cells of the plan that the gate let pass, in its order. */
  public List<Cell> timed() {
    return timed;
  }

  /** The cold ones. */
  public List<Cell> cold() {
    return cold;
  }

  /** Both. */
  public List<Cell> all() {
    return Stream.concat(timed.stream(), cold.stream()).toList();
  }

  /** Samples of cells that the plan does not time. */
  public int strangers() {
    return strangers;
  }

  /** Forks of the cell that were ok, by block. */
  public List<Sample> ok(Cell cell) {
    TreeMap<Integer, List<Sample>> forks = ok.get(Key.of(cell));
    return forks == null
        ? List.of()
        : forks.values().stream().flatMap(List::stream).toList();
  }

  /** Forks of the cell that failed, as they came, but those that answered wrong first. */
  public List<Sample> failed(Cell cell) {
    return failed.getOrDefault(Key.of(cell), List.of());
  }

  /** Fork values by block of the run, NaN where the cell has none: what the statistics take. */
  public double[] byBlock(Cell cell, ToDoubleFunction<Iteration> figure) {
    return byBlock(cell, blocks, fork -> time(fork, figure));
  }

  /** The same of a cold cell, whose fork is a figure by itself. */
  public double[] byColdBlock(Cell cell, ToDoubleFunction<Sample> figure) {
    return byBlock(cell, coldBlocks, figure);
  }

  private double[] byBlock(Cell cell, Set<Integer> run, ToDoubleFunction<Sample> figure) {
    Map<Integer, List<Sample>> forks = ok.getOrDefault(Key.of(cell), new TreeMap<>());
    double[] values = new double[run.size()];
    int next = 0;
    for (int block : run) {
      values[next++] = value(forks.getOrDefault(block, List.of()), figure);
    }
    return values;
  }

  /** Of the two forks of a mirrored block their geometric mean; half a mirror has no value, because what drifts is in it. */
  private static double value(List<Sample> block, ToDoubleFunction<Sample> figure) {
    if (block.isEmpty()) {
      return Double.NaN;
    }
    if (block.get(0).role() == null) {
      return figure.applyAsDouble(block.get(0));
    }
    return block.size() < 2
        ? Double.NaN
        : Math.sqrt(figure.applyAsDouble(block.get(0)))
            * Math.sqrt(figure.applyAsDouble(block.get(1)));
  }

  /**
   * The fork value of a time as it was, of every warm fork that has one by the wall clock, by the plan's cells: for what is asked of the
   * machine, and not of the rows.
   */
  public double[][] times(ToDoubleFunction<Iteration> figure) {
    return timed.stream()
        .map(cell -> ok(cell).stream()
            .map(this::raw)
            .filter(fork -> !Double.isNaN(time(fork, Iteration::wallNs)))
            .mapToDouble(fork -> time(fork, figure))
            .toArray())
        .toArray(double[][]::new);
  }

  /** The fork value of a time: median over the counted iterations; NaN when there is none, or one is no time. */
  public static double time(Sample fork, ToDoubleFunction<Iteration> figure) {
    double median = median(fork, figure);
    return median > 0 && Double.isFinite(median) ? median : Double.NaN;
  }

  /** Median over the counted iterations; NaN when there is none. */
  public static double median(Sample fork, ToDoubleFunction<Iteration> figure) {
    return median(fork.iterations(), figure);
  }

  /** The same of some of them; NaN too when one has no figure. */
  public static double median(List<Iteration> iterations, ToDoubleFunction<Iteration> figure) {
    double[] values = iterations.stream().mapToDouble(figure).toArray();
    for (double value : values) {
      if (Double.isNaN(value)) {
        return Double.NaN;
      }
    }
    if (values.length == 0) {
      return Double.NaN;
    }
    Arrays.sort(values);
    return (values[(values.length - 1) / 2] + values[values.length / 2]) / 2;
  }
}
