package touchstone.report;

import java.util.Optional;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.model.Workload;

/**
 * What a row of sizes has in common: documents of one family and variant, which differ in nothing but their size, and the same
 * operation, result and JDK.
 */
record SizeFamily(String family, String variant, String operation, String result, int jdk) {

  /** The only documents that are as long as what is written of them. */
  private static final String AS_WRITTEN = "minified";

  /** Fewer show no growth that the tables of each size do not show as well. */
  static final int FEWEST_SIZES = 4;

  /**
   * What a group is a size of. None of a set of documents, and of one that is written shorter than it is: its bytes are not those
   * that the time was spent on. None of a group without a figure.
   */
  static Optional<SizeFamily> of(Plan plan, Summary.Group group) {
    Workload workload = plan.workload(group.workload());
    boolean reads = Operation.of(group.operation()).reads();
    return group.rows().stream().anyMatch(Summary.Row::hasFigure)
            && workload.documents() == 1
            && (reads || workload.variant().equals(AS_WRITTEN))
        ? Optional.of(new SizeFamily(
            workload.family(), workload.variant(), group.operation(), group.result(), group.jdk()))
        : Optional.empty();
  }

  /** Such as {@code users, minified, JDK 25}. */
  String what() {
    Result left = Result.of(result);
    return "%s, %s%s, JDK %s"
        .formatted(family, variant, left == Result.VALUE ? "" : ", " + left.title(), jdk);
  }
}
