package touchstone.fork;

import java.util.Arrays;
import java.util.Random;

/**
 * Other work, such as a machine has that is shared: each thread works for a while, then rests for a while, and so on until the
 * process is ended, or its standard input ends, as it does with whoever started it, however that one ends. What it does takes
 * turns between arithmetic, memory that does not fit into a cache, and allocation.
 *
 * <p>Its argument is the number of threads.
 */
public final class LoadMain {

  private static final int LEAST_MILLIS = 20;
  private static final int MOST_MILLIS = 500;
  private static final int WORDS = 4 << 20;

  /** Takes what was worked out, so that it is no dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile long sink;

  private LoadMain() {}

  public static void main(String[] args) throws InterruptedException {
    Starter.endsThis();
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; i++) {
      int seed = i;
      threads[i] = new Thread(() -> work(new Random(seed)), "load-" + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void work(Random random) {
    long[] words = new long[WORDS];
    try {
      for (int kind = 0; ; kind = (kind + 1) % 3) {
        burst(kind, words, System.nanoTime() + 1_000_000L * millis(random));
        Thread.sleep(millis(random));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int millis(Random random) {
    return LEAST_MILLIS + random.nextInt(MOST_MILLIS - LEAST_MILLIS);
  }

  private static void burst(int kind, long[] words, long end) {
    long value = end;
    while (System.nanoTime() - end < 0) {
      switch (kind) {
        case 0 -> {
          for (int i = 0; i < 10_000; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
          }
        }
        case 1 -> {
          Arrays.fill(words, value);
          value += words[(int) (value & (WORDS - 1))];
        }
        default -> value += new byte[64 << 10].length;
      }
    }
    sink = value;
  }
}
