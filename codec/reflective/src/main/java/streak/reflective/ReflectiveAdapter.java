package streak.reflective;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonReader;
import streak.JsonWriter;

/** An adapter that nodes do the work of. */
final class ReflectiveAdapter extends JsonAdapter<Object> {

  private final Node root;

  ReflectiveAdapter(Node root) {
    this.root = root;
  }

  @Override
  public Object read(JsonReader in) {
    try {
      return Objects.requireNonNull(root.readPresent(in));
    } catch (Throwable e) {
      throw thrown(e);
    }
  }

  @Override
  public Object readInto(JsonReader in, @Nullable Object current) {
    try {
      return Objects.requireNonNull(root.readPresentInto(in, current));
    } catch (Throwable e) {
      throw thrown(e);
    }
  }

  @Override
  public void write(JsonWriter out, @Nullable Object value) {
    try {
      root.write(out, value);
    } catch (Throwable e) {
      throw thrown(e);
    }
  }

  @Override
  protected @Nullable String textOf(@Nullable Object value) {
    return value != null && root instanceof EnumNode constants ? constants.name(value) : null;
  }

  @Override
  protected @Nullable Object ofText(String text) {
    return root instanceof EnumNode constants ? constants.ofName(text) : null;
  }

  /** What a constructor or a method throws, checked or not, goes to whoever called the adapter. */
  @SuppressWarnings("unchecked") // T is inferred to be unchecked; erased, nothing is cast
  private static <T extends Throwable> RuntimeException thrown(Throwable e) throws T {
    throw (T) e;
  }
}
