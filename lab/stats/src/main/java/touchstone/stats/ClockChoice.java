package touchstone.stats;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which clock the figures come from.
 *
 * <p>On a machine with other work, wall time counts what others did; thread CPU time does not, and moves several times less
 * from block to block. Where nothing holds the threads up wall time is what a user waits for, collections included: these are the
 * row's own doing, so they are no evidence of a contended machine, and thread CPU time leaves them out. That forks agree with each other
 * does not follow from it, and is not said here: it is what a {@link Twin} shows.
 *
 * @param reason one sentence for the report
 */
public record ClockChoice(Clock clock, String reason) {

  /** A clock. */
  public enum Clock {
    /** CPU time of the thread that does the operation. */
    THREAD_CPU("thread-cpu"),
    /** Time as it passes. */
    WALL("wall");

    private final String id;

    Clock(String id) {
      this.id = id;
    }

    /** The name used in files and reports. */
    public String id() {
      return id;
    }

    /** The clock of a name; wall time where a file has another. */
    public static Clock of(@Nullable String id) {
      return THREAD_CPU.id.equals(id) ? THREAD_CPU : WALL;
    }
  }

  /** Wall time without collections over CPU time of the median fork, from which the machine is taken to be contended. */
  public static final double CONTENDED = 1.03;

  /**
   * The same of a tenth of the forks, each over its row's median: load that comes and goes spares the median. A row whose thread waits for
   * others by its own doing is held against itself, or the clock that leaves its waiting out would be chosen for it. In recorded runs on an idle machine nine forks of ten
   * stay below 1.02; beside a load generator a tenth is above 2.
   */
  public static final double CONTENDED_AT_TIMES = 1.08;

  /**
   * Wall time over CPU time of the median process, both beyond an empty JVM's. Where code runs for the first time its thread waits by its own
   * doing, while compilers and collectors stop it or have the processors: in recorded runs on an idle machine, whose
   * warm forks did not wait, 1.04 to 1.07, of a single row up to 1.16; beside other work 1.6 and more.
   */
  public static final double CONTENDED_STARTS = 1.2;

  /**
   * Wall time over CPU time of a tenth of the processes, each over its row's median. Of whole ones: of a small library's part both are small, and
   * differ by what they are taken off from. On an idle machine nine of ten stay below 1.13.
   */
  public static final double CONTENDED_STARTS_AT_TIMES = 1.25;

  private static final double MOST_FORKS = 0.9;

  /** Of fewer forks a tenth is none. */
  private static final int ENOUGH_FORKS = 10;

  /**
   * Chooses for all warm cells of a run, so that all of its tables rest on one clock.
   *
   * @param runningNs wall time per operation by row and fork, less the collections that stopped the thread
   * @param cpuNs thread CPU time per operation of the same forks; NaN or not positive where the fork has none
   */
  public static ClockChoice of(double[][] runningNs, double[][] cpuNs) {
    double[][] ratios = ratios(runningNs, cpuNs);
    return choose(ratios, ratios, Words.WARM);
  }

  /**
   * The same of forks in which that many threads work. Several wait for each other by their own doing, which thread CPU time leaves
   * out whatever the machine does: of them it is wall time.
   */
  public static ClockChoice of(double[][] runningNs, double[][] cpuNs, int threads) {
    return threads == 1
        ? of(runningNs, cpuNs)
        : new ClockChoice(
            Clock.WALL,
            threads
                + " threads worked at once, and what they wait for each other is in wall time alone");
  }

  /**
   * Chooses for all cold starts of a run.
   *
   * @param beyond wall time over thread CPU time by row and process, both beyond an empty JVM's, of those that took longer than it by
   *     both; NaN where a process has no thread CPU time
   * @param whole the same of whole processes
   */
  public static ClockChoice ofStarts(double[][] beyond, double[][] whole) {
    return choose(beyond, whole, Words.COLD);
  }

  /** Where a machine is taken to be contended, and how that is said. */
  private record Words(
      double contended,
      double atTimes,
      String threads,
      String wall,
      String whole,
      String cpu,
      String fork,
      String forks) {

    static final Words WARM = new Words(
        CONTENDED,
        CONTENDED_AT_TIMES,
        "threads",
        "wall time without collections",
        "wall time without collections",
        "thread CPU time",
        "fork",
        "forks");

    static final Words COLD = new Words(
        CONTENDED_STARTS,
        CONTENDED_STARTS_AT_TIMES,
        "processes",
        "beyond the empty JVM's, wall time",
        "wall time",
        "the main thread's CPU time",
        "process",
        "processes");

    String median(double ratio) {
      return String.format(
          Locale.ROOT, "%s was %.2f times %s in the median %s", wall, ratio, cpu, fork);
    }
  }

  private static ClockChoice choose(double[][] ratios, double[][] ofRows, Words words) {
    if (Stream.of(ratios, ofRows)
        .flatMap(Arrays::stream)
        .flatMapToDouble(Arrays::stream)
        .anyMatch(Double::isNaN)) {
      return new ClockChoice(Clock.WALL, "not every " + words.fork + " has thread CPU time");
    }
    double[] all = Arrays.stream(ratios).flatMapToDouble(Arrays::stream).toArray();
    if (all.length == 0) {
      return new ClockChoice(Clock.WALL, "no " + words.fork + " has a figure");
    }
    double median = Median.of(all);
    if (median > words.contended) {
      return new ClockChoice(
          Clock.THREAD_CPU, "the machine was contended: " + words.median(median));
    }
    double most = ofATenth(ofRows);
    return most > words.atTimes
        ? new ClockChoice(
            Clock.THREAD_CPU,
            String.format(
                Locale.ROOT,
                "the machine was contended at times: %s over %s was %.2f times what is usual for the row, or more, in a tenth of the %s",
                words.whole,
                words.cpu,
                most,
                words.forks))
        : new ClockChoice(
            Clock.WALL, "nothing held the " + words.threads + " up: " + words.median(median));
  }

  /** How far a tenth is above its rows' medians, at least. */
  private static double ofATenth(double[][] ratios) {
    double[] overRow = Arrays.stream(ratios)
        .filter(row -> row.length > 0)
        .flatMapToDouble(row -> {
          double median = Median.of(row);
          return Arrays.stream(row).map(ratio -> ratio / median);
        })
        .toArray();
    return overRow.length < ENOUGH_FORKS
        ? 1
        : Quantile.of(MOST_FORKS, 0.95, overRow).value();
  }

  /** NaN where the fork has none. */
  private static double[][] ratios(double[][] wallNs, double[][] cpuNs) {
    double[][] ratios = new double[wallNs.length][];
    for (int row = 0; row < ratios.length; row++) {
      ratios[row] = ratios(wallNs[row], cpuNs[row]);
    }
    return ratios;
  }

  private static double[] ratios(double[] wallNs, double[] cpuNs) {
    if (wallNs.length != cpuNs.length) {
      throw new IllegalArgumentException(
          "%d forks against %d".formatted(wallNs.length, cpuNs.length));
    }
    double[] ratios = new double[wallNs.length];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = cpuNs[i] > 0 && wallNs[i] > 0 ? wallNs[i] / cpuNs[i] : Double.NaN;
    }
    return ratios;
  }
}
