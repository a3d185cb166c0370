package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RepeatedTest {

  private static int runs(int every, int times) throws Exception {
    AtomicInteger runs = new AtomicInteger();
    Action.Reading<Integer> counted = runs::incrementAndGet;
    Repeated<Integer> repeated = new Repeated<>(counted, every);
    for (int i = 0; i < times; i++) {
      repeated.run();
    }
    return runs.get();
  }

  @Test
  void oneMoreAfterEverySoMany() throws Exception {
    assertEquals(1050, runs(20, 1000));
    assertEquals(1100, runs(10, 1000));
    assertEquals(1020, runs(50, 1000));
    assertEquals(1000, runs(0, 1000));
  }
}
