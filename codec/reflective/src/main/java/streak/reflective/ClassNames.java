package streak.reflective;

import java.util.HashMap;
import java.util.Map;
import streak.codegen.TypeName;

/** What classes are called in the model, as a source file would write them; and which classes these names stand for. */
final class ClassNames {

  private final Map<String, Class<?>> classes = new HashMap<>();

  /**
   * The name of a class, by which it is found again.
   *
   * @throws IllegalArgumentException when another class has it
   */
  TypeName of(Class<?> type) {
    String nested = type.getSimpleName();
    Class<?> outer = type.getEnclosingClass();
    while (outer != null) {
      nested = outer.getSimpleName() + "." + nested;
      outer = outer.getEnclosingClass();
    }
    TypeName name = new TypeName(type.getPackageName(), nested);
    Class<?> known = classes.putIfAbsent(name.qualified(), type);
    if (known != null && known != type) {
      throw new IllegalArgumentException(
          "two classes of different class loaders are named " + name.qualified());
    }
    return name;
  }

  /** The class of a name that was given out, or of the JDK. */
  Class<?> get(String qualified) {
    Class<?> known = classes.get(qualified);
    return known != null ? known : Handles.ofTheJdk(qualified);
  }
}
