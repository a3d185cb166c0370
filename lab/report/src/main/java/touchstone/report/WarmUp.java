package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.report.chart.SparkPlot;
import touchstone.stats.Median;

/** How each fork came to its value: small multiples, a panel for each row and a line for each of its forks. */
final class WarmUp {

  private WarmUp() {}

  static String of(Run run, Summary.Group group, String id) {
    ToDoubleFunction<Iteration> clock = Summaries.clock(run.summary().clock());
    List<SparkPlot.Panel> panels = new ArrayList<>();
    Markup table = new Markup();
    HtmlParts.openTable(table, "Warm-up of each fork, " + GroupCharts.title(group));
    table.open("thead").open("tr");
    for (String title : List.of(
        "Contestant", "JIT at rest after", "Forks at rest", "First iteration", "Last iteration")) {
      table.element(
          "th", title, "scope", "col", "class", title.equals("Contestant") ? "left" : "right");
    }
    table.close("tr", "thead").open("tbody");
    for (Summary.Row row : group.rows()) {
      List<Sample> forks = RowFigures.of(run, group, row).ok().stream()
          .filter(fork -> !Double.isNaN(Forks.time(fork, clock)))
          .toList();
      if (!forks.isEmpty()) {
        panels.add(panel(row.contestant(), forks, clock));
        row(table, row.contestant(), forks, clock);
      }
    }
    HtmlParts.closeTable(table);
    if (panels.isEmpty()) {
      return "<p>No fork has an iteration to show.</p>\n";
    }
    Markup out = new Markup();
    out.element(
        "p",
        "A line is a fork; up and down is an iteration's time over that of the fork's value, the same in every panel (%s). The shaded iterations are warm-up and do not count."
            .formatted(SparkPlot.scale(panels)));
    out.open("div", "class", "panels");
    List<String> pictures = SparkPlot.of(panels, id);
    for (int i = 0; i < panels.size(); i++) {
      out.open("figure", "data-contestant", panels.get(i).name())
          .element("figcaption", panels.get(i).name())
          .raw(pictures.get(i))
          .close("figure");
    }
    out.close("div");
    return out.raw(table.toString()).toString();
  }

  private static SparkPlot.Panel panel(
      String name, List<Sample> forks, ToDoubleFunction<Iteration> clock) {
    int warmup = 0;
    List<double[]> lines = new ArrayList<>();
    for (Sample fork : forks) {
      warmup = Math.max(warmup, fork.warmup().size());
      double value = Forks.time(fork, clock);
      List<Iteration> all = new ArrayList<>(fork.warmup());
      all.addAll(fork.iterations());
      lines.add(all.stream().mapToDouble(i -> clock.applyAsDouble(i) / value).toArray());
    }
    return new SparkPlot.Panel(name, warmup, lines);
  }

  private static void row(
      Markup table, String name, List<Sample> forks, ToDoubleFunction<Iteration> clock) {
    List<Sample.Settling> settlings = new ArrayList<>();
    for (Sample fork : forks) {
      if (fork.settling() != null) {
        settlings.add(fork.settling());
      }
    }
    table.open("tr", "data-contestant", name).element("th", name, "scope", "row");
    if (settlings.isEmpty()) {
      table
          .element("td", "no fork said", "class", "right")
          .element("td", "no fork said", "class", "right");
    } else {
      double millis =
          Median.of(settlings.stream().mapToDouble(Sample.Settling::millis).toArray());
      long quiet = settlings.stream().filter(Sample.Settling::quiet).count();
      table
          .element("td", Figures.time(millis * 1e6), "class", "right")
          .element("td", "%s of %s".formatted(quiet, settlings.size()), "class", "right");
    }
    table
        .element("td", relative(forks, clock, true), "class", "right")
        .element("td", relative(forks, clock, false), "class", "right")
        .close("tr");
  }

  /** The median over forks of the first or last iteration's time over the fork's value. */
  private static String relative(
      List<Sample> forks, ToDoubleFunction<Iteration> clock, boolean first) {
    double[] ratios = forks.stream()
        .mapToDouble(fork -> {
          List<Iteration> counted = fork.iterations();
          Iteration iteration = !first
              ? counted.get(counted.size() - 1)
              : fork.warmup().isEmpty() ? counted.get(0) : fork.warmup().get(0);
          return clock.applyAsDouble(iteration) / Forks.time(fork, clock);
        })
        .filter(Double::isFinite)
        .toArray();
    return ratios.length == 0 ? "no time" : Figures.ratio(Median.of(ratios)) + " of its value";
  }
}
