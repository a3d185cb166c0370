package touchstone.harness;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Children that are looked after at the same time, no more than there are lanes for, by one thread that hands them out. */
final class Lanes implements AutoCloseable {

  /** What is done with one of them. */
  interface Work {
    void run() throws IOException, InterruptedException;
  }

  private final Semaphore free;
  private final ExecutorService threads;
  private final List<Future<?>> begun = new ArrayList<>();

  Lanes(int count) {
    free = new Semaphore(count);
    threads = Executors.newFixedThreadPool(count);
  }

  /** Waits until a lane is free: the next work begins at once. */
  void awaitFree() throws InterruptedException {
    free.acquire();
    free.release();
  }

  /** Begins that work as soon as a lane is free, and waits until it is. */
  void begin(Work work) throws InterruptedException {
    free.acquire();
    begun.add(threads.submit(() -> {
      try {
        work.run();
      } finally {
        free.release();
      }
      return null;
    }));
  }

  /**
   * Waits until all work has been done.
   *
   * @throws IOException as the first of them did
   */
  void finish() throws IOException, InterruptedException {
    for (Future<?> work : begun) {
      try {
        work.get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof IOException io) {
          throw io;
        }
        if (e.getCause() instanceof RuntimeException unchecked) {
          throw unchecked;
        }
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException(e.getCause());
      }
    }
  }

  /** Interrupts what has not been done, and waits until nobody works. */
  @Override
  public void close() {
    threads.shutdownNow();
    boolean interrupted = false;
    while (!threads.isTerminated()) {
      try {
        threads.awaitTermination(1, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        // Who works still has children, and is not left alone with them.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
