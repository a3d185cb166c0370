package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchstone.model.Archive;
import touchstone.model.Plan;
import touchstone.model.Summary;

/** What a report says of cold starts. */
final class ColdParts {

  private ColdParts() {}

  /** Nothing when nothing was measured cold. */
  static List<Part> of(Plan plan, Summary summary) {
    List<Part> parts = new ArrayList<>();
    if (summary.cold().isEmpty()) {
      return parts;
    }
    Summary.ColdGroup some = summary.cold().get(0);
    parts.add(new Part.Heading(2, "Cold starts"));
    parts.add(
        new Part.Paragraph(
            "Each sample is a fresh process that does one operation first of all. First result is the time from its start to the"
                + " end of that operation, less that of an empty JVM beside it: the median over processes with its 95 % interval from"
                + " their order. Clock: %s; %s. Overtakes after: so many operations in one JVM from which on the row is ahead of the"
                    .formatted(some.clock(), some.clockReason())
                + " one that starts quickest, as far as both were followed; empty when it is behind at the end."));
    for (Summary.ColdGroup group : summary.cold()) {
      parts.add(new Part.Heading(3, ColdTable.title(group)));
      Table table = ColdTable.of(group);
      parts.add(new Part.Tabular(table));
      if (ColdTable.hasCurves(group)) {
        parts.add(
            new Part.Paragraph(
                "From the start to the end of so many operations in one JVM: time, and bytes allocated."));
        parts.add(new Part.Tabular(ColdTable.curves(group)));
      }
    }
    parts.addAll(published(plan, summary));
    return parts;
  }

  private record Scope(int jdk, String archive) {}

  /** As the published benchmark shows it: a row for a library, a column for a size, nanoseconds of one run. */
  static List<Part> published(Plan plan, Summary summary) {
    Map<Scope, Map<String, List<Summary.ColdGroup>>> scopes = new LinkedHashMap<>();
    for (Summary.ColdGroup group : summary.cold()) {
      scopes
          .computeIfAbsent(new Scope(group.jdk(), group.archive()), s -> new LinkedHashMap<>())
          .computeIfAbsent(group.operation(), o -> new ArrayList<>())
          .add(group);
    }
    List<Part> parts = new ArrayList<>();
    scopes.forEach((scope, operations) -> {
      String archive = scope.archive().equals("none")
          ? ""
          : ", " + Archive.of(scope.archive()).title();
      List<Part> tables = new ArrayList<>();
      tables.add(new Part.Heading(
          3, "One run, by size, in nanoseconds: JDK %s%s".formatted(scope.jdk(), archive)));
      operations.forEach((operation, groups) -> tables.add(new Part.Scoped(
          About.work(
              operation, groups.stream().map(Summary.ColdGroup::workload).toList(), scope.jdk()),
          List.of(new Part.Heading(4, operation), new Part.Tabular(bySize(plan, groups))))));
      parts.add(new Part.Scoped(About.ALL, List.copyOf(tables)));
    });
    return parts;
  }

  private static Table bySize(Plan plan, List<Summary.ColdGroup> groups) {
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.left("Library")));
    Set<String> contestants = new LinkedHashSet<>();
    for (Summary.ColdGroup group : groups) {
      double bytes = plan.workload(group.workload()).bytes();
      columns.add(Table.Column.right("%s (%s)".formatted(group.workload(), Figures.bytes(bytes)))
          .about(About.workload(group.workload())));
      group.rows().stream()
          .filter(Summary.ColdRow::hasFigure)
          .forEach(row -> contestants.add(row.contestant()));
    }
    List<List<String>> rows = new ArrayList<>();
    for (String contestant : contestants) {
      List<String> cells = new ArrayList<>(
          List.of("%s (%s)".formatted(plan.contestant(contestant).title(), contestant)));
      for (Summary.ColdGroup group : groups) {
        cells.add(group.rows().stream()
            .filter(row -> row.contestant().equals(contestant))
            .map(Summary.ColdRow::medianNs)
            .filter(ns -> ns != null)
            .findFirst()
            .map(ns -> Figures.decimals(ns, 0))
            .orElse(Figures.NONE));
      }
      rows.add(cells);
    }
    return new Table(columns, rows, contestants.stream().map(About::contestant).toList());
  }
}
