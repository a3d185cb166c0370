package touchstone.contestants.moshi.reflective;

/** A friend of a user. */
public final class Friend {

  public int id;
  public String name;
}
