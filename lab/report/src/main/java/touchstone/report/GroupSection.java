package touchstone.report;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchstone.model.Contestant;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.report.chart.Chart;
import touchstone.stats.Interval;

/** A group in the page: its pictures, its table with every row's forks a click away, and how its forks warmed up. */
final class GroupSection {

  /** What a page may still hold of a run's raw samples. */
  enum Detail {
    EVERYTHING,
    WITHOUT_WARM_UP,
    WITHOUT_FORKS
  }

  /** Where nobody is the reference, because no row writes JSON, or none parses it. */
  static final String NOT_RANKED = "not ranked";

  private final Run run;
  private final Detail detail;
  private final ForkRows forks;

  GroupSection(Run run, Detail detail) {
    this.run = run;
    this.detail = detail;
    this.forks = new ForkRows(run);
  }

  /** The group as a section whose id is {@code id}. */
  void add(Markup out, Summary.Group group, String id) {
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
    out.open("h3", "tabindex", "-1").write(group.operation());
    Result result = Result.of(group.result());
    out.element(
        "span",
        " " + group.workload() + (result == Result.VALUE ? "" : ", " + result.title()) + ", JDK "
            + group.jdk(),
        "class",
        "of");
    out.close("h3");
    GroupCharts charts = new GroupCharts(run, group);
    if (charts.times().isEmpty()) {
      out.element(
          "p",
          "Nothing to draw: no contestant has a figure here. The table says why.",
          "class",
          "none");
    } else {
      out.open("div", "class", "charts");
      figure(out, charts.ratios(), "Time over that of " + group.reference(), id + "-ratio");
      figure(out, charts.times(), "Time per operation", id + "-time");
      figure(out, charts.allocation(), "Allocated per operation", id + "-alloc");
      out.close("div");
    }
    table(out, group, id);
    if (detail == Detail.EVERYTHING) {
      out.open("details", "class", "warm-up")
          .element("summary", "Warm-up of each fork")
          .raw(WarmUp.of(run, group, id + "-w"))
          .close("details");
    }
    out.close("section");
  }

  private static void figure(Markup out, Optional<Chart> chart, String caption, String id) {
    chart.ifPresent(
        c -> out.open("figure").element("figcaption", caption).raw(c.inline(id)).close("figure"));
  }

  private void table(Markup out, Summary.Group group, String id) {
    HtmlParts.openTable(out, GroupCharts.title(group));
    out.open("thead").open("tr");
    heading(out, "Contestant", "left", "words");
    heading(out, "Time/op", "right", "figures");
    heading(out, "Ops/s", "right", "figures");
    heading(out, "Alloc/op", "right", "figures");
    heading(out, "Ratio", "right", "figures");
    heading(out, "Verdict", "left", "words");
    heading(out, "Tie", "left", "words");
    heading(out, "Forks", "left", "figures");
    out.close("tr", "thead").open("tbody");
    int number = 0;
    for (Summary.Row row : group.rows()) {
      number++;
      row(out, group, row, id + "-f" + number);
    }
    HtmlParts.closeTable(out);
  }

  private static void heading(Markup out, String title, String side, String sort) {
    out.element("th", title, "scope", "col", "class", side, "data-sort", sort);
  }

  private void row(Markup out, Summary.Group group, Summary.Row row, String id) {
    Contestant contestant = run.plan().contestant(row.contestant());
    RowFigures figures = RowFigures.of(run, group, row);
    out.open("tr", "data-contestant", row.contestant())
        .open("th", "scope", "row")
        .element("b", row.contestant())
        .element(
            "small",
            "%s %s, %s%s"
                .formatted(
                    contestant.title(),
                    contestant.version(),
                    contestant.binding(),
                    row.row() == null ? "" : ", published as " + row.row()));
    if (row.note() != null && row.hasFigure()) {
      out.element("small", row.note(), "class", "note");
    }
    out.close("th");
    String color = Verdicts.color(row, contestant.isRanked());
    if (row.hasFigure()) {
      figures(out, row, figures, group.reference() != null);
    } else {
      out.element(
          "td",
          "No figure: " + (row.note() == null ? row.verdict() : row.note()),
          "colspan",
          "4",
          "class",
          "none");
    }
    out.open("td")
        .element("span", row.verdict(), "class", "chip " + color)
        .close("td")
        .element("td", row.tie());
    forks(out, group, row, figures, id);
  }

  private static void figures(
      Markup out, Summary.Row row, RowFigures figures, boolean hasReference) {
    cell(
        out,
        row.nsPerOp(),
        Figures.time(row.nsPerOp()),
        figures
            .time()
            .map(i -> "%s to %s".formatted(Figures.time(i.low()), Figures.time(i.high())))
            .orElse("1 fork: no interval"));
    Double ns = row.nsPerOp();
    cell(out, ns == null ? null : 1e9 / ns, Figures.throughput(ns).replace(" ops/s", ""), "");
    cell(
        out,
        row.bytesPerOp(),
        row.bytesPerOp() == null ? "not counted" : Figures.bytes(row.bytesPerOp()),
        figures
            .bytes()
            .filter(i -> row.bytesPerOp() != null)
            .map(GroupSection::range)
            .orElse(""));
    if (hasReference) {
      Double ratio = row.ratio();
      String interval =
          row.verdict().equals(Verdicts.REFERENCE) ? "" : Figures.interval(row.low(), row.high());
      cell(out, ratio, ratio == null ? "no shared block" : Figures.ratio(ratio), interval);
    } else {
      cell(out, null, NOT_RANKED, "");
    }
  }

  private static String range(Interval bytes) {
    String low = Figures.bytes(bytes.low());
    String high = Figures.bytes(bytes.high());
    return low.equals(high) ? "in every fork" : low + " to " + high;
  }

  private static void cell(Markup out, @Nullable Double value, String figure, String interval) {
    out.open("td", "class", "right", "data-v", value == null ? "" : String.valueOf(value))
        .write(figure);
    if (!interval.isEmpty()) {
      out.element("small", interval);
    }
    out.close("td");
  }

  private void forks(
      Markup out, Summary.Group group, Summary.Row row, RowFigures figures, String id) {
    int count = figures.ok().size() + figures.failed().size();
    String words = Words.count(figures.ok().size(), "fork")
        + (figures.failed().isEmpty() ? "" : ", " + figures.failed().size() + " failed");
    out.open("td", "data-v", String.valueOf(figures.ok().size()));
    if (detail == Detail.WITHOUT_FORKS || count == 0) {
      out.write(words).close("td", "tr");
      return;
    }
    ForkRows.fold(out, words, id, row.contestant(), 8, () -> forks.add(out, group, row));
  }
}
