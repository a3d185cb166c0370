package streak.tokens;

import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import streak.tree.JsonValue;

/** Finds generated adapters for bridges. Thread-safe. */
public final class TokenAdapters implements Serializable {

  private static final long serialVersionUID = 1;

  private static final String SUFFIX = "_TokenAdapter";

  private final transient ConcurrentMap<Type, JsonAdapter<?>> adapters = new ConcurrentHashMap<>();

  /** One for each bridge that a library has been given. */
  public TokenAdapters() {}

  /** What has been found is found again where it is asked for. */
  private Object readResolve() {
    return new TokenAdapters();
  }

  /**
   * The adapter that was generated for a type annotated with {@code streak.Json}, with arguments when it is generic; null when the
   * type has none, and is the library's own to read and write.
   *
   * @throws IllegalArgumentException when the type has an adapter of Streak's, but none for bridges: it was compiled where they
   *     were not on the class path; or when a named module keeps it to itself
   */
  public @Nullable JsonAdapter<?> find(Type type) {
    Type least = least(type);
    JsonAdapter<?> known = adapters.get(least);
    if (known == null) {
      known = make(least);
      if (known != null) {
        adapters.putIfAbsent(least, known);
      }
    }
    return known;
  }

  /**
   * What is at least of a type is asked for as it stands in a {@code List<? extends Shape>}, which is any of Kotlin's lists. A class is
   * looked for first, here and below: who asks for nothing else need not load what the JDK has for the rest.
   */
  private static Type least(Type type) {
    return !(type instanceof Class) && type instanceof WildcardType wildcard
        ? least(wildcard.getUpperBounds()[0])
        : type;
  }

  /**
   * As {@link #find}, for a library that reads and writes nothing by itself: also a {@code List}, {@code Collection} or {@code Map}
   * with String keys of such.
   */
  public @Nullable JsonAdapter<?> findOrContainer(Type type) {
    JsonAdapter<?> container = container(type);
    return container == null ? find(type) : container;
  }

  /**
   * As {@link #find}, for a library that writes a value by its class alone, wherever it stands: one of a sealed type's types is
   * written as the sealed type writes it, or it could not be read where that is asked for. It is read as itself, with what says which
   * it is or without.
   */
  public @Nullable JsonAdapter<?> findTagged(Type type) {
    Type least = least(type);
    JsonAdapter<?> own = find(least);
    SealedTypes.Above above = own == null ? null : sealedAbove(own, least);
    return own == null || above == null ? own : tagged(least, own, above);
  }

  /** The sealed type as which {@link #findTagged} writes a type's values; null when that is none. */
  public @Nullable Class<?> sealedTypeOf(Type type) {
    Type least = least(type);
    JsonAdapter<?> own = find(least);
    if (own == null || isSealed(own, least)) {
      return own == null ? null : raw(least);
    }
    SealedTypes.Above above = SealedTypes.nearest(raw(least));
    return above == null ? null : above.raw();
  }

  private static SealedTypes.@Nullable Above sealedAbove(JsonAdapter<?> own, Type type) {
    return isSealed(own, type) ? null : SealedTypes.nearest(raw(type));
  }

  private static boolean isSealed(JsonAdapter<?> own, Type type) {
    return !Modifier.isFinal(raw(type).getModifiers()) && SealedTypes.isSealed(own.getClass());
  }

  /** Of a type that has an adapter. */
  private static Class<?> raw(Type type) {
    return (Class<?>)
        (type instanceof ParameterizedType parameterized ? parameterized.getRawType() : type);
  }

  private JsonAdapter<?> tagged(Type type, JsonAdapter<?> own, SealedTypes.Above above) {
    List<?> parameters = Arrays.asList(raw(type).getTypeParameters());
    Type[] known = type instanceof ParameterizedType parameterized
        ? parameterized.getActualTypeArguments()
        : new Type[0];
    JsonAdapter<?>[] parts = new JsonAdapter<?>[above.raw().getTypeParameters().length];
    for (int i = 0; i < parts.length; i++) {
      int from =
          i < above.arguments().size() ? parameters.indexOf(above.arguments().get(i)) : -1;
      parts[i] = from >= 0 && from < known.length ? argument(known[from]) : LeafAdapter.NONE;
    }
    return CaseAdapter.of(raw(type), own, made(above.raw(), above.adapter(), parts), above.raw());
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

    @Override
    public String getTypeName() {
      return arguments.stream()
          .map(Type::getTypeName)
          .collect(Collectors.joining(", ", raw.getTypeName() + "<", ">"));
    }
  }

  private @Nullable JsonAdapter<?> make(Type type) {
    if (type instanceof Class<?> c) {
      return isTree(c) ? TreeAdapter.of(c) : generated(declared(c));
    }
    return type instanceof ParameterizedType parameterized
        ? generated((Class<?>) parameterized.getRawType(), parameterized.getActualTypeArguments())
        : null;
  }

  /** By its name first: who reads no trees shall not load what they are. */
  private static boolean isTree(Class<?> type) {
    return type.getName().startsWith("streak.tree.") && JsonValue.class.isAssignableFrom(type);
  }

  /** A constant with a body is of a class of its own. */
  private static Class<?> declared(Class<?> type) {
    Class<?> above = type.getSuperclass();
    return above != null && above.isEnum() ? above : type;
  }

  private @Nullable JsonAdapter<?> generated(Class<?> raw, Type... arguments) {
    Class<?> adapter = adapterOf(raw);
    if (adapter == null) {
      if (load(raw, "_JsonAdapter") != null) {
        throw new IllegalArgumentException("no adapter for bridges: expected the generated class "
            + nameOf(raw, SUFFIX) + "; compile the type with streak-tokens on the class path");
      }
      return null;
    }
    JsonAdapter<?>[] parts = new JsonAdapter<?>[arguments.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = argument(arguments[i]);
    }
    return made(raw, adapter, parts);
  }

  private static JsonAdapter<?> made(Class<?> raw, Class<?> adapter, JsonAdapter<?>[] parts) {
    try {
      Class<?>[] parameters = new Class<?>[parts.length];
      Arrays.fill(parameters, JsonAdapter.class);
      Constructor<?> constructor = adapter.getDeclaredConstructor(parameters);
      return (JsonAdapter<?>) constructor.newInstance((Object[]) parts);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(whyNotMade(raw, adapter, parts.length, e), e);
    }
  }

  /** The exception is not caught by its name: for that its class would have to be loaded before this one is verified. */
  private static String whyNotMade(
      Class<?> raw, Class<?> adapter, int parts, ReflectiveOperationException e) {
    if (e instanceof IllegalAccessException) {
      return "the adapter " + adapter.getName() + " is out of reach; add 'exports "
          + raw.getPackageName() + " to streak.tokens;' to module-info.java";
    }
    return raw.getTypeParameters().length == parts
        ? "the adapter " + adapter.getName() + " cannot be made"
        : raw.getName() + " has type parameters: ask for it with its arguments";
  }

  /** Of a generic type, what reads and writes one of its parameters. */
  private JsonAdapter<?> argument(Type type) {
    if (type instanceof WildcardType wildcard) {
      return argument(wildcard.getUpperBounds()[0]);
    }
    JsonAdapter<?> leaf = type instanceof Class<?> c ? LeafAdapter.of(c) : null;
    JsonAdapter<?> found = leaf == null ? findOrContainer(type) : leaf;
    if (found == null) {
      throw new IllegalArgumentException("no adapter for " + type.getTypeName()
          + ": expected a String, a boxed number or Boolean, a BigDecimal or BigInteger, a type"
          + " annotated with @Json, or a List, Collection or Map with String keys of such");
    }
    return found;
  }

  private @Nullable JsonAdapter<?> container(Type type) {
    if (type instanceof Class || !(type instanceof ParameterizedType parameterized)) {
      return null;
    }
    Type raw = parameterized.getRawType();
    Type[] arguments = parameterized.getActualTypeArguments();
    if (raw == List.class || raw == Collection.class) {
      return ListAdapter.of(argument(arguments[0]));
    }
    return raw == Map.class && arguments[0] == String.class
        ? MapAdapter.of(argument(arguments[1]))
        : null;
  }

  /** The class that was generated for a type; null when none was. */
  static @Nullable Class<?> adapterOf(Class<?> type) {
    return load(type, SUFFIX);
  }

  private static @Nullable Class<?> load(Class<?> type, String suffix) {
    ClassLoader loader = type.getClassLoader();
    if (loader == null || type.isArray()) {
      return null; // the JDK's own
    }
    try {
      return Class.forName(nameOf(type, suffix), true, loader);
    } catch (ClassNotFoundException e) {
      return null;
    } catch (LinkageError e) {
      // Names or defaults that turn out not to fit; asked once more, the JVM says what it was.
      Throwable why = e.getCause() == null ? e : e.getCause();
      throw new IllegalArgumentException(
          "the adapter " + nameOf(type, suffix) + " cannot be made: " + why.getMessage(), why);
    }
  }

  private static String nameOf(Class<?> type, String suffix) {
    // The operator would be linked when it first runs, which takes a young JVM longer than all else
    // here.
    return type.getName().replace('$', '_').concat(suffix);
  }
}
