package touchstone.report.chart;

import java.util.ArrayList;
import java.util.List;
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

  /** From line to line of a title, and how many characters of it stand on one: SVG breaks no lines by itself. */
  private static final int LINE = 22;

  private static final int LINE_CHARACTERS = 74;

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
    List<String> lines = lines(title);
    int heading = HEADING + (lines.size() - 1) * LINE;
    double all = height + heading + MARGIN;
    int width = FILE_WIDTH + 2 * MARGIN;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" aria-labelledby=\"t d\">\n"
            .formatted(width, Svg.number(all), width, Svg.number(all))
        + "<title id=\"t\">%s</title><desc id=\"d\">%s</desc>\n"
            .formatted(Svg.escape(title), Svg.escape(description))
        + "<style>\n" + ChartStyle.file() + "</style>\n"
        + "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
        + heading(lines)
        + "<svg x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" overflow=\"visible\">\n"
            .formatted(MARGIN, heading, FILE_WIDTH, Svg.number(height))
        + Objects.requireNonNull(body) + "</svg>\n</svg>\n";
  }

  private static String heading(List<String> lines) {
    StringBuilder heading = new StringBuilder();
    int y = 28;
    for (String line : lines) {
      heading.append("<text class=\"heading\" x=\"%s\" y=\"%s\">%s</text>\n"
          .formatted(MARGIN, y, Svg.escape(line)));
      y += LINE;
    }
    return heading.toString();
  }

  /** Broken between words; a word that fits no line has one of its own. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > LINE_CHARACTERS) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
