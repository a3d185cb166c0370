package streak.codegen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which class is made for a declared type of collection or map. */
final class Collections {

  static final String ENUM_SET = "java.util.EnumSet";
  static final String ENUM_MAP = "java.util.EnumMap";

  static final String LIST = "java.util.ArrayList";

  /** The class that is made, and the types for which it is. */
  private static final Map<String, List<String>> SEQUENCES = Map.ofEntries(
      Map.entry(LIST, List.of("java.lang.Iterable", "java.util.Collection", "java.util.List")),
      Map.entry("java.util.LinkedList", List.of()),
      Map.entry("java.util.LinkedHashSet", List.of("java.util.Set")),
      Map.entry("java.util.HashSet", List.of()),
      Map.entry("java.util.TreeSet", List.of("java.util.SortedSet", "java.util.NavigableSet")),
      Map.entry("java.util.ArrayDeque", List.of("java.util.Queue", "java.util.Deque")),
      Map.entry("java.util.concurrent.CopyOnWriteArrayList", List.of()),
      Map.entry("java.util.concurrent.CopyOnWriteArraySet", List.of()),
      Map.entry("java.util.concurrent.ConcurrentLinkedQueue", List.of()),
      Map.entry("java.util.concurrent.ConcurrentLinkedDeque", List.of()),
      Map.entry("java.util.concurrent.ConcurrentSkipListSet", List.of()),
      Map.entry("java.util.Vector", List.of()),
      Map.entry(ENUM_SET, List.of()));

  /** What every sequence is. */
  private static final Set<String> WIDE = Set.of("java.lang.Iterable", "java.util.Collection");

  private static final Map<String, List<String>> DICTIONARIES = Map.of(
      "java.util.LinkedHashMap",
      List.of("java.util.Map"),
      "java.util.HashMap",
      List.of(),
      "java.util.TreeMap",
      List.of("java.util.SortedMap", "java.util.NavigableMap"),
      "java.util.concurrent.ConcurrentHashMap",
      List.of("java.util.concurrent.ConcurrentMap"),
      "java.util.concurrent.ConcurrentSkipListMap",
      List.of("java.util.concurrent.ConcurrentNavigableMap"),
      ENUM_MAP,
      List.of());

  /** What is made that takes no null. */
  private static final Set<String> WITHOUT_NULL = Set.of(
      "java.util.ArrayDeque",
      "java.util.TreeSet",
      "java.util.concurrent.ConcurrentLinkedQueue",
      "java.util.concurrent.ConcurrentLinkedDeque",
      "java.util.concurrent.ConcurrentSkipListSet",
      "java.util.concurrent.ConcurrentHashMap",
      "java.util.concurrent.ConcurrentSkipListMap",
      ENUM_SET);

  private static final Set<String> SORTED = Set.of(
      "java.util.TreeSet",
      "java.util.TreeMap",
      "java.util.concurrent.ConcurrentSkipListSet",
      "java.util.concurrent.ConcurrentSkipListMap");

  private Collections() {}

  /** Without a comparator of its own: nobody could say which. */
  static boolean sorts(String made) {
    return SORTED.contains(made);
  }

  /** The element, never null where what is made takes none. */
  static Value element(String made, Value element) {
    return WITHOUT_NULL.contains(made) ? element.present() : element;
  }

  /** For a JSON array. */
  static Optional<String> sequence(String type) {
    return made(SEQUENCES, type);
  }

  /** For a JSON object. */
  static Optional<String> dictionary(String type) {
    return made(DICTIONARIES, type);
  }

  /**
   * What a collection, a map's values, an array or an Optional hold at last, as one of Jackson's annotations on such a member is about;
   * of any other type, and of an array of primitives, that itself.
   */
  static TypeUse innermost(TypeUse type) {
    String name = type.name().qualified();
    boolean holds = type.form() == TypeUse.Form.ARRAY
        || name.equals(Value.Maybe.OPTIONAL)
        || name.equals(Value.Patch.MEMBER)
        || sequence(name).or(() -> dictionary(name)).isPresent();
    if (!holds || type.arguments().isEmpty()) {
      return type;
    }
    TypeUse last = type.arguments().get(type.arguments().size() - 1).least();
    return last.form() == TypeUse.Form.PRIMITIVE ? type : innermost(last);
  }

  /** A parameter such as {@code Collection<? extends T>} takes a {@code List<T>}. */
  static boolean takes(TypeUse parameter, TypeUse argument) {
    String wide = parameter.name().qualified();
    String narrow = argument.name().qualified();
    boolean above = wide.equals(narrow)
        ? sequence(narrow).or(() -> dictionary(narrow)).isPresent()
        : WIDE.contains(wide) && sequence(narrow).isPresent();
    List<TypeUse> least = parameter.arguments().stream().map(TypeUse::least).toList();
    return above
        && least.stream()
            .map(TypeUse::source)
            .toList()
            .equals(argument.arguments().stream().map(TypeUse::source).toList());
  }

  private static Optional<String> made(Map<String, List<String>> table, String type) {
    return table.entrySet().stream()
        .filter(e -> e.getKey().equals(type) || e.getValue().contains(type))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
