package streak.reflective;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import streak.JsonAdapter;
import streak.JsonAdapterFactory;
import streak.JsonType;

/**
 * Makes adapters of types when the program runs: records, beans, classes with a creator, enums, sealed types, and collections of
 * them, annotated or not. They mean exactly what generated ones mean, and refuse what these refuse, with the same words.
 *
 * <p>Thread-safe; one is enough for a program. Keeps every adapter that it has made.
 */
public final class ReflectiveAdapters implements JsonAdapterFactory {

  private final Naming naming;
  private final ConcurrentMap<Type, JsonAdapter<?>> adapters = new ConcurrentHashMap<>();

  /** Members are called as in the source, unless an annotation says otherwise. */
  public ReflectiveAdapters() {
    this(Naming.AS_DECLARED);
  }

  private ReflectiveAdapters(Naming naming) {
    this.naming = naming;
  }

  /** The same with other names, for types that cannot be annotated. */
  public ReflectiveAdapters renaming(Naming names) {
    return new ReflectiveAdapters(names);
  }

  /**
   * The adapter of a class.
   *
   * @throws IllegalArgumentException when there is none; says everything that is wrong with the class and with those that it
   *     leads to, or which package must be opened
   */
  @SuppressWarnings("unchecked") // the adapter of a class reads that class
  public <T> JsonAdapter<T> adapter(Class<T> type) {
    return (JsonAdapter<T>) known(type);
  }

  /**
   * The adapter of a type with arguments: {@code adapters.adapter(new JsonType<List<Page<User>>>() {})}.
   *
   * @throws IllegalArgumentException as for a class
   */
  @SuppressWarnings("unchecked") // the adapter of a type reads that type
  public <T> JsonAdapter<T> adapter(JsonType<T> type) {
    return (JsonAdapter<T>) known(type.type());
  }

  /**
   * The adapter of a type that is known at run time only, such as a field's or a method's result.
   *
   * @return null for a type of a kind that is none of the JDK's: whoever made it up knows what it is
   * @throws IllegalArgumentException as for a class
   */
  @Override
  public @Nullable JsonAdapter<?> adapter(Type type) {
    boolean ofJdk = type instanceof Class
        || type instanceof ParameterizedType
        || type instanceof GenericArrayType
        || type instanceof TypeVariable
        || type instanceof WildcardType;
    return ofJdk ? known(type) : null;
  }

  private JsonAdapter<?> known(Type type) {
    JsonAdapter<?> known = adapters.get(type);
    if (known == null) {
      known = new ReflectiveAdapter(new Graph(naming).root(type));
      JsonAdapter<?> first = adapters.putIfAbsent(type, known);
      known = first != null ? first : known;
    }
    return known;
  }
}
