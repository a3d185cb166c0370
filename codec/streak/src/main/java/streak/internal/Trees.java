package streak.internal;

/**
 * Makes values of trees of what a reader has checked, without looking at it again.
 *
 * @param <V> the values
 */
public abstract class Trees<V> {

  /** The object without members. */
  public final V noMembers;

  /** The array without elements. */
  public final V noElements;

  /** For the one that there is. */
  protected Trees(V noMembers, V noElements) {
    this.noMembers = noMembers;
    this.noElements = noElements;
  }

  /** An object that keeps the vectors of its names and values: neither may be changed any more. */
  public abstract V object(String[] names, V[] values);

  /** An array that keeps the vector of its elements, likewise. */
  public abstract V array(V[] elements);

  /** The number of a text. */
  public abstract V number(String text);

  /** The same of one that has a fraction. */
  public abstract V fraction(String text);
}
