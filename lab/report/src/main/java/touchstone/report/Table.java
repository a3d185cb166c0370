package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A table that is not laid out yet.
 *
 * @param rows each as long as {@code columns}; plain text, escaped by whoever lays it out
 */
record Table(List<Column> columns, List<List<String>> rows) {

  /** A column; figures stand right. */
  record Column(String title, boolean right) {

    static Column left(String title) {
      return new Column(title, false);
    }

    static Column right(String title) {
      return new Column(title, true);
    }
  }

  Table {
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s cells under %s columns: %s".formatted(row.size(), columns.size(), row));
      }
    }
  }

  /** The same table without the columns of those titles. */
  Table without(Set<String> titles) {
    return keeping(IntStream.range(0, columns.size())
        .filter(i -> !titles.contains(columns.get(i).title()))
        .toArray());
  }

  /** The same table without columns in which no row says anything. */
  Table withoutEmptyColumns() {
    return keeping(IntStream.range(0, columns.size())
        .filter(i -> rows.stream().anyMatch(row -> !row.get(i).isEmpty()))
        .toArray());
  }

  private Table keeping(int[] kept) {
    List<List<String>> cut = new ArrayList<>();
    for (List<String> row : rows) {
      cut.add(IntStream.of(kept).mapToObj(row::get).toList());
    }
    return new Table(IntStream.of(kept).mapToObj(columns::get).toList(), List.copyOf(cut));
  }
}
