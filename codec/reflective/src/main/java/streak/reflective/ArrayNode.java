package streak.reflective;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;

/** A JSON array that becomes an array. Primitives other than those of {@link PrimitiveArrayNode} are boxed on the way. */
final class ArrayNode extends Node {

  private static final int FIRST_LENGTH = 8;

  private final Class<?> component;
  private final Node element;

  ArrayNode(Class<?> component, Node element, boolean nullable) {
    super(nullable);
    this.component = component;
    this.element = element;
  }

  @Override
  Object readPresent(JsonReader in) throws Throwable {
    return fill(in, null);
  }

  @Override
  Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    return fill(in, current);
  }

  /** An array of the right length is kept, unless it is one of a subclass, which does not take every element. */
  private Object fill(JsonReader in, @Nullable Object current) throws Throwable {
    boolean more = in.beginArray();
    Object values = current == null || Array.getLength(current) == 0 || !suits(current)
        ? Array.newInstance(component, FIRST_LENGTH)
        : current;
    int room = Array.getLength(values);
    int count = 0;
    try {
      for (; more; more = in.nextElement()) {
        if (count == room) {
          room *= 2;
          values = resized(values, room);
        }
        Array.set(values, count, element.readInto(in, Array.get(values, count)));
        count++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(count);
    }
    return count == room ? values : resized(values, count);
  }

  /** It takes every element: what is declared as an array of a class may be one of a subclass. */
  private boolean suits(Object array) {
    return array.getClass().getComponentType() == component;
  }

  private Object resized(Object array, int length) {
    Object copy = Array.newInstance(component, length);
    System.arraycopy(array, 0, copy, 0, Math.min(length, Array.getLength(array)));
    return copy;
  }

  @Override
  void writePresent(JsonWriter out, Object value) throws Throwable {
    out.beginArray();
    int length = Array.getLength(value);
    int count = 0;
    try {
      for (; count < length; count++) {
        element.write(out, Array.get(value, count));
      }
    } catch (JsonException e) {
      throw e.inElement(count);
    }
    out.endArray();
  }
}
