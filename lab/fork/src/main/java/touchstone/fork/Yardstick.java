package touchstone.fork;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Fixed work of the kind that JSON libraries do, timed beside each iteration: it takes longer when the machine is slower just
 * then. A neighbour on the other half of a core costs a reader up to three quarters more, in steps that last seconds and that no
 * counter of the system shows, least of all CPU time; over the yardstick most of that cancels (docs/method.md).
 *
 * <p>It passes over a small document byte by byte, decodes its numbers, copies and hashes its strings: many short branches, few
 * misses of the cache, as many instructions at once as the core will take. It calls nothing, so that no contestant's code changes
 * how it is compiled.
 */
final class Yardstick {

  private static final int BYTES = 4000;

  /** Of about 15 us each: a quarter of a millisecond in all. */
  private static final int READINGS = 15;

  /** In forks that take turns, which read it so often that their figures are means of hundreds. */
  private static final int FEW_READINGS = 3;

  private static final int PASSES = 6;

  /** Enough for the JIT to have done its best. */
  private static final int REHEARSALS = 3000;

  private static final byte[] DOCUMENT = document();

  /** Each thread's own: what two of them write by turns is slow. */
  private static final ThreadLocal<byte[]> COPIED =
      ThreadLocal.withInitial(() -> new byte[DOCUMENT.length]);

  /** Takes what each reading comes to, so that none is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile long sink;

  private Yardstick() {}

  /** Has it compiled, before there is anything to measure. */
  static void rehearse() {
    byte[] copied = COPIED.get();
    for (int i = 0; i < REHEARSALS; i++) {
      once(copied);
    }
  }

  /** Nanoseconds by the {@link WorkerClock}: the median of a few readings, behind one that fetches the document again. */
  static double readNs() {
    return median(READINGS);
  }

  /** The same of fewer readings. */
  static double readQuicklyNs() {
    return median(FEW_READINGS);
  }

  private static double median(int count) {
    long[] readings = new long[count];
    byte[] copied = COPIED.get();
    once(copied);
    for (int i = 0; i < count; i++) {
      readings[i] = once(copied);
    }
    Arrays.sort(readings);
    return readings[count / 2];
  }

  private static long once(byte[] copied) {
    long begun = WorkerClock.ns();
    long sum = 0;
    for (int i = 0; i < PASSES; i++) {
      sum += pass(DOCUMENT, copied);
    }
    sink = sum;
    return WorkerClock.ns() - begun;
  }

  /** Assumes its own document: no escapes, no white space, no fractions. */
  private static long pass(byte[] in, byte[] out) {
    int i = 0;
    int copied = 0;
    long sum = 0;
    while (i < in.length) {
      byte b = in[i++];
      switch (b) {
        case '"' -> {
          int hash = 0;
          while ((b = in[i++]) != '"') {
            out[copied++] = b;
            hash = hash * 31 + b;
          }
          sum += hash;
        }
        case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
          long number = (long) b - '0';
          while ((b = in[i]) >= '0' && b <= '9') {
            number = number * 10 + (b - '0');
            i++;
          }
          sum += number;
        }
        case 't' -> {
          i += 3;
          sum++;
        }
        case 'f' -> {
          i += 4;
          sum--;
        }
        default -> sum ^= b;
      }
    }
    return sum + copied;
  }

  /** Always the same, by the generator of Numerical Recipes. */
  private static byte[] document() {
    StringBuilder out = new StringBuilder("[");
    int x = 1;
    while (out.length() < BYTES) {
      x = x * 1664525 + 1013904223;
      out.append("{\"id\":" + (x >>> 8))
          .append(",\"name\":\"" + Integer.toString(x >>> 3, 36))
          .append("\",\"active\":" + ((x >>> 20 & 1) == 0))
          .append("},");
    }
    return out.append("{}]").toString().getBytes(StandardCharsets.US_ASCII);
  }
}
