package streak.tokens;

import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the sealed type that a class is one of. */
final class SealedTypes {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";

  private SealedTypes() {}

  /**
   * A type above a class.
   *
   * @param arguments its own, said by the class's parameters where they come from there
   * @param adapter what was generated for it
   */
  record Above(Class<?> raw, Class<?> adapter, List<Type> arguments) {}

  private record Step(Class<?> raw, List<Type> arguments) {}

  /** The adapter of a sealed type has tags; no other has. */
  static boolean isSealed(Class<?> adapter) {
    try {
      return adapter.getDeclaredField("TAGS") != null;
    } catch (NoSuchFieldException e) {
      return false;
    }
  }

  /** The nearest one that has an adapter; of several as near, the first that is declared; null when there is none. */
  static @Nullable Above nearest(Class<?> type) {
    Deque<Step> next = new ArrayDeque<>();
    addAbove(new Step(type, List.of(type.getTypeParameters())), next);
    while (!next.isEmpty()) {
      Step at = next.remove();
      Class<?> adapter = TokenAdapters.adapterOf(at.raw);
      if (adapter != null && isSealed(adapter) && permits(at.raw, type)) {
        return new Above(at.raw, adapter, at.arguments);
      }
      // What has an adapter and is not sealed is what a type above it permits: the class is not.
      if (adapter == null || isSealed(adapter)) {
        addAbove(at, next);
      }
    }
    return null;
  }

  private static void addAbove(Step at, Deque<Step> next) {
    if (at.raw.getClassLoader() == null) {
      return; // the JDK's own
    }
    Type superclass = at.raw.getGenericSuperclass();
    if (superclass != null) {
      next.add(above(superclass, at));
    }
    for (Type each : at.raw.getGenericInterfaces()) {
      next.add(above(each, at));
    }
  }

  private static Step above(Type type, Step below) {
    if (!(type instanceof ParameterizedType parameterized)) {
      return new Step((Class<?>) type, List.of());
    }
    Type[] arguments = parameterized.getActualTypeArguments();
    List<?> parameters = Arrays.asList(below.raw.getTypeParameters());
    for (int i = 0; i < arguments.length; i++) {
      int known = parameters.indexOf(arguments[i]);
      if (known >= 0 && known < below.arguments.size()) {
        arguments[i] = below.arguments.get(known);
      }
    }
    return new Step((Class<?>) parameterized.getRawType(), List.of(arguments));
  }

  /** Where Jackson's annotation lists the types, those that it does not list are not among them. */
  private static boolean permits(Class<?> sealed, Class<?> type) {
    Object listed = said(sealed, JACKSON + "JsonSubTypes", "value");
    if (!(listed instanceof Annotation[] types) || types.length == 0) {
      return true;
    }
    for (Annotation each : types) {
      if (said(each, "value") instanceof Class<?> one && one.isAssignableFrom(type)) {
        return true;
      }
    }
    return false;
  }

  /** What stands around a value of a sealed type whose objects do not say themselves what they are: an object or an array. */
  static char wrapper(Class<?> sealed) {
    streak.Json json = sealed.getAnnotation(streak.Json.class);
    Object style = json == null || json.style() == streak.Json.Style.MEMBER
        ? said(sealed, JACKSON + "JsonTypeInfo", "include")
        : json.style();
    return style != null && style.toString().equals("WRAPPER_ARRAY") ? '[' : '{';
  }

  /** What an annotation says whose class need not be there; null when the type does not have it. */
  private static @Nullable Object said(Class<?> type, String annotation, String member) {
    for (Annotation each : type.getAnnotations()) {
      if (each.annotationType().getName().equals(annotation)) {
        return said(each, member);
      }
    }
    return null;
  }

  private static @Nullable Object said(Annotation annotation, String member) {
    try {
      return annotation.annotationType().getMethod(member).invoke(annotation);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
