package streak;

import java.util.ArrayList;
import java.util.List;

/** A JSON array at the root, of anything that has an adapter. Its elements may be null. */
final class ListAdapter<T> extends JsonAdapter<List<T>> {

  private final JsonAdapter<T> element;

  private ListAdapter(JsonAdapter<T> element, Pools pools) {
    super(pools);
    this.element = element;
  }

  /** A caller that sees no more than a JsonAdapter need not load this class to be verified. */
  static <T> JsonAdapter<List<T>> of(JsonAdapter<T> element, Pools pools) {
    return new ListAdapter<>(element, pools);
  }

  @Override
  @SuppressWarnings("NullAway") // what the elements may be is the caller's to say
  public List<T> read(JsonReader in) {
    List<T> values = new ArrayList<>();
    boolean more = in.beginArray();
    try {
      for (; more; more = in.nextElement()) {
        values.add(in.readNull() ? null : element.read(in));
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(values.size());
    }
    return values;
  }

  @Override
  public void write(JsonWriter out, List<T> values) {
    int count = 0;
    out.beginArray();
    try {
      for (T value : values) {
        if (value == null) {
          out.nullValue();
        } else {
          element.write(out, value);
        }
        count++;
      }
    } catch (JsonException e) {
      throw e.inElement(count);
    }
    out.endArray();
  }
}
