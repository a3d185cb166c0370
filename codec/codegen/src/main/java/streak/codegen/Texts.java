package streak.codegen;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.stream.Stream;

/** What the factories of the types that are texts make of a String, where a compiler has those types too. */
final class Texts {

  private Texts() {}

  /** False when the type's factory would not take the text. */
  static boolean suits(Scalar type, String text) {
    try {
      Method factory = Stream.of(Class.forName(type.type()).getMethods())
          .filter(m -> m.getName().equals(type.factory()) && m.getParameterCount() == 1)
          .filter(m -> m.getParameterTypes()[0].isAssignableFrom(String.class))
          .findFirst()
          .orElseThrow(NoSuchMethodException::new);
      return type.spelling().isRight(factory.invoke(null, text), text);
    } catch (InvocationTargetException e) {
      return false;
    } catch (ReflectiveOperationException e) {
      return true; // one of Kotlin's: the program will see
    }
  }
}
