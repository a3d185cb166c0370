package touchstone.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
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
    ColdForks forks = new ColdForks(run, group);
    for (Summary.ColdRow row : group.rows()) {
      rows.add(new Row(
          row.contestant(),
          row.hasFigure() ? Figures.time(row.medianNs()) + " " + row.verdict() : row.verdict(),
          color(row),
          row.medianNs(),
          row.low(),
          row.high(),
          forks.firsts(row)));
    }
    return group.rows().stream().anyMatch(Summary.ColdRow::hasFigure)
        ? Optional.of(BarPlot.of(
            "Time to the first result: " + title(),
            "A bar is the median over fresh JVMs beyond an empty JVM's start, the line over its end its 95 % interval; a stroke under it is a JVM. The table holds the same figures.",
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
    GroupMarkup.open(
        out,
        id,
        group.operation(),
        group.workload(),
        group.jdk(),
        title().substring(group.operation().length() + 2));
    out.element("p", "Clock: %s; %s.".formatted(group.clock(), group.clockReason()));
    Optional<Chart> first = first();
    if (first.isEmpty()) {
      GroupMarkup.nothingToDraw(out);
    }
    out.open("div", "class", "charts");
    GroupMarkup.figure(out, first, "Time to the first result", id + "-first");
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
    GroupMarkup.words(out, "Contestant");
    GroupMarkup.figures(out, "First result");
    GroupMarkup.figures(out, "9 of 10 by");
    GroupMarkup.figures(out, "Ratio");
    GroupMarkup.words(out, "Verdict");
    GroupMarkup.words(out, "Tie");
    details().forEach(title -> GroupMarkup.figures(out, title));
    GroupMarkup.unfolding(out, "JVMs");
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

  /** What the time was spent on; an archive's column only where there is one. */
  private List<String> details() {
    List<String> details = new ArrayList<>(
        List.of(ColdTable.OVERTAKES, "Of it, opening", "Classes", "CPU, all threads"));
    if (hasArchive()) {
      details.add("Archive");
    }
    return details;
  }

  private boolean hasArchive() {
    return group.rows().stream().anyMatch(row -> row.archiveBytes() != null);
  }

  private void row(Markup out, Summary.ColdRow row) {
    GroupMarkup.openRow(
        out, plan.contestant(row.contestant()), null, row.hasFigure() ? row.note() : null);
    if (row.hasFigure()) {
      figures(out, row);
    } else {
      GroupMarkup.noFigure(out, row.note(), row.verdict(), 3);
    }
    GroupMarkup.verdict(out, row.verdict(), color(row), row.tie());
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
    GroupMarkup.cell(
        out, row.medianNs(), Figures.time(row.medianNs()), times(row.low(), row.high()));
    GroupMarkup.cell(
        out,
        row.p90Ns(),
        row.p90Ns() == null ? "too few" : Figures.time(row.p90Ns()),
        times(row.p90Low(), row.p90High()));
    String interval = isReference(row) ? "" : Figures.interval(row.ratioLow(), row.ratioHigh());
    GroupMarkup.ratio(out, row.ratio(), interval, group.reference() != null);
  }

  private static boolean isReference(Summary.ColdRow row) {
    return row.verdict().equals(Verdicts.REFERENCE);
  }

  private void details(Markup out, Summary.ColdRow row) {
    Double breakEven = number(row.breakEven());
    if (breakEven == null) {
      GroupMarkup.cell(out, null, isReference(row) ? "is the reference" : "not seen", "");
    } else {
      GroupMarkup.cell(out, breakEven, GroupCharts.count(breakEven), "operations");
    }
    GroupMarkup.cell(
        out,
        row.openNs(),
        told(row.openNs(), Figures.time(row.openNs())),
        told(row.openBytes(), Figures.bytes(number(row.openBytes())) + " allocated"));
    Double classes = number(row.classes());
    GroupMarkup.cell(
        out,
        classes,
        classes == null ? NOT_COUNTED : GroupCharts.count(classes),
        told(row.jarBytes(), "jars of " + Figures.bytes(number(row.jarBytes()))));
    GroupMarkup.cell(
        out, row.cpuMedianNs(), told(row.cpuMedianNs(), Figures.time(row.cpuMedianNs())), "");
    if (hasArchive()) {
      Long millis = row.archiveMillis();
      GroupMarkup.cell(
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
}
