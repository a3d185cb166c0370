package streak.codegen;

import org.jspecify.annotations.Nullable;

/**
 * How an object is made.
 *
 * @param owner the class that has the method
 * @param method what is called first: a constructor or a static method
 * @param made what that makes, as it is written in a source file: the type, or its builder
 * @param finish of a builder: the method that makes the object of it
 * @param visible javac sees the method
 */
public record Maker(
    Way way,
    TypeName owner,
    MethodDeclaration method,
    String made,
    @Nullable MethodDeclaration finish,
    boolean visible) {

  Maker(
      Way way,
      TypeName owner,
      MethodDeclaration method,
      String made,
      @Nullable MethodDeclaration finish) {
    this(way, owner, method, made, finish, true);
  }

  /** When the members come into it. */
  public enum Way {
    /** They are the method's arguments, in their order. */
    CREATOR,
    /** They are set on what the method has made. */
    BEAN,
    /** There are none: there is one object, in a static field of the method's name. */
    OBJECT,
    /** They are set on a builder, which makes the object when all have been read. */
    BUILDER
  }
}
