package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StampTest {

  private static long member(Stamp stamp, String name) {
    StringBuilder out = new StringBuilder();
    stamp.appendTo(out);
    String text = out.toString();
    int at = text.indexOf("\"" + name + "\":") + name.length() + 3;
    int end = at;
    while (Character.isDigit(text.charAt(end)) || text.charAt(end) == '-') {
      end++;
    }
    return end == at ? -1 : Long.parseLong(text.substring(at, end));
  }

  @Test
  void workTakesTimeByEveryClockThatIsKnown() {
    Stamp before = Stamp.take(true);
    long end = System.nanoTime() + 30_000_000;
    long work = 0;
    while (System.nanoTime() < end) {
      work++;
    }
    Stamp taken = Stamp.take(true).since(before);
    assertTrue(work > 0);
    assertTrue(member(taken, "wall_ns") >= 30_000_000);
    if (Files.exists(Path.of("/proc/thread-self/schedstat"))) {
      assertTrue(member(taken, "thread_ns") > 100_000);
      assertTrue(member(taken, "process_ns") > 100_000);
    } else {
      assertEquals(-1, member(taken, "thread_ns"));
    }
  }

  @Test
  void whatIsLeftOutAndWhatIsPutBehindIsAddedUp() {
    Stamp a = Stamp.take(false);
    Stamp b = Stamp.take(false);
    Stamp c = Stamp.take(false);
    long whole = member(c, "wall_ns") - member(a, "wall_ns");
    long part = member(b, "wall_ns") - member(a, "wall_ns");
    assertEquals(whole - part, member(c.without(a, b).since(a), "wall_ns"));
    assertEquals(member(c, "wall_ns"), member(c.since(b).after(b), "wall_ns"));
    assertEquals(-1, member(a, "process_ns"), "nobody asked");
  }

  /** The least of many: that of a moment in which nobody else had the core. */
  private static long least(LongSupplier time) {
    return LongStream.generate(time).limit(200).min().orElseThrow();
  }

  @Test
  void whatBeginsHoldsNothingOfTheReadingOfItsClocks() {
    assumeTrue(Files.exists(Path.of("/proc/thread-self/schedstat")));
    for (String clock : List.of("wall_ns", "thread_ns")) {
      long reading = least(() -> member(since(Stamp.take(true)), clock));
      long begun = least(() -> member(since(Stamp.begin(true)), clock));
      assertTrue(begun < reading / 2, clock + ": " + begun + " against " + reading);
    }
  }

  private static Stamp since(Stamp earlier) {
    return Stamp.take(false).since(earlier);
  }
}
