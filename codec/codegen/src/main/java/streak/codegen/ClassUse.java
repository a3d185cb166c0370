package streak.codegen;

/**
 * A class that an annotation names.
 *
 * @param instance how an object of it is had
 */
public record ClassUse(TypeName name, Instance instance) {

  /** The field of an {@code object} of Kotlin that holds it. */
  public static final String ONLY = "INSTANCE";

  /** How generated code has an object of a class. */
  public enum Instance {
    /** By a constructor without parameters. */
    MADE,
    /** There is only one, in the class's static field {@link #ONLY}. */
    ONLY,
    /** Not at all. */
    NONE
  }

  /** An expression for an object of it. */
  String object() {
    return instance == Instance.ONLY
        ? name.qualified() + "." + ONLY
        : "new " + name.qualified() + "()";
  }
}
