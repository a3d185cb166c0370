package touchstone.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BarPlotTest {

  private static final Pattern STROKE =
      Pattern.compile("<line class=\"reach rug slower\" x1=\"([0-9.]+)%\"");

  private static String body(Double... singles) {
    Row row = new Row("two-speeds", "14 µs", "slower", 14.0, 12.0, 16.0, List.of(singles));
    Row other = new Row("fast", "10 µs", "reference", 10.0, 9.0, 11.0);
    return BarPlot.of("Times", "Of forks.", String::valueOf, List.of(other, row))
        .body();
  }

  private static List<Double> strokes(String body) {
    return STROKE
        .matcher(body)
        .results()
        .map(found -> Double.valueOf(found.group(1)))
        .toList();
  }

  @Test
  void eachForkHasAStrokeAtItsPlaceOnTheAxis() {
    List<Double> strokes = strokes(body(12.0, 12.5, 18.0, 6.0));
    assertEquals(4, strokes.size());
    assertEquals(strokes.get(2), 3 * strokes.get(3), 0.01, "three times as far from zero");
    assertFalse(body(12.0, 12.5, 18.0, 6.0).contains("beyond"));
  }

  @Test
  void forksBeyondThePictureAreOneArrow() {
    String body = body(12.0, 140.0, 150.0);
    assertEquals(1, strokes(body).size());
    assertEquals(1, body.split("beyond slower", -1).length - 1, body);
  }

  @Test
  void aRowWithoutSinglesHasNoRug() {
    assertFalse(body().contains("rug"));
  }
}
