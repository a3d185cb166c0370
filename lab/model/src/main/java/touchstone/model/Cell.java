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

  /** The cells that are compared with each other. */
  public Group group() {
    return new Group(workload, operation, jdk);
  }

  /** Names the cell in files and messages, such as {@code gson-autovalue users-large read-string jdk25}. */
  public String id() {
    return contestant + " " + workload + " " + operation + " jdk" + jdk;
  }

  /** Workload x operation on one JDK: rows of one group do the same work and are ranked together. */
  public record Group(String workload, Operation operation, int jdk) {
    /** Such as {@code users-large read-string jdk25}. */
    public String name() {
      return workload + " " + operation + " jdk" + jdk;
    }
  }
}
