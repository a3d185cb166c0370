package streak.codegen;

/**
 * The name of a class.
 *
 * @param packageName empty for the unnamed package
 * @param nested the simple names from the outermost type inwards, separated by dots
 */
public record TypeName(String packageName, String nested) {

  private static final String SUFFIX = "_JsonAdapter";

  /** As it is written in a source file. */
  public String qualified() {
    return inPackage(nested);
  }

  /** The simple name of the adapter's class, which is in the same package. */
  public String adapter() {
    return nested.replace('.', '_').replace('$', '_') + SUFFIX;
  }

  String qualifiedAdapter() {
    return inPackage(adapter());
  }

  /** As a class loader knows it. */
  public String binary() {
    return inPackage(nested.replace('.', '$'));
  }

  String simple() {
    return nested.substring(nested.lastIndexOf('.') + 1);
  }

  private String inPackage(String name) {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
