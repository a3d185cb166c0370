package streak.codegen;

/**
 * How a property of an object is got or set.
 *
 * @param name of the field, the record's component or the method
 * @param chained what the method returns takes the place of what it was called on
 * @param byHandle javac does not see it, or would ask what becomes of what it throws
 * @param declared the property's type less arguments, where those are others than the property's: a generic superclass declares it,
 *     or Kotlin's compiler has written wildcards into them; else empty
 * @param origin what the front end needs to find it again: that of the declaration
 */
public record Access(
    Kind kind, String name, boolean chained, boolean byHandle, String declared, Object origin) {

  /** What is used. */
  public enum Kind {
    FIELD,
    /** A record's, which is got by its accessor. */
    COMPONENT,
    METHOD
  }

  static Access field(VariableDeclaration field) {
    return new Access(Kind.FIELD, field.name(), false, false, "", field.origin());
  }

  static Access component(VariableDeclaration component) {
    return new Access(Kind.COMPONENT, component.name(), false, false, "", component.origin());
  }

  static Access method(MethodDeclaration method) {
    return new Access(Kind.METHOD, method.name(), false, false, "", method.origin());
  }

  static Access chained(MethodDeclaration method) {
    return new Access(Kind.METHOD, method.name(), true, false, "", method.origin());
  }

  /** Java cannot say it, as what Kotlin calls what concerns value classes: {@code getId-zcAtXbM}. */
  boolean hidden() {
    return byHandle || !Words.isName(name);
  }

  /** The type that a handle finds it by. */
  String typeOf(String property) {
    return declared.isEmpty() ? property : declared;
  }

  /** The name as a word of Java. */
  String word() {
    String part = Words.part(name);
    return Words.isName(part) ? part : "_" + part;
  }
}
