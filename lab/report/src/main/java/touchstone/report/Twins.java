package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.report.chart.Chart;
import touchstone.report.chart.IntervalPlot;
import touchstone.report.chart.Row;
import touchstone.stats.Interval;
import touchstone.stats.Rules;
import touchstone.stats.Twin;

/** A run's own check: forks that ran beside a row's own, under another name. What sets the two apart is not the code. */
final class Twins {

  /**
   * Two forks of one cell in one block.
   *
   * @param ratio of the twin's time to the other's
   */
  record Pair(Sample twin, double ratio) {}

  private final List<Pair> pairs = new ArrayList<>();
  private final Twin judged;

  private Twins(Forks forks, ToDoubleFunction<Iteration> clock) {
    List<Double> twins = new ArrayList<>();
    List<Double> own = new ArrayList<>();
    for (Sample twin : forks.twins()) {
      double time = Forks.time(twin, clock);
      double other = own(forks, twin, clock);
      if (!Double.isNaN(time) && !Double.isNaN(other)) {
        twins.add(time);
        own.add(other);
        pairs.add(new Pair(twin, time / other));
      }
    }
    judged = Twin.of(array(twins), array(own), Rules.STANDARD);
  }

  /** Empty when the run has no pair. */
  static Optional<Twins> of(Forks forks, String clock) {
    Twins twins = new Twins(forks, Summaries.clock(clock));
    return twins.pairs.isEmpty() ? Optional.empty() : Optional.of(twins);
  }

  private static double own(Forks forks, Sample twin, ToDoubleFunction<Iteration> clock) {
    return forks.timed().stream()
        .filter(twin::of)
        .flatMap(cell -> forks.ok(cell).stream())
        .filter(s -> s.block() == twin.block() && s.role() == null)
        .mapToDouble(s -> Forks.time(s, clock))
        .findFirst()
        .orElse(Double.NaN);
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** In the order in which they ran. */
  List<Pair> pairs() {
    return pairs;
  }

  Summary.Twin summary() {
    Optional<Interval> interval = judged.ratio().interval(Rules.STANDARD.alpha());
    return new Summary.Twin(
        pairs.size(),
        Figures.rounded(Math.exp(judged.ratio().meanLog())),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        judged.state().name().toLowerCase(Locale.ROOT),
        judged.banner().orElse(null));
  }

  /** All pairs together with their interval, then each by itself. */
  Chart chart(double margin) {
    Summary.Twin all = summary();
    List<Row> rows = new ArrayList<>();
    rows.add(new Row(
        "all " + Words.count(pairs.size(), "pair"),
        Figures.ratio(all.ratio()),
        Verdicts.color(Verdicts.REFERENCE, true, true),
        all.ratio(),
        all.low(),
        all.high()));
    for (Pair pair : pairs) {
      Sample twin = pair.twin();
      rows.add(new Row(
          "block %s: %s %s".formatted(twin.block(), twin.contestant(), twin.operation()),
          Figures.ratio(pair.ratio()),
          Verdicts.color(Verdicts.UNDECIDED, true, true),
          pair.ratio(),
          null,
          null));
    }
    return IntervalPlot.of(
        "Twins over their rows",
        "A mark is the time of a fork over that of its equal in the same block; the first is their geometric mean, with its 95 % interval. All would stand at 1 on a machine without noise.",
        margin,
        GroupCharts::plain,
        rows);
  }

  /** What the pairs say, one sentence. */
  static String sentence(Summary.Twin twin) {
    String pairs = Words.count(twin.pairs(), "pair");
    Double low = twin.low();
    Double high = twin.high();
    return low == null || high == null
        ? "%s of forks of one row under two names: too few for an interval.".formatted(pairs)
        : "One row under two names, which are known to be equal, had a ratio of %s over %s."
            .formatted(Figures.ratio(twin.ratio(), low, high), pairs);
  }
}
