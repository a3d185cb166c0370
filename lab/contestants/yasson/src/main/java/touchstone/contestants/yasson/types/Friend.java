package touchstone.contestants.yasson.types;

/** A friend of a user. */
public class Friend {

  public int id;
  public String name;
}
