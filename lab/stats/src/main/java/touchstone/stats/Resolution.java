package touchstone.stats;

/**
 * What a run can tell apart, from how far two equal contestants were apart in each block.
 *
 * @param spread standard deviation of the blocks' log ratios
 * @param blocks that it rests on, at least 2
 */
public record Resolution(double spread, int blocks) {

  /** A difference counts as one that can be told apart when this share of runs finds it. */
  public static final double POWER = 0.8;

  /**
   * From two series of equal contestants.
   *
   * @param times by block, NaN where there is none
   * @param twin the same of the twin
   */
  public static Resolution of(double[] times, double[] twin) {
    PairedLogRatio ratio = PairedLogRatio.of(times, twin);
    if (ratio.blocks() < 2) {
      throw new IllegalArgumentException("one block shows no spread");
    }
    return new Resolution(ratio.standardError() * Math.sqrt(ratio.blocks()), ratio.blocks());
  }

  /**
   * The smallest difference that a run of so many blocks finds in four runs of five: 0.03 for 3 %. By the usual approximation
   * of the t test's power, the sum of both quantiles times the standard error (Chow, Shao and Wang 2008, 3.1).
   *
   * @param blocks at least as many as a verdict needs
   * @param comparisons that share the chance of an error: of a table whose reference is picked from the figures, all pairs
   */
  public double difference(int blocks, int comparisons, Rules rules) {
    if (blocks < rules.minBlocks()) {
      throw new IllegalArgumentException(blocks + " blocks bring no verdict");
    }
    StudentT t = new StudentT(blocks - 1.0);
    double quantiles = t.critical(rules.alpha() / comparisons) + t.quantile(POWER);
    return StrictMath.expm1(quantiles * spread / Math.sqrt(blocks));
  }
}
