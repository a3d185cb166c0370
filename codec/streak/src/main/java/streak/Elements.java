package streak;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The elements of the array that a document is. */
final class Elements<T> extends ValueStream<T> {

  private boolean begun;

  /** What ended the reading: behind a fault in an array, nothing can be told apart. */
  private @Nullable RuntimeException failure;

  Elements(JsonAdapter<T> adapter, Pool<JsonReader> readers, InputStream source) {
    super(adapter, readers, source);
  }

  @Override
  boolean begin(JsonReader in) {
    if (failure != null) {
      throw failure;
    }
    try {
      boolean more = begun ? in.nextElement() : in.reset(source).beginArray();
      begun = true;
      if (!more) {
        in.endDocument();
      }
      return more;
    } catch (RuntimeException e) {
      throw failed(e);
    }
  }

  @Override
  void end(JsonReader in) {
    // The comma or the bracket is looked for when the next element is asked for.
  }

  @Override
  RuntimeException failed(RuntimeException e) {
    failure = e;
    return e;
  }
}
