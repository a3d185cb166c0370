package streak.tree;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;

/** What objects and arrays mean, for their {@code equals} and {@code hashCode}: nothing recurses, so they may be of any depth. */
final class Meaning {

  /** Objects and arrays that are still to be looked at; of a comparison, two at a time. */
  private final ArrayDeque<JsonValue> open = new ArrayDeque<>();

  private Meaning() {}

  static boolean same(JsonValue one, JsonValue other) {
    Meaning meaning = new Meaning();
    boolean same = meaning.maySame(one, other);
    while (same && !meaning.open.isEmpty()) {
      same = meaning.sameParts(meaning.open.pop(), meaning.open.pop());
    }
    return same;
  }

  /** False when they are known to differ; what only their parts can tell is put off. */
  @SuppressWarnings("ReferenceEquality") // which saves going through all of it
  private boolean maySame(JsonValue one, JsonValue other) {
    if (one == other) {
      return true;
    }
    if (!TreeText.isContainer(one)) {
      return one.equals(other);
    }
    open.push(one);
    open.push(other);
    return true;
  }

  private boolean sameParts(JsonValue one, JsonValue other) {
    if (one instanceof JsonObject a) {
      return other instanceof JsonObject b && sameMembers(a.vectors(), b.vectors());
    }
    return one instanceof JsonArray a
        && other instanceof JsonArray b
        && same(a.vector(), b.vector());
  }

  private boolean same(JsonValue[] ones, JsonValue[] others) {
    if (ones.length != others.length) {
      return false;
    }
    for (int i = 0; i < ones.length; i++) {
      if (!maySame(ones[i], others[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean sameMembers(StrictObject one, StrictObject other) {
    if (one.size() != other.size()) {
      return false;
    }
    return one.hasNamesOf(other)
        ? same(one.values(), other.values())
        : sameInAnotherOrder(one, other);
  }

  /** Members of one name are compared in their order: no order among them means the same as another. */
  private boolean sameInAnotherOrder(StrictObject one, StrictObject other) {
    Map<String, List<JsonValue>> others = other.byName();
    for (Map.Entry<String, List<JsonValue>> named : one.byName().entrySet()) {
      List<JsonValue> there = others.get(named.getKey());
      if (there == null || !same(array(named.getValue()), array(there))) {
        return false;
      }
    }
    return true;
  }

  private static JsonValue[] array(List<JsonValue> values) {
    return values.toArray(JsonValue[]::new);
  }

  /**
   * Of an array, that of a List with its elements; of an object, the sum of what its members have, in any order. Each is a sum of the
   * hashes in it times constants, so that they can be added up one by one.
   */
  static int hash(JsonValue value) {
    Meaning meaning = new Meaning();
    ArrayDeque<Integer> factors = new ArrayDeque<>();
    int hash = meaning.add(value, 1, factors);
    while (!meaning.open.isEmpty()) {
      JsonValue next = meaning.open.pop();
      int factor = factors.pop();
      if (next instanceof JsonObject object) {
        StrictObject members = object.vectors();
        for (int i = 0; i < members.size(); i++) {
          hash += factor * 31 * members.name(i).hashCode();
          hash += meaning.add(members.value(i), factor, factors);
        }
      } else {
        JsonValue[] elements = next.asArray().vector();
        int power = factor;
        for (int i = elements.length - 1; i >= 0; i--) {
          hash += meaning.add(elements[i], power, factors);
          power *= 31;
        }
        hash += power;
      }
    }
    return hash;
  }

  /** What a value adds at once; an object or an array is put off. */
  private int add(JsonValue value, int factor, ArrayDeque<Integer> factors) {
    if (!TreeText.isContainer(value)) {
      return factor * value.hashCode();
    }
    open.push(value);
    factors.push(factor);
    return 0;
  }
}
