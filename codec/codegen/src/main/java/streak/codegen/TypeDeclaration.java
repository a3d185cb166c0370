package streak.codegen;

import java.util.List;

/**
 * A type that asks for an adapter, as the source declares it.
 *
 * @param shape what kind of type it is
 * @param reachable neither private nor inner nor local: a class in its package can name and make it
 * @param generic it has type parameters
 * @param nullMarked a reference without {@code Nullable} is never null
 * @param annotations the type's own
 * @param variables record components, or fields, inherited ones first
 * @param methods constructors too
 * @param constants of an enum
 * @param permitted subtypes of a sealed type
 * @param origin what the front end needs to find it in the source again
 */
public record TypeDeclaration(
    TypeName name,
    Shape shape,
    boolean reachable,
    boolean generic,
    boolean nullMarked,
    List<AnnotationUse> annotations,
    List<VariableDeclaration> variables,
    List<MethodDeclaration> methods,
    List<ConstantDeclaration> constants,
    List<Subtype> permitted,
    Object origin) {

  /** What kind of type it is. */
  public enum Shape {
    RECORD,
    CLASS,
    ENUM,
    /** A sealed class or interface. */
    SEALED,
    /** An interface, an abstract class or an annotation: nothing that could be made. */
    OTHER
  }

  /**
   * A type that a sealed type permits.
   *
   * @param annotations its own: they may name it
   */
  public record Subtype(TypeUse type, List<AnnotationUse> annotations) {}
}
