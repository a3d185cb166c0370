package streak.tokens;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import streak.tree.JsonValue;

/** Finds generated adapters for bridges. Thread-safe. */
public final class TokenAdapters {

  private static final String SUFFIX = "_TokenAdapter";

  private final ConcurrentMap<Type, JsonAdapter<?>> adapters = new ConcurrentHashMap<>();

  /** One for each bridge that a library has been given. */
  public TokenAdapters() {}

  /**
   * The adapter that was generated for a type annotated with {@code streak.Json}, with arguments when it is generic; null when the
   * type has none, and is the library's own to read and write.
   *
   * @throws IllegalArgumentException when the type has an adapter of Streak's, but none for bridges: it was compiled where they
   *     were not on the class path; or when a named module keeps it to itself
   */
  public @Nullable JsonAdapter<?> find(Type type) {
    JsonAdapter<?> known = adapters.get(type);
    if (known == null) {
      known = make(type);
      if (known != null) {
        adapters.putIfAbsent(type, known);
      }
    }
    return known;
  }

  /** A class with arguments, or without: for libraries that have types of their own. */
  public static Type type(Class<?> raw, Type... arguments) {
    return arguments.length == 0 ? raw : new WithArguments(raw, List.of(arguments));
  }

  private record WithArguments(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return raw.getDeclaringClass();
    }
  }

  private @Nullable JsonAdapter<?> make(Type type) {
    if (type instanceof Class<?> c) {
      return c.isArray() || c.isPrimitive() ? null : isTree(c) ? TreeAdapter.of(c) : generated(c);
    }
    return type instanceof ParameterizedType parameterized
        ? generated((Class<?>) parameterized.getRawType(), parameterized.getActualTypeArguments())
        : null;
  }

  /** By its name first: who reads no trees shall not load what they are. */
  private static boolean isTree(Class<?> type) {
    return type.getName().startsWith("streak.tree.") && JsonValue.class.isAssignableFrom(type);
  }

  private @Nullable JsonAdapter<?> generated(Class<?> raw, Type... arguments) {
    // The operator would be linked when it first runs, which takes a young JVM longer than all else
    // here.
    String name = raw.getName().replace('$', '_').concat(SUFFIX);
    Class<?> adapter = load(name, raw);
    if (adapter == null) {
      if (load(raw.getName().replace('$', '_') + "_JsonAdapter", raw) != null) {
        throw new IllegalArgumentException("no adapter for bridges: expected the generated class "
            + name + "; compile the type with streak-tokens on the class path");
      }
      return null;
    }
    try {
      Class<?>[] parameters = new Class<?>[arguments.length];
      Arrays.fill(parameters, JsonAdapter.class);
      Constructor<?> constructor = adapter.getDeclaredConstructor(parameters);
      Object[] parts = new Object[arguments.length];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = argument(arguments[i]);
      }
      return (JsonAdapter<?>) constructor.newInstance(parts);
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(
          "the adapter %s is out of reach; add 'exports %s to streak.tokens;' to module-info.java"
              .formatted(name, raw.getPackageName()),
          e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("the adapter " + name + " cannot be made", e);
    }
  }

  /** Of a generic type, what reads and writes one of its parameters. */
  private JsonAdapter<?> argument(Type type) {
    if (type instanceof WildcardType wildcard) {
      return argument(wildcard.getUpperBounds()[0]);
    }
    JsonAdapter<?> leaf = type instanceof Class<?> c ? LeafAdapter.of(c) : null;
    JsonAdapter<?> found = leaf == null ? find(type) : leaf;
    if (found == null) {
      throw new IllegalArgumentException("no adapter for " + type.getTypeName()
          + ": expected a String, a boxed number or Boolean, a BigDecimal or BigInteger, or a type"
          + " annotated with @Json");
    }
    return found;
  }

  private static @Nullable Class<?> load(String name, Class<?> beside) {
    ClassLoader loader = beside.getClassLoader();
    if (loader == null) {
      return null; // the JDK's own
    }
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }
}
