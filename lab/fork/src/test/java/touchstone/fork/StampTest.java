package touchstone.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
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
}
