package touchstone.report;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import touchstone.model.Forks;
import touchstone.model.Plan;
import touchstone.model.Summary;

/** Builds of a library that a run measured side by side, as a section of its report. */
final class BuildParts {

  private static final List<Table.Column> COLUMNS = List.of(
      Table.Column.left("Table"),
      Table.Column.left("Contestant"),
      Table.Column.left("Before"),
      Table.Column.left("After"),
      Table.Column.right("Blocks"),
      Table.Column.right("Change"),
      Table.Column.left("Verdict"),
      Table.Column.left("Note"));

  private BuildParts() {}

  /** A heading and what follows it; nothing of a run without builds. */
  static List<Part> of(Plan plan, Forks forks, Summary summary) {
    // The report of a run is the same wherever its directory lies.
    Comparison builds = BuildComparisons.of(plan, forks, summary, "");
    if (builds.rows().isEmpty()) {
      return List.of();
    }
    Part table = new Part.Tabular(new Table(
        COLUMNS,
        builds.rows().stream().map(BuildParts::cells).toList(),
        builds.rows().stream().map(row -> about(summary, row)).toList()));
    Stream<Part> notices =
        builds.notices().stream().map(n -> new Part.Paragraph("Note: " + n + "."));
    Stream<Part> parts = Stream.of(
        new Part.Heading(2, "Builds side by side"),
        new Part.Scoped(About.ALL, List.of(table)),
        new Part.Paragraph(
            "Change is the time with the build after over the time with the build before, block by block, by %s time; the intervals of all rows hold together at %s, and equivalent is within %s."
                .formatted(
                    builds.clock(),
                    Figures.percent(builds.confidence()),
                    Figures.percent(builds.margin()))));
    return Stream.concat(parts, notices).toList();
  }

  private static About about(Summary summary, Comparison.Row row) {
    return summary.groups().stream()
        .filter(group -> group.name().equals(row.group()))
        .findFirst()
        .map(About::group)
        .orElse(About.ALL)
        .of(row.contestant());
  }

  private static List<String> cells(Comparison.Row row) {
    return List.of(
        row.group(),
        row.contestant(),
        Objects.requireNonNullElse(row.versionBefore(), ""),
        Objects.requireNonNullElse(row.versionAfter(), ""),
        String.valueOf(row.blocksAfter()),
        Figures.ratio(row.ratio(), row.low(), row.high()),
        row.verdict(),
        Objects.requireNonNullElse(row.note(), ""));
  }
}
