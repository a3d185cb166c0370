package touchstone.stats;

import java.util.function.DoubleUnaryOperator;

/**
 * Student's t distribution.
 *
 * <p>Probabilities come from the regularized incomplete beta function (DLMF 8.17), as its continued fraction (DLMF 8.17.22)
 * evaluated by Lentz's method as modified by Thompson and Barnett (1986). With {@code x = df / (df + t^2)}:
 *
 * <pre>
 *            tail/2            central             tail/2
 *   ---------------------|--------+--------|---------------------
 *                       -t        0        t
 *
 *   tail(t)    = P(|T| &gt; t) =     I_x(df/2, 1/2)
 *   central(t) = P(|T| &lt; t) = I_(1-x)(1/2, df/2)
 * </pre>
 *
 * Each is computed directly where it is the smaller one, so neither suffers from {@code 1 - almost 1}. Quantiles invert them
 * by bisection, which needs no derivative and cannot miss: both are monotone.
 */
public final class StudentT {

  private static final double SQRT_PI = Math.sqrt(Math.PI);

  /** Where a product of the continued fraction would be 0, and its inverse infinite. */
  private static final double TINY = 1e-300;

  private static final int MAX_TERMS = 100_000;

  private final double degrees;
  private final double a;
  private final double beta;

  /**
   * The distribution with that many degrees of freedom.
   *
   * @param degreesOfFreedom greater than 0, finite
   */
  public StudentT(double degreesOfFreedom) {
    if (!(degreesOfFreedom > 0) || Double.isInfinite(degreesOfFreedom)) {
      throw new IllegalArgumentException("degrees of freedom: " + degreesOfFreedom);
    }
    degrees = degreesOfFreedom;
    a = degreesOfFreedom / 2;
    beta = SQRT_PI / gammaRatio(a);
  }

  /** P(T &lt;= t). */
  public double cdf(double t) {
    if (Double.isNaN(t)) {
      return Double.NaN;
    }
    return t <= 0 ? tail(-t) / 2 : 0.5 + central(t) / 2;
  }

  /** P(|T| &gt; |t|): the p-value of a two-sided test. */
  public double twoSidedP(double t) {
    return Double.isNaN(t) ? Double.NaN : tail(Math.abs(t));
  }

  /** The t with P(T &lt;= t) = p; infinite for 0 and 1. */
  public double quantile(double p) {
    requireProbability(p);
    double distance = Math.abs(p - 0.5);
    double t = distance < 0.25
        ? invert(this::central, 2 * distance)
        : invert(x -> -tail(x), -2 * Math.min(p, 1 - p));
    return p < 0.5 ? -t : t;
  }

  /** The t with P(|T| &gt; t) = alpha: what a two-sided test at level alpha must exceed. */
  public double critical(double alpha) {
    requireProbability(alpha);
    return alpha > 0.5 ? invert(this::central, 1 - alpha) : invert(x -> -tail(x), -alpha);
  }

  private double tail(double t) {
    return tailIsSmaller(t) ? tailFraction(t) : 1 - centralFraction(t);
  }

  private double central(double t) {
    return tailIsSmaller(t) ? 1 - tailFraction(t) : centralFraction(t);
  }

  /** Where the fraction of the tail converges fast; elsewhere that of the centre does. */
  private boolean tailIsSmaller(double t) {
    double u = t / Math.sqrt(degrees);
    return 1 / (1 + u * u) < (a + 1) / (a + 2.5);
  }

  private double tailFraction(double t) {
    double u = t / Math.sqrt(degrees);
    return front(u) / a * fraction(a, 0.5, 1 / (1 + u * u));
  }

  private double centralFraction(double t) {
    double u = t / Math.sqrt(degrees);
    return front(u) / 0.5 * fraction(0.5, a, u == 0 ? 0 : 1 / (1 + 1 / (u * u)));
  }

  /** {@code x^a (1-x)^(1/2) / B(a, 1/2)}, with x = 1 / (1 + u^2); in logarithms where u^2 would overflow. */
  private double front(double u) {
    if (Double.isInfinite(u)) {
      return 0;
    }
    double minusLogX = u > 1e8 ? 2 * StrictMath.log(u) : StrictMath.log1p(u * u);
    return StrictMath.exp(-a * minusLogX) * (u / StrictMath.hypot(1, u)) / beta;
  }

  /** The continued fraction of I_x(a, b) without its front factor: DLMF 8.17.22. */
  private static double fraction(double a, double b, double x) {
    double c = 1;
    double d = 1 / awayFromZero(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m < MAX_TERMS; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / awayFromZero(1 + even * d);
      c = awayFromZero(1 + even / c);
      value *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / awayFromZero(1 + odd * d);
      c = awayFromZero(1 + odd / c);
      double change = d * c;
      value *= change;
      if (Math.abs(change - 1) < 1e-15) {
        return value;
      }
    }
    throw new ArithmeticException("no convergence for a=" + a + " b=" + b + " x=" + x);
  }

  private static double awayFromZero(double value) {
    return Math.abs(value) < TINY ? TINY : value;
  }

  /**
   * Gamma(a + 1/2) / Gamma(a), by its asymptotic series in 1/a (DLMF 5.11.13 with a difference of 1/2), after the recurrence
   * has carried a to where eight terms are exact in double precision. The quotient of two gamma functions computed apart
   * would lose digits as df grows.
   */
  private static double gammaRatio(double a) {
    double factor = 1;
    double z = a;
    while (z < 30) {
      factor *= z / (z + 0.5);
      z++;
    }
    double w = 1 / z;
    double series = 39325.0 / 33554432;
    series = 869.0 / 4194304 + w * series;
    series = -399.0 / 262144 + w * series;
    series = -21.0 / 32768 + w * series;
    series = 5.0 / 1024 + w * series;
    series = 1.0 / 128 + w * series;
    series = -1.0 / 8 + w * series;
    return factor * Math.sqrt(z) * (1 + w * series);
  }

  /** The t &gt;= 0 at which an increasing function reaches the value. */
  private static double invert(DoubleUnaryOperator increasing, double value) {
    if (value <= increasing.applyAsDouble(0)) {
      return 0;
    }
    if (value >= increasing.applyAsDouble(Double.POSITIVE_INFINITY)) {
      return Double.POSITIVE_INFINITY;
    }
    double high = 1;
    while (increasing.applyAsDouble(high) < value) {
      high *= 2;
    }
    double low = high / 2;
    while (increasing.applyAsDouble(low) > value) {
      high = low;
      low /= 2;
    }
    while (true) {
      double middle = low + (high - low) / 2;
      if (middle <= low || middle >= high) {
        return middle;
      }
      if (increasing.applyAsDouble(middle) < value) {
        low = middle;
      } else {
        high = middle;
      }
    }
  }

  private static void requireProbability(double p) {
    if (!(p >= 0 && p <= 1)) {
      throw new IllegalArgumentException("not a probability: " + p);
    }
  }
}
