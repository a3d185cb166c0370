package touchstone.stats;

import java.util.Arrays;
import java.util.List;

/**
 * Whether a fork has warmed up: its figures stand still, and the JVM has stopped working on the code.
 *
 * <p>A fixed warm-up is too short for some rows and too long for most (Laaber et al. 2020; Traini et al. 2022), and some
 * never settle at all (Barrett et al. 2017): those are measured when patience ends, and it is said.
 */
public enum WarmUp {
  /** Goes on. */
  MOVING,
  /** The clock may count. */
  SETTLED,
  /** Patience is over: the clock counts all the same, and the report says so. */
  NEVER_SETTLED;

  /** Iterations that must agree. */
  public static final int WINDOW = 5;

  private static final double SLOPE = 0.01;
  private static final double HALVES = 0.02;

  /** On a machine that is not steady, figures that stand still scatter: so many standard deviations are no movement. */
  private static final double SCATTERS = 2;

  /** Of a normal distribution: the standard deviation over the median of the deviations' sizes. */
  private static final double MEDIAN_TO_DEVIATION = 1.4826;

  private static final double JIT_SHARE = 0.02;

  /**
   * One iteration of a warm-up.
   *
   * @param cost of an operation: CPU time of the thread that works, or what it is over a yardstick's
   * @param cpuMs the same thread's CPU time in the whole iteration
   * @param wallMs length of the iteration
   * @param jitMs time that the JIT worked meanwhile
   * @param classes loaded meanwhile
   */
  public record Iteration(double cost, double cpuMs, double wallMs, double jitMs, long classes) {}

  /**
   * How long.
   *
   * @param leastCpuMs before which nothing has settled
   * @param mostMs of wall time, after which nobody waits
   */
  public record Patience(double leastCpuMs, double mostMs) {}

  /** Judges a warm-up by its iterations so far. */
  public static WarmUp of(List<Iteration> iterations, Patience patience) {
    double cpu = iterations.stream().mapToDouble(Iteration::cpuMs).sum();
    double wall = iterations.stream().mapToDouble(Iteration::wallMs).sum();
    if (cpu >= patience.leastCpuMs()
        && iterations.size() >= WINDOW
        && isStill(iterations.subList(iterations.size() - WINDOW, iterations.size()))) {
      return SETTLED;
    }
    return wall >= patience.mostMs() ? NEVER_SETTLED : MOVING;
  }

  /** Their standard deviation, by the steps from one to the next: what moves steadily does not add to it. */
  private static double scatter(double[] values) {
    double[] steps = new double[values.length - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = Math.abs(values[i + 1] - values[i]);
    }
    return Median.of(steps) * MEDIAN_TO_DEVIATION / Math.sqrt(2);
  }

  private static boolean isStill(List<Iteration> window) {
    double[] ns = window.stream().mapToDouble(Iteration::cost).toArray();
    double wall = window.stream().mapToDouble(Iteration::wallMs).sum();
    double jit = window.stream().mapToDouble(Iteration::jitMs).sum();
    long classes = window.stream().mapToLong(Iteration::classes).sum();
    double typical = Median.of(ns);
    double first = Median.of(Arrays.copyOf(ns, WINDOW / 2));
    double last = Median.of(Arrays.copyOfRange(ns, WINDOW - WINDOW / 2, WINDOW));
    double scatter = SCATTERS * scatter(ns);
    return Math.abs(TheilSen.slope(ns)) * WINDOW < Math.max(SLOPE * typical, scatter)
        && Math.abs(last - first) < Math.max(HALVES * typical, scatter)
        && jit < JIT_SHARE * wall
        && classes == 0;
  }
}
