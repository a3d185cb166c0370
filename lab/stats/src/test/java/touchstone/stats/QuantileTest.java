package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantileTest {

  private static double[] ranks(int n) {
    return IntStream.rangeClosed(1, n).mapToDouble(i -> i).toArray();
  }

  /** The ranks that tables of the sign test's interval for a median give at 95 %. */
  @ParameterizedTest
  @CsvSource({
    "6,1,6",
    "8,1,8",
    "9,2,8",
    "10,2,9",
    "15,4,12",
    "20,6,15",
    "25,8,18",
    "30,10,21",
    "50,18,33"
  })
  void aMediansIntervalIsThatOfTheSignTest(int n, double low, double high) {
    Quantile median = Quantile.of(0.5, 0.95, ranks(n));
    assertEquals(OptionalDouble.of(low), median.low());
    assertEquals(OptionalDouble.of(high), median.high());
    assertEquals((n + 1) / 2.0, median.value(), 1e-12);
  }

  @Test
  void fiveFiguresBoundNoMedianAtNinetyFivePercent() {
    Quantile median = Quantile.of(0.5, 0.95, ranks(5));
    assertEquals(OptionalDouble.empty(), median.low());
    assertEquals(OptionalDouble.empty(), median.high());
    assertEquals(3, median.value());
  }

  /** The largest of n figures lies below the ninth decile with chance 0.9^n, which is at most 2.5 % from n = 36 on. */
  @Test
  void aHighQuantileIsBoundedBelowLongBeforeAbove() {
    assertEquals(OptionalDouble.of(11), Quantile.of(0.9, 0.95, ranks(15)).low());
    assertEquals(OptionalDouble.empty(), Quantile.of(0.9, 0.95, ranks(15)).high());
    assertEquals(OptionalDouble.empty(), Quantile.of(0.9, 0.95, ranks(35)).high());
    assertEquals(OptionalDouble.of(36), Quantile.of(0.9, 0.95, ranks(36)).high());
  }

  /** The ends of a decile of many figures are some two standard errors around it, whatever the chance that none lies below. */
  @ParameterizedTest
  @CsvSource({"0.9,324", "0.9,2000", "0.5,1100", "0.1,10000"})
  void manyFiguresHaveEndsToo(double p, int n) {
    Quantile many = Quantile.of(p, 0.95, ranks(n));
    double reach = 1.96 * Math.sqrt(n * p * (1 - p));
    assertEquals(n * p - reach, many.low().getAsDouble(), 2);
    assertEquals(n * p + reach, many.high().getAsDouble(), 2);
  }

  /** What R's quantile(x, p, type = 8) gives. */
  @ParameterizedTest
  @CsvSource({
    "10,0.9,9.6333333333",
    "10,0.25,2.9166666667",
    "15,0.9,14.1333333333",
    "3,0.95,3",
    "1,0.9,1"
  })
  void thePointIsDefinitionEightOfHyndmanAndFan(int n, double p, double value) {
    assertEquals(value, Quantile.of(p, 0.95, ranks(n)).value(), 1e-9);
  }

  @Test
  void theIntervalHoldsTheTrueQuantileOfSkewedFiguresAsOftenAsItSays() {
    Random random = new Random(7);
    int rounds = 4_000;
    int medians = 0;
    int deciles = 0;
    for (int i = 0; i < rounds; i++) {
      double[] exponential = new double[40];
      for (int k = 0; k < exponential.length; k++) {
        exponential[k] = -Math.log(1 - random.nextDouble());
      }
      medians += holds(Quantile.of(0.5, 0.95, exponential), Math.log(2)) ? 1 : 0;
      deciles += holds(Quantile.of(0.9, 0.95, exponential), Math.log(10)) ? 1 : 0;
    }
    // Ranks are whole, so it holds a little oftener. Three standard errors are 1 %.
    assertTrue(medians > 0.945 * rounds && medians < 0.985 * rounds, "medians: " + medians);
    assertTrue(deciles > 0.945 * rounds && deciles < 0.985 * rounds, "deciles: " + deciles);
  }

  private static boolean holds(Quantile quantile, double truth) {
    return quantile.low().getAsDouble() <= truth && truth <= quantile.high().getAsDouble();
  }

  @Test
  void theOrderOfTheFiguresDoesNotMatterAndIsKept() {
    double[] values = {5, 1, 4, 2, 3, 6};
    assertEquals(Quantile.of(0.5, 0.95, ranks(6)), Quantile.of(0.5, 0.95, values));
    assertEquals(5, values[0]);
  }

  @Test
  void whatIsNoQuestionIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Quantile.of(0.5, 0.95));
    assertThrows(IllegalArgumentException.class, () -> Quantile.of(0.5, 0.95, 1, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> Quantile.of(1, 0.95, 1));
    assertThrows(IllegalArgumentException.class, () -> Quantile.of(0.5, 95, 1));
  }
}
