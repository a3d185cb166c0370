package streak.codegen;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a Kotlin class says of itself that fields and methods do not show: its properties, and which arguments may be left out.
 *
 * @param marked how many constructors and functions an annotation says make objects
 * @param creator the constructor, or a function of the companion: its name is the expression that stands before the arguments,
 *     less the class; null of an object, of a value class and of what cannot be made
 * @param defaulted the parameters of the creator that may be left out, by their indices
 * @param visible javac sees the creator: Kotlin hides constructors with a parameter of a value class
 * @param properties inherited ones first; of those that are no parameters, what is a member
 */
public record KotlinDeclaration(
    int marked,
    @Nullable MethodDeclaration creator,
    List<Integer> defaulted,
    boolean visible,
    List<Property> properties) {

  /**
   * A property.
   *
   * @param variable its type is the one that its getter returns in the virtual machine
   * @param get null when a generated class may not call it
   * @param set null when there is none, or when a generated class may not call it
   * @param lateinit it holds nothing before it is set
   */
  public record Property(
      VariableDeclaration variable,
      @Nullable Access get,
      @Nullable Access set,
      boolean lateinit) {}

  boolean isDefaulted(int parameter) {
    return defaulted.contains(parameter);
  }
}
