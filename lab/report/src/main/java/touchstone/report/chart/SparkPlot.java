package touchstone.report.chart;

import java.util.ArrayList;
import java.util.List;

/** Small multiples: many lines about 1, panel beside panel, all on one scale. */
public final class SparkPlot {

  private static final int WIDTH = 160;
  private static final int HEIGHT = 64;

  /** What lies further out is drawn at the edge: the first iterations of a JVM would flatten all that follows. */
  private static final double MOST = 4;

  private static final double LEAST = 0.5;

  /**
   * One picture.
   *
   * @param shaded how many points from the left stand on a shaded ground
   * @param lines by point
   */
  public record Panel(String name, int shaded, List<double[]> lines) {}

  private SparkPlot() {}

  /** The ends of the common scale, in words. */
  public static String scale(List<Panel> panels) {
    Axis axis = axis(panels);
    return "from %s to %s".formatted(hundredths(axis.low()), hundredths(axis.high()));
  }

  private static String hundredths(double value) {
    return Svg.number(Math.round(value * 100) / 100.0);
  }

  private static Axis axis(List<Panel> panels) {
    double low = 0.9;
    double high = 1.1;
    for (Panel panel : panels) {
      for (double[] line : panel.lines()) {
        for (double value : line) {
          if (Double.isFinite(value) && value > 0) {
            low = Math.max(LEAST, Math.min(low, value));
            high = Math.min(MOST, Math.max(high, value));
          }
        }
      }
    }
    return Axis.logarithmic(low, high, HEIGHT, 0);
  }

  /** A picture for each panel, in their order; ids begin with {@code id}. */
  public static List<String> of(List<Panel> panels, String id) {
    Axis axis = axis(panels);
    List<String> pictures = new ArrayList<>();
    for (int i = 0; i < panels.size(); i++) {
      pictures.add(draw(panels.get(i), axis, id + "-" + (i + 1)));
    }
    return pictures;
  }

  private static String draw(Panel panel, Axis axis, String id) {
    int points = panel.lines().stream().mapToInt(l -> l.length).max().orElse(0);
    double step = points < 2 ? 0 : (double) WIDTH / (points - 1);
    StringBuilder svg = new StringBuilder();
    svg.append(
        "<svg class=\"spark\" viewBox=\"0 0 %s %s\" role=\"img\" aria-labelledby=\"%s\"><title id=\"%s\">%s: %s</title>"
            .formatted(
                WIDTH,
                HEIGHT,
                id,
                id,
                Svg.escape(panel.name()),
                panel.lines().size() == 1
                    ? "1 fork, iteration by iteration"
                    : panel.lines().size() + " forks, iteration by iteration"));
    if (panel.shaded() > 0) {
      svg.append("<rect class=\"shaded\" width=\"%s\" height=\"%s\"/>"
          .formatted(Svg.number(Math.max(0, panel.shaded() - 0.5) * step), HEIGHT));
    }
    svg.append("<path class=\"one\" d=\"M0,%sH%s\"/>".formatted(Svg.number(axis.at(1)), WIDTH));
    for (double[] line : panel.lines()) {
      svg.append("<polyline class=\"fork\" points=\"");
      for (int p = 0; p < line.length; p++) {
        if (Double.isFinite(line[p]) && line[p] > 0) {
          svg.append(Svg.number(Math.round(p * step * 10) / 10.0))
              .append(',')
              .append(Svg.number(Math.round(axis.at(line[p]) * 10) / 10.0))
              .append(' ');
        }
      }
      svg.append("\"/>");
    }
    return svg.append("</svg>").toString();
  }
}
