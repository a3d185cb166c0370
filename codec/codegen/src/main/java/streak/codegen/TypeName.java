package streak.codegen;

/**
 * The name of a class.
 *
 * @param packageName empty for the unnamed package
 * @param nested the simple names from the outermost type inwards, separated by dots
 */
public record TypeName(String packageName, String nested) {

  /** As it is written in a source file. */
  public String qualified() {
    return inPackage(nested);
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
    String bare = nested.contains("<") ? nested.substring(0, nested.indexOf('<')) : nested;
    return bare.substring(bare.lastIndexOf('.') + 1);
  }

  private String inPackage(String name) {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
