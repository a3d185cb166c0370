package touchstone.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void itsEndsBelongToIt() {
    Interval interval = new Interval(1, 2);
    assertFalse(interval.excludes(1));
    assertFalse(interval.excludes(2));
    assertTrue(interval.excludes(Math.nextDown(1.0)));
    assertTrue(interval.excludes(Math.nextUp(2.0)));
  }

  @Test
  void noEndOverflows() {
    Interval widest = Interval.around(0.5, 5000);
    assertTrue(widest.low() > 0);
    assertTrue(Double.isFinite(widest.high()));
    Interval narrow = Interval.around(StrictMath.log(2), StrictMath.log(1.5));
    assertEquals(2 / 1.5, narrow.low(), 1e-12);
    assertEquals(3, narrow.high(), 1e-12);
  }

  @Test
  void includingWidensOnlyWhereItMust() {
    assertEquals(new Interval(1, 2), new Interval(1.5, 2).including(1));
    assertEquals(new Interval(1, 2), new Interval(1, 2).including(1.5));
  }

  @Test
  void whatIsNoIntervalIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Interval(2, 1));
    assertThrows(IllegalArgumentException.class, () -> new Interval(Double.NaN, 1));
  }
}
