package streak.codegen;

import java.util.List;

/**
 * A method or a constructor that a generated class in the type's package may call, inherited ones included; or one that cannot make
 * the type's objects, although an annotation says that it does.
 *
 * @param name of a constructor: {@code <init>}
 * @param result the type itself for a constructor
 * @param isAbstract without a body
 * @param usable the generated class can call it; and where an annotation says that it makes the type's objects, it does
 * @param thrown the exceptions that whoever calls it has to catch or declare
 */
public record MethodDeclaration(
    String name,
    TypeUse result,
    List<VariableDeclaration> parameters,
    boolean isStatic,
    boolean isAbstract,
    List<AnnotationUse> annotations,
    boolean usable,
    List<String> thrown,
    Object origin) {

  /** Of one that throws what it likes: nothing is compiled that calls it. */
  public MethodDeclaration(
      String name,
      TypeUse result,
      List<VariableDeclaration> parameters,
      boolean isStatic,
      boolean isAbstract,
      List<AnnotationUse> annotations,
      Object origin) {
    this(name, result, parameters, isStatic, isAbstract, annotations, true, List.of(), origin);
  }

  /** The same, seen as what returns something wider. */
  public MethodDeclaration withResult(TypeUse wider) {
    return new MethodDeclaration(
        name, wider, parameters, isStatic, isAbstract, annotations, usable, thrown, origin);
  }

  public static final String CONSTRUCTOR = "<init>";

  public boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }
}
