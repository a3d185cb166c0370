package streak.codegen;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import streak.codegen.TypeDeclaration.Parameter;

/** The methods, fields and classes that an adapter's class needs for its members' values, each written once. */
final class Methods {

  /** What every adapter may have, and what it inherits. */
  private static final Set<String> FIXED = Set.of(
      "DISCRIMINATOR",
      "INSTANCE",
      "MEMBERS",
      "NAMES",
      "TAGS",
      "nameOf",
      "ofName",
      "readCase",
      "readMembers",
      "readOwn",
      "readUnit",
      "readValue",
      "readValueInto",
      "requireSet",
      "writeMembers",
      "writeOwn",
      "writeValue",
      "elements",
      "fromJson",
      "fromTree",
      "lines",
      "list",
      "map",
      "ofText",
      "read",
      "readInto",
      "textOf",
      "toJson",
      "toJsonBytes",
      "toTree",
      "with",
      "write",
      "writeLines",
      "clone",
      "equals",
      "finalize",
      "getClass",
      "hashCode",
      "notify",
      "notifyAll",
      "toString",
      "wait");

  private final Source source = new Source();
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>(FIXED);
  private final ShrinkerRules rules = new ShrinkerRules();
  private final List<Parameter> parameters;
  private final Dialect dialect;

  /**
   * Of one class.
   *
   * @param parameters where there are any, its methods need the adapters that it was made of, so none is static
   */
  Methods(List<Parameter> parameters, Dialect dialect) {
    this.parameters = parameters;
    parameters.forEach(p -> taken.add(p.name()));
    this.dialect = dialect;
  }

  Dialect dialect() {
    return dialect;
  }

  boolean generic() {
    return !parameters.isEmpty();
  }

  /** What stands before {@code static} methods; of a generic type's adapter they belong to its object. */
  String modifier() {
    return generic() ? "" : "static ";
  }

  /** What is left of a type when a program runs. */
  String erased(String type) {
    return new Erasure(parameters).of(type);
  }

  /** What is called by its name, and by which types. */
  ShrinkerRules rules() {
    return rules;
  }

  /**
   * Writes something down unless it is there.
   *
   * @param verb what its name begins with
   * @param declaration from its name
   * @return its name
   */
  String declare(String verb, Value value, UnaryOperator<String> declaration) {
    return declare(verb, value, value.label(), declaration);
  }

  /** The same for what has another label than its value. */
  String declare(String verb, Object key, String label, UnaryOperator<String> declaration) {
    String known = names.get(verb + " " + key);
    if (known != null) {
      return known;
    }
    String wanted = verb + label;
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + i;
    }
    names.put(verb + " " + key, name);
    source.add("\n").add(declaration.apply(name));
    return name;
  }

  @Override
  public String toString() {
    return source.toString();
  }
}
