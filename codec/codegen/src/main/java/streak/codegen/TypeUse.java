package streak.codegen;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A type where it is used.
 *
 * @param form decides which of the others mean something
 * @param name of a primitive: its keyword, without package; of a variable: its name
 * @param arguments type arguments; of an array: its one element type; of a value class: the type of what is in it
 * @param nullable annotated with some {@code Nullable}
 * @param constants of an enum; of a value class: its property
 * @param comparable it implements Comparable, so that what sorts its elements takes it
 */
public record TypeUse(
    Form form,
    TypeName name,
    List<TypeUse> arguments,
    boolean nullable,
    List<ConstantDeclaration> constants,
    boolean comparable) {

  /** One that need not be Comparable. */
  public TypeUse(
      Form form,
      TypeName name,
      List<TypeUse> arguments,
      boolean nullable,
      List<ConstantDeclaration> constants) {
    this(form, name, arguments, nullable, constants, false);
  }

  /** What kind of type it is. */
  public enum Form {
    PRIMITIVE,
    ARRAY,
    /** A class or interface that is neither of the two below. */
    DECLARED,
    /** A class or interface that has a generated adapter. */
    JSON,
    ENUM,
    /** A class or interface that generated code cannot name, because it or one around it is private, or not public and in another package. */
    HIDDEN,
    /** A type parameter. */
    VARIABLE,
    /** A generic type without its arguments. */
    RAW,
    /** A Kotlin value class where the virtual machine has what is in it, and nothing around that. */
    INLINE,
    /** A Kotlin value class where the virtual machine has an object of it. */
    BOXED_INLINE,
    /** A Kotlin value class that generated code can make none of; its one argument is what the virtual machine has. */
    CLOSED_INLINE,
    /** A wildcard with an upper bound, which is its one argument. */
    WILDCARD,
    /** Another wildcard, or what does not compile. */
    OTHER
  }

  /** The same, of a type that is Comparable or is not. */
  public TypeUse withComparable(boolean is) {
    return new TypeUse(form, name, arguments, nullable, constants, is);
  }

  /** What a wildcard is at least; of any other, the type itself. */
  TypeUse least() {
    return form == Form.WILDCARD ? arguments.get(0) : this;
  }

  public boolean isOfValueClass() {
    return form == Form.INLINE || form == Form.BOXED_INLINE || form == Form.CLOSED_INLINE;
  }

  /** There is what is in a value class, and nothing around that. */
  public boolean isBare() {
    return form == Form.INLINE
        || (form == Form.CLOSED_INLINE && !name.equals(arguments.get(0).name()));
  }

  /** The first type in it that generated code cannot name; null when there is none. */
  @Nullable
  TypeUse hidden() {
    if (form == Form.HIDDEN) {
      return this;
    }
    for (TypeUse each : arguments) {
      TypeUse hidden = each.hidden();
      if (hidden != null) {
        return hidden;
      }
    }
    return null;
  }

  /** It may be null, or what is in a value class may. */
  public boolean holdsNull() {
    return nullable || (isBare() && arguments.get(0).holdsNull());
  }

  /** The same where nobody says what may be null, so that everything may. */
  public TypeUse unmarked() {
    List<TypeUse> unmarked = arguments.stream().map(TypeUse::unmarked).toList();
    return new TypeUse(form, name, unmarked, form != Form.PRIMITIVE, constants, comparable);
  }

  /** The same with other names for type parameters. */
  public TypeUse renamed(Map<String, String> names) {
    if (names.isEmpty()) {
      return this;
    }
    TypeName called = form == Form.VARIABLE
        ? new TypeName("", names.getOrDefault(name.nested(), name.nested()))
        : name;
    List<TypeUse> renamed = arguments.stream().map(a -> a.renamed(names)).toList();
    return new TypeUse(form, called, renamed, nullable, constants, comparable);
  }

  /** It is what stands for the other as a type argument, or may be: nobody knows of a generic type without its arguments. */
  public boolean isArgumentFor(TypeUse other) {
    boolean raw = form == Form.RAW || other.form == Form.RAW;
    return raw ? name.equals(other.name) : source().equals(Expressions.boxed(other.source()));
  }

  /** As it is written in a source file, without annotations. */
  public String source() {
    if (form == Form.ARRAY) {
      return arguments.get(0).source() + "[]";
    }
    if (form == Form.INLINE || form == Form.CLOSED_INLINE) {
      return arguments.get(0).source();
    }
    if (form == Form.BOXED_INLINE) {
      return qualified();
    }
    if (form == Form.WILDCARD) {
      return "? extends " + arguments.get(0).source();
    }
    return arguments.isEmpty()
        ? qualified()
        : qualified()
            + arguments.stream().map(TypeUse::source).collect(Collectors.joining(", ", "<", ">"));
  }

  /** By reflection, a name holds its arguments, and which of them may be null. */
  private String qualified() {
    return name.qualified().replaceAll(" ?@Nullable ", "");
  }
}
