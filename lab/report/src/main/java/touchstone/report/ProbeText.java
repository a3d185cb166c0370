package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchstone.model.Condition;

/** A probe's result for a terminal. */
public final class ProbeText {

  /** Pairs under which the spread itself is not known well enough to promise anything. */
  private static final int ENOUGH_PAIRS = 5;

  private ProbeText() {}

  /**
   * The text.
   *
   * @param cell what was measured against itself
   */
  public static String render(ProbeResult result, String cell) {
    List<String> lines = new ArrayList<>();
    conditions(result.conditions(), lines);
    lines.add("");
    twins(result, cell, lines);
    if (result.spread() != null) {
      lines.add("");
      runs(result, lines);
    }
    return String.join("\n", lines);
  }

  private static void conditions(List<Condition> conditions, List<String> lines) {
    int widest = conditions.stream().mapToInt(c -> c.name().length()).max().orElse(0);
    for (Condition.Severity severity :
        List.of(Condition.Severity.HARMFUL, Condition.Severity.NOTE, Condition.Severity.FINE)) {
      for (Condition condition : conditions) {
        if (condition.severity() == severity) {
          String word = severity.name().toLowerCase(Locale.ROOT);
          lines.add(
              ("%-7s  %-" + widest + "s  %s").formatted(word, condition.name(), condition.found()));
          if (condition.cure() != null) {
            lines.add(" ".repeat(11 + widest) + "-> " + condition.cure());
          }
        }
      }
    }
  }

  private static void twins(ProbeResult result, String cell, List<String> lines) {
    int pairs = result.ratios().size();
    if (result.ratio() == null || result.spread() == null) {
      lines.add("%s against itself: %s, too few to say anything. Give it more time with --budget."
          .formatted(cell, Words.count(pairs, "pair") + " of forks"));
      return;
    }
    lines.add("%s against itself, %s pairs of forks: ratio %s, pairs spread by %s."
        .formatted(
            cell,
            pairs,
            Figures.ratio(result.ratio(), result.low(), result.high()),
            Figures.percent(Math.expm1(result.spread()))));
    lines.add("Clock: %s; %s.".formatted(result.clock(), result.clockReason()));
    if (result.low() != null && result.high() != null && (result.low() > 1 || result.high() < 1)) {
      lines.add(
          "Equal forks look different: chance does that once in twenty times. Probe again; if it stays so, trust no small difference from here.");
    }
  }

  private static void runs(ProbeResult result, List<String> lines) {
    lines.add("What a run can tell apart here, in four runs of five:");
    Map<String, List<ProbeResult.Run>> rows = new LinkedHashMap<>();
    result
        .runs()
        .forEach(r -> rows.computeIfAbsent(r.what(), w -> new ArrayList<>()).add(r));
    int widest = rows.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<ProbeResult.Run> first =
        rows.isEmpty() ? List.of() : rows.values().iterator().next();
    StringBuilder head = new StringBuilder(" ".repeat(widest + 2));
    first.forEach(run -> head.append("%10s".formatted(run.budget())));
    lines.add(head.toString());
    rows.forEach((what, runs) -> {
      StringBuilder line = new StringBuilder(("%-" + widest + "s  ").formatted(what));
      runs.forEach(run -> line.append(
          "%10s".formatted(run.difference() == null ? "-" : Figures.percent(run.difference()))));
      lines.add(line.toString());
    });
    if (result.ratios().size() < ENOUGH_PAIRS) {
      lines.add(
          "Few pairs: these figures may be off by half. Give the probe more time with --budget.");
    }
  }
}
