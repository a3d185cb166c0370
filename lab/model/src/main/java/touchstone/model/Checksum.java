package touchstone.model;

/**
 * A number that stands for much, such as all fields of a value: {@code value = 31 * value + next}, from 0. Contestants that
 * make no value keep one of these and return it from each read, so that nothing is allocated and nothing that they did is dead
 * code.
 */
public final class Checksum {

  private static final int FACTOR = 31;

  private long value;

  /** Starts anew. */
  public Checksum reset() {
    value = 0;
    return this;
  }

  public Checksum add(long next) {
    value = FACTOR * value + next;
    return this;
  }

  public Checksum add(boolean next) {
    return add(next ? 1 : 0);
  }

  /** Adds a text's {@link String#hashCode()}, whatever holds the text. */
  public Checksum add(CharSequence text) {
    int hash = 0;
    for (int i = 0; i < text.length(); i++) {
      hash = FACTOR * hash + text.charAt(i);
    }
    return add(hash);
  }

  /** Replaces the number by one that was made otherwise. */
  public Checksum set(long whole) {
    value = whole;
    return this;
  }

  public long value() {
    return value;
  }
}
