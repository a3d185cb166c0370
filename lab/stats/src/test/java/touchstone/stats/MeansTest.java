package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MeansTest {

  @Test
  void theGeometricMeanSkipsWhatIsMissing() {
    assertEquals(20, GeometricMean.of(10, Double.NaN, 40), 1e-12);
    assertEquals(Double.NaN, GeometricMean.of(Double.NaN));
    assertEquals(Double.NaN, GeometricMean.of());
  }

  @Test
  void theMeanOfForksHasStudentsInterval() {
    MeanOfForks mean = MeanOfForks.of(10, 12, 14, 16, 18);
    assertEquals(14, mean.mean(), 1e-12);
    // Variance 10, error sqrt(10 / 5); 8.610302 is the two-sided 0.1 % point of t with 4 degrees of
    // freedom.
    assertEquals(8.610301581 * Math.sqrt(2), mean.error(0.001), 1e-7);
  }

  @Test
  void oneForkHasNoInterval() {
    assertEquals(7, MeanOfForks.of(7).mean());
    assertEquals(Double.NaN, MeanOfForks.of(7).error(0.001));
    assertEquals(Double.NaN, MeanOfForks.of().mean());
  }
}
