package touchstone.fork;

import java.io.IOException;

/**
 * Ends this process with whoever started it, however that one ends: a killed one can end nothing any more. This process's
 * standard input is a pipe that ends then. Nothing else comes by it, so the thread that waits there never wakes up, and is
 * nothing to what is measured.
 */
final class Starter extends Thread {

  private Starter() {
    super("starter");
    setDaemon(true);
  }

  /**
   * From now on; not in a JVM whose start is measured, for which it would be one more thread, and not in a rehearsal, which would
   * write its archive before it ended. Those are ended from outside, by {@link KeeperMain}.
   */
  static void endsThis() {
    new Starter().start();
  }

  @Override
  public void run() {
    try {
      while (System.in.read() >= 0) {
        // Nothing is said to it.
      }
    } catch (IOException e) {
      // That is an end, too.
    }
    Runtime.getRuntime().halt(1);
  }
}
