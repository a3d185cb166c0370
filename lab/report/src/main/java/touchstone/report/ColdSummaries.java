package touchstone.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import touchstone.model.Archive;
import touchstone.model.Cell;
import touchstone.model.Forks;
import touchstone.model.Plan;
import touchstone.model.Sample;
import touchstone.model.Start;
import touchstone.model.Summary;
import touchstone.stats.BreakEven;
import touchstone.stats.ClockChoice;
import touchstone.stats.Interval;
import touchstone.stats.Median;
import touchstone.stats.Quantile;
import touchstone.stats.Ranking;
import touchstone.stats.Rules;

/**
 * Judges a run's cold starts. Every time is that of a process less that of the empty one beside it, so that what a JVM takes to
 * do nothing is nobody's.
 */
final class ColdSummaries {

  private static final Rules RULES = Rules.STANDARD;

  private final Plan plan;
  private final Forks forks;
  private final ClockChoice clock;

  private ColdSummaries(Plan plan, Forks forks) {
    this.plan = plan;
    this.forks = forks;
    this.clock = chooseClock(forks);
  }

  /** In the order of the plan. */
  static List<Summary.ColdGroup> of(Plan plan, Forks forks) {
    return new ColdSummaries(plan, forks).groups();
  }

  /**
   * By what an empty JVM does not take, because of that the main thread is only a part. A process that beat the empty one beside it,
   * by either clock, has no ratio of the two; one without thread time is passed on, because then there is nothing to choose.
   */
  private static ClockChoice chooseClock(Forks forks) {
    List<double[]> pairs = forks.cold().stream()
        .flatMap(cell -> forks.ok(cell).stream())
        .filter(fork -> fork.start() != null)
        .map(fork -> new double[] {
          time(fork, ClockChoice.Clock.WALL), time(fork, ClockChoice.Clock.THREAD_CPU)
        })
        .filter(pair -> Double.isNaN(pair[1]) || (pair[0] > 0 && pair[1] > 0))
        .toList();
    return ClockChoice.of(
        pairs.stream().mapToDouble(p -> p[0]).toArray(),
        pairs.stream().mapToDouble(p -> p[1]).toArray());
  }

  private List<Summary.ColdGroup> groups() {
    Map<Cell.Group, List<Cell>> timed = new LinkedHashMap<>();
    Map<Cell.Group, List<Plan.Exclusion>> excluded = new LinkedHashMap<>();
    for (Cell cell : forks.cold()) {
      timed.computeIfAbsent(plan.group(cell), g -> new ArrayList<>()).add(cell);
    }
    for (Plan.Exclusion exclusion : plan.excluded()) {
      if (exclusion.cell().isCold()) {
        Cell.Group group = plan.group(exclusion.cell());
        timed.computeIfAbsent(group, g -> new ArrayList<>());
        excluded.computeIfAbsent(group, g -> new ArrayList<>()).add(exclusion);
      }
    }
    List<Summary.ColdGroup> groups = new ArrayList<>();
    timed.forEach(
        (group, cells) -> groups.add(group(group, cells, excluded.getOrDefault(group, List.of()))));
    return List.copyOf(groups);
  }

  private Summary.ColdGroup group(
      Cell.Group group, List<Cell> cells, List<Plan.Exclusion> excluded) {
    Map<String, double[]> times = new LinkedHashMap<>();
    Map<String, double[]> differences = new LinkedHashMap<>();
    Map<String, Cell> byContestant = new LinkedHashMap<>();
    Set<String> notRanked = new HashSet<>();
    for (Cell cell : cells) {
      byContestant.put(cell.contestant(), cell);
      differences.put(
          cell.contestant(), forks.byColdBlock(cell, fork -> time(fork, clock.clock())));
      times.put(
          cell.contestant(), forks.byColdBlock(cell, fork -> positive(time(fork, clock.clock()))));
      if (!plan.contestant(cell.contestant()).isRanked()) {
        notRanked.add(cell.contestant());
      }
    }
    Ranking ranking = Ranking.of(times, notRanked, RULES);
    String reference = ranking.reference().orElse(null);
    List<Summary.ColdPoint> yardstick =
        reference == null ? List.of() : curve(Objects.requireNonNull(byContestant.get(reference)));
    List<Summary.ColdRow> rows = new ArrayList<>();
    for (Ranking.Row ranked : ranking.rows()) {
      Cell cell = byContestant.remove(ranked.name());
      if (cell != null) {
        String leftOut = leftOut(differences, ranked.name(), reference);
        rows.add(ranked(cell, ranked, reference, yardstick, leftOut));
      }
    }
    excluded.forEach(e -> rows.add(excluded(e)));
    byContestant.values().forEach(cell -> rows.add(withoutFigure(cell)));
    return new Summary.ColdGroup(
        group.name(),
        group.workload(),
        group.operation().id(),
        group.jdk(),
        (group.cold() == null ? Archive.NONE : group.cold()).id(),
        clock.clock().id(),
        clock.reason(),
        reference,
        List.copyOf(rows));
  }

  private static @Nullable String leftOut(
      Map<String, double[]> differences, String name, @Nullable String reference) {
    if (reference == null) {
      return null;
    }
    double[] others = Objects.requireNonNull(differences.get(reference));
    return name.equals(reference)
        ? ColdBlocks.leftOut(others)
        : ColdBlocks.leftOut(Objects.requireNonNull(differences.get(name)), others);
  }

  private Summary.ColdRow ranked(
      Cell cell,
      Ranking.Row ranked,
      @Nullable String reference,
      List<Summary.ColdPoint> yardstick,
      @Nullable String leftOut) {
    boolean isReference = ranked.name().equals(reference);
    double[] times = figures(cell, fork -> time(fork, clock.clock()));
    Quantile median = Quantile.of(0.5, RULES.confidence(), times);
    Quantile p90 = Quantile.of(0.9, RULES.confidence(), times);
    Optional<Ranking.Comparison> comparison = ranked.comparison();
    Optional<Interval> interval = comparison.flatMap(Ranking.Comparison::interval);
    Double ratio = isReference ? Double.valueOf(1) : null;
    if (comparison.isPresent() && comparison.get().ratio().blocks() > 0) {
      ratio = Figures.rounded(comparison.get().ratio().ratio().getAsDouble());
    }
    List<Summary.ColdPoint> curve = curve(cell);
    OptionalLong breakEven = isReference ? OptionalLong.empty() : breakEven(curve, yardstick);
    return new Summary.ColdRow(
        cell.contestant(),
        cell.row(),
        times.length,
        Figures.rounded(median.value()),
        boxed(median.low()),
        boxed(median.high()),
        Figures.rounded(p90.value()),
        boxed(p90.low()),
        boxed(p90.high()),
        median(figures(cell, fork -> time(fork, ClockChoice.Clock.WALL))),
        median(figures(cell, ColdSummaries::processTime)),
        ratio,
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        count(cell, Start.Counts::classes),
        // None: the library is in the contestant's own jar, whose size says nothing.
        count(cell, counts -> counts.jarBytes() == 0 ? -1 : counts.jarBytes()),
        median(figures(cell, fork -> opening(fork))),
        count(cell, Start.Counts::openBytes),
        archive(cell, Start.ArchiveFile::bytes),
        archive(cell, Start.ArchiveFile::millis),
        curve,
        breakEven.isPresent() ? breakEven.getAsLong() : null,
        isReference
            ? Verdicts.REFERENCE
            : comparison.map(c -> Verdicts.word(c.verdict())).orElse(Verdicts.UNDECIDED),
        ranked.ties(),
        note(cell, ranked, leftOut));
  }

  /** Beyond an empty JVM, by that clock: less than nothing where the process beat it; NaN where it is not known. */
  static double time(Sample fork, ClockChoice.Clock clock) {
    Start start = fork.start();
    if (start == null) {
      return Double.NaN;
    }
    return clock == ClockChoice.Clock.WALL
        ? start.first().wallNs() - start.empty().wallNs()
        : difference(start.first().threadNs(), start.empty().threadNs());
  }

  private static double processTime(Sample fork) {
    Start start = fork.start();
    return start == null
        ? Double.NaN
        : difference(start.first().processNs(), start.empty().processNs());
  }

  private double opening(Sample fork) {
    Start start = fork.start();
    return start == null ? Double.NaN : at(start.open());
  }

  private double at(Start.Clocks clocks) {
    Long thread = clocks.threadNs();
    return clock.clock() == ClockChoice.Clock.WALL
        ? clocks.wallNs()
        : thread == null ? Double.NaN : thread;
  }

  private static double difference(@Nullable Long whole, @Nullable Long empty) {
    return whole == null || empty == null ? Double.NaN : whole - empty;
  }

  /** What a logarithm can be taken of; NaN of what is none. */
  static double positive(double ns) {
    return ns > 0 ? ns : Double.NaN;
  }

  /** A figure of each fork that has it. */
  private double[] figures(Cell cell, Function<Sample, Double> figure) {
    return forks.ok(cell).stream()
        .mapToDouble(figure::apply)
        .filter(value -> !Double.isNaN(value))
        .toArray();
  }

  /**
   * The curve. Every fork has the first operation, few have more; so what those took behind their first one is set upon the
   * median of all firsts, and a slow minute in which the few ran does not bend the curve.
   */
  private List<Summary.ColdPoint> curve(Cell cell) {
    Double first = median(figures(cell, fork -> time(fork, clock.clock())));
    if (first == null) {
      return List.of();
    }
    Set<Long> operations = new TreeSet<>();
    operations.add(1L);
    forks
        .ok(cell)
        .forEach(fork -> curveOf(fork).forEach(point -> operations.add(point.operations())));
    List<Summary.ColdPoint> points = new ArrayList<>();
    for (long done : operations) {
      double[] behind = forks.ok(cell).stream()
          .map(ColdSummaries::curveOf)
          .filter(curve -> !curve.isEmpty() && curve.get(0).operations() == 1)
          .flatMapToDouble(curve -> curve.stream()
              .filter(point -> point.operations() == done)
              .mapToDouble(point -> at(point.clocks()) - at(curve.get(0).clocks())))
          .filter(value -> !Double.isNaN(value))
          .toArray();
      if (behind.length > 0) {
        Long bytes = count(
            cell,
            counts -> counts.curve().stream()
                .filter(point -> point.operations() == done)
                .mapToLong(Start.Bytes::bytes)
                .findFirst()
                .orElse(-1));
        points.add(new Summary.ColdPoint(done, Figures.rounded(first + Median.of(behind)), bytes));
      }
    }
    return List.copyOf(points);
  }

  private static List<Start.Point> curveOf(Sample fork) {
    return fork.start() == null ? List.of() : fork.start().curve();
  }

  /** From the points that both curves have. */
  private static OptionalLong breakEven(
      List<Summary.ColdPoint> curve, List<Summary.ColdPoint> other) {
    Map<Long, Double> others = new LinkedHashMap<>();
    other.forEach(point -> others.put(point.operations(), point.ns()));
    List<Summary.ColdPoint> shared =
        curve.stream().filter(point -> others.containsKey(point.operations())).toList();
    return BreakEven.of(
        shared.stream().mapToLong(Summary.ColdPoint::operations).toArray(),
        shared.stream().mapToDouble(Summary.ColdPoint::ns).toArray(),
        shared.stream().mapToDouble(p -> others.get(p.operations())).toArray());
  }

  /** What was counted; the median where the forks do not agree. Null when nobody counted. */
  private @Nullable Long count(Cell cell, ToLongFunction<Start.Counts> count) {
    double[] counts = forks.ok(cell).stream()
        .map(fork -> fork.start() == null ? null : fork.start().counts())
        .filter(Objects::nonNull)
        .mapToDouble(count::applyAsLong)
        .filter(value -> value >= 0)
        .toArray();
    return counts.length == 0 ? null : Math.round(Median.of(counts));
  }

  private @Nullable Long archive(Cell cell, ToLongFunction<Start.ArchiveFile> figure) {
    double[] figures = forks.ok(cell).stream()
        .map(fork -> fork.start() == null ? null : fork.start().archive())
        .filter(Objects::nonNull)
        .mapToDouble(figure::applyAsLong)
        .toArray();
    return figures.length == 0 ? null : Math.round(Median.of(figures));
  }

  private static @Nullable Double median(double... values) {
    return values.length == 0 ? null : Figures.rounded(Median.of(values));
  }

  private static @Nullable Double boxed(OptionalDouble value) {
    return value.isPresent() ? Figures.rounded(value.getAsDouble()) : null;
  }

  private @Nullable String note(Cell cell, Ranking.Row ranked, @Nullable String leftOut) {
    List<String> notes = new ArrayList<>();
    int blocks = ranked.comparison().map(c -> c.ratio().blocks()).orElse(ranked.blocks());
    if (blocks < RULES.minBlocks()) {
      notes.add(Words.count(blocks, "block") + ": too few for a verdict");
    }
    if (leftOut != null) {
      notes.add(leftOut);
    }
    Failures.of(forks.failed(cell)).ifPresent(notes::add);
    return notes.isEmpty() ? null : Printable.line(String.join("; ", notes));
  }

  private static Summary.ColdRow excluded(Plan.Exclusion exclusion) {
    String where = exclusion.pointer() == null ? "" : "at " + exclusion.pointer() + ": ";
    return withoutFigure(exclusion.cell(), exclusion.outcome(), where + exclusion.message());
  }

  private Summary.ColdRow withoutFigure(Cell cell) {
    List<Sample> failed = forks.failed(cell);
    if (!forks.ok(cell).isEmpty()) {
      return withoutFigure(
          cell, Verdicts.UNDECIDED, "no process took longer than the empty JVM beside it");
    }
    return failed.isEmpty()
        ? withoutFigure(cell, Verdicts.NOT_REACHED, Summaries.NOT_REACHED)
        : withoutFigure(
            cell, Verdicts.word(failed.get(0).status()), Failures.of(failed).orElseThrow());
  }

  private static Summary.ColdRow withoutFigure(Cell cell, String verdict, String note) {
    return new Summary.ColdRow(
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
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        List.of(),
        null,
        verdict,
        "",
        Printable.line(note));
  }
}
