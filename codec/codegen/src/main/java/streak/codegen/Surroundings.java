package streak.codegen;

/** What a front end knows of the types that the one names that it has read. */
public interface Surroundings {

  /**
   * A type's adapter is there, or will be when all has been compiled.
   *
   * @param adapter qualified, of the class
   */
  boolean has(TypeName type, String adapter);

  /** There is a class of that qualified name. */
  boolean isClass(String name);
}
