package touchstone.report.chart;

import java.util.Objects;

/**
 * A picture, to stand in a page or in a file of its own.
 *
 * @param title what it shows, in a line
 * @param description how to read it, for those who cannot see it and those who have not seen one
 * @param height in pixels
 * @param top pixels above the first row, of a chart that has rows
 * @param pitch pixels from row to row; 0 of a chart that has none
 */
public record Chart(
    String title, String description, double height, double top, double pitch, String body) {

  private static final int FILE_WIDTH = 720;
  private static final int MARGIN = 20;
  private static final int HEADING = 44;

  /**
   * For a page, whose style sheet holds {@link ChartStyle}.
   *
   * @param id unique in the page
   */
  public String inline(String id) {
    String rows = pitch == 0
        ? ""
        : " data-top=\"%s\" data-pitch=\"%s\"".formatted(Svg.number(top), Svg.number(pitch));
    return "<svg class=\"chart\" id=\"%s\" width=\"100%%\" height=\"%s\" role=\"img\" aria-labelledby=\"%s-t %s-d\"%s>\n"
            .formatted(id, Svg.number(height), id, id, rows)
        + "<title id=\"%s-t\">%s</title><desc id=\"%s-d\">%s</desc>\n"
            .formatted(id, Svg.escape(title), id, Svg.escape(description))
        + body + "</svg>\n";
  }

  /** A whole SVG file, light or dark as its reader's system is. */
  public String file() {
    double all = height + HEADING + MARGIN;
    int width = FILE_WIDTH + 2 * MARGIN;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" aria-labelledby=\"t d\">\n"
            .formatted(width, Svg.number(all), width, Svg.number(all))
        + "<title id=\"t\">%s</title><desc id=\"d\">%s</desc>\n"
            .formatted(Svg.escape(title), Svg.escape(description))
        + "<style>\n" + ChartStyle.file() + "</style>\n"
        + "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
        + "<text class=\"heading\" x=\"%s\" y=\"28\">%s</text>\n"
            .formatted(MARGIN, Svg.escape(title))
        + "<svg x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" overflow=\"visible\">\n"
            .formatted(MARGIN, HEADING, FILE_WIDTH, Svg.number(height))
        + Objects.requireNonNull(body) + "</svg>\n</svg>\n";
  }
}
