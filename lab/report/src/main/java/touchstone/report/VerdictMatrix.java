package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.stats.GeometricMean;

/** Contestants down, what was timed across, and in each cell the verdict in words: all of a JDK's groups on one page. */
final class VerdictMatrix {

  private VerdictMatrix() {}

  /**
   * The matrix of one JDK.
   *
   * @param groups of that JDK, by the id of their section
   */
  static void add(Markup out, Run run, int jdk, Map<String, Summary.Group> groups) {
    Map<String, Map<String, Summary.Row>> rows = new LinkedHashMap<>();
    groups.forEach((id, group) -> group
        .rows()
        .forEach(row ->
            rows.computeIfAbsent(row.contestant(), c -> new LinkedHashMap<>()).put(id, row)));
    List<String> contestants = new ArrayList<>(rows.keySet());
    contestants.sort(Comparator.comparingDouble((String c) -> -figures(rows.get(c)))
        .thenComparingDouble(c -> mean(rows.get(c)))
        .thenComparing(Comparator.naturalOrder()));
    HtmlParts.openTable(out, "Verdicts on JDK " + jdk + ", contestants by operations");
    out.open("thead").open("tr").element("th", "Contestant", "scope", "col");
    groups.forEach((id, group) -> {
      Result result = Result.of(group.result());
      out.open("th", attributes(group, "scope", "col"))
          .open("a", "href", "#" + id)
          .write(group.operation())
          .close("a")
          .element(
              "small", group.workload() + (result == Result.VALUE ? "" : ", " + result.title()))
          .close("th");
    });
    out.close("tr", "thead").open("tbody");
    for (String contestant : contestants) {
      boolean ranked = run.plan().contestant(contestant).isRanked();
      out.open("tr", "data-contestant", contestant).element("th", contestant, "scope", "row");
      groups.forEach((id, group) -> cell(out, group, rows.get(contestant).get(id), ranked));
      out.close("tr");
    }
    HtmlParts.closeTable(out);
  }

  private static void cell(
      Markup out,
      Summary.Group group,
      Summary.@org.jspecify.annotations.Nullable Row row,
      boolean ranked) {
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

  private static long figures(Map<String, Summary.Row> rows) {
    return rows.values().stream().filter(row -> row.ratio() != null).count();
  }

  private static double mean(Map<String, Summary.Row> rows) {
    double[] ratios = rows.values().stream()
        .map(Summary.Row::ratio)
        .filter(ratio -> ratio != null && ratio > 0)
        .mapToDouble(Double::doubleValue)
        .toArray();
    return ratios.length == 0 ? Double.MAX_VALUE : GeometricMean.of(ratios);
  }
}
