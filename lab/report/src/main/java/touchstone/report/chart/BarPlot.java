package touchstone.report.chart;

import java.util.List;
import java.util.function.DoubleFunction;

/**
 * Amounts, one a row: a bar from zero, over its end a line from one end of the amount's interval to the other, and under it a rug: a
 * stroke for each of the amounts that it was made of.
 */
public final class BarPlot {

  private static final double TOP = 26;
  private static final double PITCH = 42;
  private static final double BAR = 11;
  private static final double RUG = 32;
  private static final double STROKE = 5;

  /** An interval, or a stroke, may stretch the axis so far beyond the longest bar; beyond that there is an arrow. */
  private static final double STRETCH = 1.5;

  private static final double LEFT = 0;
  private static final double RIGHT = 97;

  private BarPlot() {}

  /**
   * Draws the rows in their order.
   *
   * @param tick a value of the axis as it is read
   */
  public static Chart of(
      String title, String description, DoubleFunction<String> tick, List<Row> rows) {
    double most = 0;
    for (Row row : rows) {
      most = row.hasFigure() ? Math.max(most, row.value()) : most;
    }
    double ceiling = most * STRETCH;
    for (Row row : rows) {
      if (row.hasFigure()) {
        most = Math.max(most, Math.min(ceiling, Math.max(row.most(), row.mostSingle())));
      }
    }
    Axis axis = Axis.fromZero(most, LEFT, RIGHT);
    double height = TOP + rows.size() * PITCH;
    Svg svg = new Svg();
    for (double value : axis.ticks()) {
      double x = axis.at(value);
      svg.text("tick", IntervalPlot.anchor(x), x, 12, tick.apply(value));
      svg.line(value == 0 ? "one" : "grid", x, TOP - 6, x, height);
    }
    double y = TOP;
    for (Row row : rows) {
      svg.openRow(row.name(), y)
          .text("name", "start", 0, 13, row.name())
          .text("words on-" + row.tone(), "end", 100, 13, row.words());
      if (row.hasFigure()) {
        double end = axis.at(row.value());
        svg.rect("bar " + row.tone(), LEFT, 19, end - LEFT, Svg.number(BAR));
        IntervalPlot.reach(svg, axis, row, 19 + BAR / 2);
        rug(svg, axis, row);
      } else {
        svg.line("nothing", LEFT, 25, RIGHT, 25);
      }
      svg.close();
      y += PITCH;
    }
    return new Chart(title, description, height, TOP, PITCH, svg.toString());
  }

  private static void rug(Svg svg, Axis axis, Row row) {
    boolean beyond = false;
    for (double single : row.singles()) {
      double x = axis.at(single);
      if (axis.holds(single)) {
        svg.line("reach rug " + row.tone(), x, RUG, x, RUG + STROKE);
      } else if (!beyond) {
        svg.mark("beyond " + row.tone(), Shape.TO_RIGHT, x, RUG + STROKE / 2);
        beyond = true;
      }
    }
  }
}
