package touchstone.report;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;

/**
 * What the published benchmark called a cell.
 *
 * @param row of its table
 * @param column of its table; null where the benchmark lists a row for each cell
 */
record PublishedName(String row, @Nullable String column) {

  /** The name that the suite gave the cell: a row's, or a row's and a column's with a slash between them. */
  static Optional<PublishedName> of(Cell cell) {
    String name = cell.row();
    if (name == null) {
      return Optional.empty();
    }
    int slash = name.indexOf('/');
    return Optional.of(
        slash < 0
            ? new PublishedName(name, null)
            : new PublishedName(name.substring(0, slash), name.substring(slash + 1)));
  }

  boolean isListed() {
    return column == null;
  }
}
