package touchstone.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.stats.Median;

/**
 * The samples of a run by cell and block.
 *
 * <p>A block holds one fork of a cell. Where a block was run again, the last fork that was ok counts; a failed one is kept as a
 * failure. Samples of cells that the plan does not time are counted as strangers.
 */
final class Forks {

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

  private final Map<Key, TreeMap<Integer, Sample>> ok = new HashMap<>();
  private final Map<Key, List<Sample>> failed = new HashMap<>();
  private final Set<Integer> blocks = new TreeSet<>();
  private final Set<Integer> coldBlocks = new TreeSet<>();
  private final List<Cell> timed;
  private final List<Cell> cold;
  private int strangers;

  Forks(Plan plan, List<Sample> samples) {
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
    for (Sample sample : samples) {
      Key key = Key.of(sample);
      if (!cells.containsKey(key)) {
        strangers++;
      } else if (sample.ok()) {
        ok.computeIfAbsent(key, k -> new TreeMap<>()).put(sample.block(), sample);
        (key.cold() == null ? blocks : coldBlocks).add(sample.block());
      } else {
        failed.computeIfAbsent(key, k -> new ArrayList<>()).add(sample);
      }
    }
  }

  /** The warm cells of the plan that the gate let pass, in its order. */
  List<Cell> timed() {
    return timed;
  }

  /** The cold ones. */
  List<Cell> cold() {
    return cold;
  }

  /** Both. */
  List<Cell> all() {
    return Stream.concat(timed.stream(), cold.stream()).toList();
  }

  /** Samples of cells that the plan does not time. */
  int strangers() {
    return strangers;
  }

  /** Forks of the cell that were ok, by block. */
  List<Sample> ok(Cell cell) {
    TreeMap<Integer, Sample> forks = ok.get(Key.of(cell));
    return forks == null ? List.of() : List.copyOf(forks.values());
  }

  /** Forks of the cell that crashed or hung, as they came. */
  List<Sample> failed(Cell cell) {
    return failed.getOrDefault(Key.of(cell), List.of());
  }

  /** Fork values by block of the run, NaN where the cell has none: what the statistics take. */
  double[] byBlock(Cell cell, ToDoubleFunction<Iteration> figure) {
    return byBlock(cell, blocks, fork -> time(fork, figure));
  }

  /** The same of a cold cell, whose fork is a figure by itself. */
  double[] byColdBlock(Cell cell, ToDoubleFunction<Sample> figure) {
    return byBlock(cell, coldBlocks, figure);
  }

  private double[] byBlock(Cell cell, Set<Integer> run, ToDoubleFunction<Sample> figure) {
    Map<Integer, Sample> forks = ok.getOrDefault(Key.of(cell), new TreeMap<>());
    double[] values = new double[run.size()];
    int next = 0;
    for (int block : run) {
      Sample fork = forks.get(block);
      values[next++] = fork == null ? Double.NaN : figure.applyAsDouble(fork);
    }
    return values;
  }

  /** The fork value of a time: median over the counted iterations; NaN when there is none, or one is no time. */
  static double time(Sample fork, ToDoubleFunction<Iteration> figure) {
    double median = median(fork, figure);
    return median > 0 && Double.isFinite(median) ? median : Double.NaN;
  }

  /** Median over the counted iterations; NaN when there is none. */
  static double median(Sample fork, ToDoubleFunction<Iteration> figure) {
    double[] values = fork.iterations().stream().mapToDouble(figure).toArray();
    for (double value : values) {
      if (Double.isNaN(value)) {
        return Double.NaN;
      }
    }
    return values.length == 0 ? Double.NaN : Median.of(values);
  }
}
