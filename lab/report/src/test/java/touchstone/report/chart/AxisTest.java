package touchstone.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisTest {

  @Test
  void twiceAndHalfStandEquallyFarFromOne() {
    Axis axis = Axis.logarithmic(0.25, 4, 0, 100);
    assertEquals(axis.at(2) - axis.at(1), axis.at(1) - axis.at(0.5), 1e-9);
    assertEquals(50, axis.at(1), 1e-9);
  }

  @Test
  void whatLiesBeyondAnEndStandsAtIt() {
    Axis axis = Axis.logarithmic(0.5, 2, 10, 90);
    assertEquals(90, axis.at(1e9));
    assertEquals(10, axis.at(1e-9));
    assertEquals(90, axis.at(Double.POSITIVE_INFINITY));
  }

  @ParameterizedTest
  @CsvSource({
    "0.999, 1.001",
    "0.97, 1.04",
    "0.9, 1.3",
    "1, 2.2",
    "1, 3",
    "0.2, 30",
    "1, 1000",
    "1e-6, 1e9",
    "1e-300, 1e300"
  })
  void ticksAreFewInsideAndAmongThemOne(double low, double high) {
    Axis axis = Axis.logarithmic(low, high, 0, 100);
    List<Double> ticks = axis.ticks();
    assertTrue(ticks.size() >= 2 && ticks.size() <= 7, ticks::toString);
    assertTrue(ticks.stream().allMatch(t -> t >= axis.low() && t <= axis.high()), ticks::toString);
    assertEquals(ticks.stream().sorted().distinct().toList(), ticks);
    assertTrue(ticks.contains(1.0), ticks::toString);
  }

  @ParameterizedTest
  @CsvSource({"0.001", "1", "7", "999", "123456789", "1e300"})
  void anAxisFromZeroHasRoundTicks(double high) {
    List<Double> ticks = Axis.fromZero(high, 0, 100).ticks();
    assertEquals(0.0, ticks.get(0));
    assertTrue(ticks.size() >= 2 && ticks.size() <= 7, ticks::toString);
  }

  @Test
  void nothingToShowIsNoReasonToFail() {
    assertEquals(0.0, Axis.fromZero(0, 0, 100).ticks().get(0));
  }

  @Test
  void anAxisWithoutAnExtentIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Axis(1, 1, true, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Axis(0, 1, true, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> new Axis(Double.NaN, 1, false, 0, 1));
  }
}
