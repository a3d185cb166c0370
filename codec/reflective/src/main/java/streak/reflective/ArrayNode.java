package streak.reflective;

import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Scalar;

/** A JSON array that becomes an array. Those of int, long and double are read and written without boxes. */
abstract class ArrayNode extends Node {

  private static final int FIRST_LENGTH = 8;

  ArrayNode(boolean nullable) {
    super(nullable);
  }

  /** Of primitives of that kind. */
  static Node of(Scalar.Kind kind, Class<?> component, Node element, boolean nullable) {
    return switch (kind) {
      case INT -> new OfInt(nullable);
      case LONG -> new OfLong(nullable);
      case DOUBLE -> new OfDouble(nullable);
      default -> new OfAnything(component, element, nullable);
    };
  }

  static Node of(Class<?> component, Node element, boolean nullable) {
    return new OfAnything(component, element, nullable);
  }

  /** An array of that length. */
  abstract Object grown(Object array, int length);

  abstract int length(Object array);

  abstract void readElement(JsonReader in, Object array, int index) throws Throwable;

  abstract void writeElement(JsonWriter out, Object array, int index) throws Throwable;

  abstract Object first(int length);

  /** It takes every element: what is declared as an array of a class may be one of a subclass. */
  boolean suits(Object array) {
    return true;
  }

  @Override
  final Object readPresent(JsonReader in) throws Throwable {
    return fill(in, null);
  }

  @Override
  final Object readPresentInto(JsonReader in, @Nullable Object current) throws Throwable {
    return fill(in, current);
  }

  /** An array of the right length is kept, unless it is one of a subclass, which does not take every element. */
  private Object fill(JsonReader in, @Nullable Object current) throws Throwable {
    boolean more = in.beginArray();
    Object values =
        current == null || length(current) == 0 || !suits(current) ? first(FIRST_LENGTH) : current;
    int room = length(values);
    int count = 0;
    try {
      for (; more; more = in.nextElement()) {
        if (count == room) {
          room *= 2;
          values = grown(values, room);
        }
        readElement(in, values, count);
        count++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(count);
    }
    return count == room ? values : grown(values, count);
  }

  @Override
  final void writePresent(JsonWriter out, Object value) throws Throwable {
    out.beginArray();
    int length = length(value);
    int count = 0;
    try {
      for (; count < length; count++) {
        writeElement(out, value, count);
      }
    } catch (JsonException e) {
      throw e.inElement(count);
    }
    out.endArray();
  }

  private static final class OfInt extends ArrayNode {

    OfInt(boolean nullable) {
      super(nullable);
    }

    @Override
    Object first(int length) {
      return new int[length];
    }

    @Override
    Object grown(Object array, int length) {
      return Arrays.copyOf((int[]) array, length);
    }

    @Override
    int length(Object array) {
      return ((int[]) array).length;
    }

    @Override
    void readElement(JsonReader in, Object array, int index) {
      ((int[]) array)[index] = in.readInt();
    }

    @Override
    void writeElement(JsonWriter out, Object array, int index) {
      out.value(((int[]) array)[index]);
    }
  }

  private static final class OfLong extends ArrayNode {

    OfLong(boolean nullable) {
      super(nullable);
    }

    @Override
    Object first(int length) {
      return new long[length];
    }

    @Override
    Object grown(Object array, int length) {
      return Arrays.copyOf((long[]) array, length);
    }

    @Override
    int length(Object array) {
      return ((long[]) array).length;
    }

    @Override
    void readElement(JsonReader in, Object array, int index) {
      ((long[]) array)[index] = in.readLong();
    }

    @Override
    void writeElement(JsonWriter out, Object array, int index) {
      out.value(((long[]) array)[index]);
    }
  }

  private static final class OfDouble extends ArrayNode {

    OfDouble(boolean nullable) {
      super(nullable);
    }

    @Override
    Object first(int length) {
      return new double[length];
    }

    @Override
    Object grown(Object array, int length) {
      return Arrays.copyOf((double[]) array, length);
    }

    @Override
    int length(Object array) {
      return ((double[]) array).length;
    }

    @Override
    void readElement(JsonReader in, Object array, int index) {
      ((double[]) array)[index] = in.readDouble();
    }

    @Override
    void writeElement(JsonWriter out, Object array, int index) {
      out.value(((double[]) array)[index]);
    }
  }

  /** Other primitives are boxed on the way. */
  private static final class OfAnything extends ArrayNode {

    private final Class<?> component;
    private final Node element;

    OfAnything(Class<?> component, Node element, boolean nullable) {
      super(nullable);
      this.component = component;
      this.element = element;
    }

    @Override
    Object first(int length) {
      return Array.newInstance(component, length);
    }

    @Override
    boolean suits(Object array) {
      return array.getClass().getComponentType() == component;
    }

    @Override
    Object grown(Object array, int length) {
      Object copy = first(length);
      System.arraycopy(array, 0, copy, 0, Math.min(length, Array.getLength(array)));
      return copy;
    }

    @Override
    int length(Object array) {
      return Array.getLength(array);
    }

    @Override
    void readElement(JsonReader in, Object array, int index) throws Throwable {
      Array.set(array, index, element.readInto(in, Array.get(array, index)));
    }

    @Override
    void writeElement(JsonWriter out, Object array, int index) throws Throwable {
      element.write(out, Array.get(array, index));
    }
  }
}
