package touchstone.cli;

import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import touchstone.harness.Planner;

/** How far it is, on the standard error: a bar on a terminal; elsewhere a line now and then, so that a log stays short. */
final class Progress implements AutoCloseable {

  private static final int STEPS = 1_000;
  private static final int LINES = 10;

  private final String task;
  private final PrintStream err;
  private final @Nullable ProgressBar bar;
  private final long started = System.nanoTime();
  private int linesPrinted;

  Progress(String task, PrintStream err, boolean moves) {
    this.task = task;
    this.err = err;
    this.bar = moves
        ? new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(STEPS)
            .setStyle(ProgressBarStyle.ASCII)
            .setConsumer(new ConsoleProgressBarConsumer(err, Terminal.barWidth()))
            .setUpdateIntervalMillis(200)
            .hideEta()
            .clearDisplayOnFinish()
            .build()
        : null;
  }

  /**
   * Shows where it stands.
   *
   * @param done part of the whole, 0 to 1
   * @param left time left
   * @param what goes on now
   */
  void show(double done, Duration left, String what) {
    double part = Math.max(0, Math.min(1, done));
    if (bar != null) {
      bar.stepTo(Math.round(part * STEPS));
      bar.setExtraMessage(left(left) + " " + what);
    } else if (part * LINES >= linesPrinted + 1) {
      linesPrinted = (int) (part * LINES);
      err.printf("%s: %d %%, %s (%s)%n", task, Math.round(part * 100), left(left), what);
    }
  }

  /** The same where the time left follows from the time taken so far. */
  void show(int done, int of, String what) {
    double part = (double) done / of;
    long taken = System.nanoTime() - started;
    show(part, Duration.ofNanos(part == 0 ? 0 : (long) (taken / part - taken)), what);
  }

  private static String left(Duration left) {
    return Planner.duration(Math.max(0, left.toSeconds())) + " left";
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
