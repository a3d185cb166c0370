package streak.tokens;

/**
 * Reads and writes one type through another library's reader and writer. Generated for types annotated with {@code streak.Json}.
 * Immutable and thread-safe: what is known of one object is known nowhere else.
 *
 * @param <T> the type
 */
public abstract class JsonAdapter<T> {

  /** For generated subclasses. */
  protected JsonAdapter() {}

  /** Reads one value; the reader stands before it, and behind it on return. */
  public abstract T read(JsonReader in);

  /** Writes one value. */
  public abstract void write(JsonWriter out, T value);
}
