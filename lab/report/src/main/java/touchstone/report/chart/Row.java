package touchstone.report.chart;

import org.jspecify.annotations.Nullable;

/**
 * A row of a chart.
 *
 * @param name whose it is
 * @param words the figure as it is read, or why there is none
 * @param tone a colour of {@link Palette}
 * @param value absent where there is no figure
 * @param low lower end of the value's interval; absent, with {@code high}, where there is none
 * @param high upper end
 */
public record Row(
    String name,
    String words,
    String tone,
    @Nullable Double value,
    @Nullable Double low,
    @Nullable Double high) {

  double least() {
    return low == null ? value() : Math.min(low, value());
  }

  double most() {
    return high == null ? value() : Math.max(high, value());
  }

  boolean hasFigure() {
    return value != null;
  }

  @Override
  public Double value() {
    if (value == null) {
      throw new IllegalStateException(name + " has no figure");
    }
    return value;
  }
}
