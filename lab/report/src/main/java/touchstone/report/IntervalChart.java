package touchstone.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * The ratios of a table as a picture: a dot at the estimate and a line over its interval, on a logarithmic scale, so that
 * twice as long and half as long stand equally far from 1.
 *
 * <pre>
 *   gson-reflective        |        --o--         1.52
 *   ^ LABEL                ^ 1 (LEFT .. RIGHT)    ^ FIGURE
 * </pre>
 */
final class IntervalChart {

  private static final int WIDTH = 720;
  private static final int LEFT = 200;
  private static final int RIGHT = 640;
  private static final int LINE = 20;

  private final double low;
  private final double high;

  private IntervalChart(List<Part.Bar> bars) {
    double least = 1;
    double most = 1;
    for (Part.Bar bar : bars) {
      least = Math.min(least, low(bar));
      most = Math.max(most, high(bar));
    }
    // Room at both ends, and no scale so fine that noise looks large.
    this.low = StrictMath.log(least / 1.02);
    this.high = StrictMath.log(most * 1.02);
  }

  static String svg(Part.Intervals intervals) {
    return new IntervalChart(intervals.bars()).draw(intervals);
  }

  private static double low(Part.Bar bar) {
    Double low = bar.low();
    return low == null ? bar.ratio() : Math.min(low, bar.ratio());
  }

  private static double high(Part.Bar bar) {
    Double high = bar.high();
    return high == null ? bar.ratio() : Math.max(high, bar.ratio());
  }

  private String draw(Part.Intervals intervals) {
    int height = (intervals.bars().size() + 1) * LINE;
    StringBuilder svg = new StringBuilder();
    svg.append("<svg viewBox=\"0 0 %s %s\" role=\"img\">\n".formatted(WIDTH, height));
    svg.append("<title>%s</title>\n".formatted(Html.text(intervals.title())));
    svg.append("<text x=\"%s\" y=\"14\" text-anchor=\"middle\">1</text>\n".formatted(x(1)));
    svg.append("<line class=\"one\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
        .formatted(x(1), LINE, x(1), height));
    int y = LINE + LINE / 2;
    for (Part.Bar bar : intervals.bars()) {
      svg.append("<text x=\"0\" y=\"%s\">%s</text>".formatted(y + 4, Html.text(bar.label())));
      svg.append("<line class=\"axis\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
          .formatted(LEFT, y + LINE / 2, RIGHT, y + LINE / 2));
      svg.append("<line class=\"reach\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
          .formatted(x(low(bar)), y, x(high(bar)), y));
      svg.append(
          "<circle class=\"point\" cx=\"%s\" cy=\"%s\" r=\"4\"/>".formatted(x(bar.ratio()), y));
      svg.append("<text x=\"%s\" y=\"%s\" text-anchor=\"end\">%s</text>\n"
          .formatted(WIDTH, y + 4, Figures.ratio(bar.ratio())));
      y += LINE;
    }
    return svg.append("</svg>\n").toString();
  }

  private String x(double ratio) {
    double share = (StrictMath.log(ratio) - low) / (high - low);
    return BigDecimal.valueOf(LEFT + share * (RIGHT - LEFT))
        .setScale(1, RoundingMode.HALF_UP)
        .toPlainString();
  }
}
