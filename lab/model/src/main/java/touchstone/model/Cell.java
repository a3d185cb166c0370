package touchstone.model;

import org.jspecify.annotations.Nullable;

/**
 * One thing to measure: contestant x workload x operation, on one JDK.
 *
 * @param contestant name
 * @param workload id
 * @param jdk feature release, such as 25
 * @param row the name of this row in the published benchmark that the suite grew out of, where it had one
 * @param cold what a cold start finds on the disk; absent when the cell is warm: many runs in one JVM, after it has settled
 */
public record Cell(
    String contestant,
    String workload,
    Operation operation,
    int jdk,
    @Nullable String row,
    @Nullable Archive cold) {

  /** A warm cell. */
  public Cell(
      String contestant, String workload, Operation operation, int jdk, @Nullable String row) {
    this(contestant, workload, operation, jdk, row, null);
  }

  public boolean isCold() {
    return cold != null;
  }

  /** The same work in a JVM that has settled. */
  public Cell warm() {
    return isCold() ? new Cell(contestant, workload, operation, jdk, row) : this;
  }

  /** Names the cell in files and messages, such as {@code gson-autovalue users-large read-string jdk25 cold}. */
  public String id() {
    return contestant + " " + workload + " " + operation + " jdk" + jdk + suffix(cold);
  }

  private static String suffix(@Nullable Archive cold) {
    return cold == null ? "" : cold == Archive.NONE ? " cold" : " cold " + cold;
  }

  /**
   * Workload x operation x result on one JDK, warm or cold: rows of one group do the same work and are ranked together.
   *
   * @param cold as in a cell
   */
  public record Group(
      String workload,
      Operation operation,
      Result result,
      int jdk,
      @Nullable Archive cold) {
    /** Such as {@code users-large read-string jdk25}, or {@code price read-bytes tree jdk25} for another result than a value. */
    public String name() {
      String what = result == Result.VALUE ? "" : result + " ";
      return workload + " " + operation + " " + what + "jdk" + jdk + suffix(cold);
    }
  }
}
