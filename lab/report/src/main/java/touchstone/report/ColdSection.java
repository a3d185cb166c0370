package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Contestant;
import touchstone.model.Plan;
import touchstone.model.Summary;
import touchstone.report.chart.BarPlot;
import touchstone.report.chart.Chart;
import touchstone.report.chart.LinePlot;
import touchstone.report.chart.Row;

/** A group that was measured cold: time to the first result, what it was spent on, and who overtakes whom later on. */
final class ColdSection {

  private static final String NOT_COUNTED = "not counted";

  private final Run run;
  private final Plan plan;
  private final Summary.ColdGroup group;

  ColdSection(Run run, Summary.ColdGroup group) {
    this.run = run;
    this.plan = run.plan();
    this.group = group;
  }

  /** Such as {@code read-bytes, users-tiny, an AOT cache, JDK 25}. */
  String title() {
    return "%s, %s, %s, JDK %s"
        .formatted(
            group.operation(), group.workload(), Archive.of(group.archive()).title(), group.jdk());
  }

  /** Time to the first result; empty where no row has a figure. */
  Optional<Chart> first() {
    List<Row> rows = new ArrayList<>();
    for (Summary.ColdRow row : group.rows()) {
      rows.add(new Row(
          row.contestant(),
          row.hasFigure() ? Figures.time(row.medianNs()) + " " + row.verdict() : row.verdict(),
          color(row),
          row.medianNs(),
          row.low(),
          row.high()));
    }
    return group.rows().stream().anyMatch(Summary.ColdRow::hasFigure)
        ? Optional.of(BarPlot.of(
            "Time to the first result: " + title(),
            "A bar is the median over fresh JVMs beyond an empty JVM's start, the line over its end its 95 % interval. The table holds the same figures.",
            value -> value == 0 ? "0" : GroupCharts.trimmed(Figures.time(value)),
            rows))
        : Optional.empty();
  }

  /** From the start to the end of so many operations; empty where no row went on. */
  Optional<Chart> curve() {
    List<LinePlot.Line> lines = lines();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(LinePlot.of(
            "Time of the first operations: " + title(),
            "Both axes are logarithmic: operations done since the start, and time until then beyond an empty JVM's start. A ring marks where a line has overtaken that of %s. The table holds the points where they cross."
                .formatted(group.reference()),
            "operations since the start",
            GroupCharts::count,
            "time until then",
            value -> GroupCharts.trimmed(Figures.time(value)),
            lines));
  }

  /** Those who got furthest, and of them the quickest at the end, first. */
  private List<LinePlot.Line> lines() {
    List<LinePlot.Line> lines = new ArrayList<>();
    for (Summary.ColdRow row : group.rows()) {
      List<LinePlot.Point> points = row.curve().stream()
          .filter(point -> point.operations() > 0 && point.ns() > 0)
          .map(point -> new LinePlot.Point(point.operations(), point.ns(), null, null))
          .toList();
      if (points.size() > 1) {
        Long breakEven = row.breakEven();
        lines.add(new LinePlot.Line(
            row.contestant(), points, breakEven == null ? null : breakEven.doubleValue()));
      }
    }
    lines.sort(Comparator.comparingDouble((LinePlot.Line l) -> -l.last().x())
        .thenComparingDouble(l -> l.last().y()));
    return lines;
  }

  private String color(Summary.ColdRow row) {
    boolean ranked = plan.contestant(row.contestant()).isRanked();
    return Verdicts.color(row.verdict(), row.hasFigure(), ranked);
  }

  void add(Markup out, String id, GroupSection.Detail detail) {
    out.open(
        "section",
        "class",
        "group",
        "id",
        id,
        "data-operation",
        group.operation(),
        "data-workload",
        group.workload(),
        "data-jdk",
        String.valueOf(group.jdk()));
    out.open("h3", "tabindex", "-1")
        .write(group.operation())
        .element("span", " " + title().substring(group.operation().length() + 2), "class", "of")
        .close("h3");
    out.element("p", "Clock: %s; %s.".formatted(group.clock(), group.clockReason()));
    Optional<Chart> first = first();
    if (first.isEmpty()) {
      out.element(
          "p",
          "Nothing to draw: no contestant has a figure here. The table says why.",
          "class",
          "none");
    }
    out.open("div", "class", "charts");
    first.ifPresent(chart -> out.open("figure")
        .element("figcaption", "Time to the first result")
        .raw(chart.inline(id + "-first"))
        .close("figure"));
    curve().ifPresent(chart -> {
      out.open("figure", "class", "lines")
          .element(
              "figcaption",
              "Time of the first operations; a ring where a line overtakes that of "
                  + group.reference())
          .raw(chart.inline(id + "-curve"));
      SizeCurves.legend(out, lines());
      out.close("figure");
    });
    out.close("div");
    table(out, id, detail);
    if (ColdTable.hasCurves(group)) {
      out.raw(HtmlParts.of(
          "First operations, " + title(),
          List.of(
              new Part.Paragraph(
                  "From the start to the end of so many operations in one JVM: time, and bytes allocated."),
              new Part.Tabular(ColdTable.curves(group))),
          0));
    }
    out.close("section");
  }

  private void table(Markup out, String id, GroupSection.Detail detail) {
    HtmlParts.openTable(out, "Cold starts, " + title());
    out.open("thead").open("tr");
    out.element("th", "Contestant", "scope", "col", "data-sort", "words");
    for (String title : List.of(
        "First result",
        "9 of 10 by",
        "Ratio",
        "CPU, all threads",
        "Of it, opening",
        "Allocated opening",
        "Classes",
        "Jars",
        "Archive",
        "Break-even")) {
      out.element("th", title, "scope", "col", "class", "right", "data-sort", "figures");
    }
    out.element("th", "Verdict", "scope", "col", "data-sort", "words")
        .element("th", "Tie", "scope", "col", "data-sort", "words")
        .element("th", "JVMs", "scope", "col", "class", "right", "data-sort", "figures")
        .close("tr", "thead")
        .open("tbody");
    ColdForks forks = new ColdForks(run, group);
    int number = 0;
    for (Summary.ColdRow row : group.rows()) {
      number++;
      row(out, row, forks, detail, id + "-f" + number);
    }
    HtmlParts.closeTable(out);
  }

  private void row(
      Markup out, Summary.ColdRow row, ColdForks forks, GroupSection.Detail detail, String id) {
    Contestant contestant = plan.contestant(row.contestant());
    out.open("tr", "data-contestant", row.contestant())
        .open("th", "scope", "row")
        .element("b", row.contestant())
        .element(
            "small",
            "%s %s, %s".formatted(contestant.title(), contestant.version(), contestant.binding()));
    if (row.note() != null && row.hasFigure()) {
      out.element("small", row.note(), "class", "note");
    }
    out.close("th");
    if (row.hasFigure()) {
      figures(out, row);
    } else {
      out.element(
          "td",
          "No figure: " + (row.note() == null ? row.verdict() : row.note()),
          "colspan",
          "10",
          "class",
          "none");
    }
    out.open("td")
        .element("span", row.verdict(), "class", "chip " + color(row))
        .close("td")
        .element("td", row.tie());
    out.open("td", "data-v", String.valueOf(row.samples()));
    String words = forks.words(row);
    if (detail == GroupSection.Detail.WITHOUT_FORKS || !forks.any(row)) {
      out.write(words).close("td", "tr");
      return;
    }
    out.element(
            "button",
            words,
            "type",
            "button",
            "class",
            "more",
            "aria-expanded",
            "true",
            "aria-controls",
            id)
        .close("td", "tr");
    out.open("tr", "class", "forks", "id", id, "data-contestant", row.contestant())
        .open("td", "colspan", "14");
    forks.add(out, row);
    out.close("td", "tr");
  }

  private void figures(Markup out, Summary.ColdRow row) {
    cell(out, row.medianNs(), Figures.time(row.medianNs()), times(row.low(), row.high()));
    cell(
        out,
        row.p90Ns(),
        row.p90Ns() == null ? "too few" : Figures.time(row.p90Ns()),
        times(row.p90Low(), row.p90High()));
    boolean reference = row.verdict().equals(Verdicts.REFERENCE);
    cell(
        out,
        row.ratio(),
        row.ratio() == null ? "no shared block" : Figures.ratio(row.ratio()),
        reference
            ? ""
            : row.ratioLow() == null || row.ratioHigh() == null
                ? "no interval"
                : "%s to %s"
                    .formatted(Figures.ratio(row.ratioLow()), Figures.ratio(row.ratioHigh())));
    cell(out, row.cpuMedianNs(), told(row.cpuMedianNs(), Figures.time(row.cpuMedianNs())), "");
    cell(out, row.openNs(), told(row.openNs(), Figures.time(row.openNs())), "");
    cell(
        out,
        number(row.openBytes()),
        told(row.openBytes(), Figures.bytes(number(row.openBytes()))),
        "");
    cell(
        out,
        number(row.classes()),
        row.classes() == null ? NOT_COUNTED : GroupCharts.count(row.classes()),
        "");
    cell(
        out,
        number(row.jarBytes()),
        told(row.jarBytes(), Figures.bytes(number(row.jarBytes()))),
        "");
    cell(
        out,
        number(row.archiveBytes()),
        row.archiveBytes() == null ? "none" : Figures.bytes(number(row.archiveBytes())),
        row.archiveMillis() == null ? "" : "made in " + Figures.time(row.archiveMillis() * 1e6));
    cell(
        out,
        number(row.breakEven()),
        row.breakEven() == null
            ? reference ? "is the reference" : "not overtaken"
            : GroupCharts.count(row.breakEven()),
        row.breakEven() == null ? "" : "operations");
  }

  private static String told(@Nullable Object value, String figure) {
    return value == null ? NOT_COUNTED : figure;
  }

  private static @Nullable Double number(@Nullable Long value) {
    return value == null ? null : Double.valueOf(value);
  }

  private static String times(@Nullable Double low, @Nullable Double high) {
    if (low == null && high == null) {
      return "no interval";
    }
    return low == null
        ? "up to " + Figures.time(high)
        : high == null
            ? "from " + Figures.time(low)
            : "%s to %s".formatted(Figures.time(low), Figures.time(high));
  }

  private static void cell(Markup out, @Nullable Double value, String figure, String below) {
    out.open("td", "class", "right", "data-v", value == null ? "" : String.valueOf(value))
        .write(figure);
    if (!below.isEmpty()) {
      out.element("small", below);
    }
    out.close("td");
  }
}
