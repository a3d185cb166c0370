package touchstone.fork;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A value that holds others without being a Java collection, known by its methods: what has {@code isEmpty()} and {@code get()}
 * holds one value or none, as Scala's options and Java's do; what has {@code isInitialized()} and
 * {@code getValue()} holds one, as Kotlin's lazy values do; what has {@code iterator()} with {@code hasNext()} and {@code next()}
 * holds a sequence, as Scala's collections do. So no language's library is needed to see into its values.
 *
 * @param sequence false when it holds at most one
 * @param held in order
 */
record Holder(boolean sequence, List<@Nullable Object> held) {

  /** By name: a document has many values of a class, and to find that there is no such method costs an exception each time. */
  private static final ClassValue<Map<String, Optional<Method>>> METHODS = new ClassValue<>() {
    @Override
    protected Map<String, Optional<Method>> computeValue(Class<?> type) {
      return new ConcurrentHashMap<>();
    }
  };

  /** Looks into a value; null when it holds nothing in that sense. */
  static @Nullable Holder of(Object value) {
    Method isEmpty = method(value.getClass(), "isEmpty");
    Method get = method(value.getClass(), "get");
    if (isEmpty != null && isEmpty.getReturnType() == boolean.class && get != null) {
      List<@Nullable Object> held = new ArrayList<>();
      if (Boolean.FALSE.equals(call(isEmpty, value))) {
        held.add(call(get, value));
      }
      return new Holder(false, held);
    }
    Method getValue = method(value.getClass(), "getValue");
    if (getValue != null && method(value.getClass(), "isInitialized") != null) {
      List<@Nullable Object> held = new ArrayList<>();
      held.add(call(getValue, value));
      return new Holder(false, held);
    }
    Method iterator = method(value.getClass(), "iterator");
    if (iterator == null) {
      return null;
    }
    Method hasNext = method(iterator.getReturnType(), "hasNext");
    Method next = method(iterator.getReturnType(), "next");
    if (hasNext == null || next == null) {
      return null;
    }
    List<@Nullable Object> held = new ArrayList<>();
    Object cursor = call(iterator, value);
    while (Boolean.TRUE.equals(call(hasNext, cursor))) {
      held.add(call(next, cursor));
    }
    return new Holder(true, held);
  }

  /** A map that is none of Java's, known by {@code keysIterator()} and {@code apply(key)}, as Scala's are; null when it is no map. */
  static @Nullable Map<@Nullable Object, @Nullable Object> map(Object value) {
    Method keys = method(value.getClass(), "keysIterator");
    Method apply = method(value.getClass(), "apply", Object.class);
    if (keys == null || apply == null) {
      return null;
    }
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    Object cursor = call(keys, value);
    Method hasNext = method(keys.getReturnType(), "hasNext");
    Method next = method(keys.getReturnType(), "next");
    if (hasNext == null || next == null) {
      return null;
    }
    while (Boolean.TRUE.equals(call(hasNext, cursor))) {
      Object key = call(next, cursor);
      map.put(key, call(apply, value, key));
    }
    return map;
  }

  private static @Nullable Method method(Class<?> type, String name, Class<?>... parameters) {
    return METHODS
        .get(type)
        .computeIfAbsent(name, n -> find(type, n, parameters))
        .orElse(null);
  }

  private static Optional<Method> find(Class<?> type, String name, Class<?>... parameters) {
    try {
      Method method = type.getMethod(name, parameters);
      // A public method of a class that is not public.
      method.trySetAccessible();
      return Optional.of(method);
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
  }

  private static @Nullable Object call(
      Method method, @Nullable Object value, @Nullable Object... arguments) {
    try {
      return method.invoke(value, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot look into what " + method + " returns", e);
    }
  }
}
