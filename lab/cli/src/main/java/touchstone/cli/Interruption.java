package touchstone.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import touchstone.harness.Refusal;

/**
 * Ctrl-C, and any other polite request to end. The fork under way is abandoned; what was measured is reported before the
 * process ends.
 */
final class Interruption {

  /** Long enough to write the reports of the largest run. */
  private static final int SECONDS_TO_REPORT = 30;

  private volatile boolean requested;
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

  /** The command has ended: the process may go. */
  void over() {
    over.countDown();
  }

  void request() {
    requested = true;
    try {
      if (!over.await(SECONDS_TO_REPORT, TimeUnit.SECONDS)) {
        System.err.println(
            "touchstone: gave up waiting for the reports; `touchstone report DIR` makes them");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
