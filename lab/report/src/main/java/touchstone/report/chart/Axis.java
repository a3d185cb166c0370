package touchstone.report.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Where values stand across a chart, in percent of its width, or down it, in pixels; and which of them are marked.
 *
 * @param low the value that stands at {@code from}
 * @param high the value that stands at {@code to}; greater than {@code low}
 * @param logarithmic whether equal ratios, not equal differences, are equally far apart; both ends are then positive
 */
public record Axis(double low, double high, boolean logarithmic, double from, double to) {

  /** More would run into each other on a phone. */
  private static final int MOST_TICKS = 7;

  private static final double[][] PER_DECADE = {{1, 1.5, 2, 3, 5, 7}, {1, 2, 5}, {1, 3}, {1}};

  public Axis {
    if (!(low < high) || (logarithmic && !(low > 0))) {
      throw new IllegalArgumentException("no axis from " + low + " to " + high);
    }
  }

  /** Logarithmic, with a little room at both ends. */
  static Axis logarithmic(double low, double high, double from, double to) {
    // No scale so fine that noise looks large.
    double share = StrictMath.exp(0.03 * (StrictMath.log(high) - StrictMath.log(low)));
    double room = Math.min(10, Math.max(1.02, share));
    return new Axis(low / room, high * room, true, from, to);
  }

  static Axis fromZero(double high, double from, double to) {
    return new Axis(0, high > 0 ? high * 1.02 : 1, false, from, to);
  }

  /** The place of a value; what lies beyond an end stands at that end. */
  double at(double value) {
    double inside = Math.min(high, Math.max(low, value));
    double share = logarithmic
        ? (StrictMath.log(inside) - StrictMath.log(low))
            / (StrictMath.log(high) - StrictMath.log(low))
        : (inside - low) / (high - low);
    return from + share * (to - from);
  }

  boolean holds(double value) {
    return value >= low && value <= high;
  }

  /** Round values between the ends, ascending; 1 is among them wherever the axis holds it. */
  List<Double> ticks() {
    if (logarithmic && high / low >= 2.5) {
      for (double[] mantissas : PER_DECADE) {
        List<Double> ticks = decades(mantissas, 1);
        if (ticks.size() <= MOST_TICKS) {
          return ticks;
        }
      }
      int step = 2;
      while (decades(new double[] {1}, step).size() > MOST_TICKS) {
        step++;
      }
      return decades(new double[] {1}, step);
    }
    return evenly();
  }

  private List<Double> decades(double[] mantissas, int step) {
    List<Double> ticks = new ArrayList<>();
    int first = (int) Math.floor(StrictMath.log10(low));
    int last = (int) Math.ceil(StrictMath.log10(high));
    for (int decade = first; decade <= last; decade++) {
      if (Math.floorMod(decade, step) != 0) {
        continue;
      }
      for (double mantissa : mantissas) {
        // Through decimal, or a hundredth would be 0.010000000000000002.
        double value = BigDecimal.valueOf(mantissa).scaleByPowerOfTen(decade).doubleValue();
        if (holds(value)) {
          ticks.add(value);
        }
      }
    }
    return ticks;
  }

  private List<Double> evenly() {
    int decade = (int) Math.floor(StrictMath.log10(high - low)) - 2;
    while (true) {
      for (int mantissa : new int[] {1, 2, 5}) {
        BigDecimal step = BigDecimal.valueOf(mantissa).scaleByPowerOfTen(decade);
        List<Double> ticks = multiples(step);
        if (ticks.size() <= (logarithmic ? MOST_TICKS : MOST_TICKS - 1)) {
          return ticks;
        }
      }
      decade++;
    }
  }

  private List<Double> multiples(BigDecimal step) {
    List<Double> ticks = new ArrayList<>();
    BigDecimal value =
        BigDecimal.valueOf(low).divide(step, 0, RoundingMode.CEILING).multiply(step);
    while (value.doubleValue() <= high && ticks.size() <= MOST_TICKS) {
      ticks.add(value.doubleValue());
      value = value.add(step);
    }
    return ticks;
  }
}
