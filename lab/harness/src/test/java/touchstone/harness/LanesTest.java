package touchstone.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("any-jdk")
@Timeout(30)
class LanesTest {

  @Test
  void asManyWorkAtATimeAsThereAreLanes() throws IOException, InterruptedException {
    CyclicBarrier both = new CyclicBarrier(2);
    AtomicInteger working = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger done = new AtomicInteger();
    try (Lanes lanes = new Lanes(2)) {
      for (int i = 0; i < 10; i++) {
        lanes.begin(() -> {
          most.accumulateAndGet(working.incrementAndGet(), Math::max);
          try {
            // Nobody passes who is alone.
            both.await();
          } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
          }
          working.decrementAndGet();
          done.incrementAndGet();
        });
      }
      lanes.finish();
    }
    assertEquals(2, most.get());
    assertEquals(10, done.get());
  }

  @Test
  void whoHandsWorkOutWaitsForALane() throws IOException, InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    AtomicBoolean isDone = new AtomicBoolean();
    try (Lanes lanes = new Lanes(1)) {
      lanes.begin(() -> {
        go.await();
        isDone.set(true);
      });
      assertTrue(!isDone.get());
      go.countDown();
      lanes.awaitFree();
      assertTrue(isDone.get());
      lanes.finish();
    }
  }

  @Test
  void theFirstFailureIsTheOneThatIsTold() throws InterruptedException {
    IOException full = new IOException("No space left on device");
    AtomicBoolean isDone = new AtomicBoolean();
    try (Lanes lanes = new Lanes(1)) {
      lanes.begin(() -> {
        throw full;
      });
      lanes.begin(() -> {
        isDone.set(true);
        throw new IllegalStateException("a later one");
      });
      lanes.awaitFree();
      assertSame(full, assertThrows(IOException.class, lanes::finish));
    }
    assertTrue(isDone.get(), "one that fails frees its lane");
  }

  @Test
  void nobodyIsLeftWorkingBehind() throws InterruptedException {
    CountDownLatch working = new CountDownLatch(1);
    AtomicBoolean hasEnded = new AtomicBoolean();
    try (Lanes lanes = new Lanes(1)) {
      lanes.begin(() -> {
        working.countDown();
        try {
          TimeUnit.HOURS.sleep(1);
        } finally {
          hasEnded.set(true);
        }
      });
      working.await();
    }
    assertTrue(hasEnded.get());
  }
}
