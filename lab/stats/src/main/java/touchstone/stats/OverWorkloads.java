package touchstone.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The geometric mean of a row's times over several workloads, block by block.
 *
 * <p>The mean is taken within each block, and the blocks then show how far it spreads: forks of one block share what the
 * machine did meanwhile, so their errors do not average out as those of strangers would. What comes out is ranked as the
 * times of a single workload are; a ratio of geometric means is the geometric mean of the ratios (Fleming and Wallace 1986).
 */
public final class OverWorkloads {

  private OverWorkloads() {}

  /**
   * The means by row, of the rows that every workload has.
   *
   * @param workloads times by row and block, for each workload; NaN where a row has no figure
   * @return times by row and block; NaN in a block where one of the workloads has no figure for the row
   */
  public static Map<String, double[]> of(List<Map<String, double[]>> workloads) {
    Map<String, double[]> means = new TreeMap<>();
    if (workloads.isEmpty()) {
      return means;
    }
    Set<String> rows = new TreeSet<>(workloads.get(0).keySet());
    workloads.forEach(w -> rows.retainAll(w.keySet()));
    for (String row : rows) {
      double[][] times = workloads.stream().map(w -> w.get(row)).toArray(double[][]::new);
      int blocks = Arrays.stream(times).mapToInt(t -> t.length).min().orElse(0);
      double[] mean = new double[blocks];
      for (int b = 0; b < blocks; b++) {
        double sum = 0;
        for (double[] workload : times) {
          sum += StrictMath.log(workload[b]);
        }
        mean[b] = StrictMath.exp(sum / times.length);
      }
      means.put(row, mean);
    }
    return means;
  }
}
