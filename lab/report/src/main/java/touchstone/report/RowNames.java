package touchstone.report;

import touchstone.model.Cell;
import touchstone.model.Plan;

/** Names of rows in the style of the published benchmark that lists a row for each cell. */
final class RowNames {

  private RowNames() {}

  /** The published name; where there is none, such as {@code kotlinx_read_string_minified}. */
  static String of(Plan plan, Cell cell) {
    return PublishedName.of(cell)
        .filter(PublishedName::isListed)
        .map(PublishedName::row)
        .orElseGet(() -> String.join(
                "_",
                cell.contestant(),
                cell.operation().id(),
                plan.workload(cell.workload()).variant())
            .replace('-', '_'));
  }
}
