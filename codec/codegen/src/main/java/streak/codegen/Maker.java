package streak.codegen;

/**
 * How an object is made.
 *
 * @param method what is called first: a constructor or a static method
 * @param owner the class that has it
 */
public record Maker(Way way, TypeName owner, MethodDeclaration method) {

  /** When the members come into it. */
  public enum Way {
    /** They are the method's arguments, in their order. */
    CREATOR,
    /** They are set on what the method has made. */
    BEAN
  }
}
