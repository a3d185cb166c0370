package streak;

import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import streak.tree.JsonValue;
import streak.tree.LazyTrees;

/** Finds adapters. Thread-safe; one is enough for a program. */
public final class Streak {

  /** What the name of a generated adapter ends in. */
  static final String SUFFIX = "_JsonAdapter";

  /** What a document as a whole may be. */
  private static final String EXPECTED =
      ": expected a String, a boxed number or Boolean, a BigDecimal or BigInteger,"
          + " a type annotated with @Json, or a List, Collection or Map with String keys of such, found ";

  private static final String ARRAY = EXPECTED
      + "an array; ask for a List, or for a type annotated with @Json that holds the array";

  private static final String PARAMETER =
      "a type parameter; hand over the adapter, or the JsonType, of what it stands for";

  private final ConcurrentMap<Type, JsonAdapter<?>> adapters = new ConcurrentHashMap<>();

  /** What all adapters share; null when they are as they come, within the limits that all have. */
  private final @Nullable Pools pools;

  /** Asked in this order. */
  private final List<JsonAdapterFactory> factories;

  /** Types that were asked for and are not for Streak; made when there is the first. */
  private volatile @Nullable Set<Type> without;

  /** Found when the first one is read. */
  private @Nullable JsonAdapter<JsonValue> trees;

  /** Made when the first one is read. */
  private @Nullable LazyTrees lazyTrees;

  private Streak(@Nullable Pools pools, List<JsonAdapterFactory> factories) {
    this.pools = pools;
    this.factories = factories;
  }

  /** With generated adapters alone. */
  public static Streak create() {
    return new Streak(null, List.of());
  }

  /** One whose adapters are all held to other limits: as if by {@link JsonAdapter#with}. */
  public static Streak create(JsonLimits limits) {
    return new Streak(new Pools(limits), List.of());
  }

  /** The same, which asks a factory too for what has no generated adapter; after those that it has already. */
  public Streak with(JsonAdapterFactory factory) {
    List<JsonAdapterFactory> all = new ArrayList<>(factories);
    all.add(factory);
    return new Streak(pools, List.copyOf(all));
  }

  /**
   * The adapter that was generated for a type annotated with {@link Json}; else the one that a factory makes; else that of a type
   * which needs no annotation: a String, a boxed number or Boolean, a BigDecimal or BigInteger.
   *
   * @throws IllegalArgumentException when there is none: the type is not annotated, or the processor did not run; or when a
   *     named module keeps it to itself; or when a factory finds something wrong with the type
   */
  public <T> JsonAdapter<T> adapter(Class<T> type) {
    JsonAdapter<?> known = adapters.get(type);
    if (known == null) {
      known = pools == null ? generated(type) : generated(type).within(pools);
      adapters.putIfAbsent(type, known);
    }
    @SuppressWarnings("unchecked") // the adapter of a class's name reads that class
    JsonAdapter<T> adapter = (JsonAdapter<T>) known;
    return adapter;
  }

  /**
   * The adapter of a type with arguments: {@code streak.adapter(new JsonType<Page<User>>() {})}.
   *
   * @throws IllegalArgumentException as {@link #adapter(Type)}
   */
  public <T> JsonAdapter<T> adapter(JsonType<T> type) {
    @SuppressWarnings("unchecked") // the adapter of a type reads that type
    JsonAdapter<T> adapter = (JsonAdapter<T>) adapter(type.type());
    return adapter;
  }

  /**
   * The adapter of a type that is known at run time only: one annotated with {@link Json}, with arguments when it is generic; a
   * {@code List}, {@code Collection} or {@code Map} with String keys of such; one that a factory makes an adapter of; a String, a
   * boxed number or Boolean, a BigDecimal or BigInteger.
   *
   * @throws IllegalArgumentException when there is none
   */
  public JsonAdapter<?> adapter(Type type) {
    JsonAdapter<?> known = adapters.get(type);
    if (known == null) {
      known = pools == null ? made(type) : made(type).within(pools);
      adapters.putIfAbsent(type, known);
    }
    return known;
  }

  /**
   * The adapter of a type, if it has one: for who is asked about every type that passes, as a converter in a framework is, and
   * leaves the others to the next. Either answer is remembered.
   *
   * @return empty when the type, or an argument of it, is not for Streak: not annotated with {@link Json}, none of those that need no
   *     annotation, and none that a factory makes an adapter of
   * @throws IllegalArgumentException when it is for Streak, and something is wrong: it is annotated, but the processor did not run;
   *     or as {@link #adapter(Class)}
   */
  public Optional<JsonAdapter<?>> findAdapter(Type type) {
    Set<Type> others = without;
    if (others != null && others.contains(type)) {
      return Optional.empty();
    }
    try {
      return Optional.of(adapter(type));
    } catch (IllegalArgumentException e) {
      if (!(e instanceof NoAdapter)) {
        throw e;
      }
    }
    if (others == null) {
      others = ConcurrentHashMap.newKeySet();
      without = others;
    }
    others.add(type);
    return Optional.empty();
  }

  /** Reads a document of any type as a tree: all of the array, nothing behind the value. */
  public JsonValue readTree(byte[] document) {
    return trees().fromJson(document);
  }

  /** The same from a String. */
  public JsonValue readTree(String document) {
    return trees().fromJson(document);
  }

  /** The same from a stream, to its end; does not close it. */
  public JsonValue readTree(InputStream document) {
    return trees().fromJson(document);
  }

  /**
   * Reads a document of any type as a lazy tree: all of it is checked, and values are made when they are asked for. The tree is like
   * any other, and refers to the array: until it is {@linkplain JsonValue#detached() detached}, this must not change.
   */
  public JsonValue readLazyTree(byte[] document) {
    return lazyTrees().read(document);
  }

  /** The same from a String, which the tree copies. */
  public JsonValue readLazyTree(String document) {
    return lazyTrees().read(document);
  }

  private JsonAdapter<JsonValue> trees() {
    JsonAdapter<JsonValue> found = trees;
    if (found == null) {
      found = adapter(JsonValue.class);
      trees = found;
    }
    return found;
  }

  private LazyTrees lazyTrees() {
    LazyTrees made = lazyTrees;
    if (made == null) {
      made = new LazyTrees(pools == null ? JsonLimits.DEFAULT : pools.limits);
      lazyTrees = made;
    }
    return made;
  }

  private JsonAdapter<?> made(Type type) {
    if (type instanceof Class<?> c) {
      JsonAdapter<?> leaf = factories.isEmpty() ? LeafAdapter.of(c) : null;
      return leaf == null ? generated(c) : leaf;
    }
    if (type instanceof WildcardType wildcard) {
      return adapter(wildcard.getUpperBounds()[0]);
    }
    if (!(type instanceof ParameterizedType parameterized)) {
      boolean array = type instanceof GenericArrayType;
      return ofFactories(type, array ? ARRAY : EXPECTED + PARAMETER, null);
    }
    Type[] arguments = parameterized.getActualTypeArguments();
    Class<?> raw = (Class<?>) parameterized.getRawType();
    if (raw == List.class || raw == Collection.class) {
      return adapter(arguments[0]).list();
    }
    if (raw == Map.class && arguments[0] == String.class) {
      return adapter(arguments[1]).map();
    }
    return generated(type, raw, arguments);
  }

  private JsonAdapter<?> generated(Class<?> type) {
    return generated(type, type);
  }

  /** The one constructor of the generated class takes an adapter for each of the type's parameters. */
  private JsonAdapter<?> generated(Type type, Class<?> raw, Type... arguments) {
    String name = nameOfAdapter(raw.getName());
    try {
      Class<?>[] parameters = new Class<?>[arguments.length];
      Arrays.fill(parameters, JsonAdapter.class);
      Constructor<?> constructor =
          Class.forName(name, true, raw.getClassLoader()).getDeclaredConstructor(parameters);
      Object[] parts = new Object[arguments.length];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = adapter(arguments[i]);
      }
      return (JsonAdapter<?>) constructor.newInstance(parts);
    } catch (ClassNotFoundException e) {
      if (raw.getTypeParameters().length != arguments.length) {
        throw otherParameters(raw, name, e);
      }
      String others = ofOthers(raw);
      if (others != null) {
        return ofFactories(type, others, null);
      }
      return ofFactories(type, ": expected the generated class " + name + "; " + cure(raw), e);
    } catch (NoSuchMethodException e) {
      throw otherParameters(raw, name, e);
    } catch (LinkageError e) {
      // Names or defaults that turn out not to fit; asked once more, the JVM says what it was.
      Throwable why = e.getCause() == null ? e : e.getCause();
      throw new IllegalArgumentException(
          "the adapter " + name + " cannot be made: " + why.getMessage(), why);
    } catch (ReflectiveOperationException e) {
      // Not caught by name, which would have to be loaded for this class to be verified.
      throw e instanceof IllegalAccessException
          ? outOfReach(raw, name, e)
          : new IllegalArgumentException("the adapter " + name + " cannot be made", e);
    }
  }

  /** What to do for the adapter of a program's own class to be there. */
  private static String cure(Class<?> type) {
    if (type.isLocalClass() || type.isAnonymousClass()) {
      return "javac shows no processor a class in a method: make it a top-level or static nested type";
    }
    for (Annotation annotation : type.getAnnotations()) {
      if (annotation.annotationType().getName().equals("kotlin.Metadata")) {
        return "annotate the class with @Json and add streak-ksp to what KSP runs";
      }
    }
    return "annotate the type with @Json, or name it in @JsonImport where it is not yours, and add the processor to the compiler's processor path";
  }

  /** Why there is no adapter of what no program can annotate; null of any other type. */
  private static @Nullable String ofOthers(Class<?> type) {
    if (type.isArray()) {
      return ARRAY;
    }
    String name = type.getName();
    boolean ofKotlin = name.startsWith("kotlin.");
    return ofKotlin || type.isPrimitive() || name.startsWith("java.")
        ? EXPECTED + (ofKotlin ? "another type of Kotlin" : "another type of the JDK")
            + "; ask for a type annotated with @Json that holds it, or add a factory that makes its adapter,"
            + " with Streak.with"
        : null;
  }

  /** A type says how many parameters it has only once its signature has been parsed, which takes longer than a first document. */
  private static IllegalArgumentException otherParameters(
      Class<?> raw, String adapter, ReflectiveOperationException cause) {
    return NoAdapter.of(
        raw,
        raw.getTypeParameters().length == 0
            ? "the adapter " + adapter + " cannot be made"
            : raw.getName() + " has type parameters: ask for streak.adapter(new JsonType<"
                + raw.getSimpleName() + "<...>>() {})",
        cause);
  }

  /** The adapter is in a named module that keeps it to itself. */
  @NotOnAndroid // there are no modules
  private static IllegalArgumentException outOfReach(
      Class<?> type, String adapter, ReflectiveOperationException cause) {
    return new IllegalArgumentException(
        "the adapter " + adapter + " is out of reach: expected the module "
            + type.getModule().getName()
            + " to export its package to the module streak; add 'exports "
            + type.getPackageName() + " to streak;' to module-info.java, or use new " + adapter
            + "()",
        cause);
  }

  private JsonAdapter<?> ofFactories(
      Type type, String whyNotGenerated, @Nullable ClassNotFoundException cause) {
    for (JsonAdapterFactory factory : factories) {
      JsonAdapter<?> made = factory.adapter(type);
      if (made != null) {
        return made;
      }
    }
    JsonAdapter<?> leaf = type instanceof Class<?> c ? LeafAdapter.of(c) : null;
    if (leaf != null) {
      return leaf;
    }
    throw NoAdapter.of(type, "no adapter for " + type.getTypeName() + whyNotGenerated, cause);
  }

  /** {@code a.Outer$Inner} becomes {@code a.Outer_Inner_JsonAdapter}. */
  static String nameOfAdapter(String binaryName) {
    return binaryName.replace('$', '_').concat(SUFFIX);
  }
}
