package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class FirstTouchTest {

  @Test
  @Tag("any-jdk")
  void aThreadsNameMayHoldAnything() {
    assertEquals(
        1_234 + 5, FirstTouch.in("77 (a) 9 (b) S 1 2 3 4 5 6 1234 0 5 0 20 10 0 0 20 0 12 0 100"));
  }

  @Test
  @Tag("any-jdk")
  void itGoesOnUntilThePagesAreThere() {
    FirstTouch touch = new FirstTouch(70_000, 100);
    assertTrue(touch.goesOn(60, 9_000, 12_100), "200 in each millisecond");
    assertTrue(touch.goesOn(60, 8_940, 24_100));
    assertFalse(touch.goesOn(60, 8_880, 24_102), "two in 60 ms are a thread's other business");
  }

  @Test
  @Tag("any-jdk")
  void nobodyWaitsForWhatDoesNotEnd() {
    FirstTouch touch = new FirstTouch(70_000, 0);
    assertFalse(touch.goesOn(60, 9_000, 60), "one in a millisecond: 70 seconds");
    assertTrue(touch.goesOn(60, 9_000, 60 + 600), "ten: seven");
    assertFalse(touch.goesOn(60, 5_000, 660 + 600), "there are five left");
  }

  @Test
  void whoLaysObjectsWhereNoneHasBeenIsSeen() throws IOException {
    Assumptions.assumeTrue(
        Files.isReadable(Path.of("/proc/thread-self/stat")), "this system does not tell");
    FirstTouch touch = new FirstTouch(1, 0);
    touch.goesOn(200, 0);
    ByteBuffer fresh = ByteBuffer.allocateDirect(64 << 20);
    assertTrue(touch.goesOn(200, 0));
    // The first time, the loop itself is new.
    fill(fresh);
    touch.goesOn(200, 0);
    fill(fresh);
    assertFalse(touch.goesOn(200, 0), "what has been touched is there");
  }

  private static void fill(ByteBuffer buffer) {
    for (int i = 0; i < buffer.capacity(); i += 4096) {
      buffer.put(i, (byte) 1);
    }
  }
}
