package streak.codegen;

/**
 * The name of a class.
 *
 * @param packageName empty for the unnamed package
 * @param nested the simple names from the outermost type inwards, separated by dots
 * @param behindField a type around it is called like a field that holds it, as a companion object of Kotlin is: in an expression
 *     Java takes that name for the field's
 */
public record TypeName(String packageName, String nested, boolean behindField) {

  /** What an expression of a type's name that has to be one ends in: javac warns of what it is for. */
  static final String NO_OBJECT = ") null)";

  public TypeName(String packageName, String nested) {
    this(packageName, nested, false);
  }

  /** As it is written in a source file. */
  public String qualified() {
    return inPackage(nested);
  }

  /** An expression for a static member of it. */
  String member(String name) {
    return (behindField ? "((" + qualified() + NO_OBJECT : qualified()) + "." + name;
  }

  /** The type around it. */
  TypeName outer() {
    return new TypeName(packageName, nested.substring(0, nested.lastIndexOf('.')), behindField);
  }

  /** The type that is in no other, around it. */
  public TypeName outermost() {
    return new TypeName(packageName, nested.replaceFirst("\\..*", ""));
  }

  /** As one simple name. */
  String flat() {
    return nested.replace('.', '_').replace('$', '_');
  }

  /** As a class loader knows it. */
  public String binary() {
    return inPackage(nested.replace('.', '$'));
  }

  /** Without the types around it, and without arguments. */
  String simple() {
    String bare = bare().nested;
    return bare.substring(bare.lastIndexOf('.') + 1);
  }

  /** As a class loader knows it, but for its package, and without arguments. */
  String binaryInPackage() {
    return bare().nested.replace('.', '$');
  }

  /** Without arguments. */
  TypeName bare() {
    return nested.contains("<")
        ? new TypeName(packageName, nested.substring(0, nested.indexOf('<')), behindField)
        : this;
  }

  private String inPackage(String name) {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
