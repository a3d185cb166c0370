package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Operation;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.stats.Interval;
import touchstone.stats.OverWorkloads;
import touchstone.stats.Ranking;
import touchstone.stats.Rules;

/** One table over all workloads of an operation: the geometric means of those rows that every workload has. */
final class OverallTables {

  private final Plan plan;
  private final Forks forks;
  private final ToDoubleFunction<Iteration> clock;
  private final Rules rules;

  OverallTables(Plan plan, Forks forks, ToDoubleFunction<Iteration> clock, Rules rules) {
    this.plan = plan;
    this.forks = forks;
    this.clock = clock;
    this.rules = rules;
  }

  /** Groups that differ in nothing but their workload. */
  private record Kind(Operation operation, Result result, int jdk) {}

  /** In the order of the plan; none for an operation with one workload, or in whose workloads no two rows are everywhere. */
  List<Summary.Group> tables() {
    Map<Kind, Map<String, Map<String, double[]>>> kinds = new LinkedHashMap<>();
    for (Cell cell : forks.timed()) {
      Cell.Group group = plan.group(cell);
      kinds
          .computeIfAbsent(
              new Kind(group.operation(), group.result(), group.jdk()), k -> new LinkedHashMap<>())
          .computeIfAbsent(group.workload(), w -> new LinkedHashMap<>())
          .put(cell.contestant(), forks.byBlock(cell, clock));
    }
    List<Summary.Group> tables = new ArrayList<>();
    kinds.forEach((kind, workloads) -> table(kind, workloads).ifPresent(tables::add));
    return List.copyOf(tables);
  }

  private Optional<Summary.Group> table(Kind kind, Map<String, Map<String, double[]>> workloads) {
    if (workloads.size() < 2 || kind.result() == Result.FLOOR) {
      return Optional.empty();
    }
    Map<String, double[]> means = OverWorkloads.of(List.copyOf(workloads.values()));
    Set<String> notRanked = new HashSet<>();
    means.keySet().stream().filter(c -> !plan.contestant(c).isRanked()).forEach(notRanked::add);
    Ranking ranking = Ranking.of(means, notRanked, rules);
    if (ranking.rows().size() < 2) {
      return Optional.empty();
    }
    Optional<String> reference = ranking.reference();
    String documents = String.join(", ", workloads.keySet());
    return Optional.of(new Summary.Group(
        "%s jdk%s over %s".formatted(kind.operation(), kind.jdk(), documents),
        documents,
        kind.operation().id(),
        kind.result().id(),
        kind.jdk(),
        reference.orElse(null),
        ranking.rows().stream().map(row -> row(row, reference)).toList()));
  }

  private Summary.Row row(Ranking.Row ranked, Optional<String> reference) {
    boolean isReference = reference.isPresent() && reference.get().equals(ranked.name());
    Optional<Ranking.Comparison> comparison = ranked.comparison();
    Optional<Interval> interval = comparison.flatMap(Ranking.Comparison::interval);
    return new Summary.Row(
        ranked.name(),
        null,
        ranked.blocks(),
        Figures.rounded(ranked.nsPerOp()),
        null,
        null,
        isReference ? Double.valueOf(1) : ratio(comparison.map(c -> c.ratio().ratio())),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        ratio(comparison.map(c -> c.ratio().typicalRatio())),
        null,
        isReference
            ? Verdicts.REFERENCE
            : comparison.map(c -> Verdicts.word(c.verdict())).orElse(Verdicts.UNDECIDED),
        ranked.ties(),
        null);
  }

  private static @Nullable Double ratio(Optional<OptionalDouble> ratio) {
    return ratio
        .filter(OptionalDouble::isPresent)
        .map(r -> Figures.rounded(r.getAsDouble()))
        .orElse(null);
  }

  /** The table in a report. */
  static List<Part> parts(Summary.Group group) {
    Set<String> documents = new TreeSet<>(List.of(group.workload().split(", ")));
    Result result = Result.of(group.result());
    String what = result == Result.VALUE ? "" : ", " + result.title();
    List<List<String>> rows = new ArrayList<>();
    for (Summary.Row row : group.rows()) {
      rows.add(List.of(
          row.contestant(),
          Figures.ratio(row.ratio(), row.low(), row.high()),
          row.verdict(),
          row.tie()));
    }
    List<Part> parts = List.of(
        new Part.Heading(
            2,
            "%s: %s together%s, JDK %s"
                .formatted(
                    group.operation(),
                    Words.count(documents.size(), "document"),
                    what,
                    group.jdk())),
        new Part.Paragraph(
            "Geometric means over %s, taken within each block, of the contestants that have a figure for all of them. Not an"
                    .formatted(group.workload())
                + " average of what users do: each document counts alike."),
        new Part.Tabular(new Table(
            List.of(
                Table.Column.left("Contestant"),
                Table.Column.right("Ratio"),
                Table.Column.left(GroupTable.VERDICT),
                Table.Column.left("Tie")),
            rows)));
    return List.of(new Part.Scoped(About.group(group), parts));
  }
}
