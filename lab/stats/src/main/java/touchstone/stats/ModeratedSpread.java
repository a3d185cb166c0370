package touchstone.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How far the forks of each row of a table differ, when there are too few of each row to say by themselves.
 *
 * <p>Rows of one table were measured by the same machine in the same minutes, so what the others' forks do says something of a row's own.
 * Each row's variance is drawn towards what is usual in the table, the more the more alike the rows' variances are: empirical
 * Bayes, as Smyth (2004, <i>Linear models and empirical Bayes methods</i>, Statistical Applications in Genetics and Molecular
 * Biology 3) has it for thousands of genes measured a few times each. What is gained is degrees of freedom: with five blocks, a
 * comparison at the level of a table of eleven rows needs 8.8 standard errors on its own four, and 4.1 on sixteen.
 *
 * <p>Variances are those of what neither a row's level nor a block's explains. How alike they are is itself known badly from few rows,
 * so the table never counts for more than a row's own blocks do. A row of which next to nothing is known, because its forks fail, neither
 * lends nor borrows: the others are not to lose their verdicts by it.
 */
final class ModeratedSpread {

  /** With fewer rows nobody can see what is usual: simulated tables of six, three of them steady and three not, exceed alpha. */
  static final int FEWEST_ROWS = 8;

  /** With fewer blocks a row says nothing of itself, */
  static final int FEWEST_BLOCKS = 3;

  /** and from so many on it needs nobody else. */
  static final int ENOUGH_BLOCKS = 8;

  private static final double EULER = 0.5772156649015329;

  /** By row; NaN of one of which next to nothing is known. */
  private final double[] variances;

  private final double[] degrees;

  private ModeratedSpread(double[] variances, double[] degrees) {
    this.variances = variances;
    this.degrees = degrees;
  }

  /**
   * The spread of each row of a table. A row that left a longer race early is judged on the blocks that all began with, as it was then.
   *
   * @param times by row and block; NaN where there is no figure
   */
  static Optional<ModeratedSpread> ofTimes(List<double[]> times) {
    return of(times.stream()
        .map(row ->
            Arrays.stream(row).limit(ENOUGH_BLOCKS - 1).map(StrictMath::log).toArray())
        .toArray(double[][]::new));
  }

  /**
   * The spread of each row; empty where the table has too few rows for it, or blocks enough without.
   *
   * @param logs by row and block; NaN where there is no figure
   */
  static Optional<ModeratedSpread> of(double[][] logs) {
    int[] known = IntStream.range(0, logs.length)
        .filter(r -> figures(logs[r]) >= FEWEST_BLOCKS)
        .toArray();
    long blocks = Arrays.stream(logs).mapToLong(ModeratedSpread::figures).max().orElse(0);
    if (known.length < FEWEST_ROWS || blocks >= ENOUGH_BLOCKS) {
      return Optional.empty();
    }
    ModeratedSpread spread =
        ofKnown(Arrays.stream(known).mapToObj(r -> logs[r]).toArray(double[][]::new));
    double[] variances = new double[logs.length];
    double[] degrees = new double[logs.length];
    Arrays.fill(variances, Double.NaN);
    for (int k = 0; k < known.length; k++) {
      variances[known[k]] = spread.variances[k];
      degrees[known[k]] = spread.degrees[k];
    }
    return Optional.of(new ModeratedSpread(variances, degrees));
  }

  private static ModeratedSpread ofKnown(double[][] logs) {
    int rows = logs.length;
    double[] levels = CommonGround.levels(logs);
    double[] variances = new double[rows];
    double[] degrees = new double[rows];
    int[] own = new int[rows];
    double[] blocks = blocks(logs, levels);
    for (int r = 0; r < rows; r++) {
      double squares = 0;
      int count = 0;
      for (int b = 0; b < blocks.length; b++) {
        if (!Double.isNaN(logs[r][b])) {
          double left = logs[r][b] - levels[r] - blocks[b];
          squares += left * left;
          count++;
        }
      }
      own[r] = count - 1;
      // A block's mean takes a share of what each of its rows differs from it.
      variances[r] = squares / (own[r] * (1 - 1.0 / rows));
    }
    int prior = priorDegrees(variances, own, Arrays.stream(own).max().orElse(0));
    double usual = prior == 0 ? 0 : usual(variances, own, prior);
    for (int r = 0; r < rows; r++) {
      // Who missed blocks is lent no more than it has, whatever the others have.
      int lent = Math.min(prior, own[r]);
      degrees[r] = own[r] + lent;
      variances[r] = (own[r] * variances[r] + lent * usual) / degrees[r];
    }
    return new ModeratedSpread(variances, degrees);
  }

  /**
   * A comparison on these grounds, if all rows in it have some and there are few blocks of it: the ratio stays what it is.
   *
   * @param ratio of the row to another, or to the geometric mean of several in each block
   */
  PairedLogRatio moderate(PairedLogRatio ratio, int row, int... others) {
    if (ratio.blocks() < 2 || ratio.blocks() >= ENOUGH_BLOCKS) {
      return ratio;
    }
    double sum = variances[row];
    double squares = variances[row] * variances[row] / degrees[row];
    for (int other : others) {
      double share = variances[other] / others.length / others.length;
      sum += share;
      squares += share * share / degrees[other];
    }
    // Welch and Satterthwaite.
    double effective = sum * sum / squares;
    return sum > 0 ? ratio.withSpread(Math.sqrt(sum / ratio.blocks()), effective) : ratio;
  }

  private static long figures(double[] logs) {
    return Arrays.stream(logs).filter(log -> !Double.isNaN(log)).count();
  }

  private static double[] blocks(double[][] logs, double[] levels) {
    double[] blocks = new double[logs.length == 0 ? 0 : logs[0].length];
    for (int b = 0; b < blocks.length; b++) {
      double sum = 0;
      int count = 0;
      for (int r = 0; r < logs.length; r++) {
        if (!Double.isNaN(logs[r][b])) {
          sum += logs[r][b] - levels[r];
          count++;
        }
      }
      blocks[b] = count == 0 ? 0 : sum / count;
    }
    return blocks;
  }

  /** Smyth's estimate: logarithms of variances spread by what their own degrees explain, and the rest is how unlike rows are. */
  private static int priorDegrees(double[] variances, int[] own, int most) {
    double[] logs = centred(variances, own);
    double mean = Arrays.stream(logs).average().orElse(0);
    double squares = 0;
    double explained = 0;
    for (int r = 0; r < logs.length; r++) {
      squares += (logs[r] - mean) * (logs[r] - mean);
      explained += trigammaOfHalf(own[r]) / logs.length;
    }
    double unlike = squares / (logs.length - 1) - explained;
    int prior = most;
    while (prior > 0 && trigammaOfHalf(prior) < unlike) {
      prior--;
    }
    return prior;
  }

  private static double usual(double[] variances, int[] own, int prior) {
    double mean = Arrays.stream(centred(variances, own)).average().orElse(0);
    return StrictMath.exp(mean + digammaOfHalf(prior) - StrictMath.log(prior / 2.0));
  }

  /** Logarithms of the variances without the bias that few degrees give them. A row without any spread counts as one of a millionth. */
  private static double[] centred(double[] variances, int[] own) {
    double[] logs = new double[variances.length];
    for (int r = 0; r < logs.length; r++) {
      logs[r] = StrictMath.log(Math.max(variances[r], 1e-12))
          - digammaOfHalf(own[r])
          + StrictMath.log(own[r] / 2.0);
    }
    return logs;
  }

  /** Digamma of n/2, by its values at 1/2 and 1 and its recurrence (DLMF 5.4.12, 5.4.13, 5.5.2). */
  static double digammaOfHalf(int n) {
    double value = n % 2 == 0 ? -EULER : -EULER - 2 * StrictMath.log(2);
    for (double x = n % 2 == 0 ? 1 : 0.5; x < n / 2.0; x++) {
      value += 1 / x;
    }
    return value;
  }

  /** Trigamma of n/2, likewise (DLMF 5.15.1 and its recurrence). */
  static double trigammaOfHalf(int n) {
    double value = n % 2 == 0 ? Math.PI * Math.PI / 6 : Math.PI * Math.PI / 2;
    for (double x = n % 2 == 0 ? 1 : 0.5; x < n / 2.0; x++) {
      value -= 1 / (x * x);
    }
    return value;
  }
}
