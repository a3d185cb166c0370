package touchstone.fork;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import touchstone.fork.ValueFileWriter.Tag;

/**
 * Puts together what {@link ValueFileWriter} took apart. It must load as little as it can, because what it loads a library does
 * not have to: no streams, no lambdas, no serialization.
 */
final class ValueFileReader {

  /** A class of the file. */
  private static final class Type {
    final Class<?> type;

    /** Of an object: its fields, in the order of the file. */
    Field @Nullable [] fields;

    /** Of a record: its canonical one; of a collection: the one without arguments. */
    @Nullable
    Constructor<?> constructor;

    Type(Class<?> type) {
      this.type = type;
    }
  }

  private final byte[] file;
  private int at;
  private Type[] types = new Type[16];
  private int known;
  private @Nullable Object allocator;
  private @Nullable Method allocate;

  private ValueFileReader(byte[] file) {
    this.file = file;
  }

  /** The values of a file, each a new one. */
  static Object[] read(byte[] file) throws ReflectiveOperationException {
    ValueFileReader reader = new ValueFileReader(file);
    Object[] values = new Object[reader.readInt()];
    for (int i = 0; i < values.length; i++) {
      values[i] = reader.value();
    }
    return values;
  }

  private @Nullable Object value() throws ReflectiveOperationException {
    int tag = file[at++];
    return switch (tag) {
      case Tag.NULL -> null;
      case Tag.STRING -> text();
      case Tag.BOOLEAN -> file[at++] == 1 ? Boolean.TRUE : Boolean.FALSE;
      case Tag.CHARACTER -> (char) readLong();
      case Tag.BYTE -> (byte) readLong();
      case Tag.SHORT -> (short) readLong();
      case Tag.INTEGER -> (int) readLong();
      case Tag.LONG -> readLong();
      case Tag.FLOAT -> Float.intBitsToFloat((int) readLong());
      case Tag.DOUBLE -> Double.longBitsToDouble(readLong());
      case Tag.ENUM -> constant(type().type.getEnumConstants(), text());
      case Tag.ARRAY -> array(type().type);
      case Tag.LIST, Tag.SET -> elements(tag, type());
      case Tag.MAP -> map(type());
      case Tag.RECORD -> record(type());
      case Tag.SINGLETON -> field(type().type, text()).get(null);
      case Tag.OBJECT -> object(type());
      default ->
        throw new IllegalArgumentException("no value begins with ".concat(Integer.toString(tag)));
    };
  }

  private static Object constant(Object[] constants, String name) {
    for (Object constant : constants) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("no constant ".concat(name));
  }

  private Object array(Class<?> component) throws ReflectiveOperationException {
    int length = readInt();
    Object array = Array.newInstance(component, length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, value());
    }
    return array;
  }

  @SuppressWarnings({"unchecked", "NonApiType"}) // a library's own collection is what it was
  private Object elements(int tag, Type type) throws ReflectiveOperationException {
    int size = readInt();
    Collection<@Nullable Object> elements = (Collection<@Nullable Object>) made(type);
    if (elements == null) {
      elements = tag == Tag.LIST ? new ArrayList<>(size) : new LinkedHashSet<>();
    }
    for (int i = 0; i < size; i++) {
      elements.add(value());
    }
    return elements;
  }

  @SuppressWarnings("unchecked")
  private Object map(Type type) throws ReflectiveOperationException {
    int size = readInt();
    Map<@Nullable Object, @Nullable Object> map =
        (Map<@Nullable Object, @Nullable Object>) made(type);
    if (map == null) {
      map = new LinkedHashMap<>();
    }
    for (int i = 0; i < size; i++) {
      Object key = value();
      map.put(key, value());
    }
    return map;
  }

  /** An empty collection of a library's own class; null for one of the JDK's, in whose place a usual one will do. */
  private static @Nullable Object made(Type type) throws ReflectiveOperationException {
    if (type.type.getName().startsWith("java.")) {
      return null;
    }
    Constructor<?> constructor = type.constructor;
    if (constructor == null) {
      constructor = accessible(type.type.getDeclaredConstructor());
      type.constructor = constructor;
    }
    return constructor.newInstance();
  }

  private Object record(Type type) throws ReflectiveOperationException {
    Constructor<?> canonical = type.constructor;
    if (canonical == null) {
      RecordComponent[] components = type.type.getRecordComponents();
      Class<?>[] parameters = new Class<?>[components.length];
      for (int i = 0; i < parameters.length; i++) {
        parameters[i] = components[i].getType();
      }
      canonical = accessible(type.type.getDeclaredConstructor(parameters));
      type.constructor = canonical;
    }
    Object[] values = new Object[canonical.getParameterCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value();
    }
    return canonical.newInstance(values);
  }

  private Object object(Type type) throws ReflectiveOperationException {
    Field[] fields = type.fields;
    if (fields == null) {
      fields = new Field[readInt()];
      for (int i = 0; i < fields.length; i++) {
        Class<?> declaring = type().type;
        fields[i] = field(declaring, text());
      }
      type.fields = fields;
    }
    Object object = allocated(type.type);
    for (Field field : fields) {
      field.set(object, value());
    }
    return object;
  }

  /** An object whose constructor has not run: the values that a constructor would check and set are those that were there. */
  private Object allocated(Class<?> type) throws ReflectiveOperationException {
    Method method = allocate;
    if (method == null) {
      Class<?> unsafe = Class.forName("sun.misc.Unsafe");
      allocator = field(unsafe, "theUnsafe").get(null);
      method = unsafe.getMethod("allocateInstance", Class.class);
      allocate = method;
    }
    return method.invoke(allocator, type);
  }

  private static Field field(Class<?> declaring, String name) throws NoSuchFieldException {
    return accessible(declaring.getDeclaredField(name));
  }

  private static <M extends AccessibleObject> M accessible(M member) {
    member.setAccessible(true);
    return member;
  }

  private Type type() throws ClassNotFoundException {
    int number = readInt();
    if (number == known) {
      if (known == types.length) {
        types = Arrays.copyOf(types, 2 * known);
      }
      types[known++] = new Type(named(text()));
    }
    return types[number];
  }

  private static Class<?> named(String name) throws ClassNotFoundException {
    return switch (name) {
      case "boolean" -> boolean.class;
      case "char" -> char.class;
      case "byte" -> byte.class;
      case "short" -> short.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> Class.forName(name);
    };
  }

  private String text() {
    int length = readInt();
    String text = new String(file, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }

  private int readInt() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      value = (value << 8) | (file[at++] & 0xFF);
    }
    return value;
  }

  private long readLong() {
    long high = readInt();
    return (high << 32) | (readInt() & 0xFFFF_FFFFL);
  }
}
