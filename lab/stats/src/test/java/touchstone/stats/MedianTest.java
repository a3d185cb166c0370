package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MedianTest {

  @Test
  void isTheMiddleOrTheMeanOfTheTwoMiddleOnes() {
    assertEquals(3, Median.of(3));
    assertEquals(2, Median.of(9, 1, 2));
    assertEquals(2.5, Median.of(9, 1, 2, 3));
    assertEquals(Double.MAX_VALUE, Median.of(Double.MAX_VALUE, Double.MAX_VALUE));
  }

  @Test
  void leavesTheValuesAsTheyWere() {
    double[] values = {3, 1, 2};
    Median.of(values);
    assertArrayEquals(new double[] {3, 1, 2}, values);
  }

  @Test
  void refusesWhatHasNone() {
    assertThrows(IllegalArgumentException.class, Median::of);
    assertThrows(IllegalArgumentException.class, () -> Median.of(1, Double.NaN));
  }
}
