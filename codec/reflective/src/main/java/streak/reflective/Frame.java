package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * What has been read of an object that can only be made when all of it is there: a slot for each argument of its creator. Made for
 * one object and used by one thread.
 *
 * <p>A slot is used in one of the arrays:
 *
 * <pre>{@code
 * record Point(int x, String label, double y)     words      [x | - | bits of y]
 *                                                 references [- | label | -]
 * }</pre>
 */
final class Frame {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private final long[] words;
  private final @Nullable Object[] references;

  /** Of what is set on the object when it has been made: what is there. */
  private boolean @Nullable [] given;

  private boolean incomplete;

  Frame(@Nullable Object[] absent) {
    words = new long[absent.length];
    references = absent.clone();
  }

  boolean isGiven(int slot) {
    return given != null && given[slot];
  }

  /** Something is not there that must be unless the constructor sets it. */
  void setIncomplete() {
    incomplete = true;
  }

  boolean isIncomplete() {
    return incomplete;
  }

  /** The same as {@link #setter} of a slot whose value is only used when there is one. */
  static MethodHandle laterSetter(int slot, Class<?> type) {
    MethodType marks = MethodType.methodType(void.class, int.class, Object.class);
    return MethodHandles.foldArguments(setter(slot, type), of("give", marks, slot));
  }

  /** {@code (Object frame, value) -> void}, where the value is of that type if it is primitive, else an Object. */
  static MethodHandle setter(int slot, Class<?> type) {
    Class<?> held = type.isPrimitive() ? type : Object.class;
    return of("put", MethodType.methodType(void.class, int.class, Object.class, held), slot);
  }

  /** {@code (Object frame) -> value}, where the value is of that type. */
  static MethodHandle getter(int slot, Class<?> type) {
    String name = type.isPrimitive() ? type.getName() + "At" : "referenceAt";
    Class<?> held = type.isPrimitive() ? type : Object.class;
    MethodHandle getter = of(name, MethodType.methodType(held, int.class, Object.class), slot);
    return getter.asType(MethodType.methodType(type, Object.class));
  }

  private static MethodHandle of(String name, MethodType type, int slot) {
    try {
      return MethodHandles.insertArguments(LOOKUP.findStatic(Frame.class, name, type), 0, slot);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  // ---- called by handles ----

  static void give(int slot, Object frame) {
    Frame own = (Frame) frame;
    if (own.given == null) {
      own.given = new boolean[own.words.length];
    }
    own.given[slot] = true;
  }

  static void put(int slot, Object frame, @Nullable Object value) {
    ((Frame) frame).references[slot] = value;
  }

  static void put(int slot, Object frame, boolean value) {
    ((Frame) frame).words[slot] = value ? 1 : 0;
  }

  static void put(int slot, Object frame, byte value) {
    ((Frame) frame).words[slot] = value;
  }

  static void put(int slot, Object frame, short value) {
    ((Frame) frame).words[slot] = value;
  }

  static void put(int slot, Object frame, char value) {
    ((Frame) frame).words[slot] = value;
  }

  static void put(int slot, Object frame, int value) {
    ((Frame) frame).words[slot] = value;
  }

  static void put(int slot, Object frame, long value) {
    ((Frame) frame).words[slot] = value;
  }

  static void put(int slot, Object frame, float value) {
    ((Frame) frame).words[slot] = Float.floatToRawIntBits(value);
  }

  static void put(int slot, Object frame, double value) {
    ((Frame) frame).words[slot] = Double.doubleToRawLongBits(value);
  }

  static @Nullable Object referenceAt(int slot, Object frame) {
    return ((Frame) frame).references[slot];
  }

  static boolean booleanAt(int slot, Object frame) {
    return ((Frame) frame).words[slot] != 0;
  }

  static byte byteAt(int slot, Object frame) {
    return (byte) ((Frame) frame).words[slot];
  }

  static short shortAt(int slot, Object frame) {
    return (short) ((Frame) frame).words[slot];
  }

  static char charAt(int slot, Object frame) {
    return (char) ((Frame) frame).words[slot];
  }

  static int intAt(int slot, Object frame) {
    return (int) ((Frame) frame).words[slot];
  }

  static long longAt(int slot, Object frame) {
    return ((Frame) frame).words[slot];
  }

  static float floatAt(int slot, Object frame) {
    return Float.intBitsToFloat((int) ((Frame) frame).words[slot]);
  }

  static double doubleAt(int slot, Object frame) {
    return Double.longBitsToDouble(((Frame) frame).words[slot]);
  }
}
