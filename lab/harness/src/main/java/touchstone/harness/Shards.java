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

  /**
   * What a machine has to measure.
   *
   * @param cells its own, in the order given, and the calibration cell
   */
  public record Hand(Shard shard, List<Cell> cells) {}

  /**
   * Deals.
   *
   * @param cells of the whole run, most wanted first
   * @param count machines
   * @return a hand for each of them
   * @throws Refusal when there are more machines than parts
   */
  public static List<Hand> deal(List<Cell> cells, int count) {
    Map<Key, List<Cell>> together = new LinkedHashMap<>();
    cells.forEach(
        c -> together.computeIfAbsent(Key.of(c), k -> new ArrayList<>()).add(c));
    if (count > together.size()) {
      throw new Refusal(
          "%d shards for %d tables: the cells of one table are measured on one machine; take at most --shard i/%d, or a larger --budget"
              .formatted(count, together.size(), together.size()));
    }
    List<Shard.Part> parts = parts(together, count);
    // Of the most wanted cells: it is there whatever the budget.
    Cell calibration = cells.stream().filter(c -> !c.isCold()).findFirst().orElse(cells.get(0));
    List<Hand> hands = new ArrayList<>();
    for (int index = 1; index <= count; index++) {
      Shard shard = new Shard(index, count, calibration, parts);
      List<Cell> mine = new ArrayList<>(cells.stream().filter(shard::owns).toList());
      if (!mine.contains(calibration)) {
        mine.add(calibration);
      }
      hands.add(new Hand(shard, List.copyOf(mine)));
    }
    return List.copyOf(hands);
  }

  /** The largest first, each to the machine that has least: within a third of the best (Graham 1969). */
  private static List<Shard.Part> parts(Map<Key, List<Cell>> together, int count) {
    int[] load = new int[count];
    Map<Key, Integer> owners = new LinkedHashMap<>();
    List<Key> bySize = new ArrayList<>(together.keySet());
    bySize.sort(Comparator.comparingInt(key -> -together.get(key).size()));
    for (Key key : bySize) {
      int least = 0;
      for (int i = 1; i < count; i++) {
        least = load[i] < load[least] ? i : least;
      }
      load[least] += together.get(key).size();
      owners.put(key, least + 1);
    }
    return together.keySet().stream()
        .map(k -> new Shard.Part(k.workload(), k.operation(), k.cold(), owners.get(k)))
        .toList();
  }
}
