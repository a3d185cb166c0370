package touchstone.fork;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes values apart, whatever library's types they are, so that {@link ValueFileReader} can put them together in a JVM in which
 * that library has not run: a first write must not be a second use.
 *
 * <p>The file: how many values there are, then each of them. A value is a {@link Tag} and what follows from it; a class is its number, and
 * where that is a new one its name and, of a class with fields, their number and the declaring class and name of each.
 */
final class ValueFileWriter {

  /** What a value is; its ordinal is in the file. */
  static final class Tag {
    static final int NULL = 0;
    static final int STRING = 1;
    static final int BOOLEAN = 2;
    static final int CHARACTER = 3;
    static final int BYTE = 4;
    static final int SHORT = 5;
    static final int INTEGER = 6;
    static final int LONG = 7;
    static final int FLOAT = 8;
    static final int DOUBLE = 9;
    static final int ENUM = 10;
    static final int ARRAY = 11;
    static final int LIST = 12;
    static final int SET = 13;
    static final int MAP = 14;
    static final int RECORD = 15;
    static final int SINGLETON = 16;
    static final int OBJECT = 17;

    private Tag() {}
  }

  private static final int MAX_DEPTH = 1_000;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);
  private final Map<Class<?>, Integer> classes = new HashMap<>();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();

  private ValueFileWriter() {}

  /**
   * The file.
   *
   * @throws IllegalArgumentException when a value holds something that cannot be put together again
   */
  static byte[] write(List<?> values) throws IOException {
    ValueFileWriter writer = new ValueFileWriter();
    writer.out.writeInt(values.size());
    for (Object value : values) {
      writer.value(value, 0);
    }
    return writer.bytes.toByteArray();
  }

  private void value(@Nullable Object value, int depth) throws IOException {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "the value is nested more than %s deep: a cycle?".formatted(MAX_DEPTH));
    }
    if (value == null) {
      out.writeByte(Tag.NULL);
    } else if (!scalar(value) && !collection(value, depth)) {
      object(value, depth);
    }
  }

  private boolean scalar(Object value) throws IOException {
    if (value instanceof String text) {
      out.writeByte(Tag.STRING);
      text(text);
    } else if (value instanceof Boolean truth) {
      out.writeByte(Tag.BOOLEAN);
      out.writeByte(truth ? 1 : 0);
    } else if (value instanceof Character character) {
      number(Tag.CHARACTER, character);
    } else if (value instanceof Byte number) {
      number(Tag.BYTE, number);
    } else if (value instanceof Short number) {
      number(Tag.SHORT, number);
    } else if (value instanceof Integer number) {
      number(Tag.INTEGER, number);
    } else if (value instanceof Long number) {
      number(Tag.LONG, number);
    } else if (value instanceof Float number) {
      number(Tag.FLOAT, Float.floatToRawIntBits(number));
    } else if (value instanceof Double number) {
      number(Tag.DOUBLE, Double.doubleToRawLongBits(number));
    } else if (value instanceof Enum<?> constant) {
      out.writeByte(Tag.ENUM);
      type(constant.getDeclaringClass());
      text(constant.name());
    } else {
      return false;
    }
    return true;
  }

  private void number(int tag, long value) throws IOException {
    out.writeByte(tag);
    out.writeLong(value);
  }

  private boolean collection(Object value, int depth) throws IOException {
    if (value.getClass().isArray()) {
      out.writeByte(Tag.ARRAY);
      type(value.getClass().getComponentType());
      int length = Array.getLength(value);
      out.writeInt(length);
      for (int i = 0; i < length; i++) {
        value(Array.get(value, i), depth + 1);
      }
    } else if (value instanceof List<?> || value instanceof Set<?>) {
      out.writeByte(value instanceof List<?> ? Tag.LIST : Tag.SET);
      type(value.getClass());
      List<?> elements = new ArrayList<>((java.util.Collection<?>) value);
      out.writeInt(elements.size());
      for (Object element : elements) {
        value(element, depth + 1);
      }
    } else if (value instanceof Map<?, ?> map) {
      out.writeByte(Tag.MAP);
      type(value.getClass());
      out.writeInt(map.size());
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        value(entry.getKey(), depth + 1);
        value(entry.getValue(), depth + 1);
      }
    } else {
      return false;
    }
    return true;
  }

  private void object(Object value, int depth) throws IOException {
    Class<?> type = value.getClass();
    Field singleton = singleton(value);
    if (singleton != null) {
      out.writeByte(Tag.SINGLETON);
      type(type);
      text(singleton.getName());
    } else if (type.isRecord()) {
      out.writeByte(Tag.RECORD);
      type(type);
      for (RecordComponent component : type.getRecordComponents()) {
        value(component(component, value), depth + 1);
      }
    } else {
      out.writeByte(Tag.OBJECT);
      boolean first = type(type);
      List<Field> mine = fields(type);
      if (first) {
        out.writeInt(mine.size());
        for (Field field : mine) {
          type(field.getDeclaringClass());
          text(field.getName());
        }
      }
      for (Field field : mine) {
        value(get(field, value), depth + 1);
      }
    }
  }

  /** The constant of its class that the value is, as Kotlin's and Scala's objects are: not to be made a second time. */
  @SuppressWarnings("ReferenceEquality") // an equal object is not the constant
  private static @Nullable Field singleton(Object value) {
    for (Field field : value.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())
          && field.getType() == value.getClass()
          && get(field, null) == value) {
        return field;
      }
    }
    return null;
  }

  /** In the order of their declaration, superclass last. */
  private List<Field> fields(Class<?> type) {
    return fields.computeIfAbsent(type, t -> {
      List<Field> found = new ArrayList<>();
      for (Class<?> c = t; c != null && c != Object.class; c = c.getSuperclass()) {
        for (Field field : c.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            found.add(field);
          }
        }
      }
      return found;
    });
  }

  private static @Nullable Object component(RecordComponent component, Object value) {
    try {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(value);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalArgumentException("cannot look into " + component, e);
    }
  }

  private static @Nullable Object get(Field field, @Nullable Object value) {
    try {
      field.setAccessible(true);
      return field.get(value);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalArgumentException("cannot look into " + field, e);
    }
  }

  /** Writes the number of a class; true when it is a new one. */
  private boolean type(Class<?> type) throws IOException {
    Integer known = classes.get(type);
    out.writeInt(known == null ? classes.size() : known);
    if (known == null) {
      classes.put(type, classes.size());
      text(type.getName());
    }
    return known == null;
  }

  private void text(String text) throws IOException {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(utf8.length);
    out.write(utf8);
  }
}
