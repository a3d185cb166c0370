package touchstone.fork;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The threads that do the operation: the same while it settles and in each run of JMH, which has threads of its own for each run otherwise. What a
 * library keeps for each thread it would make anew in a new one, by code that was never run since it was compiled; the JIT then throws
 * the compiled code away, and what is measured is not what has settled.
 */
public final class Workers extends AbstractExecutorService {

  /** JMH makes this class itself and hands nothing of ours in. */
  private static volatile ExecutorService threads = newThreads(1);

  /** By JMH, for a run. */
  @SuppressWarnings("UnusedVariable")
  public Workers(int count, String prefix) {}

  /** Has so many from now on, for JMH too. */
  static void begin(int count) {
    System.setProperty("jmh.executor", "CUSTOM");
    System.setProperty("jmh.executor.class", Workers.class.getName());
    threads = newThreads(count);
  }

  /** A library's left-over threads must not keep a JVM alive, nor must these. */
  private static ExecutorService newThreads(int count) {
    return Executors.newFixedThreadPool(count, work -> {
      Thread thread = new Thread(work, "worker");
      thread.setDaemon(true);
      return thread;
    });
  }

  /** Lets the next of them that is free do that. */
  static <T> Future<T> begin(Callable<T> work) {
    return threads.submit(work);
  }

  /** Waits for what one of them does; fails as that did. */
  static <T> T get(Future<T> work) throws Exception {
    try {
      return work.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Exception failed) {
        throw failed;
      }
      if (e.getCause() instanceof Error failed) {
        throw failed;
      }
      throw e;
    }
  }

  @Override
  public void execute(Runnable work) {
    threads.execute(work);
  }

  /** The end of a run of JMH, which waits for its own work before; the threads live on. */
  @Override
  public void shutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    return true;
  }

  @Override
  public boolean isTerminated() {
    return true;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) {
    return true;
  }
}
