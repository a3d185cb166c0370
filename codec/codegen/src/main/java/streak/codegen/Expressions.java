package streak.codegen;

import java.util.List;

/** What the parts of a plan are called in Java. */
final class Expressions {

  private Expressions() {}

  /** An expression for a property of what {@code object} is an expression for. */
  static String get(Access access, String object) {
    return object + "." + access.name() + (access.kind() == Access.Kind.FIELD ? "" : "()");
  }

  /** A statement that sets it. */
  static String set(Access access, String object, String value) {
    return access.kind() == Access.Kind.FIELD
        ? object + "." + access.name() + " = " + value + ";"
        : object + "." + access.name() + "(" + value + ");";
  }

  /** An expression that calls what makes an object. */
  static String make(Maker maker, List<String> arguments) {
    String owner = maker.owner().qualified();
    String callee = maker.method().isConstructor()
        ? "new " + owner
        : owner + "." + maker.method().name();
    return callee + "(" + String.join(", ", arguments) + ")";
  }

  /** What a local variable holds before anything was read. */
  static String absent(Value value) {
    if (value instanceof Value.Maybe) {
      return "java.util.Optional.empty()";
    }
    String type = value.type();
    return Scalar.of(type).filter(Scalar::primitive).map(s -> zero(s.kind())).orElse("null");
  }

  private static String zero(Scalar.Kind kind) {
    return switch (kind) {
      case BOOLEAN -> "false";
      case CHAR -> "'\\0'";
      default -> "0";
    };
  }
}
