package touchstone.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How fast the machine was, by a yardstick: fixed work that is timed before and after each iteration. Where the machine is
 * shared its pace changes within seconds by more than most libraries differ, and CPU time does not show it. An iteration's time
 * over its yardstick's does: a ratio to a concomitant variable that no contestant can move (Cochran, Sampling Techniques, 3rd ed. 1977,
 * chapter 6; the same thought for experiments on the web is CUPED, Deng et al. 2013).
 *
 * <p>Libraries are not slowed as much as the yardstick; in some hours, more. So times are not divided by the yardstick's, but by that
 * to a power, one for all rows of a run: the regression coefficient within rows (Cochran, chapter 7).
 *
 * <p>Whether it helps is looked at, not assumed, and by the spread of a row's forks alone: no row's place has a say in it.
 *
 * <p>Each JDK has a usual pace of its own: its compiler makes its own code of the yardstick, and a JDK that makes it faster must not
 * make its libraries look slower.
 *
 * @param yardstickNs what the yardstick usually took in this run, over all JDKs
 * @param applied whether times are brought to the usual pace; not when forks of one row agree better without
 * @param spread of the forks of one row, without it: the standard deviation of their times' logarithms, over all rows; absent
 *     when no row has two forks
 * @param pacedSpread the same with it
 * @param power of the yardstick's time that times go with; absent where it was not asked for, and is 1
 */
public record Pace(
    double yardstickNs,
    boolean applied,
    @Nullable Double spread,
    @Nullable Double pacedSpread,
    @Nullable Double power) {

  /** Forks beyond the first of each row: fewer agree best at some power or other, whatever the machine did. */
  private static final int LEAST_FORKS = 20;

  /**
   * How much forks must tell of the power before they count as much as that it is 1: the sum of the squares by which the logarithms of
   * a yardstick's times differ within rows. It is the variance of what is left of a fork's time, 0.05 squared, over that of the powers of
   * recorded runs, 0.2 squared.
   */
  private static final double DOUBT = 0.0625;

  /** What lies beyond is no pace but chance: recorded runs that tell have 0.66 to 1.15. */
  private static final double LEAST_POWER = 0.5;

  private static final double MOST_POWER = 1.25;

  /**
   * What is done about the pace of a run.
   *
   * @param pace absent when nobody held a yardstick to it
   * @param even brings a fork to what is usual for its JDK in the run; leaves it as it was where that would not help
   */
  public record Evened(@Nullable Pace pace, UnaryOperator<Sample> even) {}

  /**
   * The pace of a run.
   *
   * @param rows the forks of each row that count
   * @param fitted whether times go with the yardstick's to a power that is looked for, and not to the first
   */
  public static Evened of(List<List<Sample>> rows, boolean fitted) {
    List<Sample> forks = rows.stream().flatMap(List::stream).toList();
    if (!hasReadings(forks)) {
      return new Evened(null, UnaryOperator.identity());
    }
    Double power = fitted ? power(rows) : null;
    UnaryOperator<Sample> even = evening(rows, power == null ? 1 : power);
    Double spread = spread(rows);
    Double paced =
        spread(rows.stream().map(row -> row.stream().map(even).toList()).toList());
    boolean applied = spread == null || paced == null || paced <= spread;
    return new Evened(
        new Pace(median(forks), applied, spread, paced, power),
        applied ? even : UnaryOperator.identity());
  }

  /** The slope of times over the yardstick's, both as logarithms, within rows; 1 where they tell nothing of it. */
  private static double power(List<List<Sample>> rows) {
    int degrees = 0;
    double products = DOUBT;
    double squares = DOUBT;
    for (List<Sample> row : rows) {
      List<Sample> told = row.stream().filter(Pace::isTold).toList();
      double[] times = told.stream().mapToDouble(f -> log(f, Iteration::cpuNs)).toArray();
      double[] paces = told.stream()
          .mapToDouble(f -> log(f, i -> i.yardstickNs() == null ? 0 : i.yardstickNs()))
          .toArray();
      degrees += Math.max(0, times.length - 1);
      double time = Arrays.stream(times).average().orElse(0);
      double pace = Arrays.stream(paces).average().orElse(0);
      for (int i = 0; i < times.length; i++) {
        products += (times[i] - time) * (paces[i] - pace);
        squares += (paces[i] - pace) * (paces[i] - pace);
      }
    }
    return degrees < LEAST_FORKS
        ? 1
        : Math.max(LEAST_POWER, Math.min(MOST_POWER, products / squares));
  }

  /** A yardstick was held to all of it, and all of it has a time. */
  private static boolean isTold(Sample fork) {
    return !fork.iterations().isEmpty()
        && fork.iterations().stream()
            .allMatch(i -> i.yardstickNs() != null && i.yardstickNs() > 0 && i.cpuNs() > 0);
  }

  private static double log(Sample fork, ToDoubleFunction<Iteration> figure) {
    return fork.iterations().stream()
        .mapToDouble(i -> Math.log(figure.applyAsDouble(i)))
        .average()
        .orElseThrow();
  }

  private static UnaryOperator<Sample> evening(List<List<Sample>> rows, double power) {
    Map<Integer, Double> usual = new HashMap<>();
    rows.stream()
        .flatMap(List::stream)
        .collect(Collectors.groupingBy(Sample::jdk))
        .forEach((jdk, forks) -> {
          if (hasReadings(forks)) {
            usual.put(jdk, usual(forks));
          }
        });
    return fork -> {
      Double pace = usual.get(fork.jdk());
      return pace == null ? fork : fork.atPace(pace, power);
    };
  }

  /**
   * The median; but beside forks that have no yardstick, those of another language, the mean pace: theirs on the average. A machine
   * that is slow for a third of the time is usually fast, and who is held against the fast hours alone looks slow.
   */
  private static double usual(List<Sample> forks) {
    boolean all = forks.stream()
        .filter(fork -> !fork.iterations().isEmpty())
        .allMatch(fork -> hasReadings(List.of(fork)));
    return all
        ? median(forks)
        : Math.exp(forks.stream()
            .filter(fork -> hasReadings(List.of(fork)))
            .mapToDouble(fork -> Math.log(median(List.of(fork))))
            .average()
            .orElseThrow());
  }

  private static boolean hasReadings(List<Sample> forks) {
    return readings(forks).length > 0;
  }

  private static double median(List<Sample> forks) {
    double[] readings = readings(forks);
    return readings[readings.length / 2];
  }

  private static double[] readings(List<Sample> forks) {
    return forks.stream()
        .flatMap(fork -> fork.iterations().stream())
        .map(Iteration::yardstickNs)
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .sorted()
        .toArray();
  }

  private static @Nullable Double spread(List<List<Sample>> rows) {
    double squares = 0;
    int degrees = 0;
    for (List<Sample> row : rows) {
      double[] logs = row.stream()
          .mapToDouble(fork -> Math.log(Forks.time(fork, Iteration::cpuNs)))
          .filter(Double::isFinite)
          .toArray();
      double mean = Arrays.stream(logs).average().orElse(0);
      squares += Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
      degrees += Math.max(0, logs.length - 1);
    }
    return degrees == 0 ? null : Math.sqrt(squares / degrees);
  }

  /** One sentence for a report. */
  public String sentence() {
    String forks = spread == null || pacedSpread == null
        ? ""
        : String.format(
            Locale.ROOT,
            "; forks of one row differ by %.1f %% with it and by %.1f %% without",
            100 * Math.expm1(pacedSpread),
            100 * Math.expm1(spread));
    String yardstick = String.format(
        Locale.ROOT,
        "the yardstick beside each iteration, which usually took %.1f µs",
        yardstickNs / 1000);
    return (applied
            ? "times are at the machine's usual pace, by " + yardstick + powerText()
            : "times are as they were: " + yardstick + ", does not make forks agree better")
        + forks;
  }

  private String powerText() {
    return power == null || power == 1
        ? ""
        : String.format(Locale.ROOT, " and with which they go to the power of %.2f", power);
  }
}
