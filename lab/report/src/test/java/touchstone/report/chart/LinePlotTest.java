package touchstone.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LinePlotTest {

  private static final Pattern SPREAD =
      Pattern.compile("<line class=\"spread [^\"]*\"[^>]* y1=\"([^\"]*)\"[^>]* y2=\"([^\"]*)\"/>");
  private static final Pattern DOT =
      Pattern.compile("<svg class=\"mark\" x=\"[^\"]*\" y=\"([^\"]*)\"[^>]*><path class=\"dot ");

  /** Two points at 1 and 2, of which the first has that interval. */
  private static String body(double low, double high) {
    return LinePlot.of(
            "Title",
            "Description",
            "across",
            String::valueOf,
            "down",
            String::valueOf,
            List.of(new LinePlot.Line(
                "a",
                List.of(
                    new LinePlot.Point(10, 1, low, high), new LinePlot.Point(100, 2, null, null)))))
        .body();
  }

  private static double[] spread(String body) {
    MatchResult spread = SPREAD.matcher(body).results().findFirst().orElseThrow();
    return new double[] {Double.parseDouble(spread.group(1)), Double.parseDouble(spread.group(2))};
  }

  private static double[] dots(String body) {
    return DOT.matcher(body)
        .results()
        .mapToDouble(d -> Double.parseDouble(d.group(1)))
        .toArray();
  }

  @Test
  void anIntervalBeyondAllPointsIsDrawnToItsEnds() {
    String body = body(0.6, 3.2);
    assertFalse(body.contains("beyond"), body);
    double[] dots = dots(body);
    double[] spread = spread(body);
    double pixelsPerLog = (dots[0] - dots[1]) / Math.log(2);
    assertEquals(dots[0] + pixelsPerLog * Math.log(1 / 0.6), spread[0], 0.01);
    assertEquals(dots[0] - pixelsPerLog * Math.log(3.2), spread[1], 0.01);
  }

  @Test
  void whatGoesOnBeyondThePictureEndsInAnArrow() {
    String body = body(0.001, 3.2);
    assertEquals(1, body.split("class=\"beyond s0\"", -1).length - 1, body);
    assertTrue(body.contains(Shape.TO_BOTTOM.path()), body);
    body = body(0.6, 1e9);
    assertEquals(1, body.split("class=\"beyond s0\"", -1).length - 1, body);
    assertTrue(body.contains(Shape.TO_TOP.path()), body);
    double[] dots = dots(body);
    assertTrue(dots[0] - dots[1] > 60, "the points stay apart: " + body);
  }
}
