package touchstone.report.chart;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** How charts look: rules for a page that names the colours itself, and for a file on its own. */
public final class ChartStyle {

  private static final String RULES = resource("chart.css");

  private ChartStyle() {}

  /** For a page. */
  public static String rules() {
    return RULES;
  }

  static String file() {
    Palette palette = Palette.standard();
    return "svg {\n" + palette.light() + "}\n@media (prefers-color-scheme: dark) {\nsvg {\n"
        + palette.dark() + "}\n}\n" + RULES;
  }

  static String resource(String name) {
    try (InputStream in = ChartStyle.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar has no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
