package streak.reflective;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import streak.codegen.AnnotationUse;
import streak.codegen.ClassUse;
import streak.codegen.TypeName;

/** Reads the annotations that a running program can see, whoever's they are. */
final class AnnotationReader {

  private final ClassNames names;

  AnnotationReader(ClassNames names) {
    this.names = names;
  }

  /** What stands there, then what these annotations imply. */
  List<AnnotationUse> of(AnnotatedElement annotated) {
    return of(annotated, new HashSet<>());
  }

  private List<AnnotationUse> of(AnnotatedElement annotated, Set<Class<?>> lookedInto) {
    List<AnnotationUse> uses = own(annotated);
    for (Annotation annotation : annotated.getDeclaredAnnotations()) {
      Class<?> type = annotation.annotationType();
      // An annotation may stand on itself.
      if (use(annotation).mayImply() && lookedInto.add(type)) {
        List<AnnotationUse> onType = own(type);
        uses.addAll(
            AnnotationUse.isBundle(onType) ? of(type, lookedInto) : AnnotationUse.implied(onType));
        lookedInto.remove(type);
      }
    }
    return uses;
  }

  private List<AnnotationUse> own(AnnotatedElement annotated) {
    List<AnnotationUse> uses = new ArrayList<>();
    for (Annotation annotation : annotated.getDeclaredAnnotations()) {
      uses.add(use(annotation));
    }
    return uses;
  }

  /** A type's own, then those that it inherits and has none like: of each type, its interfaces' go before its superclass's, as with Jackson. */
  List<AnnotationUse> ofType(Class<?> type) {
    List<AnnotationUse> all = new ArrayList<>(of(type));
    inherit(type, all);
    return AnnotationUse.counting(all);
  }

  private void inherit(Class<?> type, List<AnnotationUse> all) {
    List<Class<?>> supertypes = new ArrayList<>(List.of(type.getInterfaces()));
    Class<?> superclass = type.getSuperclass();
    if (superclass != null) {
      supertypes.add(superclass);
    }
    for (Class<?> each : supertypes) {
      of(each).stream().filter(AnnotationUse::isInherited).forEach(all::add);
      inherit(each, all);
    }
  }

  private AnnotationUse use(Annotation annotation) {
    Map<String, Object> values = new HashMap<>();
    for (Method element : annotation.annotationType().getDeclaredMethods()) {
      Object value = value(annotation, element);
      // The model has what was written down; a default that was written down means the same.
      if (value != null && !Objects.deepEquals(value, element.getDefaultValue())) {
        values.put(element.getName(), plain(value));
      }
    }
    return new AnnotationUse(names.of(annotation.annotationType()).qualified(), values);
  }

  /** Null when it cannot be had: it names a class that is not there, or the annotation is not for us to read. */
  private static @Nullable Object value(Annotation annotation, Method element) {
    try {
      element.trySetAccessible();
      return element.invoke(annotation);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }

  private static ClassUse.Instance instance(Class<?> type) {
    if (hasOnly(type)) {
      return ClassUse.Instance.ONLY;
    }
    boolean made = !Modifier.isAbstract(type.getModifiers())
        && (type.getEnclosingClass() == null || Modifier.isStatic(type.getModifiers()))
        && Stream.of(type.getDeclaredConstructors())
            .anyMatch(c -> c.getParameterCount() == 0 && !Modifier.isPrivate(c.getModifiers()));
    return made ? ClassUse.Instance.MADE : ClassUse.Instance.NONE;
  }

  private static boolean hasOnly(Class<?> type) {
    return Stream.of(type.getFields())
        .anyMatch(f -> f.getName().equals(ClassUse.ONLY)
            && f.getType() == type
            && Modifier.isStatic(f.getModifiers())
            && Modifier.isFinal(f.getModifiers()));
  }

  private Object plain(Object value) {
    if (value.getClass().isArray()) {
      List<Object> list = new ArrayList<>();
      for (int i = 0; i < Array.getLength(value); i++) {
        list.add(plain(Array.get(value, i)));
      }
      return list;
    }
    if (value instanceof Class<?> type && type.isPrimitive()) {
      return new ClassUse(new TypeName("", type.getName()), ClassUse.Instance.NONE);
    }
    if (value instanceof Class<?> type) {
      return new ClassUse(names.of(type), instance(type));
    }
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value instanceof Annotation nested) {
      return use(nested);
    }
    return value instanceof Boolean || value instanceof Integer ? value : value.toString();
  }
}
