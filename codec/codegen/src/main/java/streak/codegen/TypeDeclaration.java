package streak.codegen;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A type that asks for an adapter, as the source declares it.
 *
 * @param shape what kind of type it is
 * @param reachable neither private nor inner nor local: a class in its package can name and make it
 * @param parameters its type parameters
 * @param nullMarked a reference without {@code Nullable} is never null
 * @param annotations the type's own, then those that it inherits, the nearest first
 * @param variables record components, or fields, inherited ones first
 * @param methods constructors too
 * @param constants of an enum
 * @param permitted subtypes of a sealed type; a sealed class that could be made is among its own
 * @param builder the class that an annotation names as the type's builder, or else a nested class that is called like one
 * @param kotlin what a Kotlin class says besides, in place of variables and methods; null of any other
 * @param origin what the front end needs to find it in the source again
 */
public record TypeDeclaration(
    TypeName name,
    Shape shape,
    boolean reachable,
    List<Parameter> parameters,
    boolean nullMarked,
    List<AnnotationUse> annotations,
    List<VariableDeclaration> variables,
    List<MethodDeclaration> methods,
    List<ConstantDeclaration> constants,
    List<Subtype> permitted,
    @Nullable BuilderDeclaration builder,
    @Nullable KotlinDeclaration kotlin,
    Object origin) {

  /** A Java type. */
  public TypeDeclaration(
      TypeName name,
      Shape shape,
      boolean reachable,
      List<Parameter> parameters,
      boolean nullMarked,
      List<AnnotationUse> annotations,
      List<VariableDeclaration> variables,
      List<MethodDeclaration> methods,
      List<ConstantDeclaration> constants,
      List<Subtype> permitted,
      @Nullable BuilderDeclaration builder,
      Object origin) {
    this(
        name,
        shape,
        reachable,
        parameters,
        nullMarked,
        annotations,
        variables,
        methods,
        constants,
        permitted,
        builder,
        null,
        origin);
  }

  /** What kind of type it is. */
  public enum Shape {
    RECORD,
    CLASS,
    ENUM,
    /** A sealed class or interface, or an abstract one that an annotation names the subtypes of. */
    SEALED,
    /** A Kotlin object: the only one of its class. */
    OBJECT,
    /** The same, in a field of the class around it. */
    COMPANION,
    /** A Kotlin value class, whose one property stands for it; it is the one variable. */
    VALUE,
    /** An interface, an abstract class or an annotation: nothing that could be made. */
    OTHER
  }

  /**
   * A type parameter.
   *
   * @param bounds Object left out
   */
  public record Parameter(String name, List<TypeUse> bounds) {

    String declaration() {
      return bounds.isEmpty()
          ? name
          : name
              + bounds.stream()
                  .map(TypeUse::source)
                  .collect(Collectors.joining(" & ", " extends ", ""));
    }
  }

  /**
   * A type that a sealed type permits.
   *
   * @param type with the sealed type's own parameters as its arguments
   * @param declaration by itself: of what it permits in turn nothing
   * @param sealed a class that could be made, and permits others too
   * @param tag a name that the sealed type gives it; empty when it gives none
   */
  public record Subtype(TypeUse type, TypeDeclaration declaration, boolean sealed, String tag) {

    List<AnnotationUse> annotations() {
      return declaration.annotations();
    }
  }

  /**
   * A class that makes the type's objects step by step.
   *
   * @param type with the type's own parameters as its arguments
   * @param claim what speaks for it
   * @param methods constructors too; what makes one of the type's own subtypes makes the type
   * @param around the class that the builder is nested in, unless that is the type
   */
  public record BuilderDeclaration(
      TypeUse type,
      Claim claim,
      List<MethodDeclaration> methods,
      List<AnnotationUse> annotations,
      @Nullable Around around) {

    /** What it is called where no annotation names it: {@code Builder}, or like the type, as Lombok calls it. */
    public static List<String> names(String type) {
      return List.of("Builder", type + "Builder");
    }

    /** It is a type of such builders, whatever its arguments are: a builder of itself is called by bounds. */
    boolean is(TypeUse other) {
      return withoutArguments(other).equals(withoutArguments(type));
    }

    /** By reflection, the name of a type has its arguments. */
    private static String withoutArguments(TypeUse type) {
      return type.name().qualified().replaceFirst("<.*", "");
    }

    boolean isNamed() {
      return claim == Claim.NAMED;
    }

    boolean isOffered() {
      return claim == Claim.OFFERED;
    }
  }

  /** A class around a builder, and its methods. */
  public record Around(TypeName name, List<MethodDeclaration> methods) {}

  /** What speaks for a builder, the strongest first. */
  public enum Claim {
    /** An annotation names it. */
    NAMED,
    /** It is public, and no constructor of the type is. */
    OFFERED,
    /** It is there. */
    THERE;

    public static Claim of(boolean named, boolean isPublic, boolean publicConstructor) {
      if (named) {
        return NAMED;
      }
      return isPublic && !publicConstructor ? OFFERED : THERE;
    }
  }

  /** The type with its parameters as arguments, as it is written in a source file. */
  String source() {
    return source(name.qualified(), parameters.stream().map(Parameter::name).toList());
  }

  static String source(String name, List<String> arguments) {
    return arguments.isEmpty() ? name : name + "<" + String.join(", ", arguments) + ">";
  }
}
