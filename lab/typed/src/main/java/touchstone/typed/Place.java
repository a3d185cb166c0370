package touchstone.typed;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the values have in common that stand at one place of a document, all elements of an array at one. */
final class Place {

  /** Of JSON; whole numbers and fractions go together, no others do. */
  enum Kind {
    STRING("a string"),
    BOOLEAN("a boolean"),
    WHOLE("a number"),
    FRACTION("a number"),
    ARRAY("an array"),
    OBJECT("an object");

    final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** Where records are needed: a document is one, a list of them, or a map of them, and nothing else. */
  private enum Standing {
    DOCUMENT,
    ELEMENT,
    WITHIN
  }

  /** Objects of more different names have keys, and no members, if one type serves for the values of all. */
  private static final int MOST_MEMBERS = 100;

  /** Of fewer, names that look like data may be a coincidence. */
  private static final int FEWEST_KEYS = 3;

  /** So many objects that are alike are entries of one kind; a few may be members that happen to be so, as corners are. */
  private static final int MANY_ALIKE = 8;

  /** A date, a number or an identifier is no name that somebody gave to a member. */
  private static final Pattern DATA = Pattern.compile("[0-9].*|.*[0-9]{3}.*|.*[\\s:/@].*");

  /** Beyond it a double does not hold all whole numbers. */
  private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

  /** Where a value of each kind was seen first. */
  private final EnumMap<Kind, String> seen = new EnumMap<>(Kind.class);

  private final Map<String, Place> members = new LinkedHashMap<>();

  /** Members that are null somewhere, or that some objects lack. */
  private final Set<String> nullable = new HashSet<>();

  /** Members that no type has: they hold values of two kinds. */
  private final Set<String> leftOut = new HashSet<>();

  /** What the values of all keys have in common, where objects have keys. */
  private @Nullable Place keys;

  private @Nullable Place element;
  private int bits;
  private boolean beyondDouble;

  private Standing standing = Standing.WITHIN;
  private long values;
  private long objects;

  /** The place whose type this one has, where that is another's. */
  private @Nullable Place same;

  private Place() {}

  /**
   * What some documents have in common at their root.
   *
   * @param leftOut is told of each member that no type has, what stands where in it
   */
  static Place of(List<Object> documents, Consumer<String> leftOut) {
    Place root = new Place();
    documents.forEach(document -> root.add(document, ""));
    root.standing = Standing.DOCUMENT;
    if (root.element != null) {
      root.element.standing = Standing.ELEMENT;
    }
    root.settle(leftOut);
    return root;
  }

  private void add(@Nullable Object value, String pointer) {
    values++;
    if (value == null) {
      return;
    }
    if (value instanceof String) {
      see(Kind.STRING, pointer);
    } else if (value instanceof Boolean) {
      see(Kind.BOOLEAN, pointer);
    } else if (value instanceof BigDecimal fraction) {
      see(Kind.FRACTION, pointer);
      double nearest = fraction.doubleValue();
      beyondDouble |= !Double.isFinite(nearest)
          || new BigDecimal(Double.toString(nearest)).compareTo(fraction) != 0;
    } else if (value instanceof Number number) {
      see(Kind.WHOLE, pointer);
      BigInteger whole = new BigInteger(number.toString());
      bits = Math.max(bits, whole.bitLength());
      beyondDouble |= whole.abs().compareTo(EXACT) > 0;
    } else if (value instanceof List<?> elements) {
      see(Kind.ARRAY, pointer);
      for (int i = 0; i < elements.size(); i++) {
        element().add(elements.get(i), pointer + "/" + i);
      }
    } else if (value instanceof Map<?, ?> object) {
      see(Kind.OBJECT, pointer);
      objects++;
      object.forEach((name, each) -> {
        String step = name.toString().replace("~", "~0").replace("/", "~1");
        members.computeIfAbsent(name.toString(), n -> new Place()).add(each, pointer + "/" + step);
        if (each == null) {
          nullable.add(name.toString());
        }
      });
    } else {
      throw new IllegalArgumentException("no value of JSON: " + value.getClass());
    }
  }

  private void see(Kind kind, String pointer) {
    seen.putIfAbsent(kind, pointer);
  }

  /** When all values have been seen: which members have no type, which some objects lack, and which objects have keys. */
  private void settle(Consumer<String> told) {
    if (element != null) {
      element.settle(told);
    }
    members.forEach((name, member) -> {
      Optional<String> mixed = member.mixed();
      if (mixed.isPresent()) {
        leftOut.add(name);
        told.accept(mixed.get());
      } else {
        if (member.values < objects) {
          nullable.add(name);
        }
        member.settle(told);
      }
    });
    members.keySet().removeAll(leftOut);
    findKeys();
  }

  /** Has objects here have keys where that is what their names are. */
  private void findKeys() {
    if (looksLikeKeys() && Unification.of(members.values())) {
      keys = members.values().iterator().next().type();
      members.clear();
      nullable.clear();
      // Together they may have the names that none of them had enough of.
      keys.findKeysWithin();
    }
  }

  private void findKeysWithin() {
    if (element != null) {
      element.type().findKeysWithin();
    }
    members.values().forEach(member -> member.type().findKeysWithin());
    if (keys == null) {
      findKeys();
    } else {
      keys.type().findKeysWithin();
    }
  }

  private boolean looksLikeKeys() {
    int count = members.size();
    // What has no type would have the one that the others have.
    return leftOut.isEmpty()
        && count >= FEWEST_KEYS
        && (count > MOST_MEMBERS
            || members.keySet().stream().allMatch(name -> DATA.matcher(name).matches())
            || (count >= MANY_ALIKE && standing != Standing.ELEMENT && areAlike()));
  }

  /** Whether all members hold objects, or arrays of them, that have some names in common, and hardly more of their own. */
  private boolean areAlike() {
    Set<String> common = null;
    Set<String> together = new HashSet<>();
    int fewest = Integer.MAX_VALUE;
    for (Place member : members.values()) {
      Place value = member.type();
      while (value.element != null && standing == Standing.WITHIN) {
        value = value.element.type();
      }
      Set<String> names = value.members.keySet();
      if (common == null) {
        common = new HashSet<>(names);
      }
      common.retainAll(names);
      together.addAll(names);
      fewest = Math.min(fewest, names.size());
    }
    return common != null && !common.isEmpty() && together.size() <= 2 * fewest;
  }

  /** What all elements of arrays here have in common. */
  Place element() {
    if (element == null) {
      element = new Place();
    }
    return element;
  }

  /** Of all objects here, in the order in which their names came; none where they have {@link #keys}. */
  Map<String, Place> members() {
    return members;
  }

  /** Whether objects here have members that no type has. */
  boolean hasLeftOut() {
    return !leftOut.isEmpty();
  }

  /** What the values of all keys have in common; absent where objects here have members, or there are none. */
  Optional<Place> keys() {
    return Optional.ofNullable(keys);
  }

  /** The kind of the values here; absent where all are null, or there is none. A number with a fraction anywhere is one. */
  Optional<Kind> kind() {
    return seen.containsKey(Kind.FRACTION)
        ? Optional.of(Kind.FRACTION)
        : seen.keySet().stream().findFirst();
  }

  /** True of a member that is null somewhere, or that an object lacks. */
  boolean isNullable(String member) {
    return nullable.contains(member);
  }

  /** Whether a double does not hold every number here. */
  boolean isBeyondDouble() {
    return beyondDouble;
  }

  /** Of the longest whole number here, the sign left out. */
  int bits() {
    return bits;
  }

  /** The place whose type this one has: itself, unless it has become another. */
  Place type() {
    Place place = this;
    while (place.same != null) {
      place = place.same;
    }
    return place;
  }

  /** What the values here hold, where they have no name for themselves: a list or a map. */
  @Nullable
  Place within() {
    return keys == null ? element : keys;
  }

  // ---- for unification ----

  /** From now on, the type of this place is that of the other. */
  void become(Place other) {
    same = other;
  }

  /** One like this, which can be changed. */
  Place draft() {
    Place draft = new Place();
    draft.set(this);
    return draft;
  }

  /** Has this place be like that one. */
  void set(Place other) {
    seen.clear();
    seen.putAll(other.seen);
    members.clear();
    members.putAll(other.members);
    nullable.clear();
    nullable.addAll(other.nullable);
    leftOut.clear();
    leftOut.addAll(other.leftOut);
    keys = other.keys;
    element = other.element;
    bits = other.bits;
    beyondDouble = other.beyondDouble;
    objects = other.objects;
  }

  /** True when there is nothing at these places themselves that no type serves for. */
  boolean canTake(Place other) {
    boolean alike = seen.keySet().stream()
        .allMatch(kind -> other.seen.keySet().stream().allMatch(k -> k.words.equals(kind.words)));
    boolean keyed = keys != null || other.keys != null;
    // What has been left out would have the type that keys have.
    return alike && !(keyed && (hasLeftOut() || other.hasLeftOut()));
  }

  /** Has the type of this place hold what that of another does; what is below them is left to a unification. */
  void take(Place from, Unification below) {
    if (keys == null && from.keys == null) {
      takeMembers(from, below);
    } else {
      takeKeys(from, below);
    }
    if (element != null && from.element != null) {
      below.unite(element, from.element);
    }
    element = element == null ? from.element : element;
    from.seen.forEach(seen::putIfAbsent);
    bits = Math.max(bits, from.bits);
    beyondDouble |= from.beyondDouble;
    objects += from.objects;
  }

  private void takeMembers(Place from, Unification below) {
    if (objects > 0 && from.objects > 0) {
      members.keySet().stream()
          .filter(name -> !from.members.containsKey(name))
          .forEach(nullable::add);
      from.members.keySet().stream()
          .filter(name -> !members.containsKey(name))
          .forEach(nullable::add);
    }
    nullable.addAll(from.nullable);
    leftOut.addAll(from.leftOut);
    from.members.forEach((name, its) -> {
      Place own = members.putIfAbsent(name, its);
      if (own != null) {
        below.unite(own, its);
      }
    });
    members.keySet().removeAll(leftOut);
    nullable.removeAll(leftOut);
  }

  /** The names here are keys, or those there, and then all are. */
  private void takeKeys(Place from, Unification below) {
    Place value = keys != null ? keys : Objects.requireNonNull(from.keys);
    Stream.concat(values(), from.values()).forEach(each -> below.unite(value, each));
    keys = value;
    members.clear();
    nullable.clear();
  }

  private Stream<Place> values() {
    return keys == null ? members.values().stream() : Stream.of(keys);
  }

  /**
   * Why no type of Java serves for the values here: there are two kinds of them, or of the elements of arrays.
   *
   * @return what stands where; empty where one does
   */
  Optional<String> mixed() {
    List<Kind> kinds = new ArrayList<>(seen.keySet());
    Optional<String> own = kinds.stream()
        .filter(kind -> !kind.words.equals(kinds.get(0).words))
        .findFirst()
        .map(other -> "%s is %s, and %s is %s"
            .formatted(shown(kinds.get(0)), kinds.get(0).words, shown(other), other.words));
    return own.isPresent() || element == null ? own : element.mixed();
  }

  private String shown(Kind kind) {
    String pointer = seen.get(kind);
    return pointer == null || pointer.isEmpty() ? "a document" : pointer;
  }
}
