package touchstone.stats;

import java.util.Arrays;
import java.util.List;

/**
 * A row's times over those of rows that did not change between two runs.
 *
 * <p>Two runs have no block in common, and the machine of the second may be slower by a fifth; but it is slower for all. What
 * a row takes over its controls is comparable from run to run (Bulej et al. 2020 pair them within the same minute for the
 * same reason).
 */
public final class ControlSeries {

  private ControlSeries() {}

  /**
   * The logarithms of the row over the geometric mean of its controls, of the blocks that have both.
   *
   * <p>A control without a figure in a block is missed there: its own level is known from the other blocks, so the block's
   * speed is taken from the others.
   *
   * @param times by block; NaN where there is no figure
   * @param controls the same; each with a figure at least
   */
  public static double[] logRatios(double[] times, List<double[]> controls) {
    double[][] logs = controls.stream()
        .map(c -> Arrays.stream(c).map(StrictMath::log).toArray())
        .toArray(double[][]::new);
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
