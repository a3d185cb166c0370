package streak.codegen;

import java.util.List;
import java.util.Optional;

/**
 * The types that a type names, as its adapters need them.
 *
 * @param dialects of the adapters that are made
 */
record Neighbours(Surroundings surroundings, List<Dialect> dialects) {

  /** An adapter of that type is called, and is not there. */
  Optional<Dialect> missing(TypeName type) {
    return dialects.stream()
        .filter(each -> !surroundings.has(type, each.qualifiedAdapter(type)))
        .findFirst();
  }

  /** A type has an adapter though it is not annotated. */
  boolean isImported(TypeName type) {
    return surroundings.isImported(type, Dialect.STREAK.qualifiedAdapter(type));
  }

  /** The plan of a type that is written as its only member; empty for any other. */
  Optional<Plan.ObjectPlan> onlyMember(TypeName type) {
    return surroundings
        .declaration(type)
        .filter(d -> Policies.layout(d) == Plan.Layout.VALUE)
        .flatMap(d -> new Planner(d, new Diagnostics(), alone()).plan())
        .filter(Plan.ObjectPlan.class::isInstance)
        .map(Plan.ObjectPlan.class::cast);
  }

  /** The same for a type that is looked at for another one's sake: nobody looks any further. */
  Neighbours alone() {
    return new Neighbours(new Alone(surroundings), dialects);
  }

  private record Alone(Surroundings surroundings) implements Surroundings {

    @Override
    public boolean has(TypeName type, String adapter) {
      return surroundings.has(type, adapter);
    }

    @Override
    public boolean isImported(TypeName type, String adapter) {
      return surroundings.isImported(type, adapter);
    }

    @Override
    public boolean isClass(String name) {
      return surroundings.isClass(name);
    }

    @Override
    public Optional<TypeDeclaration> declaration(TypeName type) {
      return Optional.empty();
    }
  }
}
