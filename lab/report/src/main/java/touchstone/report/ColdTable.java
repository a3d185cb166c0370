package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Summary;

/** The tables of a group that was measured cold, the same wherever they are shown. */
final class ColdTable {

  static final String ROW = GroupTable.ROW;
  static final String NOTE = GroupTable.NOTE;

  private static final String CPU = "CPU, all threads";
  private static final String ARCHIVE = "Archive";
  private static final String ALLOCATED = "Alloc, opening";
  private static final String JARS = "Jars";
  private static final String P90 = "p90";
  private static final String CLASSES = "Classes";
  private static final String TIE = "Tie";
  static final String OVERTAKES = "Overtakes after";
  private static final String OPENING = "Opening";

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Contestant"),
      Table.Column.left(ROW),
      Table.Column.right("First result"),
      Table.Column.right(P90),
      Table.Column.right("Ratio"),
      Table.Column.left(GroupTable.VERDICT),
      Table.Column.left(TIE),
      Table.Column.right(OPENING),
      Table.Column.right(ALLOCATED),
      Table.Column.right(CLASSES),
      Table.Column.right(JARS),
      Table.Column.right(CPU),
      Table.Column.right(ARCHIVE),
      Table.Column.right(OVERTAKES),
      Table.Column.left(NOTE));

  /** What a narrow terminal does without, step by step. */
  static final List<Set<String>> DISPENSABLE = List.of(
      Set.of(NOTE),
      Set.of(NOTE, ROW),
      Set.of(NOTE, ROW, CPU, ARCHIVE),
      Set.of(NOTE, ROW, CPU, ARCHIVE, ALLOCATED, JARS),
      Set.of(NOTE, ROW, CPU, ARCHIVE, ALLOCATED, JARS, P90, OPENING),
      Set.of(NOTE, ROW, CPU, ARCHIVE, ALLOCATED, JARS, P90, OPENING, CLASSES),
      Set.of(NOTE, ROW, CPU, ARCHIVE, ALLOCATED, JARS, P90, OPENING, CLASSES, TIE, OVERTAKES));

  private ColdTable() {}

  /** Such as {@code Cold read-string: users-tiny, JDK 25, with an AOT cache}. */
  static String title(Summary.ColdGroup group) {
    String archive = group.archive().equals("none") ? "" : ", with " + archive(group);
    return "Cold %s: %s, JDK %s%s"
        .formatted(group.operation(), group.workload(), group.jdk(), archive);
  }

  private static String archive(Summary.ColdGroup group) {
    return Archive.of(group.archive()).title();
  }

  static Table of(Summary.ColdGroup group) {
    List<List<String>> rows = new ArrayList<>();
    for (Summary.ColdRow row : group.rows()) {
      rows.add(List.of(
          row.contestant(),
          Objects.requireNonNullElse(row.row(), ""),
          time(row.medianNs(), row.low(), row.high()),
          Figures.time(row.p90Ns()),
          Figures.ratio(row.ratio(), row.ratioLow(), row.ratioHigh()),
          row.verdict(),
          row.tie(),
          Figures.time(row.openNs()),
          bytes(row.openBytes()),
          whole(row.classes()),
          bytes(row.jarBytes()),
          Figures.time(row.cpuMedianNs()),
          row.archiveBytes() == null ? "" : bytes(row.archiveBytes()),
          row.breakEven() == null ? "" : whole(row.breakEven()),
          Objects.requireNonNullElse(row.note(), "")));
    }
    return new Table(COLUMNS, rows).withoutEmptyColumns();
  }

  /** From the start to so many operations: time, and bytes allocated. */
  static Table curves(Summary.ColdGroup group) {
    Set<Long> operations = group.rows().stream()
        .flatMap(row -> row.curve().stream())
        .map(Summary.ColdPoint::operations)
        .collect(Collectors.toCollection(TreeSet::new));
    List<Table.Column> columns = new ArrayList<>();
    columns.add(Table.Column.left("Contestant"));
    operations.forEach(n -> columns.add(Table.Column.right(whole(n))));
    List<List<String>> rows = new ArrayList<>();
    for (Summary.ColdRow row : group.rows()) {
      if (row.hasFigure()) {
        List<String> cells = new ArrayList<>(List.of(row.contestant()));
        operations.forEach(n -> cells.add(row.curve().stream()
            .filter(point -> point.operations() == n)
            .map(point -> Figures.time(point.ns())
                + (point.bytes() == null ? "" : ", " + bytes(point.bytes())))
            .findFirst()
            .orElse("")));
        rows.add(cells);
      }
    }
    return new Table(columns, rows);
  }

  /** True when some fork went on behind the first operation. */
  static boolean hasCurves(Summary.ColdGroup group) {
    return group.rows().stream().anyMatch(row -> row.curve().size() > 1);
  }

  private static String time(@Nullable Double median, @Nullable Double low, @Nullable Double high) {
    if (median == null) {
      return Figures.NONE;
    }
    return low == null || high == null
        ? Figures.time(median)
        : "%s [%s, %s]".formatted(Figures.time(median), Figures.time(low), Figures.time(high));
  }

  private static String bytes(@Nullable Long bytes) {
    return bytes == null ? Figures.NONE : Figures.bytes((double) bytes);
  }

  private static String whole(@Nullable Long count) {
    return count == null ? Figures.NONE : Figures.decimals(count, 0);
  }
}
