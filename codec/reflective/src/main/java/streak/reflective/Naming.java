package streak.reflective;

/**
 * What members are called in documents, for types that nobody can annotate. A name that an annotation gives goes before it.
 */
@FunctionalInterface
public interface Naming {

  /** As in the source. */
  Naming AS_DECLARED = (type, property) -> property;

  /**
   * The name in a document.
   *
   * @param type that is read or written; the property may be one that it inherits
   * @param property the name in the source, of a field, a record's component or a creator's parameter
   */
  String name(Class<?> type, String property);
}
