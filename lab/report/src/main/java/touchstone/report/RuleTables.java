package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import touchstone.model.RuleMatrix;
import touchstone.model.Summary;
import touchstone.stats.Rules;

/** Who keeps which rule, in tables and in words; and what keeping them costs. */
final class RuleTables {

  static final String JDK = "JDK";

  private final RuleMatrix rules;
  private final List<Summary.Overhead> overheads;

  RuleTables(RuleMatrix rules, List<Summary.Overhead> overheads) {
    this.rules = rules;
    this.overheads = overheads;
  }

  /** Of a suite that has rules, where they were put to somebody; else nothing. */
  static List<Part> of(Summary summary) {
    RuleMatrix rules = summary.rules();
    return rules == null || rules.findings().isEmpty()
        ? List.of()
        : new RuleTables(rules, summary.overheads()).parts();
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
        parts.add(new Part.Scoped(
            About.contestant(contestant),
            List.of(
                new Part.Heading(3, "What " + contestant + " did instead"),
                new Part.Bullets(words))));
      }
    }
    if (!overheads.isEmpty()) {
      Part what = new Part.Paragraph(
          "The time of the first contestant over that of the second, from the same blocks, with the interval of that ratio alone, at %s. Below 1 it costs less than nothing."
              .formatted(Figures.percent(Rules.STANDARD.confidence())));
      parts.add(new Part.Scoped(
          About.ALL,
          List.of(
              new Part.Heading(2, "What it costs: with null safety over without"),
              what,
              new Part.Tabular(costs().withoutEmptyColumns()))));
    }
    return parts;
  }

  /** A row for each rule, a column for each contestant. */
  private Table matrix() {
    List<Table.Column> columns = new ArrayList<>(List.of(Table.Column.left("Rule")));
    rules.contestants().forEach(c -> columns.add(Table.Column.left(c).about(About.contestant(c))));
    List<List<String>> rows = new ArrayList<>();
    for (RuleMatrix.Rule rule : rules.rules()) {
      List<String> row = new ArrayList<>(List.of(rule.title()));
      rules.contestants().forEach(c -> row.add(outcome(rule, c)));
      rows.add(row);
    }
    return new Table(columns, rows);
  }

  /** On several JDKs of which not all say the same, each outcome with those that say it. */
  private String outcome(RuleMatrix.Rule rule, String contestant) {
    Map<String, List<Integer>> outcomes = new LinkedHashMap<>();
    rules.findings().stream()
        .filter(f -> f.contestant().equals(contestant) && f.rule().equals(rule.id()))
        .forEach(
            f -> outcomes.computeIfAbsent(f.outcome(), o -> new ArrayList<>()).add(f.jdk()));
    return outcomes.entrySet().stream()
        .map(e -> outcomes.size() == 1 ? e.getKey() : e.getKey() + on(e.getValue()))
        .collect(Collectors.joining(", "));
  }

  /** Such as {@code on JDK 17 and 25}, with a space before it. */
  private static String on(List<Integer> jdks) {
    return " on JDK " + Words.list(jdks.stream().distinct().map(String::valueOf).toList());
  }

  /** Of each contestant, how many rules it keeps; on several JDKs, a row for each. */
  Table counts() {
    List<List<String>> rows = new ArrayList<>();
    for (String contestant : rules.contestants()) {
      for (int jdk : jdks(contestant)) {
        List<RuleMatrix.Finding> mine = rules.findings().stream()
            .filter(f -> f.contestant().equals(contestant) && f.jdk() == jdk)
            .toList();
        long passed = mine.stream().filter(RuleMatrix.Finding::passed).count();
        long impossible =
            mine.stream().filter(f -> f.outcome().equals("impossible")).count();
        rows.add(List.of(
            contestant,
            String.valueOf(jdk),
            String.valueOf(passed),
            String.valueOf(mine.size() - passed - impossible),
            String.valueOf(impossible)));
      }
    }
    Table counts = new Table(
        List.of(
            Table.Column.left("Contestant"),
            Table.Column.right(JDK),
            Table.Column.right("Passed"),
            Table.Column.right("Failed"),
            Table.Column.right("Impossible")),
        rows);
    boolean oneJdk =
        rules.findings().stream().map(RuleMatrix.Finding::jdk).distinct().count() < 2;
    return oneJdk ? counts.without(Set.of(JDK)) : counts;
  }

  private List<Integer> jdks(String contestant) {
    return rules.findings().stream()
        .filter(f -> f.contestant().equals(contestant))
        .map(RuleMatrix.Finding::jdk)
        .distinct()
        .toList();
  }

  /** What a contestant did instead, a rule each; and on which JDK, where it does not do the same on all of its. */
  List<String> words(String contestant) {
    Map<Broken, List<Integer>> broken = new LinkedHashMap<>();
    for (RuleMatrix.Finding finding : rules.findings()) {
      if (finding.contestant().equals(contestant) && !finding.passed()) {
        Broken rule = new Broken(finding.rule(), finding.outcome(), finding.message());
        broken.computeIfAbsent(rule, b -> new ArrayList<>()).add(finding.jdk());
      }
    }
    List<String> words = new ArrayList<>();
    broken.forEach((rule, jdks) -> {
      String where = jdks.containsAll(jdks(contestant)) ? "" : on(jdks);
      words.add("%s, %s%s: %s"
          .formatted(rule.id(), rule.outcome(), where, Printable.line(rule.message())));
    });
    return words;
  }

  private record Broken(String id, String outcome, String message) {}

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
          o.verdict(),
          Objects.requireNonNullElse(o.note(), "")));
    }
    return new Table(
        List.of(
            Table.Column.left("With / without"),
            Table.Column.left("Workload"),
            Table.Column.left("Operation"),
            Table.Column.right(JDK),
            Table.Column.right("Ratio"),
            Table.Column.left("Verdict"),
            Table.Column.left(GroupTable.NOTE)),
        rows,
        overheads.stream()
            .map(o -> About.work(o.operation(), List.of(o.workload()), o.jdk()).of(o.with()))
            .toList());
  }

  private static String cold(@Nullable String archive) {
    return "none".equals(archive) ? "cold" : "cold with " + archive;
  }
}
