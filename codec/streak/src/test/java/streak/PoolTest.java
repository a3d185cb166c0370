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

  private final Pool<Object> pool = new Pool<>() {
    @Override
    Object make() {
      made.incrementAndGet();
      return new Object();
    }

    @Override
    void clean(Object used) {}
  };

  private static void inAnotherThread(Runnable work) throws InterruptedException {
    Thread thread = new Thread(work);
    thread.start();
    thread.join();
  }

  @Test
  void aNewThreadTakesOverWhatAnotherHasLeft() throws InterruptedException {
    Object first = pool.take();
    pool.give(first);
    AtomicReference<Object> second = new AtomicReference<>();
    inAnotherThread(() -> second.set(pool.take()));
    assertSame(first, second.get());
    assertEquals(1, made.get());
  }

  @Test
  void whatIsInUseIsNobodyElses() throws InterruptedException {
    Object first = pool.take();
    AtomicReference<Object> second = new AtomicReference<>();
    inAnotherThread(() -> second.set(pool.take()));
    assertNotSame(first, second.get());
    assertNotSame(first, pool.take(), "nor one's own, taken twice");
  }

  @Test
  void threadsThatTakeTurnsEndUpWithOneEach() throws InterruptedException {
    pool.give(pool.take());
    for (int turn = 0; turn < 100; turn++) {
      inAnotherThread(() -> pool.give(pool.take()));
    }
    int after = made.get();
    assertTrue(after > 1, "threads that came later made their own");
    assertTrue(after <= 33, "a slot each, at the most: " + after);
    for (int turn = 0; turn < 100; turn++) {
      pool.give(pool.take());
    }
    assertTrue(made.get() <= after + 1, "nobody searches for ever");
  }
}
