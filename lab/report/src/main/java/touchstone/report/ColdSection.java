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
            "Both axes are logarithmic: operations done since the start, and time until then beyond an empty JVM's start. A ring marks from where on a line stays below that of %s. The table holds the points where they cross."
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
              "Time of the first operations; a ring from where on a line stays below that of "
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
    heading(out, "Contestant", "left", "words");
    heading(out, "First result", "right", "figures");
    heading(out, "9 of 10 by", "right", "figures");
    heading(out, "Ratio", "right", "figures");
    heading(out, "Verdict", "left", "words");
    heading(out, "Tie", "left", "words");
    for (String title : details()) {
      heading(out, title, "right", "figures");
    }
    heading(out, "JVMs", "left", "figures");
    out.close("tr", "thead").open("tbody");
    ColdForks forks = new ColdForks(run, group);
    int number = 0;
    for (Summary.ColdRow row : group.rows()) {
      number++;
      row(out, row);
      forks(out, row, forks, detail, id + "-f" + number);
    }
    HtmlParts.closeTable(out);
  }

  private static void heading(Markup out, String title, String side, String sort) {
    out.element("th", title, "scope", "col", "class", side, "data-sort", sort);
  }

  /** What the time was spent on; an archive's column only where there is one. */
  private List<String> details() {
    List<String> details =
        new ArrayList<>(List.of("Break-even", "Of it, opening", "Classes", "CPU, all threads"));
    if (hasArchive()) {
      details.add("Archive");
    }
    return details;
  }

  private boolean hasArchive() {
    return group.rows().stream().anyMatch(row -> row.archiveBytes() != null);
  }

  private void row(Markup out, Summary.ColdRow row) {
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
      String why = "No figure: " + (row.note() == null ? row.verdict() : row.note());
      out.element("td", why, "colspan", "3", "class", "none");
    }
    out.open("td")
        .element("span", row.verdict(), "class", "chip " + color(row))
        .close("td")
        .element("td", row.tie());
    if (row.hasFigure()) {
      details(out, row);
    } else {
      out.element("td", "", "colspan", String.valueOf(details().size()));
    }
  }

  private void forks(
      Markup out, Summary.ColdRow row, ColdForks forks, GroupSection.Detail detail, String id) {
    out.open("td", "data-v", String.valueOf(row.samples()));
    String words = forks.words(row);
    if (detail == GroupSection.Detail.WITHOUT_FORKS || !forks.any(row)) {
      out.write(words).close("td", "tr");
      return;
    }
    ForkRows.fold(
        out, words, id, row.contestant(), 7 + details().size(), () -> forks.add(out, row));
  }

  private void figures(Markup out, Summary.ColdRow row) {
    cell(out, row.medianNs(), Figures.time(row.medianNs()), times(row.low(), row.high()));
    cell(
        out,
        row.p90Ns(),
        row.p90Ns() == null ? "too few" : Figures.time(row.p90Ns()),
        times(row.p90Low(), row.p90High()));
    if (group.reference() != null) {
      Double ratio = row.ratio();
      String interval = isReference(row) ? "" : Figures.interval(row.ratioLow(), row.ratioHigh());
      cell(out, ratio, ratio == null ? "no shared block" : Figures.ratio(ratio), interval);
    } else {
      cell(out, null, GroupSection.NOT_RANKED, "");
    }
  }

  private static boolean isReference(Summary.ColdRow row) {
    return row.verdict().equals(Verdicts.REFERENCE);
  }

  private void details(Markup out, Summary.ColdRow row) {
    Double breakEven = number(row.breakEven());
    if (breakEven == null) {
      cell(out, null, isReference(row) ? "is the reference" : "not seen", "");
    } else {
      cell(out, breakEven, GroupCharts.count(breakEven), "operations");
    }
    cell(
        out,
        row.openNs(),
        told(row.openNs(), Figures.time(row.openNs())),
        told(row.openBytes(), Figures.bytes(number(row.openBytes())) + " allocated"));
    Double classes = number(row.classes());
    cell(
        out,
        classes,
        classes == null ? NOT_COUNTED : GroupCharts.count(classes),
        told(row.jarBytes(), "jars of " + Figures.bytes(number(row.jarBytes()))));
    cell(out, row.cpuMedianNs(), told(row.cpuMedianNs(), Figures.time(row.cpuMedianNs())), "");
    if (hasArchive()) {
      Long millis = row.archiveMillis();
      cell(
          out,
          number(row.archiveBytes()),
          row.archiveBytes() == null ? "none" : Figures.bytes(number(row.archiveBytes())),
          millis == null ? "" : "made in " + Figures.time(millis * 1e6));
    }
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
