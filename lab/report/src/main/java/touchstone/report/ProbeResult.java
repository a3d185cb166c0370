package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import touchstone.model.Condition;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Pace;
import touchstone.model.Sample;
import touchstone.stats.ClockChoice;
import touchstone.stats.Interval;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Resolution;
import touchstone.stats.Rules;

/**
 * What a probe says of a machine.
 *
 * @param ratios of the second fork's time over the first's, by block; which one ran first takes turns
 * @param ratio of the equal contestants, with its interval; absent where there are too few blocks
 * @param spread standard deviation of the logarithms of the ratios
 * @param runs what runs of some length can tell apart here
 */
public record ProbeResult(
    List<Condition> conditions,
    String clock,
    String clockReason,
    List<Double> ratios,
    @Nullable Double ratio,
    @Nullable Double low,
    @Nullable Double high,
    @Nullable Double spread,
    List<Run> runs) {

  /**
   * A run of some length.
   *
   * @param what it compares, in words
   * @param comparisons of each table: pairs of rows, since the reference is picked from the figures
   * @param alpha at which each of its looks judges
   * @param budget such as {@code 15m}
   * @param blocks that fit
   * @param difference that four runs of five find: 0.03 for 3 %; absent where there are too few blocks
   */
  public record Run(
      String what,
      int comparisons,
      double alpha,
      String budget,
      int blocks,
      @Nullable Double difference) {

    public static Run of(String what, int comparisons, double alpha, String budget, int blocks) {
      return new Run(what, comparisons, alpha, budget, blocks, null);
    }
  }

  /** From the forks of a probe, two to a block. */
  public static ProbeResult of(List<Condition> conditions, List<Sample> samples, List<Run> runs) {
    List<Sample> asTheyWere = samples.stream().filter(Sample::ok).toList();
    // The two are equal, so that their forks are those of one row.
    List<Sample> ok =
        asTheyWere.stream().map(Pace.of(List.of(asTheyWere), true).even()).toList();
    ClockChoice clock = ClockChoice.of(
        times(asTheyWere, Iteration::runningNs), times(asTheyWere, Iteration::cpuNs));
    Map<Integer, double[]> pairs = new TreeMap<>();
    for (Sample sample : ok) {
      double[] pair =
          pairs.computeIfAbsent(sample.block(), b -> new double[] {Double.NaN, Double.NaN});
      pair[(sample.position() + sample.block()) % 2] = Forks.time(
          sample, clock.clock() == ClockChoice.Clock.WALL ? Iteration::wallNs : Iteration::cpuNs);
    }
    List<double[]> whole = pairs.values().stream()
        .filter(p -> !Double.isNaN(p[0]) && !Double.isNaN(p[1]))
        .toList();
    double[] first = whole.stream().mapToDouble(p -> p[0]).toArray();
    double[] second = whole.stream().mapToDouble(p -> p[1]).toArray();
    List<Double> ratios = new ArrayList<>();
    for (double[] pair : whole) {
      ratios.add(Figures.rounded(pair[1] / pair[0]));
    }
    PairedLogRatio ratio = PairedLogRatio.of(second, first);
    Optional<Interval> interval = ratio.interval(Rules.STANDARD.alpha());
    Optional<Resolution> resolution =
        whole.size() < 2 ? Optional.empty() : Optional.of(Resolution.of(second, first));
    return new ProbeResult(
        conditions,
        clock.clock().id(),
        clock.reason(),
        List.copyOf(ratios),
        ratio.ratio().isPresent() ? Figures.rounded(ratio.ratio().getAsDouble()) : null,
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        resolution.map(r -> Figures.rounded(r.spread())).orElse(null),
        runs.stream().map(run -> judged(run, resolution)).toList());
  }

  /** Of the one row that there is. */
  private static double[][] times(
      List<Sample> samples, java.util.function.ToDoubleFunction<Iteration> figure) {
    return new double[][] {
      samples.stream().mapToDouble(s -> Forks.time(s, figure)).toArray()
    };
  }

  private static Run judged(Run run, Optional<Resolution> resolution) {
    if (resolution.isEmpty() || run.blocks() < Rules.STANDARD.minBlocks()) {
      return run;
    }
    double difference = resolution
        .get()
        .difference(run.blocks(), run.comparisons(), Rules.STANDARD.at(run.alpha()));
    return new Run(
        run.what(),
        run.comparisons(),
        run.alpha(),
        run.budget(),
        run.blocks(),
        Figures.rounded(difference));
  }
}
