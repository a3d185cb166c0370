package touchstone.fork;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Recording;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/**
 * Runs one cell under the JDK's Flight Recorder, once its code has settled: what is recorded is what {@link ForkMain} times.
 *
 * <p>Arguments: {@code driver} (class), those of {@link Task#of(Arguments)}, {@code settle} (the longest to wait for the JIT, ms), {@code millis} (how
 * long to record) and {@code out} (the file for the recording). The thread at work is called {@value #THREAD}.
 */
public final class ProfileMain {

  /** The name of the thread at work. */
  public static final String THREAD = "touchstone-profiled";

  /** Between two samples: five times as often as in the recorder's own settings for profiling, since there is one thread to look at. */
  private static final Duration PERIOD = Duration.ofMillis(2);

  /** Allocations sampled in a second, some for each sample of the thread. */
  private static final String ALLOCATIONS = "300/s";

  /** The event that says how much was done while it was recorded: one in a recording. */
  public static final String WORK = "touchstone.Work";

  /** The member of it that counts. */
  public static final String OPERATIONS = "operations";

  @Name(WORK)
  @StackTrace(false)
  static final class Work extends Event {
    long operations;
  }

  /** Takes each result, so that no operation is dead code. */
  @SuppressWarnings("UnusedVariable")
  private static volatile @Nullable Object sink;

  private ProfileMain() {}

  public static void main(String[] args) throws Exception {
    Starter.endsThis();
    Thread.currentThread().setName(THREAD);
    Arguments arguments = Arguments.parse(args);
    Task task = Task.of(arguments);
    CellBenchmark benchmark = ForkMain.prepared(
            List.of(Action.driver(arguments.get("driver")).open(task.type())), task)
        .get(0);
    Settling.run(benchmark, new Company(List.of()), arguments);
    try (Recording recording = new Recording()) {
      recording.enable("jdk.ExecutionSample").withPeriod(PERIOD);
      recording.enable("jdk.ObjectAllocationSample").with("throttle", ALLOCATIONS);
      recording.enable("jdk.GarbageCollection");
      recording.enable(Work.class);
      recording.start();
      long end =
          System.nanoTime() + Duration.ofMillis(arguments.number("millis")).toNanos();
      Work work = new Work();
      work.begin();
      do {
        sink = benchmark.run();
        work.operations++;
      } while (System.nanoTime() - end < 0);
      work.commit();
      recording.stop();
      recording.dump(Path.of(arguments.get("out")));
    }
    // A library's left-over threads must not keep the JVM alive.
    System.exit(0);
  }
}
