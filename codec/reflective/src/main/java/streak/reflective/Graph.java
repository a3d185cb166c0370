package streak.reflective;

import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import streak.codegen.Diagnostics;
import streak.codegen.Plan;
import streak.codegen.Planner;
import streak.codegen.Surroundings;
import streak.codegen.TypeDeclaration;
import streak.codegen.TypeName;
import streak.codegen.TypeUse;

/**
 * The nodes of one type and of all those that it leads to. Each type is planned once; where it is used stands a link, so that types
 * may hold each other.
 */
final class Graph {

  /** A type with arguments in more arguments than that grows at each look: it holds itself with other ones. */
  private static final int DEEPEST = 50;

  /** One that becomes twice as wide at each look is too long a name before it is that deep. */
  private static final int LONGEST = 10_000;

  /** A type that holds itself with several other arguments becomes that many before any is deep. */
  private static final int MOST = 5_000;

  /** Nothing is generated that could lack something. */
  private final class Others implements Surroundings {
    @Override
    public boolean has(TypeName type, String adapter) {
      return true;
    }

    @Override
    public boolean isImported(TypeName type, String adapter) {
      return false;
    }

    @Override
    public boolean isClass(String name) {
      return false;
    }

    @Override
    public Optional<TypeDeclaration> declaration(TypeName name) {
      return grows(name)
          ? Optional.empty()
          : Optional.of(new TypeReader(reading.uses().target(name), reading).read());
    }
  }

  private final Reading reading;
  private final ValueNodes values;
  private final List<String> wrong = new ArrayList<>();
  private final Map<TypeName, Node> nodes = new HashMap<>();
  private final Map<TypeName, List<LinkNode>> links = new LinkedHashMap<>();
  private final Deque<TypeName> waiting = new ArrayDeque<>();
  private final Map<Class<?>, Integer> looks = new HashMap<>();

  Graph(Naming naming) {
    reading = Reading.of(naming);
    values = new ValueNodes(reading.names(), this::link);
  }

  /**
   * The node of a whole document.
   *
   * @throws IllegalArgumentException when anything is wrong with a type; says all of it
   */
  Node root(Type type) {
    TypeUse use = reading.uses().use(type);
    Optional<Node> root = planned(TypeReader.document(use))
        .map(plan -> values.node(((Plan.ObjectPlan) plan).members().get(0).value()));
    while (!waiting.isEmpty()) {
      plan(waiting.remove());
    }
    if (!wrong.isEmpty()) {
      throw new IllegalArgumentException(String.join("\n", wrong));
    }
    links.forEach((name, all) -> all.forEach(link -> link.link(known(name))));
    return root.orElseThrow();
  }

  private void plan(TypeName name) {
    Class<?> type = reading.uses().target(name).type();
    if (grows(name) || looks.merge(type, 1, Integer::sum) > MOST) {
      wrong.add(type.getName() + " holds itself with type arguments that grow without end,"
          + " so that no adapter could be made of them when the program runs: generate it");
      waiting.clear();
      return;
    }
    planned(new TypeReader(reading.uses().target(name), reading).read())
        .ifPresent(p -> nodes.put(name, node(p)));
  }

  private static boolean grows(TypeName name) {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < name.nested().length(); i++) {
      char c = name.nested().charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest > DEEPEST || name.nested().length() > LONGEST;
  }

  private Optional<Plan> planned(TypeDeclaration type) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Plan> plan = new Planner(type, diagnostics, new Others()).plan();
    // What is said of a name that nobody gave comes of this, which is therefore said first.
    if (diagnostics.all().stream().anyMatch(d -> isWithoutName(d.origin()))) {
      wrong.add(type.name().qualified()
          + " was compiled without -parameters, so that what makes it takes parameters"
          + " that have no names when the program runs: compile it with javac -parameters");
    }
    diagnostics.all().forEach(d -> wrong.add(d.message()));
    return plan;
  }

  private static boolean isWithoutName(Object origin) {
    return origin instanceof Parameter parameter && !parameter.isNamePresent();
  }

  private Node known(TypeName name) {
    Node node = nodes.get(name);
    if (node == null) {
      throw new AssertionError(name);
    }
    return node;
  }

  private LinkNode link(TypeName name, boolean nullable) {
    LinkNode link = new LinkNode(nullable);
    List<LinkNode> known = links.get(name);
    if (known == null) {
      known = new ArrayList<>();
      links.put(name, known);
      waiting.add(name);
    }
    known.add(link);
    return link;
  }

  private Node node(Plan plan) {
    Class<?> type = reading.uses().target(plan.name()).type();
    if (plan instanceof Plan.ObjectPlan object) {
      return new ObjectNodes(object, type, values).node();
    }
    if (plan instanceof Plan.SealedPlan sealed) {
      return sealed(sealed, type);
    }
    if (plan instanceof Plan.ValuePlan whole) {
      return values.node(whole.value());
    }
    return new EnumNode(((Plan.EnumPlan) plan).choice(), type);
  }

  private Node sealed(Plan.SealedPlan plan, Class<?> type) {
    List<SealedNode.Case> cases = new ArrayList<>();
    for (Plan.Case each : plan.cases()) {
      TypeName name = each.type().name();
      cases.add(new SealedNode.Case(
          each,
          reading.uses().target(name).type(),
          link(name, false),
          plan.bareUnits() && each.empty()));
    }
    Plan.@Nullable ObjectPlan own = plan.own();
    return new SealedNode(
        plan, cases, own == null ? null : new ObjectNodes(own, type, values).node());
  }
}
