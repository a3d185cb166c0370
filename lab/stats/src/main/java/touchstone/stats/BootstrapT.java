package touchstone.stats;

import java.util.Arrays;

/**
 * Whether Student's interval of a mean is wide enough for these values, asked of the values themselves.
 *
 * <p>The bootstrap-t (Efron 1979; Hall 1988; DiCiccio and Efron 1996) draws samples of the same size from the values, with
 * replacement, and looks how far their t statistics spread; where the values are skewed it is further than the t distribution
 * says. Percentile intervals, its simpler relatives, are too narrow at these sizes: at 5 blocks they cover 84-87 % where
 * 95 % is claimed.
 *
 * <p>What comes out is one factor, found at 95 % and then applied at every level. The far tails that a family of many
 * comparisons asks for cannot be seen in some thousand resamples of ten values.
 */
public final class BootstrapT {

  private static final double ALPHA = 0.05;

  static final int RESAMPLES = 4999;

  /** With 4,999 resamples the 2.5 % and 97.5 % points are the 125th from either end. */
  private static final int TAIL = (int) Math.round((RESAMPLES + 1) * ALPHA / 2);

  /** With fewer values their resamples are too much alike. */
  static final int FEWEST = 8;

  /** Intervals that differ by less are taken to agree. */
  static final double TOLERANCE = 1.2;

  private BootstrapT() {}

  /**
   * By what to multiply Student's interval: the quotient of the two intervals' widths where the bootstrap's is the wider by
   * more than a fifth, else 1.
   */
  static double widening(double[] values) {
    if (values.length < FEWEST || spread(values) == 0) {
      return 1;
    }
    double student = 2 * new StudentT(values.length - 1.0).critical(ALPHA);
    double quotient = width(values) / student;
    return quotient > TOLERANCE && Double.isFinite(quotient) ? quotient : 1;
  }

  /** Between the 2.5 % and the 97.5 % points of the resamples' t statistics. One of one value over and over says nothing and is drawn anew. */
  private static double width(double[] values) {
    int n = values.length;
    double centre = 0;
    for (double value : values) {
      centre += value / n;
    }
    double[] centred = new double[n];
    for (int i = 0; i < n; i++) {
      centred[i] = values[i] - centre;
    }
    short[] drawn = Resamples.of(n, RESAMPLES);
    int at = 0;
    Tail lowest = new Tail();
    Tail highest = new Tail();
    for (int r = 0; r < RESAMPLES; r++) {
      double t = 0;
      double error = 0;
      while (error == 0) {
        if (at == drawn.length) {
          drawn = Resamples.of(n, 2 * at / n);
        }
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < n; i++) {
          double value = centred[drawn[at++]];
          sum += value;
          squares += value * value;
        }
        double mean = sum / n;
        double variance = (squares - sum * mean) / (n - 1);
        // What rounding leaves of no spread at all is none.
        error = variance > 1e-12 * squares ? Math.sqrt(variance / n) : 0;
        t = mean / error;
      }
      lowest.add(-t);
      highest.add(t);
    }
    return highest.point() + lowest.point();
  }

  /** The greatest of many values, in order: to sort all of them would take as long as to draw them. */
  private static final class Tail {

    private final double[] kept = new double[TAIL];

    Tail() {
      Arrays.fill(kept, Double.NEGATIVE_INFINITY);
    }

    void add(double value) {
      if (value > kept[0]) {
        int found = Arrays.binarySearch(kept, value);
        int above = found < 0 ? ~found : found;
        System.arraycopy(kept, 1, kept, 0, above - 1);
        kept[above - 1] = value;
      }
    }

    /** The least of them. */
    double point() {
      return kept[0];
    }
  }

  private static double spread(double[] values) {
    return Arrays.stream(values).max().orElse(0) - Arrays.stream(values).min().orElse(0);
  }
}
