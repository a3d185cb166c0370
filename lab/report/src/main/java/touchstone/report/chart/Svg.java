package touchstone.report.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The body of an SVG picture as it is written, well-formed.
 *
 * <p>Places across are in percent of the picture's width, from 0 to 100; places down in pixels.
 */
final class Svg {

  private final StringBuilder out = new StringBuilder();

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A number as short as it can be with three decimals: BigDecimal rounds alike on every JDK. */
  static String number(double value) {
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }

  private static String percent(double value) {
    return number(value) + "%";
  }

  Svg line(String style, double x1, double y1, double x2, double y2) {
    out.append("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>"
        .formatted(style, percent(x1), number(y1), percent(x2), number(y2)));
    return this;
  }

  Svg rect(String style, double x, double y, double width, String height) {
    out.append("<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>"
        .formatted(style, percent(x), number(y), percent(width), height));
    return this;
  }

  /** Text at a place; {@code anchor} is {@code start}, {@code middle} or {@code end}. */
  Svg text(String style, String anchor, double x, double y, String text) {
    out.append("<text class=\"%s\" x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>"
        .formatted(style, percent(x), number(y), anchor, escape(text)));
    return this;
  }

  /** A shape whose middle stands at the place. A picture within the picture, because a path knows no percent. */
  Svg mark(String style, Shape shape, double x, double y) {
    out.append(
        "<svg class=\"mark\" x=\"%s\" y=\"%s\" width=\"1\" height=\"1\" overflow=\"visible\"><path class=\"%s\" d=\"%s\"/></svg>"
            .formatted(percent(x), number(y), style, shape.path()));
    return this;
  }

  /** Opens a row that a page may move up or down, or leave out. */
  Svg openRow(String name, double y) {
    out.append("<g class=\"row\" data-contestant=\"%s\" transform=\"translate(0,%s)\">"
        .formatted(escape(name), number(y)));
    return this;
  }

  Svg openGroup(String style, String name) {
    out.append("<g class=\"%s\" data-contestant=\"%s\">".formatted(style, escape(name)));
    return this;
  }

  Svg close() {
    out.append("</g>\n");
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
