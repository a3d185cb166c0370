package streak;

/** The words for what a program's own code throws at a value: whose code it is, where that is known, and what it says. */
final class Refusals {

  /** Characters that are shown of what the program says against a value. */
  private static final int LONGEST_REASON = 200;

  private static final String UNKNOWN = "it";

  private Refusals() {}

  static String problem(Exception e) {
    return "expected a value that the program accepts, found one that " + refuser(e) + " refuses: "
        + reason(e);
  }

  /**
   * The class that an adapter called. In the trace it stands last before the first of Streak's frames, with none but the JDK's
   * between: not what a constructor checks its arguments by, nor the set that an element does not compare itself in.
   */
  private static String refuser(Exception e) {
    String refuser = UNKNOWN;
    for (StackTraceElement frame : e.getStackTrace()) {
      String name = frame.getClassName();
      if (isOfStreak(name)) {
        return refuser;
      }
      if (!name.startsWith("java.") && !name.startsWith("jdk.")) {
        refuser = name;
      }
    }
    return UNKNOWN; // it has no trace, or the one of another place
  }

  /** A generated adapter is where its type is. */
  private static boolean isOfStreak(String name) {
    return name.startsWith("streak.")
        || name.contains(Streak.SUFFIX)
        || name.contains("_TokenAdapter");
  }

  /** In the program's words, where it has any. */
  private static String reason(Exception e) {
    String said;
    try {
      said = e.getMessage();
    } catch (RuntimeException unsaid) {
      said = null; // it is the program's own, too
    }
    return said == null || said.isBlank()
        ? e.getClass().getName()
        : '"' + JsonException.shown(said, LONGEST_REASON) + '"';
  }
}
