package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;
import touchstone.model.Result;
import touchstone.model.Summary;
import touchstone.report.chart.BarPlot;
import touchstone.report.chart.Chart;
import touchstone.report.chart.IntervalPlot;
import touchstone.report.chart.Row;
import touchstone.stats.Interval;

/** The pictures of a group: ratios, times and allocation, their rows in the order of its table. */
final class GroupCharts {

  private final Run run;
  private final Summary.Group group;

  GroupCharts(Run run, Summary.Group group) {
    this.run = run;
    this.group = group;
  }

  /** Such as {@code read-bytes, users-large, a tree, JDK 25}. */
  static String title(Summary.Group group) {
    Result result = Result.of(group.result());
    return "%s, %s%s, JDK %s"
        .formatted(
            group.operation(),
            group.workload(),
            result == Result.VALUE ? "" : ", " + result.title(),
            group.jdk());
  }

  /** Empty where no row has a figure: there is nothing to compare with. */
  Optional<Chart> ratios() {
    String reference = group.reference();
    if (reference == null) {
      return Optional.empty();
    }
    List<Row> rows = new ArrayList<>();
    for (Summary.Row row : group.rows()) {
      rows.add(row(
          row,
          row.ratio() == null ? "" : Figures.ratio(row.ratio()) + " ",
          row.ratio(),
          row.low(),
          row.high()));
    }
    return Optional.of(IntervalPlot.of(
        "Time over that of %s: %s".formatted(reference, title(group)),
        "A mark is the ratio, the line through it its %s interval; on a logarithmic axis. The line at 1 is %s, the band around it the %s that are too small to matter. The table holds the same figures."
            .formatted(
                Figures.percent(run.summary().confidence()),
                reference,
                Figures.percent(run.summary().margin())),
        run.summary().margin(),
        GroupCharts::plain,
        rows));
  }

  Optional<Chart> times() {
    return bars(
        "Time per operation",
        "A bar is the geometric mean over forks, the line over its end the 95 % interval of that time alone; a stroke under it is a fork.",
        row -> row.nsPerOp(),
        figures -> figures.time(),
        figures -> figures.times(),
        Figures::time);
  }

  Optional<Chart> allocation() {
    return bars(
        "Allocated per operation",
        "A bar is the median over forks, the line over its end goes from the least to the most of any fork.",
        row -> row.bytesPerOp(),
        figures -> figures.bytes(),
        figures -> List.of(),
        Figures::bytes);
  }

  private interface Amount {
    @Nullable
    Double of(Summary.Row row);
  }

  private interface Spread {
    Optional<Interval> of(RowFigures figures);
  }

  private interface Singles {
    List<Double> of(RowFigures figures);
  }

  private Optional<Chart> bars(
      String what,
      String description,
      Amount amount,
      Spread spread,
      Singles singles,
      DoubleFunction<String> unit) {
    List<Row> rows = new ArrayList<>();
    boolean any = false;
    for (Summary.Row row : group.rows()) {
      Double value = amount.of(row);
      RowFigures figures = RowFigures.of(run, group, row);
      Optional<Interval> interval = spread.of(figures);
      any |= value != null;
      String words = value == null ? "" : unit.apply(value);
      rows.add(new Row(
          row.contestant(),
          value == null ? row(row, "", null, null, null).words() : words,
          color(row),
          value,
          interval.map(Interval::low).orElse(null),
          interval.map(Interval::high).orElse(null),
          singles.of(figures)));
    }
    return any
        ? Optional.of(BarPlot.of(
            what + ": " + title(group),
            description + " The table holds the same figures.",
            value -> value == 0 ? "0" : trimmed(unit.apply(value)),
            rows))
        : Optional.empty();
  }

  private Row row(
      Summary.Row row,
      String figure,
      @Nullable Double value,
      @Nullable Double low,
      @Nullable Double high) {
    String words = row.hasFigure()
        ? figure + row.verdict()
        : Verdicts.failed(row) ? row.verdict() + ": no figure" : row.verdict();
    return new Row(row.contestant(), words, color(row), value, low, high);
  }

  private String color(Summary.Row row) {
    return Verdicts.color(row, run.plan().contestant(row.contestant()).isRanked());
  }

  /** A tick without decimals that say nothing: {@code 200 µs}, not {@code 200.00 µs}. */
  static String trimmed(String figure) {
    return figure.contains(".") ? figure.replaceFirst("\\.?0+(?= |$)", "") : figure;
  }

  /** A whole number, such as {@code 10,000}. */
  static String count(double value) {
    return Figures.decimals(value, 0);
  }

  /** Such as {@code 0.5}, {@code 1} or {@code 20}. */
  static String plain(double value) {
    return trimmed(Figures.decimals(value, 3));
  }
}
