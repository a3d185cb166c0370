package touchstone.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import touchstone.model.Cell;
import touchstone.model.Contestant;
import touchstone.model.Forks;
import touchstone.model.Iteration;
import touchstone.model.Plan;
import touchstone.model.RunDirectory;
import touchstone.model.Summary;
import touchstone.stats.Interval;
import touchstone.stats.Looks;
import touchstone.stats.Median;
import touchstone.stats.PairRaces;
import touchstone.stats.PairedLogRatio;
import touchstone.stats.Ranking;
import touchstone.stats.Rules;

/**
 * What a run of rows whose truth is known says of this machine, beside what is promised.
 *
 * @param machine in a word: {@code quiet}, {@code loaded}
 * @param blocks that were measured
 * @param spread of an equal pair's ratio from block to block: 0.03 for 3 %, the median over the pairs
 * @param equals races of the equal rows, made of these blocks: whoever is told apart there is told apart wrongly
 * @param measured the pairs of equal rows as they were measured, each judged once more as a run of that length would
 * @param apart how many of the equal rows the table of them, as it was measured, tells apart from its fastest at 99 %: what sets
 *     these apart is the lab. The races do not see it, because they take either row for the other
 * @param rows that had more to do
 */
public record ValidationResult(
    String machine,
    String clock,
    String clockReason,
    int blocks,
    @Nullable Double spread,
    PairRaces equals,
    PairRaces measured,
    int apart,
    List<Row> rows) {

  /** At most so many of the races of equal rows may tell them apart. */
  public static final double FALSE_VERDICTS = 0.05;

  /** At least so many of the races must find what is there: 10 % in 30 blocks, 5 % in 60. */
  public static final double POWER = 0.95;

  /**
   * As many as a race waits for before it is looked at. Enough for a verdict are fewer, but races that are made of these have each
   * of them many times, and would say as little of the machine's noise as these do.
   */
  public static final int LEAST_BLOCKS = Looks.LONG.blocks().get(0);

  private static final int RACES = 2_000;

  /** A table of equal rows that one lab in a hundred would tell apart by chance. */
  private static final double ALARM = 0.01;

  /**
   * A row that had more to do.
   *
   * @param share by which it takes longer: 0.05 for 5 %
   * @param ratio to the equal rows that was measured, with its 95 % interval
   * @param in30 races of 30 blocks made of the measured ones
   * @param in60 races of 60
   */
  public record Row(
      double share,
      @Nullable Double ratio,
      @Nullable Double low,
      @Nullable Double high,
      PairRaces in30,
      PairRaces in60) {

    /** Whether the interval holds what is known to be true. */
    public boolean holdsTruth() {
      return low != null && high != null && low <= 1 + share && 1 + share <= high;
    }
  }

  /** What a row of the plan has more to do: 0.05 for 5 %, 0 for one of the equals. */
  public interface Shares extends ToDoubleFunction<Contestant> {}

  /** Judges a run; one that was stopped too, as far as it came. */
  public static ValidationResult of(String machine, RunDirectory run, Shares shares)
      throws IOException {
    Plan plan = run.plan();
    Forks forks = new Forks(plan, run.samples().samples());
    Summary summary = Summaries.of(plan, forks);
    ToDoubleFunction<Iteration> clock = Summaries.clock(summary.clock());
    List<double[]> equals = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    List<double[]> times = whole(plan, forks, clock);
    for (int i = 0; i < times.size(); i++) {
      Cell cell = plan.cells().get(i);
      if (shares.applyAsDouble(plan.contestant(cell.contestant())) == 0) {
        equals.add(times.get(i));
      }
    }
    for (int i = 0; i < times.size(); i++) {
      double share = shares.applyAsDouble(plan.contestant(plan.cells().get(i).contestant()));
      if (share > 0) {
        rows.add(row(share, times.get(i), equals));
      }
    }
    PairRaces drawn = new PairRaces(0, 0, 0, 0);
    PairRaces measured = new PairRaces(0, 0, 0, 0);
    List<Double> spreads = new ArrayList<>();
    int blocks = equals.isEmpty() ? 0 : equals.get(0).length;
    int pairs = equals.size() * (equals.size() - 1) / 2;
    for (int i = 0; i < equals.size() && blocks >= LEAST_BLOCKS; i++) {
      for (int j = i + 1; j < equals.size(); j++) {
        double[] one = equals.get(i);
        double[] other = equals.get(j);
        drawn =
            drawn.and(PairRaces.ofEquals(one, other, Looks.LONG, RACES / pairs + 1, drawn.races()));
        measured = measured.and(PairRaces.race(one, other, Looks.LONG).verdict());
        PairedLogRatio ratio = PairedLogRatio.of(one, other);
        spreads.add(Math.expm1(ratio.standardError() * Math.sqrt(ratio.blocks())));
      }
    }
    return new ValidationResult(
        machine,
        summary.clock(),
        summary.clockReason(),
        blocks,
        spreads.isEmpty()
            ? null
            : Figures.rounded(
                Median.of(spreads.stream().mapToDouble(Double::doubleValue).toArray())),
        drawn,
        measured,
        apart(equals),
        List.copyOf(rows));
  }

  private static int apart(List<double[]> equals) {
    Map<String, double[]> times = new TreeMap<>();
    equals.forEach(row -> times.put(String.valueOf(times.size()), row));
    return (int) Ranking.of(times, Set.of(), Rules.STANDARD.at(ALARM)).rows().stream()
        .filter(row -> row.comparison().filter(c -> c.verdict().tellsApart()).isPresent())
        .count();
  }

  /** By row, of the blocks in which each row has a figure. */
  private static List<double[]> whole(Plan plan, Forks forks, ToDoubleFunction<Iteration> clock) {
    List<double[]> all =
        plan.cells().stream().map(cell -> forks.byBlock(cell, clock)).toList();
    int[] whole = IntStream.range(0, forks.blocks().size())
        .filter(b -> all.stream().noneMatch(row -> Double.isNaN(row[b])))
        .toArray();
    return all.stream()
        .map(row -> IntStream.of(whole).mapToDouble(b -> row[b]).toArray())
        .toList();
  }

  private static Row row(double share, double[] slower, List<double[]> equals) {
    double[] typical = new double[slower.length];
    for (int b = 0; b < typical.length; b++) {
      double logs = 0;
      for (double[] equal : equals) {
        logs += Math.log(equal[b]) / equals.size();
      }
      typical[b] = Math.exp(logs);
    }
    PairedLogRatio ratio = PairedLogRatio.of(slower, typical);
    Optional<Interval> interval = ratio.interval(Rules.STANDARD.alpha());
    // A row that surely does not take what it is known to take is raced as it is.
    boolean isOff = ratio.interval(ALARM).filter(i -> i.excludes(1 + share)).isPresent();
    PairRaces in30 = new PairRaces(0, 0, 0, 0);
    PairRaces in60 = new PairRaces(0, 0, 0, 0);
    for (double[] equal : equals) {
      if (slower.length >= LEAST_BLOCKS) {
        int races = RACES / equals.size();
        double[] known = isOff ? slower : centred(slower, equal, share);
        in30 = in30.and(PairRaces.drawn(known, equal, Looks.STANDARD, races, in30.races()));
        in60 = in60.and(PairRaces.drawn(known, equal, Looks.LONG, races, in60.races()));
      }
    }
    return new Row(
        share,
        ratio.ratio().isPresent() ? Figures.rounded(ratio.ratio().getAsDouble()) : null,
        interval.map(i -> Figures.rounded(i.low())).orElse(null),
        interval.map(i -> Figures.rounded(i.high())).orElse(null),
        in30,
        in60);
  }

  /** The row without what these few blocks are off by in the mean: whether a difference is found is asked of one that is known. */
  private static double[] centred(double[] slower, double[] equal, double share) {
    double factor = (1 + share) / PairedLogRatio.of(slower, equal).ratio().orElseThrow();
    return Arrays.stream(slower).map(time -> factor * time).toArray();
  }

  /** Whether something is known to be as promised; false too where there are too few blocks to say. */
  public boolean asPromised() {
    return equals.races() > 0
        && equals.share(equals.toldApart()) <= FALSE_VERDICTS
        && apart == 0
        && rows.stream().allMatch(ValidationResult::isFound);
  }

  /** Of a row whose finding is promised, whether it was found often enough; what is smaller is only shown. */
  static boolean isFound(Row row) {
    PairRaces races = promised(row);
    return races == null || races.share(races.slower()) >= POWER;
  }

  static @Nullable PairRaces promised(Row row) {
    return isPromisedEarly(row) ? row.in30() : row.share() >= 0.049 ? row.in60() : null;
  }

  /** Within 30 blocks; what is promised of a smaller difference is within 60. */
  static boolean isPromisedEarly(Row row) {
    return row.share() >= 0.099;
  }

  /** Wrong ways among all races of a row. */
  static int wrongWay(Row row) {
    return row.in30().faster() + row.in60().faster();
  }
}
