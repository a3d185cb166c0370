package touchstone.report.chart;

import java.util.List;
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
 * @param singles what the value was made of, in any order; empty where that is not drawn
 */
public record Row(
    String name,
    String words,
    String tone,
    @Nullable Double value,
    @Nullable Double low,
    @Nullable Double high,
    List<Double> singles) {

  public Row {
    singles = List.copyOf(singles);
  }

  /** A row of which the value and its interval are drawn. */
  public Row(
      String name,
      String words,
      String tone,
      @Nullable Double value,
      @Nullable Double low,
      @Nullable Double high) {
    this(name, words, tone, value, low, high, List.of());
  }

  double least() {
    return low == null ? value() : Math.min(low, value());
  }

  double most() {
    return high == null ? value() : Math.max(high, value());
  }

  /** Zero where there are none. */
  double mostSingle() {
    return singles.stream().mapToDouble(Double::doubleValue).max().orElse(0);
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
