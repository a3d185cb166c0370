package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WorkerClockTest {

  private static final long TICK_NS = 15_625_000;

  /** Each reading of it takes that long. */
  private static boolean isFine(long readingNs, long stepNs) {
    AtomicLong time = new AtomicLong();
    return WorkerClock.isFine(() -> time.addAndGet(readingNs) / stepNs * stepNs);
  }

  @Test
  void aClockThatGoesOnInTicksOfMillisecondsIsNotFine() {
    assertFalse(isFine(200, TICK_NS));
    assertFalse(isFine(1_000, TICK_NS));
    assertTrue(isFine(200, 1));
    assertTrue(isFine(300, 1_000));
  }

  @Test
  void aYardstickTakesTime() {
    assertTrue(Yardstick.readNs() > 0);
  }
}
