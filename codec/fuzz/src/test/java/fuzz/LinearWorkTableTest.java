package fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Work and memory grow as a document does, whatever it holds. {@code -Dlinear.table=FILE} measures in doubling sizes and writes
 * the table down.
 */
class LinearWorkTableTest {

  private static final int SMALL = 1 << 15;
  private static final int LARGE = 1 << 19;

  static Iterable<HostileDocuments> hostile() {
    return HostileDocuments.all();
  }

  /** Of one reading, by the quickest of some. */
  private static double nanoseconds(Consumer<byte[]> read, byte[] document, int runs) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < runs; i++) {
      long before = System.nanoTime();
      read.accept(document);
      least = Math.min(least, System.nanoTime() - before);
    }
    return least;
  }

  private static long allocated(Consumer<byte[]> read, byte[] document) {
    long before = Allocated.soFar();
    read.accept(document);
    return Allocated.soFar() - before;
  }

  /** Sixteen times the bytes may take a third of the time that quadratic work would, once the JVM has compiled what it needs. */
  @ParameterizedTest
  @MethodSource("hostile")
  void sixteenTimesTheBytes(HostileDocuments hostile) {
    byte[] small = hostile.bytes(SMALL);
    byte[] large = hostile.bytes(LARGE);
    double once = Math.max(10_000, nanoseconds(hostile.read(), small, 50));
    double often = Double.MAX_VALUE;
    for (int round = 0; round < 20 && often > 16 * 5 * once; round++) {
      often = Math.min(often, nanoseconds(hostile.read(), large, 5));
    }
    assertTrue(often <= 16 * 5 * once, once + " ns, then " + often + " ns");
    long few = allocated(hostile.read(), small);
    long many = allocated(hostile.read(), large);
    assertTrue(many < 16 * 2 * Math.max(few, 10_000), () -> few + " bytes allocated, then " + many);
  }

  @Test
  void theTable() throws IOException {
    String file = System.getProperty("linear.table");
    if (file == null) {
      return;
    }
    int[] sizes = {1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20, 1 << 21};
    StringBuilder table = new StringBuilder("| document |");
    for (int size : sizes) {
      table.append(' ').append(size >> 10).append(" KiB |");
    }
    table.append(" allocated |\n|---|").append("---:|".repeat(sizes.length + 1)).append('\n');
    for (HostileDocuments hostile : HostileDocuments.all()) {
      nanoseconds(hostile.read(), hostile.bytes(sizes[0]), 100);
      table.append("| ").append(hostile.name()).append(" |");
      byte[] document = new byte[0];
      for (int size : sizes) {
        document = hostile.bytes(size);
        double time = nanoseconds(hostile.read(), document, 15);
        table.append(String.format(Locale.ROOT, " %.2f |", time / document.length));
      }
      double bytes = (double) allocated(hostile.read(), document) / document.length;
      table.append(String.format(Locale.ROOT, " %.2f |%n", bytes));
    }
    Path path = Path.of(System.getProperty("touchstone.root")).resolve(file);
    String page = Files.readString(path);
    Files.writeString(path, page.substring(0, page.indexOf("| document |")) + table);
  }
}
