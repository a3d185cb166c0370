package touchstone.contestants.json_iterator.types;

/** A user's name. */
public class Name {

  public String first;
  public String last;
}
