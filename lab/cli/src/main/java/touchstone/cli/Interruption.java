package touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import touchstone.harness.Refusal;

/**
 * Ctrl-C, and any other polite request to end. The fork under way is abandoned; what was measured is reported before the
 * process ends.
 */
final class Interruption {

  /** Long enough to write the reports of the largest run. */
  private static final int SECONDS_TO_REPORT = 30;

  /** Long enough for a child to end, and for temporary files to go. */
  private static final int SECONDS_TO_END = 5;

  private volatile boolean requested;
  private volatile @Nullable Path run;
  private final CountDownLatch over = new CountDownLatch(1);

  static Interruption install() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(new Thread(interruption::request, "interruption"));
    return interruption;
  }

  boolean requested() {
    return requested;
  }

  /** For a command that was stopped while answers were verified: what was not judged must not pass for left out. */
  static Refusal beforeMeasuring() {
    return new Refusal("stopped before anything was measured: run it again");
  }

  /** From now on there is something to be reported. */
  void measures(Path folder) {
    run = folder;
  }

  /** The command has ended: the process may go. */
  void over() {
    over.countDown();
  }

  void request() {
    requested = true;
    Path measured = run;
    try {
      if (!over.await(measured == null ? SECONDS_TO_END : SECONDS_TO_REPORT, TimeUnit.SECONDS)
          && measured != null) {
        System.err.printf(
            "touchstone: gave up waiting for the reports; `%s` makes them%n",
            "touchstone " + Typed.words(List.of("report", measured.toString())));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
