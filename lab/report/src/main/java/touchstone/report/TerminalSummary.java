package touchstone.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import touchstone.model.Forks;
import touchstone.model.Pace;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.RuleMatrix;
import touchstone.model.Sample;
import touchstone.model.Summary;

/**
 * The summary for a terminal: the tables, and last, where the eye is when the command ends, the short answer.
 *
 * <p>Notes stand under their table, each once with the contestants that it is about, because no terminal is wide enough for a
 * column of sentences.
 */
public final class TerminalSummary {

  private static final String BOLD = "\u001b[1m";
  private static final String GREEN = "\u001b[32m";
  private static final String RED = "\u001b[31m";
  private static final String RESET = "\u001b[0m";
  private static final String GAP = "  ";

  /** A contestant's name is cut no shorter than this. */
  private static final int SHORTEST = 10;

  private final int width;
  private final boolean color;
  private final StringBuilder out = new StringBuilder();

  private TerminalSummary(int width, boolean color) {
    this.width = width;
    this.color = color;
  }

  /**
   * Lays a summary out.
   *
   * @param samples of the run, from which the summary was made
   * @param width columns of the terminal; made to fit from 80 on
   * @param color whether the terminal understands ANSI colours
   * @return lines that end in {@code \n}
   */
  public static String render(
      Plan plan, List<Sample> samples, Summary summary, int width, boolean color) {
    List<SideBySide> tables = SideBySide.of(plan, new Forks(plan, samples), summary);
    TerminalSummary terminal = new TerminalSummary(Math.max(80, width), color);
    int threads = plan.fork().threads();
    Map<Integer, List<Summary.Group>> jdks = new LinkedHashMap<>();
    summary
        .groups()
        .forEach(
            group -> jdks.computeIfAbsent(group.jdk(), j -> new ArrayList<>()).add(group));
    jdks.forEach((jdk, groups) -> {
      terminal.heading("JDK " + jdk + (threads == 1 ? "" : ", " + threads + " threads at once"));
      groups.stream()
          // A row alone says nothing that the tables of all results do not.
          .filter(g -> g.rows().size() > 1 || tables.stream().noneMatch(t -> t.holds(g)))
          .forEach(terminal::group);
    });
    summary.overall().forEach(group -> terminal.parts(OverallTables.parts(group)));
    tables.forEach(terminal::sideBySide);
    summary.cold().forEach(terminal::cold);
    RuleMatrix rules = summary.rules();
    if (rules != null && !rules.findings().isEmpty()) {
      terminal.rules(new RuleTables(rules, summary.overheads()), rules.title());
      terminal.costs(new RuleTables(rules, summary.overheads()), summary);
    }
    terminal.ending(plan, summary);
    return terminal.out.toString();
  }

  private void heading(String text) {
    out.append(paint(BOLD, text)).append('\n').append("=".repeat(text.length())).append("\n\n");
  }

  private void group(Summary.Group group) {
    Result result = Result.of(group.result());
    String what = result == Result.VALUE ? "" : GAP + result.title();
    out.append(paint(BOLD, group.operation() + GAP + group.workload() + what)).append('\n');
    table(fitting(GroupTable.of(group)));
    Map<String, List<String>> notes = new LinkedHashMap<>();
    for (Summary.Row row : group.rows()) {
      String note = row.note();
      if (note != null) {
        String verdict = row.hasFigure() ? "" : row.verdict() + ", ";
        notes.computeIfAbsent(verdict + note, n -> new ArrayList<>()).add(row.contestant());
      }
    }
    notes.forEach((note, names) -> item(Words.list(names) + ": " + note));
    out.append('\n');
  }

  private void cold(Summary.ColdGroup group) {
    out.append(paint(BOLD, ColdTable.title(group))).append('\n');
    Table table = ColdTable.of(group);
    Table fitting = table;
    for (Set<String> dropped : ColdTable.DISPENSABLE) {
      fitting = table.without(dropped);
      if (total(widths(fitting)) <= width) {
        break;
      }
    }
    table(fitting);
    Map<String, List<String>> notes = new LinkedHashMap<>();
    for (Summary.ColdRow row : group.rows()) {
      String note = row.note();
      if (note != null) {
        String verdict = row.hasFigure() ? "" : row.verdict() + ", ";
        notes.computeIfAbsent(verdict + note, n -> new ArrayList<>()).add(row.contestant());
      }
    }
    notes.forEach((note, names) -> item(Words.list(names) + ": " + note));
    out.append('\n');
  }

  /** A heading, what is said below it, and its table, as other reports have them. */
  private void parts(List<Part> parts) {
    for (Part part : parts) {
      if (part instanceof Part.Heading heading) {
        out.append(paint(BOLD, heading.text())).append('\n');
      } else if (part instanceof Part.Paragraph paragraph) {
        wrapped("", paragraph.text());
      } else if (part instanceof Part.Tabular tabular) {
        table(tabular.table());
        out.append('\n');
      } else if (part instanceof Part.Scoped scoped) {
        parts(scoped.parts());
      }
    }
  }

  private void sideBySide(SideBySide tables) {
    out.append(paint(BOLD, "All results side by side, " + tables.title())).append('\n');
    wrapped("", tables.about());
    Map<String, Table> titled = new LinkedHashMap<>();
    titled.put("Average time", tables.time());
    if (tables.hasReferences()) {
      titled.put("Time over that of", tables.ratios());
    }
    titled.put("Throughput", tables.throughput());
    titled.put("Allocation", tables.allocation());
    titled.forEach((title, table) -> {
      out.append('\n').append(paint(BOLD, title)).append('\n');
      table(table);
    });
    out.append('\n');
  }

  /** Who keeps which rule, for a terminal by itself. */
  public static String render(RuleMatrix rules, int width, boolean color) {
    TerminalSummary terminal = new TerminalSummary(Math.max(80, width), color);
    terminal.rules(new RuleTables(rules, List.of()), rules.title());
    return terminal.out.toString();
  }

  private void rules(RuleTables tables, String title) {
    out.append(paint(BOLD, "Rules: " + title)).append('\n');
    table(tables.counts());
    for (String contestant : tables.failing()) {
      section(contestant, tables.words(contestant));
    }
    out.append('\n');
  }

  private void costs(RuleTables tables, Summary summary) {
    if (!summary.overheads().isEmpty()) {
      out.append(paint(BOLD, "What it costs: time with null safety over time without"))
          .append('\n');
      boolean oneJdk =
          summary.overheads().stream().map(Summary.Overhead::jdk).distinct().count() == 1;
      Table costs = tables.costs().without(Set.of(GroupTable.NOTE));
      table(oneJdk ? costs.without(Set.of(RuleTables.JDK)) : costs);
      summary.overheads().stream()
          .map(Summary.Overhead::note)
          .filter(Objects::nonNull)
          .forEach(this::item);
      out.append('\n');
    }
  }

  private void ending(Plan plan, Summary summary) {
    Headlines headlines = Headlines.of(plan, summary);
    if (!summary.cold().isEmpty()) {
      Summary.ColdGroup some = summary.cold().get(0);
      wrapped("", "Clock of cold starts: %s; %s.".formatted(some.clock(), some.clockReason()));
    }
    // A run of cold starts alone has no warm fork to choose a clock for.
    if (summary.cold().isEmpty() || !summary.groups().isEmpty()) {
      wrapped("", "Clock: %s; %s.".formatted(summary.clock(), summary.clockReason()));
    }
    wrapped(
        "",
        "Confidence: %s, margin %s."
            .formatted(Figures.percent(summary.confidence()), Figures.percent(summary.margin())));
    Pace pace = summary.pace();
    if (pace != null) {
      wrapped("", "Pace: " + pace.sentence() + ".");
    }
    Summary.Twin twin = summary.twin();
    if (twin != null) {
      wrapped("", "A/A twin: " + Twins.sentence(twin));
      String banner = twin.banner();
      if (banner != null) {
        out.append('\n').append(paint(RED, "Caution")).append('\n');
        item(banner + ".");
      }
    }
    Headlines.givenUp(summary).ifPresent(what -> {
      out.append('\n');
      wrapped("", what);
    });
    headlines.silence(summary).ifPresent(why -> {
      out.append('\n');
      wrapped("", why);
    });
    section("Left out", headlines.leftOut());
    section("Fastest reader", Headlines.texts(headlines.readers()));
    section("Fastest writer", Headlines.texts(headlines.writers()));
    section("Quickest start", Headlines.texts(headlines.starters()));
  }

  private void section(String title, List<String> items) {
    if (!items.isEmpty()) {
      out.append('\n').append(paint(BOLD, title)).append('\n');
      items.forEach(this::item);
    }
  }

  private void item(String text) {
    wrapped("  ", text);
  }

  /** The table with as many of its columns as the width has room for, the least needed ones dropped first. */
  private Table fitting(Table table) {
    Set<String> first = Set.of(GroupTable.NOTE);
    Set<String> second = Set.of(GroupTable.NOTE, GroupTable.ROW);
    Set<String> third = Set.of(GroupTable.NOTE, GroupTable.ROW, GroupTable.THROUGHPUT);
    for (Set<String> dropped : List.of(first, second)) {
      Table candidate = table.without(dropped).withoutEmptyColumns();
      if (total(widths(candidate)) <= width) {
        return candidate;
      }
    }
    return table.without(third);
  }

  private void table(Table table) {
    int[] widths = widths(table);
    // The name gives way: it can be told from its beginning, a figure cannot.
    widths[0] = Math.max(SHORTEST, widths[0] - Math.max(0, total(widths) - width));
    line(table, widths, table.columns().stream().map(Table.Column::title).toList());
    table.rows().forEach(row -> line(table, widths, row));
  }

  private void line(Table table, int[] widths, List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cut(cells.get(i), widths[i]);
      String padding = " ".repeat(widths[i] - length(cell));
      Table.Column column = table.columns().get(i);
      String painted = column.title().equals(GroupTable.VERDICT) ? paint(tone(cell), cell) : cell;
      line.append(i == 0 ? "" : GAP).append(column.right() ? padding + painted : painted + padding);
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  private static String tone(String verdict) {
    return switch (Verdicts.tone(verdict)) {
      case GOOD -> GREEN;
      case BAD -> RED;
      case PLAIN -> "";
    };
  }

  private String paint(String style, String text) {
    return color && !style.isEmpty() ? style + text + RESET : text;
  }

  private static int[] widths(Table table) {
    int[] widths = new int[table.columns().size()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = length(table.columns().get(i).title());
      for (List<String> row : table.rows()) {
        widths[i] = Math.max(widths[i], length(row.get(i)));
      }
    }
    return widths;
  }

  private static int total(int[] widths) {
    int total = GAP.length() * (widths.length - 1);
    for (int w : widths) {
      total += w;
    }
    return total;
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String cut(String text, int width) {
    return length(text) <= width
        ? text
        : text.substring(0, text.offsetByCodePoints(0, width - 1)) + "…";
  }

  /** Breaks between words, and within one that fits no line; lines after the first stand two columns further in. */
  private void wrapped(String indent, String text) {
    StringBuilder line = new StringBuilder(indent);
    boolean empty = true;
    for (String word : Printable.words(text, width - indent.length() - GAP.length())) {
      if (!empty && length(line.toString()) + 1 + length(word) > width) {
        out.append(line).append('\n');
        line = new StringBuilder(indent + GAP);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    out.append(line).append('\n');
  }
}
