package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A comparison for a terminal: a table for each group, and last what it comes to. */
public final class ComparisonText {

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Contestant"),
      Table.Column.left("Before"),
      Table.Column.left("After"),
      Table.Column.right("Blocks"),
      Table.Column.right("Change"),
      Table.Column.left("Verdict"),
      Table.Column.right("Alloc/op"),
      Table.Column.left("Fails"),
      Table.Column.left("Note"));

  private ComparisonText() {}

  /** Lines that end in {@code \n}. */
  public static String of(Comparison comparison, FailOn failOn) {
    StringBuilder out = new StringBuilder();
    out.append(
        comparison.isOfBuilds()
            ? "Builds within %s%n%n".formatted(comparison.before())
            : "From %s to %s%n%n".formatted(comparison.before(), comparison.after()));
    Map<String, List<Comparison.Row>> groups = new LinkedHashMap<>();
    comparison
        .rows()
        .forEach(r -> groups.computeIfAbsent(r.group(), g -> new ArrayList<>()).add(r));
    groups.forEach((group, rows) -> out.append(group)
        .append('\n')
        .append(TextTable.of(
            new Table(COLUMNS, rows.stream().map(r -> cells(r, failOn)).toList())))
        .append('\n'));
    out.append(
        comparison.isOfBuilds()
            ? "Change is the time with the build after over the time with the build before, block by block of one run;\n"
            : "Change is the time after over the time before, each over that of the controls (=), the contestants that did not change;\n");
    out.append("by %s time. Intervals hold together at %s; equivalent is within %s.%n"
        .formatted(
            comparison.clock(),
            Figures.percent(comparison.confidence()),
            Figures.percent(comparison.margin())));
    comparison
        .notices()
        .forEach(n -> out.append("Note: ").append(Printable.line(n)).append('\n'));
    long broken =
        comparison.rows().stream().filter(r -> failOn.broken(r).isPresent()).count();
    if (broken > 0) {
      out.append("FAILED: ")
          .append(Words.count(broken, "row"))
          .append(broken == 1 ? " breaks" : " break")
          .append(" the rules of --fail-on.\n");
    }
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  private static List<String> cells(Comparison.Row row, FailOn failOn) {
    return List.of(
        row.contestant() + (row.control() ? " =" : ""),
        Objects.requireNonNullElse(row.versionBefore(), ""),
        Objects.equals(row.versionBefore(), row.versionAfter())
            ? ""
            : Objects.requireNonNullElse(row.versionAfter(), ""),
        row.blocksBefore() + ", " + row.blocksAfter(),
        Figures.ratio(row.ratio(), row.low(), row.high()),
        row.verdict(),
        bytes(row),
        failOn.broken(row).isPresent() ? "FAILS" : "",
        Printable.line(Objects.requireNonNullElse(row.note(), "")));
  }

  private static String bytes(Comparison.Row row) {
    String before = Figures.bytes(row.bytesBefore());
    String after = Figures.bytes(row.bytesAfter());
    return row.bytesAfter() == null || before.equals(after) ? before : before + " to " + after;
  }
}
