package streak.codegen;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The adapters written by hand that {@code @Json(with)} names: one of the type itself, and those of what its members are, in lists and
 * maps too. Which is which, the adapter's class says: it is of exactly one type.
 */
record ByHand(TypeDeclaration type, List<ClassUse> adapters) {

  /** Less what is no adapter: the compiler says that itself. */
  static ByHand of(TypeDeclaration type) {
    return new ByHand(
        type,
        type.annotations().stream()
            .flatMap(a -> a.adapters().stream())
            .filter(each -> !each.adapted().isEmpty())
            .toList());
  }

  /** Of the type as a whole: nothing else of it counts then. */
  Optional<ClassUse> ofItself() {
    return adapters.stream().filter(this::isOfItself).findFirst();
  }

  private boolean isOfItself(ClassUse adapter) {
    return adapter.adapted().equals(type.source())
        && type.parameters().isEmpty()
        && !adapter.adapted().contains("<")
        && type.shape() != TypeDeclaration.Shape.VALUE;
  }

  /** Of a type that a member or a part of it has. */
  Optional<ClassUse> of(TypeUse use) {
    return adapters.stream().filter(each -> isOf(each, use)).findFirst();
  }

  private static boolean isOf(ClassUse adapter, TypeUse use) {
    return !use.isOfValueClass()
        && use.hidden() == null
        && adapter.adapted().equals(Expressions.boxed(use.source()));
  }

  /**
   * Says so when one of them is of an argument that is a part of a type's name, as it is where adapters are made when the program runs: such a
   * type is one of its own. It does not know who holds it, nor which of its members had a parameter for their type.
   */
  boolean isOfArgumentIn(TypeName name, Object origin, Diagnostics diagnostics) {
    int from = name.nested().indexOf('<');
    String arguments = from < 0 ? "" : name.nested().substring(from);
    Optional<ClassUse> found =
        adapters.stream().filter(each -> mentions(arguments, each.adapted())).findFirst();
    found.ifPresent(adapter -> diagnostics.add(
        Problem.ARGUMENT_BY_HAND,
        origin,
        type.name().nested(),
        adapter.name().qualified(),
        name.qualified()));
    return found.isPresent();
  }

  private static boolean mentions(String arguments, String type) {
    return Pattern.compile("(?<![\\w.$])" + Pattern.quote(type) + "(?![\\w.$<])")
        .matcher(arguments)
        .find();
  }

  /** Says which of them cannot be used. */
  void check(Diagnostics diagnostics) {
    isOfArgumentIn(type.name(), type.origin(), diagnostics);
    String owner = type.name().nested();
    Set<String> taken = new HashSet<>();
    for (ClassUse each : adapters) {
      if (each.instance() == ClassUse.Instance.NONE) {
        String said = "@Json(with = " + each.name().qualified() + ")";
        diagnostics.add(Problem.ADAPTER_NOT_TO_BE_MADE, type.origin(), owner, said);
      } else if (!taken.add(each.adapted())) {
        diagnostics.add(Problem.TWO_ADAPTERS, type.origin(), owner, each.adapted());
      }
    }
  }

  /** Says which of them are named for nothing. */
  void check(Plan plan, Diagnostics diagnostics) {
    Set<String> used = new HashSet<>();
    plan.values().forEach(value -> addAdapted(value, used));
    for (ClassUse each : adapters) {
      if (each.instance() != ClassUse.Instance.NONE && !used.contains(each.adapted())) {
        diagnostics.add(
            Problem.ADAPTER_OF_NOTHING,
            type.origin(),
            type.name().nested(),
            each.name().qualified(),
            each.adapted());
      }
    }
  }

  private static void addAdapted(Value value, Set<String> found) {
    if (value instanceof Value.Custom custom && custom.adapter() instanceof ClassUse adapter) {
      found.add(adapter.adapted());
    }
    value.parts().forEach(part -> addAdapted(part, found));
  }
}
