package touchstone.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.stats.Interval;
import touchstone.stats.PairedLogRatio;

/**
 * What the forks of a row say beyond the summary.
 *
 * @param ok forks with figures, by block
 * @param failed forks that crashed or hung
 * @param times of the forks that have one, in nanoseconds per operation
 * @param time 95 % interval of the time alone, over forks; empty with less than two
 * @param bytes from the least to the most that a fork allocated; empty without a fork
 */
record RowFigures(
    List<Sample> ok,
    List<Sample> failed,
    List<Double> times,
    Optional<Interval> time,
    Optional<Interval> bytes) {

  static RowFigures of(Run run, Summary.Group group, Summary.Row row) {
    Cell cell = Run.cell(group, row);
    ToDoubleFunction<Iteration> clock = Summaries.clock(run.summary().clock());
    double[] times = run.forks().byBlock(cell, clock);
    double[] nanosecond = new double[times.length];
    Arrays.fill(nanosecond, 1);
    double[] bytes = run.forks().ok(cell).stream()
        .mapToDouble(fork -> Forks.median(fork, Iteration::bytes))
        .filter(b -> b >= 0)
        .sorted()
        .toArray();
    return new RowFigures(
        run.forks().ok(cell),
        run.forks().failed(cell),
        run.forks().ok(cell).stream()
            .map(fork -> Forks.time(fork, clock))
            .filter(Double::isFinite)
            .toList(),
        // Over a nanosecond each, a time's own logarithms remain.
        PairedLogRatio.of(times, nanosecond).interval(1 - run.summary().confidence()),
        bytes.length == 0
            ? Optional.empty()
            : Optional.of(new Interval(bytes[0], bytes[bytes.length - 1])));
  }
}
