package touchstone.report.chart;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Lines over two logarithmic axes, each with a colour, a shape and, past the colours, a dash of its own. */
public final class LinePlot {

  private static final double TOP = 8;
  private static final double PLOT = 320;
  private static final double LEFT = 9;
  private static final double RIGHT = 98;

  /** An interval may stretch the upright axis so far beyond the outermost points; the rest of it is an arrow. */
  private static final double STRETCH = 2.5;

  private static final List<Shape> SHAPES = List.of(
      Shape.DISC,
      Shape.SQUARE,
      Shape.DIAMOND,
      Shape.TRIANGLE,
      Shape.CROSS,
      Shape.VALLEY,
      Shape.BAR);

  /**
   * A line.
   *
   * @param points from left to right, at least one
   * @param ring where on the lower axis a ring stands around the line; absent where there is none
   */
  public record Line(
      String name, List<Point> points, @Nullable Double ring) {

    public Line(String name, List<Point> points) {
      this(name, points, null);
    }

    public Point last() {
      return points.get(points.size() - 1);
    }
  }

  /**
   * A point of a line; all figures positive.
   *
   * @param low lower end of y's interval; absent, with {@code high}, where there is none
   */
  public record Point(
      double x, double y, @Nullable Double low, @Nullable Double high) {}

  private LinePlot() {}

  /**
   * Draws the lines; a line's place in the list is its colour and shape.
   *
   * @param across what the lower axis counts, in words
   * @param down what the upright axis counts, in words
   */
  public static Chart of(
      String title,
      String description,
      String across,
      DoubleFunction<String> tickAcross,
      String down,
      DoubleFunction<String> tickDown,
      List<Line> lines) {
    Axis x = across(lines);
    Axis y = upright(lines);
    Svg svg = new Svg();
    for (double value : y.ticks()) {
      svg.line("grid", 0, y.at(value), 100, y.at(value));
      svg.text("tick", "start", 0, y.at(value) - 4, tickDown.apply(value));
    }
    for (double value : x.ticks()) {
      svg.line("grid", x.at(value), TOP + 22, x.at(value), TOP + PLOT);
      svg.text(
          "tick",
          IntervalPlot.anchor(x.at(value)),
          x.at(value),
          TOP + PLOT + 16,
          tickAcross.apply(value));
    }
    svg.text("axis", "start", 0, 14, down);
    svg.text("axis", "end", 100, TOP + PLOT + 34, across);
    for (int i = 0; i < lines.size(); i++) {
      line(svg, x, y, i, lines.get(i));
    }
    return new Chart(title, description, TOP + PLOT + 40, 0, 0, svg.toString());
  }

  private static Axis across(List<Line> lines) {
    double[] values = sorted(lines, Point::x);
    return Axis.logarithmic(values[0], values[values.length - 1], LEFT, RIGHT);
  }

  private static Axis upright(List<Line> lines) {
    double[] values = sorted(lines, Point::y);
    double least = values[0];
    double most = values[values.length - 1];
    double floor = least / STRETCH;
    double ceiling = most * STRETCH;
    for (Line line : lines) {
      for (Point point : line.points()) {
        Double low = point.low();
        Double high = point.high();
        if (low != null && high != null) {
          least = Math.min(least, Math.max(floor, low));
          most = Math.max(most, Math.min(ceiling, high));
        }
      }
    }
    return Axis.logarithmic(least, most, TOP + PLOT, TOP + 22);
  }

  private static double[] sorted(List<Line> lines, ToDoubleFunction<Point> of) {
    double[] values = lines.stream()
        .flatMap(l -> l.points().stream())
        .mapToDouble(of)
        .sorted()
        .toArray();
    if (values.length == 0) {
      throw new IllegalArgumentException("no point to draw");
    }
    return values;
  }

  private static void line(Svg svg, Axis x, Axis y, int number, Line line) {
    String color = color(number);
    svg.openGroup("series", line.name());
    Point before = null;
    for (Point point : line.points()) {
      if (before != null) {
        svg.line(
            "stroke " + color,
            x.at(before.x()),
            y.at(before.y()),
            x.at(point.x()),
            y.at(point.y()));
      }
      before = point;
    }
    for (Point point : line.points()) {
      Double low = point.low();
      Double high = point.high();
      if (low != null && high != null) {
        svg.line("spread " + color, x.at(point.x()), y.at(low), x.at(point.x()), y.at(high));
        beyond(svg, x.at(point.x()), y, low, Shape.TO_BOTTOM, color);
        beyond(svg, x.at(point.x()), y, high, Shape.TO_TOP, color);
      }
      svg.mark("dot " + color, shape(number), x.at(point.x()), y.at(point.y()));
    }
    Double ring = line.ring();
    if (ring != null) {
      svg.mark("ring " + color, Shape.RING, x.at(ring), height(x, y, line.points(), ring));
    }
    svg.close();
  }

  /** An arrow where an interval's end lies beyond the axis. */
  private static void beyond(Svg svg, double x, Axis y, double end, Shape arrow, String color) {
    if (!y.holds(end)) {
      svg.mark("beyond " + color, arrow, x, y.at(end));
    }
  }

  /** How far down the line stands at a place: straight between its points, as it is drawn. */
  private static double height(Axis x, Axis y, List<Point> points, double place) {
    Point before = points.get(0);
    for (Point point : points) {
      if (point.x() >= place && point.x() > before.x()) {
        double share = (x.at(place) - x.at(before.x())) / (x.at(point.x()) - x.at(before.x()));
        return y.at(before.y()) + share * (y.at(point.y()) - y.at(before.y()));
      }
      before = point;
    }
    return y.at(before.y());
  }

  /** The line's mark, for a legend. */
  public static String key(int number) {
    return "<svg class=\"key\" width=\"28\" height=\"14\" aria-hidden=\"true\">"
        + new Svg()
            .line("stroke " + color(number), 0, 7, 100, 7)
            .mark("dot " + color(number), shape(number), 50, 7)
        + "</svg>";
  }

  private static Shape shape(int number) {
    return SHAPES.get(number % SHAPES.size());
  }

  private static String color(int number) {
    String dash = number / Palette.SERIES % 2 == 1 ? " dashed" : "";
    return "s" + number % Palette.SERIES + dash;
  }
}
