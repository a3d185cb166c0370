package touchstone.stats;

/**
 * Levels of rows that do not all have a figure in the same blocks.
 *
 * <p>A row that only ran while the machine was quiet would look fast by its plain mean. So each logarithm of a time is taken
 * as a row's level plus a block's, fitted by least squares; the fit alternates between the two until it rests. When no figure
 * is missing, rows come out in the order of their geometric means.
 */
final class CommonGround {

  private static final int MAX_ROUNDS = 10_000;

  private CommonGround() {}

  /**
   * The level of each row, in logarithms; only differences between rows mean something.
   *
   * @param logs by row and block; NaN where there is no figure; at least one figure in each row
   */
  static double[] levels(double[][] logs) {
    int blocks = logs.length == 0 ? 0 : logs[0].length;
    double[] row = new double[logs.length];
    double[] block = new double[blocks];
    double moved = Double.POSITIVE_INFINITY;
    for (int round = 0; round < MAX_ROUNDS && moved > 1e-13; round++) {
      moved = 0;
      for (int r = 0; r < logs.length; r++) {
        double level = meanOfRow(logs[r], block);
        moved = Math.max(moved, Math.abs(level - row[r]));
        row[r] = level;
      }
      for (int b = 0; b < blocks; b++) {
        block[b] = meanOfBlock(logs, row, b);
      }
    }
    return row;
  }

  private static double meanOfRow(double[] logs, double[] block) {
    double sum = 0;
    int count = 0;
    for (int b = 0; b < logs.length; b++) {
      if (!Double.isNaN(logs[b])) {
        sum += logs[b] - block[b];
        count++;
      }
    }
    return sum / count;
  }

  private static double meanOfBlock(double[][] logs, double[] row, int b) {
    double sum = 0;
    int count = 0;
    for (int r = 0; r < logs.length; r++) {
      if (!Double.isNaN(logs[r][b])) {
        sum += logs[r][b] - row[r];
        count++;
      }
    }
    return count == 0 ? 0 : sum / count;
  }
}
