package touchstone.report.chart;

import java.util.List;
import java.util.function.DoubleFunction;

/**
 * Ratios, one a row: a mark at the estimate and a line over its interval, on a logarithmic axis, so that twice as long and
 * half as long stand equally far from 1.
 *
 * <pre>
 *      0.5        1        2        3          ticks; a line at 1, and a band over what is too small to matter
 *   jackson3                  1.90 slower      name, and the figure in words
 *                 |        --o--
 * </pre>
 */
public final class IntervalPlot {

  private static final double TOP = 26;
  private static final double PITCH = 42;

  /** An interval may stretch the axis so far beyond the outermost estimates; the rest of it is an arrow. */
  private static final double STRETCH = 2.5;

  private static final double LEFT = 2;
  private static final double RIGHT = 97;

  private final Axis axis;
  private final double height;
  private final Svg svg = new Svg();

  private IntervalPlot(List<Row> rows) {
    double least = 1;
    double most = 1;
    for (Row row : rows) {
      if (row.hasFigure()) {
        least = Math.min(least, row.value());
        most = Math.max(most, row.value());
      }
    }
    double floor = least / STRETCH;
    double ceiling = most * STRETCH;
    for (Row row : rows) {
      if (row.hasFigure()) {
        least = Math.min(least, Math.max(floor, row.least()));
        most = Math.max(most, Math.min(ceiling, row.most()));
      }
    }
    this.axis = Axis.logarithmic(least, most, LEFT, RIGHT);
    this.height = TOP + rows.size() * PITCH;
  }

  /**
   * Draws the rows in their order.
   *
   * @param margin difference that is too small to matter: 0.03 for 3 %
   * @param tick a value of the axis as it is read
   */
  public static Chart of(
      String title,
      String description,
      double margin,
      DoubleFunction<String> tick,
      List<Row> rows) {
    return new IntervalPlot(rows).draw(title, description, margin, tick, rows);
  }

  private Chart draw(
      String title,
      String description,
      double margin,
      DoubleFunction<String> tick,
      List<Row> rows) {
    double low = axis.at(1 / (1 + margin));
    svg.rect("band", low, TOP - 6, axis.at(1 + margin) - low, Svg.number(height - TOP + 6));
    for (double value : axis.ticks()) {
      double x = axis.at(value);
      svg.text("tick", anchor(x), x, 12, tick.apply(value));
      svg.line(value == 1 ? "one" : "grid", x, TOP - 6, x, height);
    }
    double y = TOP;
    for (Row row : rows) {
      svg.openRow(row.name(), y)
          .text("name", "start", 0, 13, row.name())
          .text("words on-" + row.tone(), "end", 100, 13, row.words());
      if (row.hasFigure()) {
        reach(svg, axis, row, 25);
        svg.mark("dot " + row.tone(), shape(row.tone()), axis.at(row.value()), 25);
      } else {
        svg.line("nothing", LEFT, 25, RIGHT, 25);
      }
      svg.close();
      y += PITCH;
    }
    return new Chart(title, description, height, TOP, PITCH, svg.toString());
  }

  /** The interval as a line with ends; where it runs on beyond the axis, an arrow. */
  static void reach(Svg svg, Axis axis, Row row, double y) {
    Double low = row.low();
    Double high = row.high();
    if (low == null || high == null) {
      return;
    }
    svg.line("reach " + row.tone(), axis.at(low), y, axis.at(high), y);
    end(svg, axis, low, row.tone(), Shape.TO_LEFT, y);
    end(svg, axis, high, row.tone(), Shape.TO_RIGHT, y);
  }

  private static void end(Svg svg, Axis axis, double value, String tone, Shape arrow, double y) {
    double x = axis.at(value);
    if (axis.holds(value)) {
      svg.line("reach " + tone, x, y - 4, x, y + 4);
    } else {
      svg.mark("beyond " + tone, arrow, x, y);
    }
  }

  static String anchor(double x) {
    return x < 2.5 ? "start" : x > 95 ? "end" : "middle";
  }

  private static Shape shape(String tone) {
    return switch (tone) {
      case "reference" -> Shape.DIAMOND;
      case "plain" -> Shape.SQUARE;
      case "faster" -> Shape.TRIANGLE;
      default -> Shape.DISC;
    };
  }
}
