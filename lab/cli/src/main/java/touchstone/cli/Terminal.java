package touchstone.cli;

import java.util.Map;

/** What the launcher found out about where the output goes; a JVM cannot tell on every JDK. */
final class Terminal {

  private static final int NARROWEST = 80;
  private static final int WIDEST = 160;

  private Terminal() {}

  /** True when the standard error is a terminal that can go back, so that a bar can move. */
  static boolean movesBars() {
    return movesBars(System.getenv());
  }

  /** True when the standard output is a terminal that has colours, and nobody asked for plain text (no-color.org). */
  static boolean takesColors() {
    return takesColors(System.getenv());
  }

  static boolean movesBars(Map<String, String> environment) {
    return Boolean.getBoolean("touchstone.terminal.err") && !isDumb(environment);
  }

  static boolean takesColors(Map<String, String> environment) {
    return Boolean.getBoolean("touchstone.terminal.out")
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !isDumb(environment);
  }

  /** As an editor's is, or a CI job's: it shows what would move or colour as text. */
  private static boolean isDumb(Map<String, String> environment) {
    return "dumb".equals(environment.get("TERM"));
  }

  /** Of text, whose tables need some room: where there is less, the terminal breaks their lines. */
  static int width() {
    return Math.max(NARROWEST, barWidth());
  }

  /** Of a bar, which goes back to the beginning of its line: a longer one would be a new line each time. */
  static int barWidth() {
    return Math.min(WIDEST, Integer.getInteger("touchstone.terminal.columns", 120));
  }
}
