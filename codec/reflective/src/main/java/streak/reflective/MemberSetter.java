package streak.reflective;

import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;
import streak.JsonReader;
import streak.codegen.Scalar;

/**
 * Reads the value of a member into where it goes: a bean, or what stands for the object until it can be made. One class for each
 * kind of value that is not an object, so that none is boxed.
 */
abstract class MemberSetter {

  /** Of a member that is not read: what a document has for it is passed over. */
  static final MemberSetter SKIP = new MemberSetter() {
    @Override
    void read(JsonReader in, Object target) {
      in.skipValue();
    }
  };

  /** Reads the value and sets it. */
  abstract void read(JsonReader in, Object target) throws Throwable;

  /** The same, into what the target has there, where that can be changed. */
  void readInto(JsonReader in, Object target) throws Throwable {
    read(in, target);
  }

  /** True when the target has null there. */
  boolean hasNull(Object target) throws Throwable {
    return false;
  }

  /**
   * Of a primitive.
   *
   * @param set {@code (Object target, primitive) -> void}
   */
  static MemberSetter primitive(Scalar.Kind kind, MethodHandle set) {
    return switch (kind) {
      case BOOLEAN -> new OfBoolean(set);
      case BYTE -> new OfByte(set);
      case SHORT -> new OfShort(set);
      case INT -> new OfInt(set);
      case LONG -> new OfLong(set);
      case FLOAT -> new OfFloat(set);
      case DOUBLE -> new OfDouble(set);
      case CHAR -> new OfChar(set);
      default -> throw new AssertionError(kind);
    };
  }

  /** A value that is an object; or a primitive that an adapter written by hand reads as an object. */
  static final class OfObject extends MemberSetter {

    private final Node node;

    /** {@code (Object target, Object) -> void}. */
    private final MethodHandle set;

    /** {@code (Object target) -> Object}; null when there is nothing to get before the object is made. */
    private final @Nullable MethodHandle get;

    OfObject(Node node, MethodHandle set, @Nullable MethodHandle get) {
      this.node = node;
      this.set = set;
      this.get = get;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, node.read(in));
    }

    @Override
    void readInto(JsonReader in, Object target) throws Throwable {
      MethodHandle current = get;
      if (current == null) {
        read(in, target);
      } else {
        Object value = node.readInto(in, (Object) current.invokeExact(target));
        set.invokeExact(target, value);
      }
    }

    @Override
    boolean hasNull(Object target) throws Throwable {
      MethodHandle current = get;
      return current != null && (Object) current.invokeExact(target) == null;
    }
  }

  /** A count of units, without a box. */
  static final class OfFixed extends MemberSetter {

    private final FixedNode node;
    private final MethodHandle set;

    OfFixed(FixedNode node, MethodHandle set) {
      this.node = node;
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, node.readLong(in));
    }
  }

  private static final class OfBoolean extends MemberSetter {

    private final MethodHandle set;

    OfBoolean(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readBoolean());
    }
  }

  private static final class OfByte extends MemberSetter {

    private final MethodHandle set;

    OfByte(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, ScalarNode.readByte(in));
    }
  }

  private static final class OfShort extends MemberSetter {

    private final MethodHandle set;

    OfShort(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, ScalarNode.readShort(in));
    }
  }

  private static final class OfInt extends MemberSetter {

    private final MethodHandle set;

    OfInt(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readInt());
    }
  }

  private static final class OfLong extends MemberSetter {

    private final MethodHandle set;

    OfLong(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readLong());
    }
  }

  private static final class OfFloat extends MemberSetter {

    private final MethodHandle set;

    OfFloat(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readFloat());
    }
  }

  private static final class OfDouble extends MemberSetter {

    private final MethodHandle set;

    OfDouble(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readDouble());
    }
  }

  private static final class OfChar extends MemberSetter {

    private final MethodHandle set;

    OfChar(MethodHandle set) {
      this.set = set;
    }

    @Override
    void read(JsonReader in, Object target) throws Throwable {
      set.invokeExact(target, in.readChar());
    }
  }
}
