package streak;

import org.jspecify.annotations.Nullable;

/**
 * Arrays of numbers and of booleans, for adapters; none of them null.
 *
 * <p>How many elements an array has is not known before the last. Until then they wait in one that the reader keeps, so that
 * nothing is allocated but what is returned. Numbers of a few digits and booleans are read many at a time where no white space
 * stands between them; nothing else is accepted, refused or made than one at a time would be.
 */
public final class PrimitiveArrays {

  /** So many are written before there is a look at the room that is left. */
  private static final int PIECE = 256;

  /** One with more digits than are read many at a time is most likely followed by another. */
  private static final int SHORT = 10_000_000;

  private enum Kind {
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BOOLEAN
  }

  private PrimitiveArrays() {}

  // ---- reading ----

  /**
   * An array of whole numbers that an int can hold.
   *
   * @param current is filled and returned if it has as many elements; may be null
   */
  public static int[] readInts(JsonReader in, int @Nullable [] current) {
    int count = read(in, Kind.INT);
    int[] values = current != null && current.length == count ? current : new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = (int) in.elements[i];
    }
    return values;
  }

  /**
   * An array of whole numbers.
   *
   * @param current is filled and returned if it has as many elements; may be null
   */
  public static long[] readLongs(JsonReader in, long @Nullable [] current) {
    int count = read(in, Kind.LONG);
    long[] values = current != null && current.length == count ? current : new long[count];
    System.arraycopy(in.elements, 0, values, 0, count);
    return values;
  }

  /**
   * An array of numbers, each as {@link JsonReader#readFloat} reads it.
   *
   * @param current is filled and returned if it has as many elements; may be null
   */
  public static float[] readFloats(JsonReader in, float @Nullable [] current) {
    int count = read(in, Kind.FLOAT);
    float[] values = current != null && current.length == count ? current : new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = Float.intBitsToFloat((int) in.elements[i]);
    }
    return values;
  }

  /**
   * An array of numbers, each as {@link JsonReader#readDouble} reads it.
   *
   * @param current is filled and returned if it has as many elements; may be null
   */
  public static double[] readDoubles(JsonReader in, double @Nullable [] current) {
    int count = read(in, Kind.DOUBLE);
    double[] values = current != null && current.length == count ? current : new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = Double.longBitsToDouble(in.elements[i]);
    }
    return values;
  }

  /**
   * An array of booleans.
   *
   * @param current is filled and returned if it has as many elements; may be null
   */
  public static boolean[] readBooleans(JsonReader in, boolean @Nullable [] current) {
    int count = read(in, Kind.BOOLEAN);
    boolean[] values = current != null && current.length == count ? current : new boolean[count];
    for (int i = 0; i < count; i++) {
      values[i] = in.elements[i] != 0;
    }
    return values;
  }

  /** Into the elements that the reader keeps; how many they are. */
  private static int read(JsonReader in, Kind kind) {
    boolean more = in.beginArray();
    long[] elements = in.elements;
    int count = 0;
    try {
      for (long last = 0; more; more = in.nextElement()) {
        if (kind == Kind.BOOLEAN) {
          count = in.booleanElements(elements, count);
        } else if (kind == Kind.INT || kind == Kind.LONG) {
          if (Math.abs(last) < SHORT) {
            count = in.shortElements(elements, count);
          }
        }
        if (count == elements.length) {
          elements = in.moreElements();
        }
        last = switch (kind) {
          case INT -> in.readInt();
          case LONG -> in.readLong();
          case FLOAT -> Float.floatToRawIntBits(in.readFloat());
          case DOUBLE -> Double.doubleToRawLongBits(in.readDouble());
          case BOOLEAN -> in.readBoolean() ? 1 : 0;
        };
        elements[count] = last;
        count++;
      }
    } catch (Exception e) {
      throw JsonException.refused(in, e).inElement(count);
    }
    return count;
  }

  // ---- writing ----

  /** An array of whole numbers. */
  public static void write(JsonWriter out, int[] values) {
    out.beginArray();
    for (int from = 0; from < values.length; from += PIECE) {
      out.elements(values, from, Math.min(values.length, from + PIECE));
    }
    out.endArray();
  }

  /** An array of whole numbers. */
  public static void write(JsonWriter out, long[] values) {
    out.beginArray();
    for (int from = 0; from < values.length; from += PIECE) {
      out.elements(values, from, Math.min(values.length, from + PIECE));
    }
    out.endArray();
  }

  /** An array of booleans. */
  public static void write(JsonWriter out, boolean[] values) {
    out.beginArray();
    for (int from = 0; from < values.length; from += PIECE) {
      out.elements(values, from, Math.min(values.length, from + PIECE));
    }
    out.endArray();
  }

  /**
   * An array of numbers, each as {@link JsonWriter#value(float)} writes it.
   *
   * @throws JsonException when one of them is not finite
   */
  public static void write(JsonWriter out, float[] values) {
    out.beginArray();
    int i = 0;
    try {
      for (; i < values.length; i++) {
        out.value(values[i]);
      }
    } catch (JsonException e) {
      throw e.inElement(i);
    }
    out.endArray();
  }

  /**
   * An array of numbers, each as {@link JsonWriter#value(double)} writes it.
   *
   * @throws JsonException when one of them is not finite
   */
  public static void write(JsonWriter out, double[] values) {
    out.beginArray();
    int i = 0;
    try {
      for (; i < values.length; i++) {
        out.value(values[i]);
      }
    } catch (JsonException e) {
      throw e.inElement(i);
    }
    out.endArray();
  }
}
