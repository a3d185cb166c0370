package streak.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import streak.JsonLimits;

/**
 * A place where two documents differ.
 *
 * @param pointer of the place, RFC 6901
 * @param before what the first one has there; empty when it has nothing there
 * @param after what the second one has there; empty when it has nothing there
 */
public record Difference(String pointer, Optional<JsonValue> before, Optional<JsonValue> after) {

  /** Objects and arrays that differ in so many others differ as a whole. */
  private static final int DEEPEST = JsonLimits.DEFAULT.depth();

  /**
   * All of them, down to the 500th level: none when the documents mean the same. Elements of arrays that both begin or end with are
   * taken to be the same; between these they are compared in their order.
   */
  public static List<Difference> between(JsonValue before, JsonValue after) {
    List<Difference> found = new ArrayList<>();
    compare("", 0, before, after, found);
    return List.copyOf(found);
  }

  private static void compare(
      String at, int depth, JsonValue before, JsonValue after, List<Difference> found) {
    boolean within = depth < DEEPEST;
    if (within
        && before instanceof JsonObject a
        && after instanceof JsonObject b
        && unique(a)
        && unique(b)) {
      compareMembers(at, depth, a, b, found);
    } else if (within && before instanceof JsonArray a && after instanceof JsonArray b) {
      compareElements(at, depth, a, b, found);
    } else if (!before.equals(after)) {
      found.add(new Difference(at, Optional.of(before), Optional.of(after)));
    }
  }

  /** A pointer tells members of one name not apart. */
  static boolean unique(JsonObject object) {
    Set<String> names = new LinkedHashSet<>();
    return object.members().stream().allMatch(member -> names.add(member.name()));
  }

  private static void compareMembers(
      String at, int depth, JsonObject before, JsonObject after, List<Difference> found) {
    for (int i = 0; i < before.size(); i++) {
      String name = before.name(i);
      String there = at + "/" + Pointer.escaped(name);
      Optional<JsonValue> other = after.find(name);
      if (other.isPresent()) {
        compare(there, depth + 1, before.value(i), other.get(), found);
      } else {
        found.add(new Difference(there, Optional.of(before.value(i)), Optional.empty()));
      }
    }
    for (int i = 0; i < after.size(); i++) {
      if (!before.has(after.name(i))) {
        String there = at + "/" + Pointer.escaped(after.name(i));
        found.add(new Difference(there, Optional.empty(), Optional.of(after.value(i))));
      }
    }
  }

  private static void compareElements(
      String at, int depth, JsonArray before, JsonArray after, List<Difference> found) {
    int least = Math.min(before.size(), after.size());
    int first = 0;
    while (first < least && before.element(first).equals(after.element(first))) {
      first++;
    }
    int same = 0; // at the end
    while (same < least - first
        && before
            .element(before.size() - 1 - same)
            .equals(after.element(after.size() - 1 - same))) {
      same++;
    }
    int both = least - same;
    for (int i = first; i < both; i++) {
      compare(at + "/" + i, depth + 1, before.element(i), after.element(i), found);
    }
    for (int i = both; i < before.size() - same; i++) {
      found.add(new Difference(at + "/" + i, Optional.of(before.element(i)), Optional.empty()));
    }
    for (int i = both; i < after.size() - same; i++) {
      found.add(new Difference(at + "/" + i, Optional.empty(), Optional.of(after.element(i))));
    }
  }

  /** The operation of RFC 6902 that makes it none. */
  JsonObject operation() {
    JsonObject.Builder operation = JsonObject.builder();
    operation.add("op", after.isEmpty() ? "remove" : before.isEmpty() ? "add" : "replace");
    operation.add("path", pointer);
    after.ifPresent(value -> operation.add("value", value));
    return operation.build();
  }

  @Override
  public String toString() {
    return "%s: %s -> %s"
        .formatted(
            pointer.isEmpty() ? "the root" : pointer,
            before.map(JsonValue::toString).orElse("nothing"),
            after.map(JsonValue::toString).orElse("nothing"));
  }
}
