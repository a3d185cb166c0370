package streak.internal;

/** Which names of objects may be kept for the documents to come: a document that nobody vouches for shall not fill memory with them. */
public final class KeptNames {

  private static final int MOST_NAMES = 64;

  /** As a reader's names that are kept. */
  private static final int LONGEST = 24;

  private KeptNames() {}

  /** Whether there are more names, or longer ones, than may be kept. */
  public static boolean areLarge(String[] names) {
    if (names.length > MOST_NAMES) {
      return true;
    }
    for (String name : names) {
      if (name.length() > LONGEST) {
        return true;
      }
    }
    return false;
  }
}
