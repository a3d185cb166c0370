package touchstone.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.Result;
import touchstone.model.Sample;
import touchstone.model.Summary;
import touchstone.stats.ClockChoice;
import touchstone.stats.Forecast;
import touchstone.stats.GeometricMean;
import touchstone.stats.Interval;
import touchstone.stats.Looks;
import touchstone.stats.Median;
import touchstone.stats.Ranking;
import touchstone.stats.Rules;
import touchstone.stats.TwoSpeeds;
import touchstone.stats.Verdict;

/** Judges a run: samples in, one ranked table per group out. */
public final class Summaries {

  /** Why a cell of which no fork was begun has no figure. */
  static final String NOT_REACHED = "the run ended before its first fork";

  private static final Rules RULES = Rules.STANDARD;

  private final Plan plan;
  private final Forks forks;
  private final ClockChoice clock;

  /** Of a run that was judged while it went on, at the alpha of each of its looks. */
  private final Rules rules;

  private Summaries(Plan plan, Forks forks) {
    this.plan = plan;
    this.forks = forks;
    this.clock = ClockChoice.of(
        forks.times(Iteration::runningNs),
        forks.times(Iteration::cpuNs),
        plan.fork().threads());
    this.rules = Looks.named(plan.looks()).map(l -> RULES.at(l.alpha())).orElse(RULES);
  }

  /** The summary of the samples so far, of a run that goes on as well as of one that has ended. */
  public static Summary of(Plan plan, List<Sample> samples) {
    return of(plan, new Forks(plan, samples));
  }

  static Summary of(Plan plan, Forks forks) {
    return new Summaries(plan, forks).summary();
  }

  /** What the iterations say by that clock, in nanoseconds per operation. */
  static ToDoubleFunction<Iteration> clock(String id) {
    return ClockChoice.Clock.of(id) == ClockChoice.Clock.THREAD_CPU
        ? Iteration::cpuNs
        : Iteration::wallNs;
  }

  private Summary summary() {
    List<Summary.Group> groups =
        RankedCells.of(plan, forks.timed(), cell -> !cell.isCold()).stream()
            .map(this::group)
            .toList();
    return new Summary(
        Plan.FORMAT,
        clock.clock().id(),
        clock.reason(),
        RULES.confidence(),
        RULES.margin(),
        groups,
        new OverallTables(plan, forks, clock(clock.clock().id()), rules).tables(),
        ColdSummaries.of(plan, forks),
        Twins.of(forks, clock.clock().id()).map(Twins::summary).orElse(null),
        forks.pace());
  }

  private Summary.Group group(RankedCells cells) {
    Cell.Group group = cells.group();
    Ranking ranking =
        cells.ranking(cell -> forks.byBlock(cell, clock(clock.clock().id())), rules);
    Optional<String> reference = ranking.reference();
    return new Summary.Group(
        group.name(),
        group.workload(),
        group.operation().id(),
        group.result().id(),
        group.jdk(),
        reference.orElse(null),
        cells.rows(
            ranking,
            (cell, ranked) -> ranked(cell, ranked, reference),
            Summaries::excluded,
            this::withoutFigure));
  }

  private Summary.Row ranked(Cell cell, Ranking.Row ranked, Optional<String> reference) {
    boolean isReference = reference.isPresent() && reference.get().equals(ranked.name());
    Optional<Ranking.Comparison> comparison = ranked.comparison();
    Optional<Interval> interval = comparison.flatMap(Ranking.Comparison::interval);
    OptionalInt moreBlocks = moreBlocks(ranked);
    return new Summary.Row(
        cell.contestant(),
        cell.row(),
        ranked.blocks(),
        figure(ranked.nsPerOp()),
        figure(GeometricMean.of(forks.byBlock(cell, Iteration::wallNs))),
        bytes(cell),
        RankedCells.ratio(ranked, isReference),
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        hodgesLehmann(comparison),
        moreBlocks.isPresent() ? moreBlocks.getAsInt() : null,
        isFloor(cell) && !isReference ? Verdicts.FLOOR : RankedCells.verdict(ranked, isReference),
        ranked.ties(),
        note(cell, ranked, moreBlocks));
  }

  private static @Nullable Double hodgesLehmann(Optional<Ranking.Comparison> comparison) {
    OptionalDouble ratio =
        comparison.map(c -> c.ratio().typicalRatio()).orElseGet(OptionalDouble::empty);
    return ratio.isPresent() ? Figures.rounded(ratio.getAsDouble()) : null;
  }

  /** What an undecided row needs; empty for others, and when nobody would wait for it. */
  private OptionalInt moreBlocks(Ranking.Row ranked) {
    return ranked
        .comparison()
        .filter(c -> c.verdict() == Verdict.UNDECIDED)
        .map(c -> Forecast.moreBlocks(c.ratio(), c.level(), rules))
        .orElseGet(OptionalInt::empty);
  }

  /** How long so many blocks take, by the forks so far: of the row and of those that are in the last blocks, as who has left a race is not. */
  private String time(Cell row, int blocks) {
    int last = forks.timed().stream()
        .flatMap(cell -> forks.ok(cell).stream())
        .mapToInt(Sample::block)
        .max()
        .orElse(0);
    double seconds = forks.timed().stream()
        .filter(cell ->
            cell.equals(row) || forks.ok(cell).stream().anyMatch(fork -> fork.block() >= last - 1))
        .mapToDouble(cell ->
            forks.ok(cell).stream().mapToDouble(Sample::seconds).average().orElse(0))
        .sum();
    long minutes = Math.round(Math.ceil(blocks * seconds / 60));
    return minutes < 120
        ? Words.count(minutes, "minute")
        : Words.count(Math.round(minutes / 60.0), "hour");
  }

  private boolean isFloor(Cell cell) {
    return plan.contestant(cell.contestant()).result() == Result.FLOOR;
  }

  private static Summary.Row excluded(Plan.Exclusion exclusion) {
    return withoutFigure(exclusion.cell(), exclusion.outcome(), RankedCells.message(exclusion));
  }

  private Summary.Row withoutFigure(Cell cell) {
    List<Sample> failed = forks.failed(cell);
    if (!forks.ok(cell).isEmpty()) {
      return withoutFigure(
          cell, Verdicts.UNDECIDED, "no fork has " + clock.clock().id() + " time");
    }
    if (failed.isEmpty()) {
      return withoutFigure(cell, Verdicts.NOT_REACHED, NOT_REACHED);
    }
    return withoutFigure(
        cell, Verdicts.word(failed.get(0).status()), Failures.of(failed).orElseThrow());
  }

  private static Summary.Row withoutFigure(Cell cell, String verdict, String note) {
    return new Summary.Row(
        cell.contestant(),
        cell.row(),
        0,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        verdict,
        "",
        Printable.line(note));
  }

  private @Nullable Double bytes(Cell cell) {
    double[] medians = forks.ok(cell).stream()
        .mapToDouble(fork -> Forks.median(fork, Iteration::bytes))
        .filter(bytes -> bytes >= 0)
        .toArray();
    return medians.length == 0 ? null : figure(Median.of(medians));
  }

  private static @Nullable Double figure(double value) {
    return Double.isFinite(value) ? Figures.rounded(value) : null;
  }

  private @Nullable String note(Cell cell, Ranking.Row ranked, OptionalInt moreBlocks) {
    List<String> notes = new ArrayList<>();
    if (!plan.contestant(cell.contestant()).isJson()) {
      notes.add("binary format, not JSON: shown for scale, not ranked");
    }
    if (isFloor(cell)) {
      notes.add("looks at every byte and parses nothing: shown for scale, not ranked");
    }
    int blocks = ranked.comparison().map(c -> c.ratio().blocks()).orElse(ranked.blocks());
    if (blocks < RULES.minBlocks()) {
      notes.add(Words.count(blocks, "block") + ": too few for a verdict"
          + (blocks < 2 ? " or an interval" : ""));
    }
    if (moreBlocks.isPresent() && !isFloor(cell)) {
      notes.add("needs about %s, %s of this run"
          .formatted(
              Words.count(moreBlocks.getAsInt(), "more block"), time(cell, moreBlocks.getAsInt())));
    }
    if (stillMoving(cell)) {
      notes.add("still moving");
    }
    twoSpeeds(cell, forks, clock.clock().id()).ifPresent(notes::add);
    jitBusy(forks.ok(cell)).ifPresent(notes::add);
    neverSettled(forks.ok(cell)).ifPresent(notes::add);
    Failures.of(forks.failed(cell)).ifPresent(notes::add);
    return notes.isEmpty() ? null : Printable.line(String.join("; ", notes));
  }

  private static Optional<String> jitBusy(List<Sample> samples) {
    long busy = samples.stream()
        .filter(s -> s.settling() != null && !s.settling().quiet())
        .count();
    return busy == 0
        ? Optional.empty()
        : Optional.of("JIT busy in %s of %s".formatted(busy, Words.count(samples.size(), "fork")));
  }

  /** On a noisy machine a fork here and there never does; a row most of whose forks do not is another matter. */
  private static Optional<String> neverSettled(List<Sample> samples) {
    long moving = samples.stream()
        .filter(s -> s.settling() != null && Boolean.FALSE.equals(s.settling().settled()))
        .count();
    return 2 * moving <= samples.size()
        ? Optional.empty()
        : Optional.of(
            "%s of %s never settled".formatted(moving, Words.count(samples.size(), "fork")));
  }

  /** Of forks that a yardstick was held to; what others' times say may be the machine's. */
  static Optional<String> twoSpeeds(Cell cell, Forks forks, String clock) {
    double[] times = forks.ok(cell).stream()
        .filter(fork -> fork.iterations().stream().allMatch(i -> i.yardstickNs() != null))
        .mapToDouble(fork -> Forks.time(fork, clock(clock)))
        .filter(Double::isFinite)
        .toArray();
    return TwoSpeeds.of(times)
        .map(speeds -> "two speeds: %s in %s, %s in %s"
            .formatted(
                Figures.time(speeds.fastNs()),
                Words.count(speeds.fast(), "fork"),
                Figures.time(speeds.slowNs()),
                speeds.slow()));
  }

  /** True when the last third of the counted iterations differs from the first by more than 5 % in the median fork. */
  private boolean stillMoving(Cell cell) {
    ToDoubleFunction<Iteration> figure = clock(clock.clock().id());
    double[] drifts = forks.ok(cell).stream()
        .map(Sample::iterations)
        .filter(i -> i.size() > 1)
        .mapToDouble(i -> {
          int third = Math.max(1, i.size() / 3);
          return Forks.median(i.subList(i.size() - third, i.size()), figure)
              / Forks.median(i.subList(0, third), figure);
        })
        .filter(Double::isFinite)
        .toArray();
    return drifts.length > 0 && Math.abs(Median.of(drifts) - 1) > 0.05;
  }
}
