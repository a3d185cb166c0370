package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.model.RuleMatrix;
import touchstone.model.Summary;
import touchstone.stats.Rules;

/** Who keeps which rule, in tables and in words; and what keeping them costs. */
final class RuleTables {

  private final RuleMatrix rules;
  private final List<Summary.Overhead> overheads;

  RuleTables(RuleMatrix rules, List<Summary.Overhead> overheads) {
    this.rules = rules;
    this.overheads = overheads;
  }

  /** Of a suite that has rules; else nothing. */
  static List<Part> of(Summary summary) {
    RuleMatrix rules = summary.rules();
    return rules == null ? List.of() : new RuleTables(rules, summary.overheads()).parts();
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts.add(new Part.Heading(2, "Rules: " + rules.title()));
    parts.add(
        new Part.Paragraph(
            "Each rule was put to each contestant by small documents, in a JVM of its own. Who breaks one is timed all the same:"
                + " of the documents that are timed all read and write the same. Impossible is what a library has no type or adapter for."));
    parts.add(new Part.Tabular(matrix()));
    for (String contestant : rules.contestants()) {
      List<String> words = words(contestant);
      if (!words.isEmpty()) {
        parts.add(new Part.Heading(3, "What " + contestant + " did instead"));
        parts.add(new Part.Bullets(words));
      }
    }
    if (!overheads.isEmpty()) {
      parts.add(new Part.Heading(2, "What it costs: with null safety over without"));
      parts.add(new Part.Paragraph(
          "The time of the first contestant over that of the second, from the same blocks, with the interval of that ratio alone, at %s. Below 1 it costs less than nothing."
              .formatted(Figures.percent(Rules.STANDARD.confidence()))));
      parts.add(new Part.Tabular(costs()));
    }
    return parts;
  }

  /** A row for each rule, a column for each contestant. */
  private Table matrix() {
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.left("Rule")));
    rules.contestants().forEach(c -> columns.add(Table.Column.left(c)));
    List<List<String>> rows = new ArrayList<>();
    for (RuleMatrix.Rule rule : rules.rules()) {
      List<String> row = new ArrayList<>(List.of(rule.title()));
      rules.contestants().forEach(c -> row.add(outcome(rule, c)));
      rows.add(row);
    }
    return new Table(columns, rows);
  }

  /** On several JDKs, each different outcome. */
  private String outcome(RuleMatrix.Rule rule, String contestant) {
    return rules.findings().stream()
        .filter(f -> f.contestant().equals(contestant) && f.rule().equals(rule.id()))
        .map(RuleMatrix.Finding::outcome)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** Of each contestant, how many rules it keeps. */
  Table counts() {
    List<List<String>> rows = new ArrayList<>();
    for (String contestant : rules.contestants()) {
      List<RuleMatrix.Finding> mine = rules.findings().stream()
          .filter(f -> f.contestant().equals(contestant))
          .toList();
      long passed = mine.stream().filter(RuleMatrix.Finding::passed).count();
      long impossible =
          mine.stream().filter(f -> f.outcome().equals("impossible")).count();
      rows.add(List.of(
          contestant,
          String.valueOf(passed),
          String.valueOf(mine.size() - passed - impossible),
          String.valueOf(impossible)));
    }
    return new Table(
        List.of(
            Table.Column.left("Contestant"),
            Table.Column.right("Passed"),
            Table.Column.right("Failed"),
            Table.Column.right("Impossible")),
        rows);
  }

  /** What a contestant did instead, a rule each. */
  List<String> words(String contestant) {
    return rules.findings().stream()
        .filter(f -> f.contestant().equals(contestant) && !f.passed())
        .map(f -> "%s, %s: %s".formatted(f.rule(), f.outcome(), Printable.line(f.message())))
        .distinct()
        .toList();
  }

  /** The contestants that broke a rule. */
  List<String> failing() {
    return rules.contestants().stream().filter(c -> !words(c).isEmpty()).toList();
  }

  /** A row for each pair, workload and operation. */
  Table costs() {
    List<List<String>> rows = new ArrayList<>();
    for (Summary.Overhead o : overheads) {
      rows.add(List.of(
          o.with() + " / " + o.without(),
          o.workload(),
          o.operation() + (o.archive() == null ? "" : ", " + cold(o.archive())),
          String.valueOf(o.jdk()),
          Figures.ratio(o.ratio(), o.low(), o.high()),
          o.verdict()));
    }
    return new Table(
        List.of(
            Table.Column.left("With / without"),
            Table.Column.left("Workload"),
            Table.Column.left("Operation"),
            Table.Column.right("JDK"),
            Table.Column.right("Ratio"),
            Table.Column.left("Verdict")),
        rows);
  }

  private static String cold(@Nullable String archive) {
    return "none".equals(archive) ? "cold" : "cold with " + archive;
  }
}
