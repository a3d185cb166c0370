package streak.tree;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
public abstract sealed class JsonObject implements JsonValue, Iterable<JsonObject.Member>
    permits StrictObject, LazyObject, EditedObject {

  JsonObject() {}

  /** A member. */
  public record Member(String name, JsonValue value) {
    /** Neither may be null. */
    public Member {
      Objects.requireNonNull(name, "a member's name");
      Objects.requireNonNull(value, "a member's value; null is JsonNull.NULL");
    }
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
      return new StrictObject(names.toArray(String[]::new), values.toArray(JsonValue[]::new));
    }
  }

  /** How many members there are. */
  public int size() {
    return vectors().size();
  }

  /** The name of a member by its place, from 0. */
  public String name(int member) {
    return vectors().name(member);
  }

  /** The value of a member by its place, from 0. */
  public JsonValue value(int member) {
    return vectors().value(member);
  }

  /** The place of the first member of that name, from 0; -1 when there is none. */
  public int indexOf(String name) {
    return vectors().indexOf(name);
  }

  /** The object with all of its members made. */
  abstract StrictObject vectors();

  /** The value of the first member of that name; null when there is none. */
  abstract @Nullable JsonValue valueOf(String name);

  /** Whether there is a member of that name. */
  public boolean has(String name) {
    return valueOf(name) != null;
  }

  @Override
  public final Optional<JsonValue> find(String name) {
    return Optional.ofNullable(valueOf(name));
  }

  @Override
  public final JsonValue field(String name) {
    JsonValue value = valueOf(name);
    if (value == null) {
      throw JsonException.ofWriting("expected a member '" + name + "', found none of that name");
    }
    return value;
  }

  /** The values of all members of that name, in their order. */
  public final List<JsonValue> all(String name) {
    return vectors().named(name);
  }

  /** The members in their order; cannot be changed. */
  public final List<Member> members() {
    StrictObject made = vectors();
    return new AbstractList<>() {
      @Override
      public Member get(int member) {
        return new Member(made.name(member), made.value(member));
      }

      @Override
      public int size() {
        return made.size();
      }
    };
  }

  @Override
  public final Iterator<Member> iterator() {
    return members().iterator();
  }

  /** A copy with that value in the place of the first member of that name; with a new last member where there is none. */
  public final JsonObject with(String name, JsonValue value) {
    return edited(vectors()
        .changed(
            Objects.requireNonNull(name, "a member's name"),
            Objects.requireNonNull(value, "a member's value; null is JsonNull.NULL")));
  }

  /** The same object with those members in place of its own. */
  JsonObject edited(StrictObject members) {
    return members;
  }

  /** A copy without any member of that name. */
  public final JsonObject without(String name) {
    return edited(vectors().others(name));
  }

  @Override
  public final JsonObject asObject() {
    return this;
  }

  @Override
  public final String kind() {
    return "an object";
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof JsonObject object && Meaning.same(this, object);
  }

  @Override
  public final int hashCode() {
    return Meaning.hash(this);
  }

  @Override
  public final String toString() {
    return TreeText.of(this);
  }
}
