package streak.reflective;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import streak.codegen.Access.Kind;
import streak.codegen.ValueAccessor;
import streak.codegen.ValueAccessor.Reach;

/** Reads what could say what an enum's constants are called, as the processor does. */
final class ValueAccessors {

  private final AnnotationReader annotations;

  ValueAccessors(AnnotationReader annotations) {
    this.annotations = annotations;
  }

  /** The enum's own, then those of its interfaces. */
  List<ValueAccessor> of(Class<?> type) {
    List<ValueAccessor> accessors = new ArrayList<>();
    add(type, accessors);
    return accessors;
  }

  private void add(Class<?> type, List<ValueAccessor> accessors) {
    for (Field field : type.getDeclaredFields()) {
      if (isOne(field)) {
        accessors.add(accessor(field, Kind.FIELD, field.getType() == String.class, field));
      }
    }
    Method[] methods = type.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::getName));
    for (Method method : methods) {
      if (isOne(method)) {
        boolean text =
            method.getReturnType() == String.class && method.getExceptionTypes().length == 0;
        accessors.add(accessor(method, Kind.METHOD, text, method));
      }
    }
    for (Class<?> up : type.getInterfaces()) {
      add(up, accessors);
    }
  }

  /** A field of an object, or a method that asks one for something; none that the compiler has added. */
  static boolean isOne(Member member) {
    return !Modifier.isStatic(member.getModifiers())
        && !member.isSynthetic()
        && (member instanceof Field
            || (member instanceof Method method && method.getParameterCount() == 0));
  }

  private ValueAccessor accessor(Member member, Kind kind, boolean text, AnnotatedElement element) {
    // As with types, what a package keeps for itself is within reach of reflection.
    Reach reach = Modifier.isPrivate(member.getModifiers()) ? Reach.NOBODY : Reach.ALL;
    return ValueAccessor.of(kind, member.getName(), text, reach, annotations.of(element), member);
  }
}
