package streak.codegen;

/**
 * A class that an annotation names.
 *
 * @param instance how an object of it is had
 * @param adapted of an adapter: the type that it reads and writes, as it is written in a source file; empty where nobody says it, and of
 *     any other class
 * @param mistaken it is an adapter of a member, and not of what the member is
 */
public record ClassUse(TypeName name, Instance instance, String adapted, boolean mistaken)
    implements Value.Adapter {

  public ClassUse(TypeName name, Instance instance) {
    this(name, instance, "", false);
  }

  ClassUse ofType(TypeUse type) {
    return new ClassUse(name, instance, type.source(), false);
  }

  /** The field of an {@code object} of Kotlin that holds it. */
  public static final String ONLY = "INSTANCE";

  /** How generated code has an object of a class. */
  public enum Instance {
    /** By a constructor without parameters. */
    MADE,
    /** There is only one, in the class's static field {@link #ONLY}. */
    ONLY,
    /** There is only one, in a static field of the class around it that is called like it: a companion object of Kotlin. */
    COMPANION,
    /** Not at all. */
    NONE
  }

  /** How Jackson's annotations say that it is as if nobody were named, which undoes what is inherited. */
  boolean isNobody() {
    return name.nested().endsWith(".None")
        || name.qualified().equals("java.lang.Void")
        || name.qualified().equals("void");
  }

  @Override
  public String source() {
    return name.qualified();
  }

  @Override
  public String simpleName() {
    return name.simple();
  }

  @Override
  public String object() {
    return switch (instance) {
      case ONLY -> name.member(ONLY);
      case COMPANION -> name.outer().member(name.simple());
      case MADE, NONE -> "new " + name.qualified() + "()";
    };
  }
}
