package streak.tree;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import streak.JsonException;

/**
 * An object: names and values, two vectors in the document's order. A name may be there more than once; what is asked for by
 * name is then the first, as with an overlay. (RFC 8259 section 4 leaves open what such an object means.)
 *
 * <p>Members are looked for one after the other, and in a larger object by an index that is made when the first one is asked
 * for. It is the JDK's hash table, whose bins are trees: names with equal hashes, however many, stay quick to find.
 */
public final class JsonObject implements JsonValue, Iterable<JsonObject.Member> {

  static final JsonObject EMPTY = new JsonObject(new String[0], new JsonValue[0]);

  /** In fewer members a name is found as quickly without an index. */
  private static final int SMALL = 12;

  private final String[] names;
  private final JsonValue[] values;

  /** The first place of each name; threads that make it at the same time make the same. */
  private @Nullable Map<String, Integer> index;

  /** A member. */
  public record Member(String name, JsonValue value) {
    /** Neither may be null. */
    public Member {
      Objects.requireNonNull(name, "a member's name");
      Objects.requireNonNull(value, "a member's value; null is JsonNull.NULL");
    }
  }

  /** Keeps the arrays that it is given. */
  JsonObject(String[] names, JsonValue[] values) {
    this.names = names;
    this.values = values;
  }

  /** Collects members, in the order in which they are added. */
  public static Builder builder() {
    return new Builder();
  }

  /** Makes objects. */
  public static final class Builder {
    private final List<String> names = new ArrayList<>();
    private final List<JsonValue> values = new ArrayList<>();

    private Builder() {}

    /** Adds a member, whether or not there is one of that name. */
    public Builder add(String name, JsonValue value) {
      names.add(Objects.requireNonNull(name, "a member's name"));
      values.add(Objects.requireNonNull(value, "a member's value; null is JsonNull.NULL"));
      return this;
    }

    /** Adds a member that is a string. */
    public Builder add(String name, String value) {
      return add(name, JsonValue.of(value));
    }

    /** Adds a member that is a whole number. */
    public Builder add(String name, long value) {
      return add(name, JsonValue.of(value));
    }

    /** Adds a member that is a number. */
    public Builder add(String name, double value) {
      return add(name, JsonValue.of(value));
    }

    /** Adds a member that is a boolean. */
    public Builder add(String name, boolean value) {
      return add(name, JsonValue.of(value));
    }

    /** The object of the members so far. */
    public JsonObject build() {
      return new JsonObject(names.toArray(String[]::new), values.toArray(JsonValue[]::new));
    }
  }

  /** How many members there are. */
  public int size() {
    return names.length;
  }

  /** The name of a member by its place, from 0. */
  public String name(int member) {
    return names[member];
  }

  /** The value of a member by its place, from 0. */
  public JsonValue value(int member) {
    return values[member];
  }

  /** The place of the first member of that name, from 0; -1 when there is none. */
  public int indexOf(String name) {
    if (names.length > SMALL) {
      Integer place = index().get(name);
      return place == null ? -1 : place;
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private Map<String, Integer> index() {
    Map<String, Integer> made = index;
    if (made == null) {
      made = new HashMap<>(names.length * 2);
      for (int i = 0; i < names.length; i++) {
        made.putIfAbsent(names[i], i);
      }
      index = made;
    }
    return made;
  }

  /** Whether there is a member of that name. */
  public boolean has(String name) {
    return indexOf(name) >= 0;
  }

  @Override
  public Optional<JsonValue> find(String name) {
    int place = indexOf(name);
    return place < 0 ? Optional.empty() : Optional.of(values[place]);
  }

  @Override
  public JsonValue field(String name) {
    int place = indexOf(name);
    if (place < 0) {
      throw JsonException.ofWriting("expected a member '" + name + "', found none of that name");
    }
    return values[place];
  }

  /** The values of all members of that name, in their order. */
  public List<JsonValue> all(String name) {
    List<JsonValue> all = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        all.add(values[i]);
      }
    }
    return List.copyOf(all);
  }

  /** The members in their order; cannot be changed. */
  public List<Member> members() {
    return new AbstractList<>() {
      @Override
      public Member get(int member) {
        return new Member(names[member], values[member]);
      }

      @Override
      public int size() {
        return names.length;
      }
    };
  }

  @Override
  public Iterator<Member> iterator() {
    return members().iterator();
  }

  /** A copy with that value in the place of the first member of that name; with a new last member where there is none. */
  public JsonObject with(String name, JsonValue value) {
    int place = indexOf(name);
    boolean fresh = place < 0;
    int size = names.length + (fresh ? 1 : 0);
    String[] otherNames = fresh ? Arrays.copyOf(names, size) : names;
    JsonValue[] otherValues = Arrays.copyOf(values, size);
    otherNames[fresh ? size - 1 : place] = Objects.requireNonNull(name, "a member's name");
    otherValues[fresh ? size - 1 : place] =
        Objects.requireNonNull(value, "a member's value; null is JsonNull.NULL");
    return new JsonObject(otherNames, otherValues);
  }

  /** A copy without any member of that name. */
  public JsonObject without(String name) {
    Builder others = builder();
    for (int i = 0; i < names.length; i++) {
      if (!names[i].equals(name)) {
        others.add(names[i], values[i]);
      }
    }
    return others.build();
  }

  @Override
  public JsonObject asObject() {
    return this;
  }

  @Override
  public String kind() {
    return "an object";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonObject object
        && names.length == object.names.length
        && (sameInOrder(object) || sameInAnyOrder(object));
  }

  private boolean sameInOrder(JsonObject other) {
    return Arrays.equals(names, other.names) && Arrays.equals(values, other.values);
  }

  /** Members of one name are compared in their order: no order among them means the same as another. */
  private boolean sameInAnyOrder(JsonObject other) {
    if (Arrays.equals(names, other.names)
        || !index().keySet().equals(other.index().keySet())) {
      return false;
    }
    if (index().size() == names.length) {
      for (int i = 0; i < names.length; i++) {
        if (!values[i].equals(other.values[other.indexOf(names[i])])) {
          return false;
        }
      }
      return true;
    }
    return byName().equals(other.byName());
  }

  private Map<String, List<JsonValue>> byName() {
    Map<String, List<JsonValue>> byName = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      byName.computeIfAbsent(names[i], n -> new ArrayList<>()).add(values[i]);
    }
    return byName;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 0; i < names.length; i++) {
      hash += 31 * names[i].hashCode() + values[i].hashCode();
    }
    return hash;
  }

  @Override
  public String toString() {
    return JsonValue_JsonAdapter.INSTANCE.toJson(this);
  }
}
