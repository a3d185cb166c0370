package streak;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON object at the root whose members are all of one type. Their values may be null. */
final class MapAdapter<T> extends JsonAdapter<Map<String, T>> {

  private final JsonAdapter<T> element;

  private MapAdapter(JsonAdapter<T> element, Pools pools) {
    super(pools);
    this.element = element;
  }

  /** A caller that sees no more than a JsonAdapter need not load this class to be verified. */
  static <T> JsonAdapter<Map<String, T>> of(JsonAdapter<T> element, Pools pools) {
    return new MapAdapter<>(element, pools);
  }

  @Override
  @SuppressWarnings("NullAway") // what the values may be is the caller's to say
  public Map<String, T> read(JsonReader in) {
    Map<String, T> values = new LinkedHashMap<>();
    boolean more = in.beginObject();
    @Nullable String name = null;
    try {
      for (int count = 0; more; name = null, more = in.nextMember()) {
        name = in.name();
        values.put(name, in.readNull() ? null : element.read(in));
        if (values.size() == count++) {
          throw JsonException.duplicate(in, name);
        }
      }
    } catch (Exception e) {
      JsonException refused = JsonException.refused(in, e);
      throw name == null ? refused : refused.inMember(name);
    }
    return values;
  }

  @Override
  public void write(JsonWriter out, Map<String, T> values) {
    out.beginObject();
    for (Map.Entry<String, T> entry : values.entrySet()) {
      String name = entry.getKey();
      if (name == null) {
        throw JsonException.ofWriting("expected a map whose keys are not null, found null");
      }
      try {
        out.name(name);
        if (entry.getValue() == null) {
          out.nullValue();
        } else {
          element.write(out, entry.getValue());
        }
      } catch (JsonException e) {
        throw e.inMember(name);
      }
    }
    out.endObject();
  }
}
