package touchstone.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Numbers as people read them: three digits that count and a unit, alike in every language and on every JDK. */
final class Figures {

  /** Stands where there is no figure. */
  static final String NONE = "-";

  /** Files have no more. */
  private static final int MOST_DECIMALS = 10;

  /** Ends of intervals are not printed beyond it, nor below its inverse. */
  private static final double FARTHEST = 10_000;

  private static final String[] TIMES = {"ns", "µs", "ms", "s"};
  private static final String[] SIZES = {"B", "kB", "MB", "GB"};

  private Figures() {}

  /** Such as {@code 873 µs}. */
  static String time(@Nullable Double ns) {
    return ns == null ? NONE : withUnit(ns, TIMES);
  }

  /** Such as {@code 236 kB}, of 1,000 bytes each; no figure where nobody counted. */
  static String bytes(@Nullable Double bytes) {
    if (bytes == null || bytes.isNaN()) {
      return NONE;
    }
    // An allocation counter's own noise, spread over millions of operations, is no allocation.
    return bytes < 0.05 ? "0 B" : withUnit(bytes, SIZES);
  }

  /** Such as {@code 1,234 ops/s}. */
  static String throughput(@Nullable Double ns) {
    return ns == null ? NONE : threeDigits(1e9 / ns) + " ops/s";
  }

  /** Such as {@code 1,234 MB/s}, of 1,000,000 bytes each. */
  static String rate(double bytesPerSecond) {
    return Double.isFinite(bytesPerSecond) ? withUnit(bytesPerSecond, SIZES) + "/s" : NONE;
  }

  /** Such as {@code 1.23}. What is not 1 does not read as 1: a verdict goes by on which side of it the end of an interval lies. */
  static String ratio(double ratio) {
    if (ratio >= 9.995) {
      return threeDigits(ratio);
    }
    if (ratio < 0.0995) {
      return decimals(ratio, 3);
    }
    boolean nearOne = Math.abs(ratio - 1) < 0.00995;
    if (!nearOne || ratio == 1) {
      return decimals(ratio, 2);
    }
    int decimals = 3;
    while (decimals < MOST_DECIMALS && Math.abs(ratio - 1) < 0.5 * Math.pow(10, -decimals)) {
      decimals++;
    }
    return decimals(ratio, decimals);
  }

  /** Such as {@code 1.23 [1.20, 1.26]}; without the interval where there is none. */
  static String ratio(@Nullable Double ratio, @Nullable Double low, @Nullable Double high) {
    if (ratio == null) {
      return NONE;
    }
    return low == null || high == null ? ratio(ratio) : ratio(ratio) + " " + brackets(low, high);
  }

  /** Such as {@code [1.20, 1.26]}, of a ratio. */
  static String brackets(double low, double high) {
    return "[%s, %s]".formatted(end(low), end(high));
  }

  /** Such as {@code 1.20 to 1.26}, of a ratio. */
  static String interval(@Nullable Double low, @Nullable Double high) {
    return low == null || high == null ? "no interval" : "%s to %s".formatted(end(low), end(high));
  }

  /**
   * An end of an interval. Beyond what any two libraries differ by it says that nothing is known, and two blocks that
   * disagree put it at a number of forty digits, which no column is made for.
   */
  private static String end(double ratio) {
    return ratio > FARTHEST
        ? ">" + decimals(FARTHEST, 0)
        : ratio < 1 / FARTHEST ? "<" + decimals(1 / FARTHEST, 4) : ratio(ratio);
  }

  /** Such as {@code 95 %}. */
  static String percent(double share) {
    String text = decimals(share * 100, 1);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + " %";
  }

  /** Such as {@code 1,234.567}. */
  static String decimals(double value, int decimals) {
    if (!Double.isFinite(value)) {
      return NONE;
    }
    // Through BigDecimal, whose rounding no JDK release has changed.
    BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP);
    return String.format(Locale.ROOT, "%,." + decimals + "f", rounded);
  }

  /**
   * The value with ten digits that count, for files. JDKs before 19 print some doubles with a digit too many, and no
   * measurement has eleven.
   */
  static double rounded(double value) {
    return Double.isFinite(value)
        ? new BigDecimal(value).round(new MathContext(10)).doubleValue()
        : value;
  }

  private static String withUnit(double value, String[] units) {
    if (value < 0) {
      return "-" + withUnit(-value, units);
    }
    int unit = 0;
    double scaled = value;
    while (scaled >= 999.5 && unit < units.length - 1) {
      scaled /= 1000;
      unit++;
    }
    boolean whole = unit == 0 && Math.abs(scaled - Math.rint(scaled)) < 0.005;
    return (whole ? decimals(scaled, 0) : threeDigits(scaled)) + " " + units[unit];
  }

  private static String threeDigits(double value) {
    return decimals(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
  }
}
