package streak.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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

  /** As do those whose pointer is longer: it would be written again for all that differs in them. */
  private static final int LONGEST_AROUND = 2_000;

  /** A place that is being compared; what it is called is put together when there is a difference. */
  private record Place(@Nullable Place around, String step, int depth, int length) {

    static final Place ROOT = new Place(null, "", 0, 0);

    Place within(String step) {
      return new Place(this, step, depth + 1, length + 1 + step.length());
    }

    boolean isLookedInto() {
      return depth < DEEPEST && length <= LONGEST_AROUND;
    }

    String pointer() {
      List<String> steps = new ArrayList<>();
      for (Place place = this; place.around != null; place = place.around) {
        steps.add(place.step);
      }
      Collections.reverse(steps);
      return new Pointer(steps).toString();
    }
  }

  /**
   * All of them: none when the documents mean the same. Elements of arrays that both begin or end with are taken to be the same;
   * between these they are compared in their order. What differs below the 500th level, or behind a pointer of more than 2,000
   * characters, differs as a whole.
   */
  public static List<Difference> between(JsonValue before, JsonValue after) {
    List<Difference> found = new ArrayList<>();
    compare(Place.ROOT, before, after, found);
    return List.copyOf(found);
  }

  private static void compare(Place at, JsonValue before, JsonValue after, List<Difference> found) {
    boolean within = at.isLookedInto();
    if (within
        && before instanceof JsonObject a
        && after instanceof JsonObject b
        && unique(a)
        && unique(b)) {
      compareMembers(at, a, b, found);
    } else if (within && before instanceof JsonArray a && after instanceof JsonArray b) {
      compareElements(at, a, b, found);
    } else if (!before.equals(after)) {
      found.add(new Difference(at.pointer(), Optional.of(before), Optional.of(after)));
    }
  }

  /** A pointer tells members of one name not apart. */
  static boolean unique(JsonObject object) {
    Set<String> names = new LinkedHashSet<>();
    return object.members().stream().allMatch(member -> names.add(member.name()));
  }

  private static void compareMembers(
      Place at, JsonObject before, JsonObject after, List<Difference> found) {
    for (int i = 0; i < before.size(); i++) {
      Place there = at.within(before.name(i));
      JsonValue other = after.valueOf(before.name(i));
      if (other != null) {
        compare(there, before.value(i), other, found);
      } else {
        found.add(removed(there, before.value(i)));
      }
    }
    for (int i = 0; i < after.size(); i++) {
      if (!before.has(after.name(i))) {
        found.add(added(at.within(after.name(i)), after.value(i)));
      }
    }
  }

  private static Difference removed(Place at, JsonValue value) {
    return new Difference(at.pointer(), Optional.of(value), Optional.empty());
  }

  private static Difference added(Place at, JsonValue value) {
    return new Difference(at.pointer(), Optional.empty(), Optional.of(value));
  }

  /**
   * No two elements of the same index are gone over twice, so that the work is not multiplied by the depth that they are in: that the
   * first ones are the same is seen by their having no differences.
   */
  private static void compareElements(
      Place at, JsonArray before, JsonArray after, List<Difference> found) {
    int least = Math.min(before.size(), after.size());
    int known = found.size();
    int first = 0; // that is not the same
    while (first < least && found.size() == known) {
      compare(
          at.within(Integer.toString(first)), before.element(first), after.element(first), found);
      first += found.size() == known ? 1 : 0;
    }
    boolean moved = before.size() != after.size();
    int both = moved ? least - sameAtEnd(before, after, least - first) : least;
    if (both == first) {
      found.subList(known, found.size()).clear();
    }
    for (int i = first + 1; i < both; i++) {
      compare(at.within(Integer.toString(i)), before.element(i), after.element(i), found);
    }
    for (int i = both; i < before.size() - least + both; i++) {
      found.add(removed(at.within(Integer.toString(i)), before.element(i)));
    }
    for (int i = both; i < after.size() - least + both; i++) {
      found.add(added(at.within(Integer.toString(i)), after.element(i)));
    }
  }

  private static int sameAtEnd(JsonArray before, JsonArray after, int most) {
    int same = 0;
    while (same < most
        && before
            .element(before.size() - 1 - same)
            .equals(after.element(after.size() - 1 - same))) {
      same++;
    }
    return same;
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
    return (pointer.isEmpty() ? "the root" : pointer)
        + ": "
        + before.map(JsonValue::toString).orElse("nothing")
        + " -> "
        + after.map(JsonValue::toString).orElse("nothing");
  }
}
