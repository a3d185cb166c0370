package touchstone.harness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.model.Cell;
import touchstone.model.Operation;
import touchstone.model.Shard;

/**
 * Deals what a run measures out to several machines. Cells that are compared stay together: only ratios within one operation on
 * one workload are ever trusted, and they come from one machine. The same cells are dealt alike on every machine, so shards need
 * not speak to each other.
 */
public final class Shards {

  private Shards() {}

  /** What stays together. */
  private record Key(String workload, Operation operation, boolean cold) {
    static Key of(Cell cell) {
      return new Key(cell.workload(), cell.operation(), cell.isCold());
    }
  }

  /** How much of it there is, and who has it. */
  private static final class Table {
    final Key key;
    int cells;
    int owner;

    Table(Key key) {
      this.key = key;
    }

    Shard.Part part() {
      return new Shard.Part(key.workload(), key.operation(), key.cold(), owner);
    }
  }

  /**
   * What a machine has to measure.
   *
   * @param cells its own, in the order given, and the calibration cell
   * @param all the cells of every machine, in the order of the shards: settings that must be alike follow from these
   */
  public record Hand(Shard shard, List<Cell> cells, List<List<Cell>> all) {}

  /**
   * Deals.
   *
   * @param cells of the whole run, most wanted first
   * @param count machines
   * @return a hand for each of them
   * @throws Refusal when there are more machines than parts
   */
  public static List<Hand> deal(List<Cell> cells, int count) {
    Map<Key, Table> tables = new LinkedHashMap<>();
    cells.forEach(c -> tables.computeIfAbsent(Key.of(c), Table::new).cells++);
    if (count > tables.size()) {
      throw new Refusal(
          "%d shards for %d tables: the cells of one table are measured on one machine; take at most --shard i/%d, or a larger --budget"
              .formatted(count, tables.size(), tables.size()));
    }
    List<Shard.Part> parts = parts(List.copyOf(tables.values()), count);
    // Of the most wanted cells: it is there whatever the budget.
    Cell calibration = cells.stream().filter(c -> !c.isCold()).findFirst().orElse(cells.get(0));
    int most = 0;
    List<List<Cell>> all = new ArrayList<>();
    for (int index = 1; index <= count; index++) {
      List<Cell> mine = hand(cells, new Shard(index, count, 0, calibration, parts));
      most = Math.max(most, (int) mine.stream().filter(c -> !c.isCold()).count());
      all.add(mine);
    }
    List<Hand> hands = new ArrayList<>();
    for (int index = 1; index <= count; index++) {
      Shard shard = new Shard(index, count, most, calibration, parts);
      hands.add(new Hand(shard, all.get(index - 1), List.copyOf(all)));
    }
    return List.copyOf(hands);
  }

  private static List<Cell> hand(List<Cell> cells, Shard shard) {
    List<Cell> mine = new ArrayList<>(cells.stream().filter(shard::owns).toList());
    if (!mine.contains(shard.calibration())) {
      mine.add(shard.calibration());
    }
    return List.copyOf(mine);
  }

  /** The largest first, each to the machine that has least: within a third of the best (Graham 1969). */
  private static List<Shard.Part> parts(List<Table> tables, int count) {
    int[] load = new int[count];
    List<Table> bySize = new ArrayList<>(tables);
    bySize.sort(Comparator.comparingInt(table -> -table.cells));
    for (Table table : bySize) {
      int least = 0;
      for (int i = 1; i < count; i++) {
        least = load[i] < load[least] ? i : least;
      }
      load[least] += table.cells;
      table.owner = least + 1;
    }
    return tables.stream().map(Table::part).toList();
  }
}
