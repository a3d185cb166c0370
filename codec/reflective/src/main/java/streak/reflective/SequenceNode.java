package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/** An array that becomes a collection. */
final class SequenceNode extends Node {

  private final Class<?> made;

  /** {@code () -> Object}. */
  private final MethodHandle constructor;

  private final Node element;

  SequenceNode(Class<?> made, MethodHandle constructor, Node element, boolean nullable) {
    super(nullable);
    this.made = made;
    this.constructor = constructor;
    this.element = element;
  }

  @Override
  Object readPresent(JsonReader in) throws Throwable {
    return fill(in, (Object) constructor.invokeExact());
  }

  /** Adds to an empty collection. */
  private Object fill(JsonReader in, Object empty) throws Throwable {
    @SuppressWarnings("unchecked") // of elements that this node reads
    Collection<@Nullable Object> values = (Collection<@Nullable Object>) empty;
    int count = 0;
    boolean more = in.beginArray();
    try {
      for (; more; more = in.nextElement()) {
        values.add(element.read(in));
        count++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(count);
    }
    return values;
  }

  @Override
  @Nullable
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    if (current == null || !suits(current)) {
      return readPresent(in);
    }
    if (made == ArrayList.class) {
      return reuse(in, current);
    }
    ((Collection<?>) current).clear();
    return fill(in, current);
  }

  private boolean suits(Object current) {
    return made == EnumSet.class ? current instanceof EnumSet : current.getClass() == made;
  }

  /** Elements are read into those that are there; what is left over is removed from the end. */
  private Object reuse(JsonReader in, Object current) throws Throwable {
    @SuppressWarnings("unchecked") // of elements that this node reads
    ArrayList<@Nullable Object> values = (ArrayList<@Nullable Object>) current;
    int count = 0;
    boolean more = in.beginArray();
    try {
      for (; more; more = in.nextElement()) {
        if (count < values.size()) {
          values.set(count, element.readInto(in, values.get(count)));
        } else {
          values.add(element.read(in));
        }
        count++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(count);
    }
    for (int i = values.size(); i > count; i--) {
      values.remove(i - 1);
    }
    return values;
  }

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    int count = 0;
    out.beginArray();
    try {
      for (Object each : (Iterable<?>) value) {
        element.write(out, each);
        count++;
      }
    } catch (JsonException e) {
      throw e.inElement(count);
    }
    out.endArray();
  }
}
