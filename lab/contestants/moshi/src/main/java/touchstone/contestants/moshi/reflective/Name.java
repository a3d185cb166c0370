package touchstone.contestants.moshi.reflective;

/** A user's name. */
public final class Name {

  public String first;
  public String last;
}
