package streak.codegen;

import java.util.List;
import java.util.Map;

/** What the parts of a plan are called in Java. */
final class Expressions {

  private static final Map<String, String> BOXES = Map.of(
      "boolean", "java.lang.Boolean",
      "byte", "java.lang.Byte",
      "short", "java.lang.Short",
      "int", "java.lang.Integer",
      "long", "java.lang.Long",
      "float", "java.lang.Float",
      "double", "java.lang.Double",
      "char", "java.lang.Character");

  private Expressions() {}

  /** An expression for a property of what {@code object} is an expression for. */
  static String get(Access access, String object) {
    return object + "." + access.name() + (access.kind() == Access.Kind.FIELD ? "" : "()");
  }

  /** A statement that sets it. */
  static String set(Access access, String object, String value) {
    if (access.kind() == Access.Kind.FIELD) {
      return object + "." + access.name() + " = " + value + ";";
    }
    String call = object + "." + access.name() + "(" + value + ");";
    return access.chained() ? object + " = " + call : call;
  }

  /** An expression that calls what makes an object. */
  static String make(Maker maker, List<String> arguments) {
    if (maker.way() == Maker.Way.OBJECT) {
      return maker.owner().member(maker.method().name());
    }
    String callee = maker.method().isConstructor()
        ? "new " + maker.made()
        : maker.owner().member(maker.method().name());
    return callee + "(" + String.join(", ", arguments) + ")";
  }

  /** What a value of a type is that was not read. */
  static String absent(String type) {
    return Value.box(type)
        .map(box -> box + (box.equals(Value.Patch.MEMBER) ? ".absent()" : ".empty()"))
        .orElseGet(() -> zero(type));
  }

  /** What a field of a type holds that nobody has set. */
  static String zero(String type) {
    return switch (type) {
      case "boolean" -> "false";
      case "char" -> "'\\0'";
      case "byte", "short", "int", "long", "float", "double" -> "0";
      default -> "null";
    };
  }

  /** A type as an argument of a generic one. */
  static String boxed(String type) {
    return BOXES.getOrDefault(type, type);
  }
}
