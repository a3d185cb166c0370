package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import streak.JsonMember;
import streak.JsonNames;
import streak.JsonWriter;
import streak.codegen.Plan.Omit;
import streak.codegen.Scalar;
import streak.codegen.Value;

/** Gets a member of an object and writes it. One class for each kind of value that is not an object. */
abstract class MemberGetter {

  /** {@code (Object) -> value}. */
  final MethodHandle get;

  private MemberGetter(MethodHandle get) {
    this.get = get;
  }

  /** Writes the member, the name with that index and the value; or nothing when it is left out. */
  void write(JsonWriter out, JsonNames names, int index, Object value) throws Throwable {
    out.name(names, index);
    writeValue(out, value);
  }

  /** Writes the member's value alone. */
  abstract void writeValue(JsonWriter out, Object value) throws Throwable;

  /**
   * Of a primitive.
   *
   * @param get {@code (Object) -> primitive}, or to what Java makes one of without being asked: a narrower one, a box
   */
  static MemberGetter primitive(Scalar.Kind kind, MethodHandle get) {
    return switch (kind) {
      case BOOLEAN -> new OfBoolean(giving(boolean.class, get));
      case BYTE -> new OfByte(giving(byte.class, get));
      case SHORT -> new OfShort(giving(short.class, get));
      case INT -> new OfInt(giving(int.class, get));
      case LONG -> new OfLong(giving(long.class, get));
      case FLOAT -> new OfFloat(giving(float.class, get));
      case DOUBLE -> new OfDouble(giving(double.class, get));
      case CHAR -> new OfChar(giving(char.class, get));
      default -> throw new AssertionError(kind);
    };
  }

  /** Of a count of units without a box; likewise. */
  static MemberGetter fixed(FixedNode node, MethodHandle get) {
    return new OfFixed(node, giving(long.class, get));
  }

  private static MethodHandle giving(Class<?> primitive, MethodHandle get) {
    return get.asType(get.type().changeReturnType(primitive));
  }

  /**
   * Of an object.
   *
   * @param get {@code (Object) -> Object}
   */
  static MemberGetter object(Value value, Node node, Omit omit, MethodHandle get) {
    boolean patch = value instanceof Value.Patch;
    return omit == Omit.NEVER && !patch
        ? new OfObject(node, get)
        : new Omitting(node, get, patch, omit == Omit.NULL, omit == Omit.EMPTY && isCounted(value));
  }

  /** What may be empty as a document has it. */
  private static boolean isCounted(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return leaf.scalar().kind() == Scalar.Kind.STRING
          || leaf.scalar().kind() == Scalar.Kind.BASE64;
    }
    return (value instanceof Value.Sequence sequence
            && !sequence.type().startsWith("java.lang.Iterable"))
        || value instanceof Value.Dictionary
        || value instanceof Value.Array;
  }

  private static class OfObject extends MemberGetter {

    final Node node;

    OfObject(Node node, MethodHandle get) {
      super(get);
      this.node = node;
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      node.write(out, (Object) get.invokeExact(value));
    }
  }

  /** Leaves out what is null or absent, and what is empty where that is asked for. */
  private static final class Omitting extends OfObject {

    private final boolean patch;
    private final boolean nullsOnly;
    private final boolean empty;

    Omitting(Node node, MethodHandle get, boolean patch, boolean nullsOnly, boolean empty) {
      super(node, get);
      this.patch = patch;
      this.nullsOnly = nullsOnly;
      this.empty = empty;
    }

    @Override
    void write(JsonWriter out, JsonNames names, int index, Object value) throws Throwable {
      Object member = (Object) get.invokeExact(value);
      if (member != null && isThere(member)) {
        out.name(names, index);
        node.write(out, member);
      }
    }

    private boolean isThere(Object member) {
      if (patch) {
        return !((JsonMember<?>) member).isAbsent();
      }
      if (node instanceof BoxNode) {
        return nullsOnly || BoxNode.contentOf(member) != null;
      }
      return !empty || size(member) > 0;
    }

    private static int size(Object member) {
      if (member instanceof String text) {
        return text.length();
      }
      if (member instanceof Collection<?> values) {
        return values.size();
      }
      return member instanceof Map<?, ?> map ? map.size() : Array.getLength(member);
    }
  }

  /** A count of units, without a box. */
  private static final class OfFixed extends MemberGetter {

    private final FixedNode node;

    OfFixed(FixedNode node, MethodHandle get) {
      super(get);
      this.node = node;
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      node.writeLong(out, (long) get.invokeExact(value));
    }
  }

  private static final class OfBoolean extends MemberGetter {

    OfBoolean(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((boolean) get.invokeExact(value));
    }
  }

  private static final class OfByte extends MemberGetter {

    OfByte(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((byte) get.invokeExact(value));
    }
  }

  private static final class OfShort extends MemberGetter {

    OfShort(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((short) get.invokeExact(value));
    }
  }

  private static final class OfInt extends MemberGetter {

    OfInt(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((int) get.invokeExact(value));
    }
  }

  private static final class OfLong extends MemberGetter {

    OfLong(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((long) get.invokeExact(value));
    }
  }

  private static final class OfFloat extends MemberGetter {

    OfFloat(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((float) get.invokeExact(value));
    }
  }

  private static final class OfDouble extends MemberGetter {

    OfDouble(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((double) get.invokeExact(value));
    }
  }

  private static final class OfChar extends MemberGetter {

    OfChar(MethodHandle get) {
      super(get);
    }

    @Override
    void writeValue(JsonWriter out, Object value) throws Throwable {
      out.value((char) get.invokeExact(value));
    }
  }
}
