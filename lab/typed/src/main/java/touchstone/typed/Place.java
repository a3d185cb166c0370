package touchstone.typed;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
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

  /** Objects of more different names have keys, and no members, if one type serves for the values of all. */
  private static final int MOST_MEMBERS = 100;

  /** Of fewer, names that look like data may be a coincidence. */
  private static final int FEWEST_KEYS = 3;

  /** A date, a number or an identifier is no name that somebody gave to a member. */
  private static final Pattern DATA = Pattern.compile("[0-9].*|.*[0-9]{3}.*|.*[\\s:/@].*");

  /** Beyond it a double does not hold all whole numbers. */
  private static final BigInteger EXACT = BigInteger.ONE.shiftLeft(53);

  /** Where a value of each kind was seen first. */
  private final EnumMap<Kind, String> seen = new EnumMap<>(Kind.class);

  private final Map<String, Place> members = new LinkedHashMap<>();

  /** Members that no type has: they hold values of two kinds. */
  private final Set<String> leftOut = new HashSet<>();

  /** What the values of all keys have in common, where objects have keys. */
  private @Nullable Place keys;

  private @Nullable Place element;
  private boolean nullable;
  private boolean optional;
  private int bits;
  private boolean beyondDouble;
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
    root.settle(leftOut);
    return root;
  }

  private void add(@Nullable Object value, String pointer) {
    values++;
    if (value == null) {
      nullable = true;
    } else if (value instanceof String) {
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
        member.optional = member.values < objects;
        member.settle(told);
      }
    });
    members.keySet().removeAll(leftOut);
    if (hasKeys()) {
      Place all = new Place();
      members.values().forEach(all::absorb);
      members.clear();
      keys = all;
    }
  }

  private boolean hasKeys() {
    if (members.size() < FEWEST_KEYS) {
      return false;
    }
    boolean data = members.keySet().stream().allMatch(name -> DATA.matcher(name).matches());
    if (!data && members.size() <= MOST_MEMBERS) {
      return false;
    }
    List<Place> each = new ArrayList<>(members.values());
    Place all = new Place();
    for (Place value : each) {
      if (!all.isCompatible(value)) {
        return false;
      }
      all.absorb(value);
    }
    return true;
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

  /** True where a value is null, or a member is not there. */
  boolean isNullable() {
    return nullable || optional;
  }

  /** Whether a double does not hold every number here. */
  boolean isBeyondDouble() {
    return beyondDouble;
  }

  /** Of the longest whole number here, the sign left out. */
  int bits() {
    return bits;
  }

  /** Has this place have the type of another, with which it is compatible; that has what this has, too. */
  void become(Place other) {
    // First, for what is in here may be of the same type again.
    same = other;
    other.take(this);
  }

  /** The place whose type this one has: itself, unless it has become another. */
  Place type() {
    Place place = this;
    while (place.same != null) {
      place = place.same;
    }
    return place;
  }

  /** Has the type of this place hold what that of another does. */
  private void absorb(Place other) {
    if (type() != other.type()) {
      type().take(other.type());
    }
  }

  private void take(Place from) {
    boolean bothHaveMembers = !members.isEmpty() && !from.members.isEmpty();
    from.seen.forEach(seen::putIfAbsent);
    nullable |= from.nullable;
    optional |= from.optional;
    bits = Math.max(bits, from.bits);
    beyondDouble |= from.beyondDouble;
    if (from.element != null) {
      element().absorb(from.element);
    }
    if (from.keys != null) {
      keys = keys == null ? new Place() : keys;
      keys.absorb(from.keys);
    }
    if (bothHaveMembers) {
      members.forEach((name, own) -> own.optional |= !from.members.containsKey(name));
    }
    leftOut.addAll(from.leftOut);
    members.keySet().removeAll(leftOut);
    // As they stand now: among them may be this place itself.
    for (Map.Entry<String, Place> member : List.copyOf(from.members.entrySet())) {
      if (leftOut.contains(member.getKey())) {
        continue;
      }
      Place own = members.get(member.getKey());
      if (own == null) {
        own = new Place();
        own.optional = bothHaveMembers;
        members.put(member.getKey(), own);
      }
      own.absorb(member.getValue());
    }
  }

  /** True when one type serves for both: of each value, and whatever is in it, one kind. */
  boolean isCompatible(Place other) {
    Place one = type();
    Place two = other.type();
    if (one == two || one.seen.isEmpty() || two.seen.isEmpty()) {
      return true;
    }
    boolean alike = one.seen.keySet().stream()
        .allMatch(kind -> two.seen.keySet().stream().allMatch(k -> k.words.equals(kind.words)));
    if (!alike || (one.keys == null) != (two.keys == null)) {
      return false;
    }
    if (one.keys != null && two.keys != null && !one.keys.isCompatible(two.keys)) {
      return false;
    }
    if (one.element != null && two.element != null && !one.element.isCompatible(two.element)) {
      return false;
    }
    return one.members.entrySet().stream().allMatch(member -> {
      Place its = two.members.get(member.getKey());
      return its == null || member.getValue().isCompatible(its);
    });
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
