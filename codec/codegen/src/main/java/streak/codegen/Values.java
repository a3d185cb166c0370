package streak.codegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out how the members of one type are read and written, or what is wrong with them. */
final class Values {

  /** What is made for a declared type of collection. */
  private static final Map<String, String> SEQUENCES = Map.ofEntries(
      Map.entry("java.lang.Iterable", "java.util.ArrayList"),
      Map.entry("java.util.Collection", "java.util.ArrayList"),
      Map.entry("java.util.List", "java.util.ArrayList"),
      Map.entry("java.util.ArrayList", "java.util.ArrayList"),
      Map.entry("java.util.LinkedList", "java.util.LinkedList"),
      Map.entry("java.util.Set", "java.util.LinkedHashSet"),
      Map.entry("java.util.HashSet", "java.util.HashSet"),
      Map.entry("java.util.LinkedHashSet", "java.util.LinkedHashSet"),
      Map.entry("java.util.SortedSet", "java.util.TreeSet"),
      Map.entry("java.util.NavigableSet", "java.util.TreeSet"),
      Map.entry("java.util.TreeSet", "java.util.TreeSet"),
      Map.entry("java.util.Queue", "java.util.ArrayDeque"),
      Map.entry("java.util.Deque", "java.util.ArrayDeque"),
      Map.entry("java.util.ArrayDeque", "java.util.ArrayDeque"));

  private static final Map<String, String> DICTIONARIES = Map.of(
      "java.util.Map", "java.util.LinkedHashMap",
      "java.util.LinkedHashMap", "java.util.LinkedHashMap",
      "java.util.HashMap", "java.util.HashMap",
      "java.util.SortedMap", "java.util.TreeMap",
      "java.util.NavigableMap", "java.util.TreeMap",
      "java.util.TreeMap", "java.util.TreeMap");

  private final TypeDeclaration owner;
  private final Diagnostics diagnostics;

  Values(TypeDeclaration owner, Diagnostics diagnostics) {
    this.owner = owner;
    this.diagnostics = diagnostics;
  }

  /** Empty when there is no way; that has been reported then. */
  Optional<Value> of(VariableDeclaration member) {
    return member.annotations().stream()
        .filter(a -> a.name().equals("streak.JsonWith"))
        .flatMap(a -> a.type("value").stream())
        .map(adapter -> custom(member.type(), adapter))
        .findFirst()
        .or(() -> of(member.type(), member));
  }

  private Value custom(TypeUse use, TypeName adapter) {
    boolean primitive = use.form() == TypeUse.Form.PRIMITIVE;
    return new Value.Custom(use.source(), adapter, primitive, nullable(use));
  }

  private boolean nullable(TypeUse use) {
    return use.form() != TypeUse.Form.PRIMITIVE && (use.nullable() || !owner.nullMarked());
  }

  private Optional<Value> of(TypeUse use, VariableDeclaration member) {
    boolean nullable = nullable(use);
    return switch (use.form()) {
      case PRIMITIVE -> Scalar.of(use.name().nested()).map(s -> new Value.Leaf(s, false));
      case ARRAY -> of(use.arguments().get(0), member).map(e -> new Value.Array(e, nullable));
      case JSON ->
        use.arguments().isEmpty()
            ? Optional.of(new Value.Bound(use.name(), nullable))
            : unknown(use, member);
      case ENUM -> choice(use, nullable);
      case DECLARED -> declared(use, nullable, member);
      case OTHER -> unknown(use, member);
    };
  }

  private Optional<Value> declared(TypeUse use, boolean nullable, VariableDeclaration member) {
    String name = use.name().qualified();
    Optional<Scalar> scalar = Scalar.of(name);
    if (scalar.isPresent()) {
      return Optional.of(new Value.Leaf(scalar.get(), nullable));
    }
    boolean optional = name.equals("java.util.Optional");
    if (!optional && !SEQUENCES.containsKey(name) && !DICTIONARIES.containsKey(name)) {
      return unknown(use, member);
    }
    if (use.arguments().isEmpty()) {
      report(Problem.NO_ARGUMENTS, member, use);
      return Optional.empty();
    }
    if (optional) {
      return of(use.arguments().get(0), member).map(content -> new Value.Maybe(content.present()));
    }
    if (SEQUENCES.containsKey(name)) {
      return of(use.arguments().get(0), member)
          .map(e ->
              new Value.Sequence(use.source(), SEQUENCES.getOrDefault(name, name), e, nullable));
    }
    if (!use.arguments().get(0).source().equals("java.lang.String")) {
      report(Problem.MAP_KEY, member, use.arguments().get(0));
      return Optional.empty();
    }
    return of(use.arguments().get(1), member)
        .map(e ->
            new Value.Dictionary(use.source(), DICTIONARIES.getOrDefault(name, name), e, nullable));
  }

  private Optional<Value> choice(TypeUse use, boolean nullable) {
    return choice(use.name(), use.constants()).map(c -> new Value.Choice(use.name(), c, nullable));
  }

  /** The constants of an enum by what they are called; empty when two are called the same. */
  Optional<List<Value.Constant>> choice(TypeName name, List<ConstantDeclaration> declared) {
    List<Value.Constant> constants = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (ConstantDeclaration constant : declared) {
      Names names = Names.of(constant.name(), constant.annotations());
      constants.add(new Value.Constant(constant.name(), names));
      for (String each : names.all()) {
        if (!taken.add(each)) {
          diagnostics.add(Problem.SAME_CONSTANT, owner.origin(), name.qualified(), each);
          return Optional.empty();
        }
      }
    }
    return Optional.of(constants);
  }

  private Optional<Value> unknown(TypeUse use, VariableDeclaration member) {
    report(Problem.UNKNOWN_TYPE, member, use);
    return Optional.empty();
  }

  private void report(Problem problem, VariableDeclaration member, TypeUse use) {
    diagnostics.add(problem, member.origin(), member.name(), owner.name().nested(), use.source());
  }
}
