package touchstone.cli;

/** What the launcher found out about where the output goes; a JVM cannot tell on every JDK. */
final class Terminal {

  private static final int NARROWEST = 80;
  private static final int WIDEST = 160;

  private Terminal() {}

  /** True when the standard error is a terminal, so that a bar can move. */
  static boolean movesBars() {
    return Boolean.getBoolean("touchstone.terminal.err");
  }

  /** True when the standard output is a terminal and nobody asked for plain text (no-color.org). */
  static boolean takesColors() {
    return Boolean.getBoolean("touchstone.terminal.out") && System.getenv("NO_COLOR") == null;
  }

  static int width() {
    int columns = Integer.getInteger("touchstone.terminal.columns", 120);
    return Math.max(NARROWEST, Math.min(WIDEST, columns));
  }
}
