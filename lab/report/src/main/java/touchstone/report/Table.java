package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A table that is not laid out yet.
 *
 * @param rows each as long as {@code columns}; plain text, escaped by whoever lays it out
 * @param about of each row what it is about; empty where nobody said
 */
record Table(List<Column> columns, List<List<String>> rows, List<About> about) {

  static final String CONTESTANT = "Contestant";

  /**
   * A column; figures stand right.
   *
   * @param about what all of its cells are about
   */
  record Column(String title, boolean right, About about) {

    static Column left(String title) {
      return new Column(title, false, About.ALL);
    }

    static Column right(String title) {
      return new Column(title, true, About.ALL);
    }

    Column about(About other) {
      return new Column(title, right, other);
    }
  }

  /** A table whose rows are about the contestant in the first column, or, if that is another one, about nothing that is known. */
  Table(List<Column> columns, List<List<String>> rows) {
    this(
        columns,
        rows,
        columns.get(0).title().equals(CONTESTANT)
            ? rows.stream().map(row -> About.contestant(row.get(0))).toList()
            : List.of());
  }

  Table {
    if (!about.isEmpty() && about.size() != rows.size()) {
      throw new IllegalArgumentException(
          "%s rows about %s things".formatted(rows.size(), about.size()));
    }
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s cells under %s columns: %s".formatted(row.size(), columns.size(), row));
      }
    }
  }

  /** What a row is about. */
  About about(int row) {
    return about.isEmpty() ? About.ALL : about.get(row);
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
    return new Table(IntStream.of(kept).mapToObj(columns::get).toList(), List.copyOf(cut), about);
  }
}
