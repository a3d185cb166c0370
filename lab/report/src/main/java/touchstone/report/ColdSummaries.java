package touchstone.report;

import java.util.ArrayList;
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
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
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

  private final Forks forks;
  private final ClockChoice clock;

  private ColdSummaries(Forks forks) {
    this.forks = forks;
    this.clock = chooseClock(forks);
  }

  /** In the order of the plan. */
  static List<Summary.ColdGroup> of(Plan plan, Forks forks) {
    ColdSummaries summaries = new ColdSummaries(forks);
    return RankedCells.of(plan, forks.cold(), Cell::isCold).stream()
        .map(summaries::group)
        .toList();
  }

  /**
   * By what an empty JVM does not take, because of that the main thread is only a part. A process that beat the empty one beside it,
   * by either clock, has no ratio of the two; one without thread time is passed on, because then there is nothing to choose.
   */
  private static ClockChoice chooseClock(Forks forks) {
    return ClockChoice.ofStarts(
        overThread(forks, ColdSummaries::time), overThread(forks, ColdSummaries::whole));
  }

  /** Wall time over the main thread's, by row and process. */
  private static double[][] overThread(
      Forks forks, ToDoubleBiFunction<Sample, ClockChoice.Clock> time) {
    return forks.cold().stream()
        .map(cell -> forks.ok(cell).stream()
            .filter(fork -> fork.start() != null && !beatsTheEmptyOne(fork))
            .mapToDouble(fork -> time.applyAsDouble(fork, ClockChoice.Clock.WALL)
                / time.applyAsDouble(fork, ClockChoice.Clock.THREAD_CPU))
            .toArray())
        .toArray(double[][]::new);
  }

  private static boolean beatsTheEmptyOne(Sample fork) {
    double thread = time(fork, ClockChoice.Clock.THREAD_CPU);
    return thread <= 0 || (!Double.isNaN(thread) && time(fork, ClockChoice.Clock.WALL) <= 0);
  }

  private Summary.ColdGroup group(RankedCells cells) {
    Cell.Group group = cells.group();
    Ranking ranking = cells.ranking(
        cell -> forks.byColdBlock(cell, fork -> positive(time(fork, clock.clock()))),
        RULES,
        (row, other, verdict) -> ColdBlocks.supported(
            verdict, differences(cells.cell(row)), differences(cells.cell(other))));
    String reference = ranking.reference().orElse(null);
    Cell fastest = reference == null ? null : cells.cell(reference);
    List<Summary.ColdPoint> yardstick = fastest == null ? List.of() : curve(fastest);
    return new Summary.ColdGroup(
        group.name(),
        group.workload(),
        group.operation().id(),
        group.jdk(),
        (group.cold() == null ? Archive.NONE : group.cold()).id(),
        clock.clock().id(),
        clock.reason(),
        reference,
        cells.rows(
            ranking,
            (cell, ranked) -> ranked(cell, ranked, fastest, yardstick),
            ColdSummaries::excluded,
            this::withoutFigure));
  }

  /** What a ratio to the fastest could not be taken of. */
  private @Nullable String leftOut(Cell cell, @Nullable Cell fastest) {
    if (fastest == null) {
      return null;
    }
    return cell.equals(fastest)
        ? ColdBlocks.leftOut(differences(fastest))
        : ColdBlocks.leftOut(differences(cell), differences(fastest));
  }

  private double[] differences(Cell cell) {
    return forks.byColdBlock(cell, fork -> time(fork, clock.clock()));
  }

  private Summary.ColdRow ranked(
      Cell cell, Ranking.Row ranked, @Nullable Cell fastest, List<Summary.ColdPoint> yardstick) {
    boolean isReference = cell.equals(fastest);
    double[] times = figures(cell, fork -> time(fork, clock.clock()));
    Quantile median = Quantile.of(0.5, RULES.confidence(), times);
    Quantile p90 = Quantile.of(0.9, RULES.confidence(), times);
    Optional<Interval> interval = ranked.comparison().flatMap(Ranking.Comparison::interval);
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
        RankedCells.ratio(ranked, isReference),
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
        RankedCells.verdict(ranked, isReference),
        ranked.ties(),
        note(cell, ranked, leftOut(cell, fastest)));
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

  /** With what an empty JVM takes in it; NaN where it is not known. */
  private static double whole(Sample fork, ClockChoice.Clock clock) {
    return fork.start() == null ? Double.NaN : at(fork.start().first(), clock);
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
    return at(clocks, clock.clock());
  }

  private static double at(Start.Clocks clocks, ClockChoice.Clock clock) {
    Long thread = clocks.threadNs();
    return clock == ClockChoice.Clock.WALL ? clocks.wallNs() : thread == null ? Double.NaN : thread;
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
    List<Sample> followed = followed(cell);
    followed.forEach(fork -> curveOf(fork).forEach(point -> operations.add(point.operations())));
    List<Summary.ColdPoint> points = new ArrayList<>();
    for (long done : operations) {
      double[] behind = followed.stream()
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

  /**
   * The starts that say more than their time, among others. Few do; where none of them counts, because of the empty JVMs beside them, they
   * are heard all the same: those have no part in what was counted, nor in how long the operations behind the first one took.
   */
  private List<Sample> followed(Cell cell) {
    List<Sample> counting = forks.ok(cell);
    return counting.stream().anyMatch(fork -> countsOf(fork) != null)
        ? counting
        : Stream.concat(counting.stream(), forks.spoiledStarts(cell).stream()).toList();
  }

  private static Start.@Nullable Counts countsOf(Sample fork) {
    return fork.start() == null ? null : fork.start().counts();
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
    double[] counts = followed(cell).stream()
        .map(ColdSummaries::countsOf)
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
    return withoutFigure(exclusion.cell(), exclusion.outcome(), RankedCells.message(exclusion));
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
