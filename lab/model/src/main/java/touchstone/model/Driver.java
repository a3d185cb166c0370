package touchstone.model;

/**
 * Uses one library with one binding, the way that library's own documentation recommends.
 *
 * <p>A contestant implements this in a public class with a public constructor without arguments. It is created in a fresh
 * JVM that has that contestant's class path and no other.
 */
public interface Driver {

  /**
   * Builds whatever the library says to build once and keep: mappers, adapters, serializers. Called outside of the clock of
   * warm operations, and within that of a cold start: nothing is built for other types, and what only some operations need is
   * built by the first of them. Where several threads work at once, it is called once for each that does not
   * {@linkplain Operations#sharedByThreads share} what it returned.
   *
   * @param type the type of the workload's document, such as {@code users}; one of those that the contestant claims
   */
  Operations<?> open(String type) throws Exception;
}
