package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Forks;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.stats.MeanOfForks;

/**
 * The published benchmark in its layout. One that lists a row for each cell: throughput, rows by name, by kind, by library, and
 * ranked. One that has a column for each document: {@link PublishedMatrix}.
 */
final class PublishedTables {

  /** JMH prints the half-width of the 99.9 % interval. */
  static final double ALPHA = 0.001;

  private static final List<Table.Column> LAYOUT = List.of(
      Table.Column.left("Benchmark"),
      Table.Column.left("Mode"),
      Table.Column.right("Cnt"),
      Table.Column.right("Score"),
      Table.Column.right("Error"),
      Table.Column.left("Units"));

  private static final Comparator<Line> FASTEST_FIRST =
      Comparator.comparingDouble((Line l) -> -l.score().mean()).thenComparing(Line::name);

  private static final Comparator<Line> BY_NAME =
      Comparator.comparing(Line::name).thenComparing(l -> l.cell().id());

  private record Line(String name, Cell cell, Contestant contestant, MeanOfForks score) {

    boolean isListed() {
      return PublishedName.of(cell).filter(PublishedName::isListed).isPresent();
    }

    List<String> cells() {
      double error = score.error(ALPHA);
      return List.of(
          name,
          "thrpt",
          String.valueOf(score.forks()),
          Figures.decimals(score.mean(), 3),
          Double.isFinite(error) ? "± " + Figures.decimals(error, 3) : "",
          "ops/s");
    }
  }

  private record Scope(String document, int jdk) {}

  private PublishedTables() {}

  /** Nothing unless some cell has a published name. */
  static List<Part> of(Plan plan, Forks forks, Summary summary) {
    Map<Scope, List<Line>> scopes = new LinkedHashMap<>();
    for (Cell cell : forks.timed()) {
      double[] throughputs = forks.ok(cell).stream()
          .mapToDouble(fork -> 1e9 / Forks.time(fork, Summaries.clock(summary.clock())))
          .filter(Double::isFinite)
          .toArray();
      if (throughputs.length > 0) {
        scopes
            .computeIfAbsent(
                new Scope(plan.workload(cell.workload()).base(), cell.jdk()),
                s -> new ArrayList<>())
            .add(new Line(
                RowNames.of(plan, cell),
                cell,
                plan.contestant(cell.contestant()),
                MeanOfForks.of(throughputs)));
      }
    }
    scopes.values().removeIf(lines -> lines.stream().noneMatch(Line::isListed));
    List<Part> matrix = new ArrayList<>(PublishedMatrix.of(plan, forks, summary));
    matrix.addAll(DocumentTables.of(plan, forks, summary));
    List<Part> parts = new ArrayList<>();
    if (scopes.isEmpty() && matrix.isEmpty()) {
      return parts;
    }
    parts.add(new Part.Heading(2, "As the published benchmark shows it"));
    parts.addAll(matrix);
    if (scopes.isEmpty()) {
      return parts;
    }
    parts.add(new Part.Paragraph(
        "Score is the arithmetic mean over forks of operations per second of %s time, Cnt the number of forks, Error half the width"
                .formatted(summary.clock())
            + " of the 99.9 % t interval over forks, as JMH prints it. Errors here hold the machine's moods, which the"
            + " ratios above cancel: compare rows there, not here."));
    scopes.forEach((scope, lines) -> parts.addAll(tables(scope, lines)));
    return parts;
  }

  private static List<Part> tables(Scope scope, List<Line> lines) {
    String where = "%s, JDK %s".formatted(scope.document(), scope.jdk());
    List<Part> kinds = new ArrayList<>();
    kinds.add(new Part.Heading(3, "By kind: " + where));
    for (PublishedKind kind : PublishedKind.values()) {
      List<Line> ofKind =
          lines.stream().filter(l -> l.cell().operation() == kind.operation()).toList();
      if (!ofKind.isEmpty()) {
        kinds.add(scoped(new Part.Heading(4, kind.title()), table(ofKind, FASTEST_FIRST)));
      }
    }
    List<Part> byLibrary = new ArrayList<>();
    byLibrary.add(new Part.Heading(3, "By library: " + where));
    Map<String, List<Line>> libraries = new TreeMap<>();
    for (Line line : lines) {
      libraries
          .computeIfAbsent(line.contestant().library(), l -> new ArrayList<>())
          .add(line);
    }
    libraries.values().stream()
        .sorted(Comparator.comparing(l -> title(l).toLowerCase(Locale.ROOT)))
        .forEach(ofLibrary -> byLibrary.add(
            scoped(new Part.Heading(4, title(ofLibrary)), table(ofLibrary, BY_NAME))));
    return List.of(
        scoped(new Part.Heading(3, "Raw: " + where), table(lines, BY_NAME)),
        new Part.Scoped(About.ALL, List.copyOf(kinds)),
        new Part.Scoped(About.ALL, List.copyOf(byLibrary)),
        scoped(new Part.Heading(3, "Ranked by throughput: " + where), table(lines, FASTEST_FIRST)));
  }

  private static Part scoped(Part... parts) {
    return new Part.Scoped(About.ALL, List.of(parts));
  }

  private static String title(List<Line> ofLibrary) {
    return ofLibrary.get(0).contestant().library();
  }

  private static Part table(List<Line> lines, Comparator<Line> order) {
    List<Line> sorted = lines.stream().sorted(order).toList();
    return new Part.Tabular(new Table(
        LAYOUT,
        sorted.stream().map(Line::cells).toList(),
        sorted.stream().map(line -> About.cell(line.cell())).toList()));
  }
}
