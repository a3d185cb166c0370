package streak;

import java.lang.reflect.Constructor;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Finds adapters. Thread-safe; one is enough for a program. */
public final class Streak {

  /** What the name of a generated adapter ends in. */
  static final String SUFFIX = "_JsonAdapter";

  private final ConcurrentMap<Class<?>, JsonAdapter<?>> adapters = new ConcurrentHashMap<>();

  private Streak() {}

  public static Streak create() {
    return new Streak();
  }

  /**
   * The adapter that was generated for a type annotated with {@link Json}.
   *
   * @throws IllegalArgumentException when there is none: the type is not annotated, or the processor did not run
   */
  public <T> JsonAdapter<T> adapter(Class<T> type) {
    JsonAdapter<?> known = adapters.get(type);
    if (known == null) {
      known = generated(type);
      adapters.putIfAbsent(type, known);
    }
    @SuppressWarnings("unchecked") // the adapter of a class's name reads that class
    JsonAdapter<T> adapter = (JsonAdapter<T>) known;
    return adapter;
  }

  private static JsonAdapter<?> generated(Class<?> type) {
    String name = nameOfAdapter(type.getName());
    try {
      Constructor<?> constructor =
          Class.forName(name, true, type.getClassLoader()).getDeclaredConstructor();
      return (JsonAdapter<?>) constructor.newInstance();
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(
          "no adapter for " + type.getName() + ": expected the generated class " + name
              + "; annotate the type with @Json and add the processor to the compiler's processor path",
          e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("the adapter " + name + " cannot be made", e);
    }
  }

  /** {@code a.Outer$Inner} becomes {@code a.Outer_Inner_JsonAdapter}. */
  static String nameOfAdapter(String binaryName) {
    return binaryName.replace('$', '_') + SUFFIX;
  }
}
