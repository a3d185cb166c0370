package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import touchstone.model.Summary;

/** The ranked table of a group, the same wherever it is shown. */
final class GroupTable {

  static final String ROW = "Published row";
  static final String THROUGHPUT = "Ops/s";
  static final String VERDICT = "Verdict";
  static final String NOTE = "Note";

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Contestant"),
      Table.Column.left(ROW),
      Table.Column.right("Time/op"),
      Table.Column.right(THROUGHPUT),
      Table.Column.right("Alloc/op"),
      Table.Column.right("Ratio"),
      Table.Column.left(VERDICT),
      Table.Column.left("Tie"),
      Table.Column.left(NOTE));

  private GroupTable() {}

  static Table of(Summary.Group group) {
    List<List<String>> rows = new ArrayList<>();
    for (Summary.Row row : group.rows()) {
      rows.add(List.of(
          row.contestant(),
          Objects.requireNonNullElse(row.row(), ""),
          row.hasFigure() ? Figures.time(row.nsPerOp()) : row.verdict(),
          Figures.throughput(row.nsPerOp()),
          Figures.bytes(row.bytesPerOp()),
          Figures.ratio(row.ratio(), row.low(), row.high()),
          row.verdict(),
          row.tie(),
          Objects.requireNonNullElse(row.note(), "")));
    }
    return new Table(COLUMNS, rows);
  }
}
