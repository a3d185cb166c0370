package touchstone.report;

import java.util.List;
import java.util.stream.IntStream;

/** A table as plain text: columns side by side, each as wide as its widest cell. */
final class TextTable {

  private static final String GAP = "  ";

  private TextTable() {}

  /** Lines that end in {@code \n}, the titles first; columns in which no row says anything are left out. */
  static String of(Table full) {
    Table table = full.withoutEmptyColumns();
    int[] widths = IntStream.range(0, table.columns().size())
        .map(i -> Math.max(
            length(table.columns().get(i).title()),
            table.rows().stream().mapToInt(row -> length(row.get(i))).max().orElse(0)))
        .toArray();
    StringBuilder out = new StringBuilder();
    line(out, table, widths, table.columns().stream().map(Table.Column::title).toList());
    table.rows().forEach(row -> line(out, table, widths, row));
    return out.toString();
  }

  private static void line(StringBuilder out, Table table, int[] widths, List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String padding = " ".repeat(widths[i] - length(cells.get(i)));
      boolean right = table.columns().get(i).right();
      line.append(i == 0 ? "" : GAP)
          .append(right ? padding : "")
          .append(cells.get(i))
          .append(right ? "" : padding);
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
