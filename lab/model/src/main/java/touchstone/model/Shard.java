package touchstone.model;

import java.util.List;

/**
 * A run's part that one of several machines measures.
 *
 * @param index which part this is, from 1
 * @param count how many parts there are
 * @param most warm cells of the shard that has most of them: how long forks are follows from it, for all alike
 * @param calibration a cell that every machine measures, so that the report can say how far apart the machines are
 * @param parts who has what, the same for every shard: so that a missing one can be named
 */
public record Shard(int index, int count, int most, Cell calibration, List<Part> parts) {

  public Shard {
    parts = List.copyOf(parts);
  }

  /**
   * What is never split over machines, because its rows are compared: the cells of one operation on one workload.
   *
   * @param cold whether these are cold starts
   * @param shard that has it, from 1
   */
  public record Part(String workload, Operation operation, boolean cold, int shard) {

    public boolean holds(Cell cell) {
      return workload.equals(cell.workload())
          && operation == cell.operation()
          && cold == cell.isCold();
    }

    /** Such as {@code users-large read-string}. */
    public String id() {
      return workload + " " + operation + (cold ? " cold" : "");
    }
  }

  /** Such as {@code 2/4}. */
  public String id() {
    return index + "/" + count;
  }

  /** True when the cell is measured here for its own sake, not for calibration. */
  public boolean owns(Cell cell) {
    return parts.stream().anyMatch(part -> part.shard() == index && part.holds(cell));
  }
}
