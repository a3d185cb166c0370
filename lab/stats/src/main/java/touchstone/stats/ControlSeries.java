package touchstone.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A row's times over those of rows that did not change between two runs.
 *
 * <p>Two runs have no block in common, and the machine of the second may be slower by a fifth; but it is slower for all. What
 * a row takes over its controls is comparable from run to run (Bulej et al. 2020 pair them within the same minute for the
 * same reason).
 *
 * <p>A control that left its race early is known from a few blocks. Where the row went on without it, what those blocks were wrong by
 * would be in each block after them, and no interval over blocks would see it. So such a control does not count.
 */
public final class ControlSeries {

  /**
   * Of the row's blocks a control may miss one in ten, a fork that failed here and there, and of fewer one: in the last block stands who
   * had run when the budget ended.
   */
  private static final double NEARLY_ALL = 0.9;

  private ControlSeries() {}

  /** A row and its controls in one run. */
  public static final class Run {
    private final double[] times;
    private final List<double[]> controls;

    /**
     * Takes the arrays as they are.
     *
     * @param times by block; NaN where there is no figure
     * @param controls the same; each with a figure at least
     */
    public Run(double[] times, List<double[]> controls) {
      this.times = times;
      this.controls = List.copyOf(controls);
    }

    /** {@link ControlSeries#logRatios} over those of the controls, by their indices. */
    public double[] logRatios(List<Integer> kept) {
      return ControlSeries.logRatios(times, kept.stream().map(controls::get).toList());
    }

    /**
     * The mean of {@link #logRatios}, as sure as it is: where there are few blocks, the row and all controls lend each other what they know
     * of their spread ({@link ModeratedSpread}).
     */
    public PairedLogRatio over(List<Integer> kept) {
      List<double[]> all = new ArrayList<>(List.of(times));
      all.addAll(controls);
      PairedLogRatio plain = PairedLogRatio.ofDifferences(logRatios(kept));
      int[] others = kept.stream().mapToInt(control -> control + 1).toArray();
      return ModeratedSpread.ofTimes(all)
          .map(spread -> spread.moderate(plain, 0, others))
          .orElse(plain);
    }
  }

  /**
   * The controls to hold the row against, the same in all runs: those that have a figure in nearly all of its blocks in each run. Where
   * none has, all of them, and only the blocks count that they share.
   *
   * @param runs with the same controls in the same order, at least one run
   * @return indices, ascending
   */
  public static List<Integer> kept(List<Run> runs) {
    List<Integer> all = IntStream.range(0, runs.get(0).controls.size()).boxed().toList();
    List<Integer> steady = new ArrayList<>(all);
    steady.removeIf(c -> !runs.stream().allMatch(run -> isSteady(run.times, run.controls.get(c))));
    return steady.isEmpty() ? all : List.copyOf(steady);
  }

  private static boolean isSteady(double[] times, double[] control) {
    int blocks = 0;
    int shared = 0;
    for (int b = 0; b < times.length; b++) {
      if (!Double.isNaN(times[b])) {
        blocks++;
        shared += Double.isNaN(control[b]) ? 0 : 1;
      }
    }
    return shared >= Math.max(1, Math.min(NEARLY_ALL * blocks, blocks - 1));
  }

  /**
   * The logarithms of the row over the geometric mean of its controls, of the blocks that have both.
   *
   * <p>A control without a figure in a block here and there is missed there: its own level is known from the other blocks, so the
   * block's speed is taken from the others. Where one misses more, only the blocks count in which all have a figure.
   *
   * @param times by block; NaN where there is no figure
   * @param controls the same; each with a figure at least
   * @return none where they share no block
   */
  static double[] logRatios(double[] times, List<double[]> controls) {
    double[][] logs = controls.stream()
        .map(c -> Arrays.stream(c).map(StrictMath::log).toArray())
        .toArray(double[][]::new);
    if (!controls.stream().allMatch(c -> isSteady(times, c))) {
      keepWhole(logs);
    }
    double[] levels = CommonGround.levels(logs);
    double centre = Arrays.stream(levels).average().orElse(Double.NaN);
    double[] ratios = new double[times.length];
    int count = 0;
    for (int b = 0; b < times.length; b++) {
      double speed = speed(logs, levels, b);
      if (!Double.isNaN(times[b]) && !Double.isNaN(speed)) {
        ratios[count++] = StrictMath.log(times[b]) - centre - speed;
      }
    }
    return Arrays.copyOf(ratios, count);
  }

  /** Only the blocks in which all rows have a figure. */
  private static void keepWhole(double[][] logs) {
    for (int b = 0; b < logs[0].length; b++) {
      int block = b;
      if (Arrays.stream(logs).anyMatch(row -> Double.isNaN(row[block]))) {
        for (double[] row : logs) {
          row[b] = Double.NaN;
        }
      }
    }
  }

  private static double speed(double[][] logs, double[] levels, int block) {
    double sum = 0;
    int count = 0;
    for (int c = 0; c < logs.length; c++) {
      if (!Double.isNaN(logs[c][block])) {
        sum += logs[c][block] - levels[c];
        count++;
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }
}
