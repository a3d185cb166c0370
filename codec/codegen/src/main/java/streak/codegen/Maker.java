package streak.codegen;

import org.jspecify.annotations.Nullable;

/**
 * How an object is made.
 *
 * @param owner the class that has the method
 * @param method what is called first: a constructor or a static method
 * @param made what that makes, as it is written in a source file: the type, or its builder
 * @param finish of a builder: the method that makes the object of it
 */
public record Maker(
    Way way,
    TypeName owner,
    MethodDeclaration method,
    String made,
    @Nullable MethodDeclaration finish) {

  /** When the members come into it. */
  public enum Way {
    /** They are the method's arguments, in their order. */
    CREATOR,
    /** They are set on what the method has made. */
    BEAN,
    /** They are set on a builder, which makes the object when all have been read. */
    BUILDER
  }
}
