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
}
