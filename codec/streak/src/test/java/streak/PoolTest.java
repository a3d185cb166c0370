package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Who gets whose reader. */
class PoolTest {

  private final AtomicInteger made = new AtomicInteger();

  private final Pool<Object> pool = new Pool<>();

  private Object taken() {
    Object kept = pool.take();
    if (kept != null) {
      return kept;
    }
    made.incrementAndGet();
    return new Object();
  }

  private static void inAnotherThread(Runnable work) throws InterruptedException {
    Thread thread = new Thread(work);
    thread.start();
    thread.join();
  }

  @Test
  void aNewThreadTakesOverWhatAnotherHasLeft() throws InterruptedException {
    Object first = taken();
    pool.give(first);
    AtomicReference<Object> second = new AtomicReference<>();
    inAnotherThread(() -> second.set(taken()));
    assertSame(first, second.get());
    assertEquals(1, made.get());
  }

  @Test
  void whatIsInUseIsNobodyElses() throws InterruptedException {
    Object first = taken();
    AtomicReference<Object> second = new AtomicReference<>();
    inAnotherThread(() -> second.set(taken()));
    assertNotSame(first, second.get());
    assertNotSame(first, taken(), "nor one's own, taken twice");
  }

  @Test
  void threadsThatTakeTurnsEndUpWithOneEach() throws InterruptedException {
    pool.give(taken());
    for (int turn = 0; turn < 100; turn++) {
      inAnotherThread(() -> pool.give(taken()));
    }
    int after = made.get();
    assertTrue(after > 1, "threads that came later made their own");
    assertTrue(after <= 33, "a slot each, at the most: " + after);
    for (int turn = 0; turn < 100; turn++) {
      pool.give(taken());
    }
    assertTrue(made.get() <= after + 1, "nobody searches for ever");
  }
}
