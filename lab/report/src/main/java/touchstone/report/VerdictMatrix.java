package touchstone.report;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.stats.GeometricMean;

/** Contestants down, what was timed across, and in each cell the verdict in words: all of a JDK's groups at a glance. */
final class VerdictMatrix {

  private VerdictMatrix() {}

  /**
   * A column.
   *
   * @param id of the group's section
   * @param what was worked on, and how, such as {@code users-large, a tree}
   */
  record Column(String id, String what, Summary.Group group) {

    static Column warm(String id, Summary.Group group) {
      Result result = Result.of(group.result());
      String what = result == Result.VALUE ? "" : ", " + result.title();
      return new Column(id, group.workload() + what, group);
    }

    static Column cold(String id, Summary.ColdGroup group) {
      Archive archive = Archive.of(group.archive());
      String what = archive == Archive.NONE ? "" : ", " + archive.title();
      return new Column(id, group.workload() + ", cold" + what, Headlines.ranked(group));
    }
  }

  /** The matrix of one JDK. */
  static void add(Markup out, Run run, int jdk, List<Column> columns) {
    List<Line> lines = lines(columns);
    HtmlParts.openTable(out, "Verdicts on JDK " + jdk + ", contestants by operations");
    out.open("thead").open("tr").element("th", "Contestant", "scope", "col");
    for (Column column : columns) {
      out.open("th", attributes(column.group(), "scope", "col"))
          .element("a", column.group().operation(), "href", "#" + column.id())
          .element("small", column.what())
          .close("th");
    }
    out.close("tr", "thead").open("tbody");
    for (Line line : lines) {
      boolean ranked = run.plan().contestant(line.contestant()).isRanked();
      out.open("tr", "data-contestant", line.contestant())
          .element("th", line.contestant(), "scope", "row");
      for (Column column : columns) {
        cell(out, column.group(), line.rows().get(column.id()), ranked);
      }
      out.close("tr");
    }
    HtmlParts.closeTable(out);
  }

  private static void cell(
      Markup out, Summary.Group group, Summary.@Nullable Row row, boolean ranked) {
    if (row == null) {
      out.element("td", "not in this run", attributes(group, "class", "absent"));
      return;
    }
    out.open("td", attributes(group, "class", "v " + Verdicts.color(row, ranked)));
    if (row.ratio() != null && !row.verdict().equals(Verdicts.REFERENCE)) {
      out.element("b", Figures.ratio(row.ratio())).write(" ");
    }
    out.element("span", row.verdict());
    if (row.hasFigure()) {
      out.element("small", Figures.time(row.nsPerOp()));
    }
    out.close("td");
  }

  private static String[] attributes(Summary.Group group, String name, String value) {
    return new String[] {
      name,
      value,
      "data-operation",
      group.operation(),
      "data-workload",
      group.workload(),
      "data-jdk",
      String.valueOf(group.jdk())
    };
  }

  /** Those with figures in the most columns first, and of those the ones that are quick in them. */
  private static List<Line> lines(List<Column> columns) {
    Map<String, Line> lines = new LinkedHashMap<>();
    for (Column column : columns) {
      for (Summary.Row row : column.group().rows()) {
        lines
            .computeIfAbsent(row.contestant(), c -> new Line(c, new LinkedHashMap<>()))
            .rows()
            .put(column.id(), row);
      }
    }
    return lines.values().stream()
        .sorted(Comparator.comparingInt((Line line) -> -line.ratios().length)
            .thenComparingDouble(Line::mean)
            .thenComparing(Line::contestant))
        .toList();
  }

  /**
   * A row of the matrix.
   *
   * @param rows by the id of the group
   */
  private record Line(String contestant, Map<String, Summary.Row> rows) {

    double[] ratios() {
      return rows.values().stream()
          .map(Summary.Row::ratio)
          .filter(ratio -> ratio != null && ratio > 0)
          .mapToDouble(Double::doubleValue)
          .toArray();
    }

    double mean() {
      double[] ratios = ratios();
      return ratios.length == 0 ? Double.MAX_VALUE : GeometricMean.of(ratios);
    }
  }
}
