package touchstone.contestants.yasson.types;

/** A user's name. */
public class Name {

  public String first;
  public String last;
}
