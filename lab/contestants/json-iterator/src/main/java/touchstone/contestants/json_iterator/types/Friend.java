package touchstone.contestants.json_iterator.types;

/** A friend of a user. */
public class Friend {

  public int id;
  public String name;
}
