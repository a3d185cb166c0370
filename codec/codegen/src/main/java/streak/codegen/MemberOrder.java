package streak.codegen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import streak.codegen.Plan.Argument;

/**
 * The order in which members are written. As with Jackson: what the type lists, then what has an index, then what makes the object,
 * then the others; each as declared, unless the type asks for the alphabet.
 */
final class MemberOrder {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";

  /** Those that list members, by their names in documents or in the source. */
  private static final List<String> LISTS = List.of(
      JACKSON + "JsonPropertyOrder",
      "jakarta.json.bind.annotation.JsonbPropertyOrder",
      "javax.json.bind.annotation.JsonbPropertyOrder");

  /**
   * What decides the place of a member.
   *
   * @param listed its place in the type's list, or behind all of it
   * @param index what its own annotation says
   */
  private record Place(int member, int listed, int index, String name) {}

  private final List<Place> places = new ArrayList<>();
  private final List<String> listed;
  private final boolean alphabetic;

  MemberOrder(List<AnnotationUse> ofType) {
    List<AnnotationUse> lists = LISTS.stream()
        .flatMap(name -> AnnotationUse.find(ofType, name).stream())
        .toList();
    listed = lists.stream().flatMap(a -> a.texts("value").stream()).toList();
    alphabetic = lists.stream().anyMatch(a -> a.flag("alphabetic"));
  }

  /** Adds the next member. */
  void add(VariableDeclaration property, String name) {
    int listedAt = Stream.of(name, property.name())
        .mapToInt(listed::indexOf)
        .filter(i -> i >= 0)
        .findFirst()
        .orElse(listed.size());
    int index = property.annotations().stream()
        .filter(a -> a.name().equals(JACKSON + "JsonProperty"))
        .mapToInt(a -> a.number("index", -1))
        .filter(i -> i >= 0)
        .findFirst()
        .orElse(Integer.MAX_VALUE);
    places.add(new Place(places.size(), listedAt, index, name));
  }

  /** The members' indices in the order in which they are written. */
  List<Integer> of(List<Argument> arguments) {
    Comparator<Place> order = Comparator.comparingInt(Place::listed)
        .thenComparingInt(Place::index)
        .thenComparing(p -> arguments.stream().noneMatch(a -> a.member() == p.member()));
    return places.stream()
        .sorted(alphabetic ? order.thenComparing(Place::name) : order)
        .map(Place::member)
        .toList();
  }
}
