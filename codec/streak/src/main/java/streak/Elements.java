package streak;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The elements of the array that a document is. */
final class Elements<T> extends ValueStream<T> {

  private boolean begun;

  /** What ended the reading: behind a fault in an array, nothing can be told apart. */
  private @Nullable Throwable failure;

  Elements(JsonAdapter<T> adapter, Pools pools, InputStream source) {
    super(adapter, pools, source);
  }

  @Override
  boolean begin(JsonReader in) {
    if (failure != null) {
      Elements.<RuntimeException>again(failure);
    }
    try {
      boolean more = begun ? in.nextElement() : in.reset(source).beginArray();
      begun = true;
      if (!more) {
        in.endDocument();
      }
      return more;
    } catch (Throwable e) {
      failed(e);
      throw e;
    }
  }

  @Override
  void end(JsonReader in) {
    // The comma or the bracket is looked for when the next element is asked for.
  }

  @Override
  void failed(Throwable e) {
    failure = e;
  }

  /** Throws anything without declaring it: whoever threw it first did not either. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // not checked at run time
  private static <E extends Throwable> void again(Throwable e) throws E {
    throw (E) e;
  }
}
