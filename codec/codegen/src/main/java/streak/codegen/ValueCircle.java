package streak.codegen;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds types of the shape VALUE that hold each other with nothing around them in a document: a reader would go from one to the next
 * without end.
 */
final class ValueCircle {

  /** Generic types may hold ever others. */
  private static final int MOST = 1000;

  private final TypeName type;
  private final Neighbours neighbours;

  /** Of the types on the way that are written as one member alone: what that is, with the type's own parameters. */
  private final Map<TypeName, Optional<Only>> known = new HashMap<>();

  private record Only(List<TypeDeclaration.Parameter> parameters, Value value) {}

  /** For a type of the shape VALUE. */
  ValueCircle(TypeName type, Neighbours neighbours) {
    this.type = type;
    this.neighbours = neighbours;
  }

  /** The types between the type's one member and the type again; empty when that leads to something else. */
  Optional<List<TypeName>> through(Value member) {
    List<TypeName> way = new ArrayList<>();
    Value value = member;
    for (int i = 0; i < MOST; i++) {
      Value.Bound bound = bare(value);
      if (bound == null) {
        return Optional.empty();
      }
      if (bound.name().equals(type)) {
        return Optional.of(way);
      }
      way.add(bound.name());
      Optional<Only> only = known.computeIfAbsent(bound.name(), this::only);
      if (only.isEmpty()) {
        return Optional.empty();
      }
      value = substituted(only.get().value(), arguments(only.get(), bound));
    }
    return Optional.empty();
  }

  private static Value.@Nullable Bound bare(Value value) {
    if (value instanceof Value.Maybe maybe) {
      return bare(maybe.content());
    }
    if (value instanceof Value.Inline inline) {
      return bare(inline.content());
    }
    return value instanceof Value.Bound bound ? bound : null;
  }

  private Optional<Only> only(TypeName name) {
    return neighbours
        .onlyMember(name)
        .map(plan -> new Only(plan.parameters(), plan.members().get(0).value()));
  }

  private static Map<String, Value> arguments(Only only, Value.Bound bound) {
    Map<String, Value> arguments = new HashMap<>();
    for (int i = 0; i < Math.min(only.parameters().size(), bound.arguments().size()); i++) {
      arguments.put(only.parameters().get(i).name(), bound.arguments().get(i));
    }
    return arguments;
  }

  /** What is in a collection does not matter: that has brackets. */
  private static Value substituted(Value value, Map<String, Value> arguments) {
    if (value instanceof Value.Variable variable) {
      return arguments.getOrDefault(variable.name(), variable);
    }
    if (value instanceof Value.Maybe maybe) {
      return new Value.Maybe(maybe.box(), substituted(maybe.content(), arguments));
    }
    if (value instanceof Value.Bound bound) {
      List<Value> substituted =
          bound.arguments().stream().map(a -> substituted(a, arguments)).toList();
      return new Value.Bound(bound.name(), substituted, bound.nullable());
    }
    return value;
  }
}
