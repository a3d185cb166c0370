package streak.reflective;

import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/**
 * Reads and writes one value as a plan says. Immutable once its adapter is made, and shared by all threads.
 *
 * <p>What a constructor or method of the type throws passes through; in reading, the first that knows where it was says so by {@link
 * JsonException#refused}.
 */
abstract class Node {

  /** A document may have null for it. */
  private final boolean nullable;

  Node(boolean nullable) {
    this.nullable = nullable;
  }

  final @Nullable Object read(JsonReader in) throws Throwable {
    return nullable && in.readNull() ? null : readPresent(in);
  }

  /** The same, into what is there, where that can be changed. */
  final @Nullable Object readInto(JsonReader in, @Nullable Object current) throws Throwable {
    return nullable && in.readNull() ? null : readPresentInto(in, current);
  }

  final void write(JsonWriter out, @Nullable Object value) throws Throwable {
    if (value == null) {
      out.nullValue();
    } else {
      writePresent(out, value);
    }
  }

  /** Reads a value where null has been dealt with. */
  abstract @Nullable Object readPresent(JsonReader in) throws Throwable;

  /** The same, into what is there, where that can be changed. */
  @Nullable
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    return readPresent(in);
  }

  abstract void writePresent(JsonWriter out, Object value) throws Throwable;
}
