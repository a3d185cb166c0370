package touchstone.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

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
  }

  /** Wall time without collections over CPU time of the median fork, from which the machine is taken to be contended. */
  public static final double CONTENDED = 1.03;

  /**
   * The same of a tenth of the forks, each over its row's median: load that comes and goes spares the median. A row whose thread waits for
   * others by its own doing is held against itself, or the clock that leaves its waiting out would be chosen for it. In recorded runs on an idle machine nine forks of ten
   * stay below 1.02; beside a load generator a tenth is above 2.
   */
  public static final double CONTENDED_AT_TIMES = 1.08;

  private static final double MOST_FORKS = 0.9;

  /** Of fewer forks a tenth is none. */
  private static final int ENOUGH_FORKS = 10;

  /**
   * Chooses for a whole run, so that all of its tables rest on one clock.
   *
   * @param runningNs wall time per operation by row and fork, less the collections that stopped the thread
   * @param cpuNs thread CPU time per operation of the same forks; NaN or not positive where the fork has none
   */
  public static ClockChoice of(double[][] runningNs, double[][] cpuNs) {
    List<Double> all = new ArrayList<>();
    List<Double> overRow = new ArrayList<>();
    for (int row = 0; row < runningNs.length; row++) {
      double[] ratios = ratios(runningNs[row], cpuNs[row]);
      if (Arrays.stream(ratios).anyMatch(Double::isNaN)) {
        return new ClockChoice(Clock.WALL, "not every fork has thread CPU time");
      }
      for (double ratio : ratios) {
        all.add(ratio);
        overRow.add(ratio / Median.of(ratios));
      }
    }
    if (all.isEmpty()) {
      return new ClockChoice(Clock.WALL, "no fork has a figure");
    }
    double median = Median.of(array(all));
    if (median > CONTENDED) {
      return new ClockChoice(
          Clock.THREAD_CPU, "the machine was contended: " + times(median) + " in the median fork");
    }
    double most = all.size() < ENOUGH_FORKS
        ? 1
        : Quantile.of(MOST_FORKS, 0.95, array(overRow)).value();
    return most > CONTENDED_AT_TIMES
        ? new ClockChoice(
            Clock.THREAD_CPU,
            String.format(
                Locale.ROOT,
                "the machine was contended at times: wall time without collections over thread CPU time was %.2f times what is"
                    + " usual for the row, or more, in a tenth of the forks",
                most))
        : new ClockChoice(
            Clock.WALL, "nothing held the threads up: " + times(median) + " in the median fork");
  }

  /** NaN where the fork has none. */
  private static double[] ratios(double[] runningNs, double[] cpuNs) {
    if (runningNs.length != cpuNs.length) {
      throw new IllegalArgumentException(
          "%d forks against %d".formatted(runningNs.length, cpuNs.length));
    }
    double[] ratios = new double[runningNs.length];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = cpuNs[i] > 0 && runningNs[i] > 0 ? runningNs[i] / cpuNs[i] : Double.NaN;
    }
    return ratios;
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static String times(double ratio) {
    return String.format(
        Locale.ROOT, "wall time without collections was %.2f times thread CPU time", ratio);
  }
}
