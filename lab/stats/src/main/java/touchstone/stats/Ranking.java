package touchstone.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * One table: rows that did the same work, fastest first, each compared with the fastest.
 *
 * <p>The reference is picked from the same figures, so among equal rows it is the luckiest; the family of comparisons allows
 * for that ({@link StepDown.Family#withPickedBest}). Treated as if it had been named beforehand, 10 % of the tables of six
 * equal rows would hold a false verdict.
 *
 * @param rows fastest first; none for a name without a figure
 */
public record Ranking(List<Row> rows) {

  /**
   * A row.
   *
   * @param nsPerOp geometric mean over the blocks it has
   * @param blocks in which it has a figure
   * @param comparison with the reference; absent for the reference itself, and where there is none
   * @param ties its letters: it shares one with exactly those rows that it is not told apart from; empty for a row that may
   *     not be the reference
   */
  public record Row(
      String name, double nsPerOp, int blocks, Optional<Comparison> comparison, String ties) {}

  /**
   * A row against the reference.
   *
   * @param ratio of the times, with the blocks it rests on
   * @param interval of the ratio, at its level in the family; absent with less than two blocks
   * @param level alpha of that interval; 0 without one
   */
  public record Comparison(
      PairedLogRatio ratio, Optional<Interval> interval, double level, Verdict verdict) {}

  /** What may be said of two rows whose ratio errs to a side that is known, because some of their blocks cannot be in it. */
  @FunctionalInterface
  public interface Support {

    /** The verdict, or {@link Verdict#UNDECIDED} where it may come of what is not in the ratio. */
    Verdict of(String row, String reference, Verdict verdict);
  }

  /** The row that the others are compared with; empty when no row may be. */
  public Optional<String> reference() {
    return rows.stream()
        .filter(r -> !r.ties().isEmpty() && r.comparison().isEmpty())
        .map(Row::name)
        .findFirst();
  }

  /** A row before it is judged. */
  private static final class Series {
    final String name;
    final double[] times;
    final int blocks;
    final boolean ranked;
    double level;

    Series(String name, double[] times, boolean ranked) {
      this.name = name;
      this.times = times;
      this.blocks = figures(name, times);
      this.ranked = ranked;
    }

    Row judged(Optional<Comparison> comparison, String ties) {
      return new Row(name, GeometricMean.of(times), blocks, comparison, ties);
    }

    /** Behind its last figure. */
    int end() {
      int end = times.length;
      while (Double.isNaN(times[end - 1])) {
        end--;
      }
      return end;
    }

    /** How many there are in the first blocks. */
    int figuresBefore(int end) {
      return figures(name, Arrays.copyOf(times, Math.min(end, times.length)));
    }

    double[] logs() {
      double[] logs = new double[times.length];
      for (int b = 0; b < logs.length; b++) {
        logs[b] = StrictMath.log(times[b]);
      }
      return logs;
    }
  }

  /** Every pair of rows, compared once. */
  private static final class Pairs {
    final List<Series> series;
    private final Map<Integer, PairedLogRatio> compared = new HashMap<>();
    private final Optional<ModeratedSpread> spread;

    Pairs(List<Series> series) {
      this.series = series;
      spread = ModeratedSpread.ofTimes(series.stream().map(s -> s.times).toList());
    }

    PairedLogRatio of(int row, int other) {
      PairedLogRatio known = compared.get(other * series.size() + row);
      return known != null
          ? known.inverse()
          : compared.computeIfAbsent(row * series.size() + other, k -> compare(row, other));
    }

    private PairedLogRatio compare(int row, int other) {
      PairedLogRatio ratio = PairedLogRatio.of(series.get(row).times, series.get(other).times);
      return spread.map(s -> s.moderate(ratio, row, other)).orElse(ratio);
    }
  }

  /**
   * Ranks rows.
   *
   * @param times nanoseconds per operation by row and block: positive, or NaN where the row has no figure in that block
   * @param notRanked rows that are compared with the reference but may not be it, and get no letters: other formats
   */
  public static Ranking of(Map<String, double[]> times, Set<String> notRanked, Rules rules) {
    return of(times, notRanked, rules, (row, reference, verdict) -> verdict);
  }

  /**
   * Ranks rows of which some have no time in blocks that they were quick in.
   *
   * @param support what their ratios may be taken for
   */
  public static Ranking of(
      Map<String, double[]> times, Set<String> notRanked, Rules rules, Support support) {
    List<Series> series = sorted(times, notRanked);
    int reference = reference(series, rules);
    if (reference < 0) {
      return new Ranking(
          series.stream().map(s -> s.judged(Optional.empty(), "")).toList());
    }
    Pairs pairs = new Pairs(series);
    List<Optional<Comparison>> comparisons = compare(pairs, reference, rules, support);
    List<String> letters = letters(series, pairs, comparisons, rules, support);
    return new Ranking(IntStream.range(0, series.size())
        .mapToObj(i -> series.get(i).judged(comparisons.get(i), letters.get(i)))
        .toList());
  }

  private static List<Series> sorted(Map<String, double[]> times, Set<String> notRanked) {
    List<Series> series = new ArrayList<>();
    // By name, so that the order of the map never shows in the last bit of a sum.
    new TreeMap<>(times)
        .forEach((name, row) -> series.add(new Series(name, row, !notRanked.contains(name))));
    series.removeIf(s -> s.blocks == 0);
    double[] levels =
        CommonGround.levels(series.stream().map(Series::logs).toArray(double[][]::new));
    for (int i = 0; i < levels.length; i++) {
      series.get(i).level = levels[i];
    }
    series.sort(Comparator.comparingDouble((Series s) -> s.level).thenComparing(s -> s.name));
    return series;
  }

  private static int figures(String name, double[] times) {
    int count = 0;
    for (double time : times) {
      if (time <= 0 || Double.isInfinite(time)) {
        throw new IllegalArgumentException(name + " has a time of " + time);
      }
      count += Double.isNaN(time) ? 0 : 1;
    }
    return count;
  }

  /**
   * Index of the fastest row with at least half as many figures as the fullest, or -1: a row that failed almost always would
   * leave nothing to compare the others with. A row that left its race with blocks enough has not failed in what came behind.
   */
  private static int reference(List<Series> series, Rules rules) {
    return IntStream.range(0, series.size())
        .filter(i -> series.get(i).ranked && isReliable(series.get(i), series, rules))
        .findFirst()
        .orElse(-1);
  }

  private static boolean isReliable(Series row, List<Series> others, Rules rules) {
    int end = row.blocks >= rules.minBlocks() ? row.end() : row.times.length;
    return others.stream()
        .filter(s -> s.ranked)
        .allMatch(s -> 2 * row.blocks >= s.figuresBefore(end));
  }

  private static List<Optional<Comparison>> compare(
      Pairs pairs, int reference, Rules rules, Support support) {
    List<String> names = new ArrayList<>();
    List<PairedLogRatio> ratios = new ArrayList<>();
    for (int i = 0; i < pairs.series.size(); i++) {
      if (i != reference) {
        names.add(pairs.series.get(i).name);
        ratios.add(pairs.of(i, reference));
      }
    }
    List<StepDown.Decision> decisions =
        StepDown.decide(ratios, rules.alpha(), StepDown.Family.withPickedBest());
    List<Optional<Comparison>> comparisons = new ArrayList<>();
    for (int i = 0; i < ratios.size(); i++) {
      PairedLogRatio ratio = ratios.get(i);
      Optional<Interval> interval = decisions.get(i).interval();
      Verdict verdict = support.of(
          names.get(i),
          pairs.series.get(reference).name,
          Verdict.of(interval, ratio.blocks(), rules));
      comparisons.add(
          Optional.of(new Comparison(ratio, interval, decisions.get(i).level(), verdict)));
    }
    comparisons.add(reference, Optional.empty());
    return comparisons;
  }

  /**
   * Letters of the ranked rows. A pair with the reference is told apart exactly when its verdict says so, by the
   * family of comparisons that the table shows; all other pairs by the family of every pair. So a letter contradicts no verdict.
   */
  private static List<String> letters(
      List<Series> series,
      Pairs all,
      List<Optional<Comparison>> comparisons,
      Rules rules,
      Support support) {
    List<Integer> ranked = new ArrayList<>();
    for (int i = 0; i < series.size(); i++) {
      if (series.get(i).ranked) {
        ranked.add(i);
      }
    }
    List<PairedLogRatio> pairs = new ArrayList<>();
    for (int i = 0; i < ranked.size(); i++) {
      for (int j = i + 1; j < ranked.size(); j++) {
        pairs.add(all.of(ranked.get(i), ranked.get(j)));
      }
    }
    List<StepDown.Decision> decisions =
        StepDown.decide(pairs, rules.alpha(), StepDown.Family.allPairs(ranked.size()));
    boolean[][] toldApart = new boolean[ranked.size()][ranked.size()];
    int pair = 0;
    for (int i = 0; i < ranked.size(); i++) {
      for (int j = i + 1; j < ranked.size(); j++) {
        Optional<Comparison> first = comparisons.get(ranked.get(i));
        Optional<Comparison> second = comparisons.get(ranked.get(j));
        Verdict verdict = support.of(
            series.get(ranked.get(i)).name,
            series.get(ranked.get(j)).name,
            Verdict.of(decisions.get(pair).interval(), pairs.get(pair).blocks(), rules));
        if (first.isEmpty()) {
          verdict = second.orElseThrow().verdict();
        } else if (second.isEmpty()) {
          verdict = first.get().verdict();
        }
        toldApart[i][j] = verdict.tellsApart();
        toldApart[j][i] = toldApart[i][j];
        pair++;
      }
    }
    List<String> compact = CompactLetters.of(toldApart);
    List<String> letters = new ArrayList<>();
    series.forEach(s -> letters.add(""));
    for (int i = 0; i < ranked.size(); i++) {
      letters.set(ranked.get(i), compact.get(i));
    }
    return letters;
  }
}
