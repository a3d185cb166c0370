package streak.codegen;

import java.util.List;

/**
 * A record component, a field that is neither static nor transient, or a parameter.
 *
 * @param annotations its own and those of what belongs to it by the language: a component's field, accessor and parameter
 * @param visible a generated class in the type's package may use it; of a parameter: what a field of its name holds, or a component,
 *     can be had as the parameter's type
 * @param isFinal what has it is made with it; a parameter is not set, either
 * @param origin what the front end needs to find it in the source again
 */
public record VariableDeclaration(
    String name,
    TypeUse type,
    List<AnnotationUse> annotations,
    boolean visible,
    boolean isFinal,
    Object origin) {

  /** A generated class may set it. */
  boolean settable() {
    return visible && !isFinal;
  }

  /** The same, of another type. */
  public VariableDeclaration withType(TypeUse other) {
    return new VariableDeclaration(name, other, annotations, visible, isFinal, origin);
  }

  VariableDeclaration withAnnotations(List<AnnotationUse> other) {
    return new VariableDeclaration(name, type, other, visible, isFinal, origin);
  }
}
