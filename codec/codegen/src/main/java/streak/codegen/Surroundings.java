package streak.codegen;

import java.util.Optional;

/** What a front end knows of the types that the one names that it has read. */
public interface Surroundings {

  /**
   * A type's adapter is there, or will be when all has been compiled.
   *
   * @param adapter qualified, of the class
   */
  boolean has(TypeName type, String adapter);

  /**
   * Somebody has asked for a type's adapter, though the type does not.
   *
   * @param adapter qualified, of the class
   */
  boolean isImported(TypeName type, String adapter);

  /** A type that has an adapter, as its source declares it; empty where it cannot be had. */
  Optional<TypeDeclaration> declaration(TypeName type);

  /** There is a class of that qualified name. */
  boolean isClass(String name);
}
