package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import streak.codegen.Access;
import streak.codegen.ClassUse;
import streak.codegen.MethodDeclaration;

/**
 * Turns what a plan calls and sets into method handles. Objects are passed as {@code Object}, primitives as they are, so that
 * every handle can be called exactly and none of its values is boxed.
 */
final class Handles {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Handles() {}

  /** {@code (Object) -> Object}, or to a primitive. */
  static MethodHandle getter(Access access, Class<?> owner) {
    MethodHandle handle = switch (access.kind()) {
      case FIELD -> unreflected(field(access, owner), LOOKUP::unreflectGetter);
      case COMPONENT -> unreflected(component(access, owner).getAccessor(), LOOKUP::unreflect);
      case METHOD -> unreflected((Method) access.origin(), LOOKUP::unreflect);
    };
    return generic(handle);
  }

  /** {@code (Object, Object) -> void}, or with a primitive. What a setter returns is dropped. */
  static MethodHandle setter(Access access, Class<?> owner) {
    MethodHandle handle = access.kind() == Access.Kind.FIELD
        ? unreflected(field(access, owner), LOOKUP::unreflectSetter)
        : unreflected((Method) access.origin(), LOOKUP::unreflect);
    return generic(handle.asType(handle.type().changeReturnType(void.class)));
  }

  /** {@code (Object, Object) -> Object}, or with a primitive: of a method that returns what takes its object's place. */
  static MethodHandle step(Access access) {
    return generic(unreflected((Method) access.origin(), LOOKUP::unreflect));
  }

  /** {@code (Object) -> Object}. */
  static MethodHandle method(MethodDeclaration method) {
    return generic(unreflected((Method) method.origin(), LOOKUP::unreflect));
  }

  /** With the parameters as they are declared; returns an Object. */
  static MethodHandle maker(MethodDeclaration method) {
    MethodHandle handle = method.origin() instanceof Constructor<?> constructor
        ? unreflected(constructor, LOOKUP::unreflectConstructor)
        : unreflected((Method) method.origin(), LOOKUP::unreflect);
    return handle.asType(handle.type().changeReturnType(Object.class));
  }

  /** {@code () -> Object}: the constructor without parameters. */
  static MethodHandle constructor(Class<?> type) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      return unreflected(constructor, LOOKUP::unreflectConstructor)
          .asType(MethodType.methodType(Object.class));
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(
          type.getName() + " needs a constructor without parameters", e);
    }
  }

  /** {@code () -> Object}: the only object of a class. */
  static MethodHandle only(Class<?> type) {
    try {
      return unreflected(type.getDeclaredField(ClassUse.ONLY), LOOKUP::unreflectGetter)
          .asType(MethodType.methodType(Object.class));
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e); // it was there when the annotation was read
    }
  }

  /** {@code (Object) -> Object}: the static method of a class of the JDK that takes a String. */
  static MethodHandle factory(String type, String name) {
    for (Method method : ofTheJdk(type).getMethods()) {
      if (method.getName().equals(name)
          && method.getParameterCount() == 1
          && method.getParameterTypes()[0].isAssignableFrom(String.class)) {
        return generic(unreflected(method, LOOKUP::unreflect));
      }
    }
    throw new AssertionError(type + "." + name);
  }

  static Class<?> ofTheJdk(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A creator's property is known by its parameter; the component has its name. */
  private static RecordComponent component(Access access, Class<?> owner) {
    for (RecordComponent component : owner.getRecordComponents()) {
      if (component.getName().equals(access.name())) {
        return component;
      }
    }
    throw new AssertionError(access);
  }

  /** The same for a field. */
  private static Field field(Access access, Class<?> owner) {
    if (access.origin() instanceof Field field) {
      return field;
    }
    for (Class<?> each = owner; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (field.getName().equals(access.name())) {
          return field;
        }
      }
    }
    throw new AssertionError(access);
  }

  private static MethodHandle generic(MethodHandle handle) {
    MethodType type = handle.type();
    return handle.asType(erased(type));
  }

  private static MethodType erased(MethodType type) {
    MethodType erased = type;
    for (int i = 0; i < type.parameterCount(); i++) {
      if (!type.parameterType(i).isPrimitive()) {
        erased = erased.changeParameterType(i, Object.class);
      }
    }
    return type.returnType().isPrimitive() ? erased : erased.changeReturnType(Object.class);
  }

  private interface Unreflection<M> {
    MethodHandle of(M member) throws IllegalAccessException;
  }

  /** Any number of arguments arrives as the array that it is: a handle would put an array that is passed as an Object into another. */
  private static <M extends AccessibleObject & Member> MethodHandle unreflected(
      M member, Unreflection<M> unreflection) {
    if (!member.trySetAccessible()) {
      throw closed(member.getDeclaringClass());
    }
    try {
      return unreflection.of(member).asFixedArity();
    } catch (IllegalAccessException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static IllegalArgumentException closed(Class<?> type) {
    Module self = Handles.class.getModule();
    String to = self.isNamed() ? " to " + self.getName() : "";
    return new IllegalArgumentException(
        "%s cannot be reached: add 'opens %s%s;' to the declaration of module %s, or make the class and its members public and export the package"
            .formatted(
                type.getName(), type.getPackageName(), to, type.getModule().getName()));
  }
}
