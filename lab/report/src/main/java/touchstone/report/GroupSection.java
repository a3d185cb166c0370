package touchstone.report;

import touchstone.model.Contestant;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.stats.Interval;

/** A group in the page: its pictures, its table with every row's forks a click away, and how its forks warmed up. */
final class GroupSection {

  /** What a page may still hold of a run's raw samples. */
  enum Detail {
    EVERYTHING,
    WITHOUT_WARM_UP,
    WITHOUT_FORKS
  }

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
    Result result = Result.of(group.result());
    GroupMarkup.open(
        out,
        id,
        group.operation(),
        group.workload(),
        group.jdk(),
        group.workload() + (result == Result.VALUE ? "" : ", " + result.title()) + ", JDK "
            + group.jdk());
    GroupCharts charts = new GroupCharts(run, group);
    if (charts.times().isEmpty()) {
      GroupMarkup.nothingToDraw(out);
    } else {
      out.open("div", "class", "charts");
      GroupMarkup.figure(
          out, charts.ratios(), "Time over that of " + group.reference(), id + "-ratio");
      GroupMarkup.figure(out, charts.times(), "Time per operation", id + "-time");
      GroupMarkup.figure(out, charts.allocation(), "Allocated per operation", id + "-alloc");
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

  private void table(Markup out, Summary.Group group, String id) {
    HtmlParts.openTable(out, GroupCharts.title(group));
    out.open("thead").open("tr");
    GroupMarkup.words(out, "Contestant");
    GroupMarkup.figures(out, "Time/op");
    GroupMarkup.figures(out, "Ops/s");
    GroupMarkup.figures(out, "Alloc/op");
    GroupMarkup.figures(out, "Ratio");
    GroupMarkup.words(out, "Verdict");
    GroupMarkup.words(out, "Tie");
    GroupMarkup.unfolding(out, "Forks");
    out.close("tr", "thead").open("tbody");
    int number = 0;
    for (Summary.Row row : group.rows()) {
      number++;
      row(out, group, row, id + "-f" + number);
    }
    HtmlParts.closeTable(out);
  }

  private void row(Markup out, Summary.Group group, Summary.Row row, String id) {
    Contestant contestant = run.plan().contestant(row.contestant());
    RowFigures figures = RowFigures.of(run, group, row);
    GroupMarkup.openRow(out, contestant, row.row(), row.hasFigure() ? row.note() : null);
    if (row.hasFigure()) {
      figures(out, row, figures, group.reference() != null);
    } else {
      GroupMarkup.noFigure(out, row.note(), row.verdict(), 4);
    }
    GroupMarkup.verdict(out, row.verdict(), Verdicts.color(row, contestant.isRanked()), row.tie());
    forks(out, group, row, figures, id);
  }

  private static void figures(
      Markup out, Summary.Row row, RowFigures figures, boolean hasReference) {
    GroupMarkup.cell(
        out,
        row.nsPerOp(),
        Figures.time(row.nsPerOp()),
        figures
            .time()
            .map(i -> "%s to %s".formatted(Figures.time(i.low()), Figures.time(i.high())))
            .orElse("1 fork: no interval"));
    Double ns = row.nsPerOp();
    GroupMarkup.cell(
        out, ns == null ? null : 1e9 / ns, Figures.throughput(ns).replace(" ops/s", ""), "");
    GroupMarkup.cell(
        out,
        row.bytesPerOp(),
        row.bytesPerOp() == null ? "not counted" : Figures.bytes(row.bytesPerOp()),
        figures
            .bytes()
            .filter(i -> row.bytesPerOp() != null)
            .map(GroupSection::range)
            .orElse(""));
    String interval =
        row.verdict().equals(Verdicts.REFERENCE) ? "" : Figures.interval(row.low(), row.high());
    GroupMarkup.ratio(out, row.ratio(), interval, hasReference);
  }

  private static String range(Interval bytes) {
    String low = Figures.bytes(bytes.low());
    String high = Figures.bytes(bytes.high());
    return low.equals(high) ? "in every fork" : low + " to " + high;
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
