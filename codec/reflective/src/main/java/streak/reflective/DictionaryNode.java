package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/** An object that becomes a map. */
final class DictionaryNode extends Node {

  private final Class<?> made;

  /** {@code () -> Object}. */
  private final MethodHandle constructor;

  private final Key key;
  private final Node element;

  DictionaryNode(Class<?> made, MethodHandle constructor, Key key, Node element, boolean nullable) {
    super(nullable);
    this.made = made;
    this.constructor = constructor;
    this.key = key;
    this.element = element;
  }

  @Override
  Object readPresent(JsonReader in) throws Throwable {
    return fill(in, empty());
  }

  @SuppressWarnings("unchecked") // of entries that this node reads
  Map<Object, @Nullable Object> empty() throws Throwable {
    return (Map<Object, @Nullable Object>) (Object) constructor.invokeExact();
  }

  /** Reads one entry's value. */
  @Nullable
  Object readElement(JsonReader in) throws Throwable {
    return element.read(in);
  }

  private Object fill(JsonReader in, Map<Object, @Nullable Object> values) throws Throwable {
    boolean more = in.beginObject();
    String name = null;
    try {
      for (int count = 0; more; name = null, more = in.nextMember()) {
        name = in.name();
        values.put(key.of(in, name), element.read(in));
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
  @SuppressWarnings("unchecked") // of entries that this node reads
  @Nullable
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    if (current == null || current.getClass() != made) {
      return readPresent(in);
    }
    Map<Object, @Nullable Object> values = (Map<Object, @Nullable Object>) current;
    values.clear();
    return fill(in, values);
  }

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    out.beginObject();
    writeEntries(out, value);
    out.endObject();
  }

  /** Writes what stands between the braces. */
  void writeEntries(JsonWriter out, Object value) throws Throwable {
    for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
      Object of = entry.getKey();
      if (of == null) {
        throw JsonException.ofWriting("expected a map whose keys are not null, found null");
      }
      if (key.isLong()) {
        write(out, (Number) of, entry.getValue());
        continue;
      }
      String name = key.name(of);
      if (name == null) {
        throw JsonException.ofWriting("expected a map whose keys are not null, found null");
      }
      try {
        out.name(name);
        element.write(out, entry.getValue());
      } catch (JsonException e) {
        throw e.inMember(name);
      }
    }
  }

  private void write(JsonWriter out, Number of, @Nullable Object value) throws Throwable {
    try {
      out.name(of.longValue());
      element.write(out, value);
    } catch (JsonException e) {
      throw e.inMember(of.toString());
    }
  }
}
