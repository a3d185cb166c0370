package touchstone.types.tweets;

/**
 * The members that are looked at by who wants a tenth of a document of the type {@code tweets}: of every tweet its text, of the
 * first, the third and so on its author.
 */
public final class Picked {

  /** Of the root: the tweets, an array of objects. */
  public static final String RESULTS = "results";

  /** Of every tweet: a string. */
  public static final String TEXT = "text";

  /** Of every other tweet, the first one's first: a string. */
  public static final String FROM_USER = "from_user";

  private Picked() {}

  /** Whether the author of the tweet at that index, from 0, is looked at. */
  public static boolean hasAuthor(int tweet) {
    return (tweet & 1) == 0;
  }
}
