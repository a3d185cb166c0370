package touchstone.model;

import org.jspecify.annotations.Nullable;

/**
 * One thing to measure: contestant x workload x operation, on one JDK.
 *
 * @param contestant name
 * @param workload id
 * @param jdk feature release, such as 25
 * @param row the name of this row in the published benchmark that the suite grew out of, where it had one
 */
public record Cell(
    String contestant,
    String workload,
    Operation operation,
    int jdk,
    @Nullable String row) {

  /** Names the cell in files and messages, such as {@code gson-autovalue users-large read-string jdk25}. */
  public String id() {
    return contestant + " " + workload + " " + operation + " jdk" + jdk;
  }

  /** Workload x operation x result on one JDK: rows of one group do the same work and are ranked together. */
  public record Group(String workload, Operation operation, Result result, int jdk) {
    /** Such as {@code users-large read-string jdk25}, or {@code price read-bytes tree jdk25} for another result than a value. */
    public String name() {
      String what = result == Result.VALUE ? "" : result + " ";
      return workload + " " + operation + " " + what + "jdk" + jdk;
    }
  }
}
