package fuzz;

import java.util.ArrayList;
import java.util.List;

/** Types as members have them: what the JDK has, and what has been declared so far. */
final class RandomUses {

  private static final List<String> TIMES = List.of(
      "Instant",
      "LocalDate",
      "LocalDateTime",
      "LocalTime",
      "OffsetDateTime",
      "OffsetTime",
      "ZonedDateTime",
      "Duration",
      "Period",
      "Year",
      "YearMonth",
      "MonthDay",
      "ZoneId",
      "ZoneOffset");

  private static final List<String> PRIMITIVES =
      List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");

  private static final List<String> BOXES =
      List.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");

  /** In which elements may be null, and in which not. */
  private static final List<String> SEQUENCES = List.of(
      "Iterable",
      "Collection",
      "List",
      "List",
      "List",
      "List",
      "ArrayList",
      "LinkedList",
      "Set",
      "LinkedHashSet",
      "CopyOnWriteArrayList",
      "CopyOnWriteArraySet",
      "Vector");

  private static final List<String> FULL_SEQUENCES =
      List.of("Queue", "Deque", "ArrayDeque", "ConcurrentLinkedQueue", "ConcurrentLinkedDeque");
  private static final List<String> SORTED =
      List.of("SortedSet", "NavigableSet", "TreeSet", "ConcurrentSkipListSet");

  private static final List<String> MAPS = List.of("Map", "Map", "Map", "LinkedHashMap");
  private static final List<String> SORTED_MAPS = List.of("SortedMap", "NavigableMap", "TreeMap");
  private static final List<String> FULL_MAPS =
      List.of("ConcurrentSkipListMap", "ConcurrentNavigableMap");

  private static final List<String> KEYS = List.of(
      "String",
      "String",
      "String",
      "Byte",
      "Short",
      "Integer",
      "Long",
      "Character",
      "LocalDate",
      "Instant",
      "UUID",
      "BigInteger");

  /**
   * A type where it is used.
   *
   * @param dimensions of an array: what stands behind {@code base}
   */
  record Use(String base, String dimensions, boolean primitive) {

    static Use of(String base) {
      return new Use(base, "", false);
    }

    Use array() {
      return new Use(base, "[]" + dimensions, false);
    }

    /** Annotated where the type is: before the class, or between an array's elements and its outermost brackets. */
    Use nullable() {
      return dimensions.isEmpty()
          ? new Use("@Nullable " + base, "", false)
          : new Use(base, " @Nullable " + dimensions, false);
    }

    @Override
    public String toString() {
      return base + dimensions;
    }
  }

  private final Dice dice;
  private final List<String> declared = new ArrayList<>();
  private final List<String> enums = new ArrayList<>();
  private final List<String> generic = new ArrayList<>();
  private final List<String> keys = new ArrayList<>(KEYS);

  /** Of the type that is being declared. */
  private boolean marked;

  private String itself = "";
  private List<String> variables = List.of();

  RandomUses(Dice dice) {
    this.dice = dice;
  }

  /** What comes next is in a type of this name. */
  void begin(String name, boolean nullMarked) {
    itself = name;
    marked = nullMarked;
    variables = List.of();
  }

  /** It has these parameters. */
  void within(List<String> parameters) {
    variables = parameters;
  }

  /** It has no members of its own type, of which there would be no end. */
  void notOfItself() {
    itself = "";
  }

  boolean generic() {
    return !variables.isEmpty();
  }

  boolean marked() {
    return marked;
  }

  /** From here on there are members of this type. */
  void declare(String name) {
    declared.add(name);
  }

  void declareEnum(String name) {
    enums.add(name);
    keys.add(name);
    declared.add(name);
  }

  /** A type of two parameters. */
  void declareGeneric(String name) {
    generic.add(name);
  }

  /** A type that is written as a String alone. */
  void declareKey(String name) {
    keys.add(name);
  }

  Use ofMember() {
    if (dice.chance(35)) {
      return new Use(dice.one(PRIMITIVES), "", true);
    }
    if (!itself.isEmpty() && dice.chance(5)) {
      String own = itself + (variables.isEmpty() ? "" : "<A, B>");
      return dice.chance(50) ? Use.of(own).nullable() : Use.of("List<" + own + ">");
    }
    if (!itself.isEmpty() && dice.chance(4)) {
      return Use.of("JsonMember<" + full(2) + ">");
    }
    return orNull(type(3));
  }

  /** Annotated, sometimes, where that is what makes it nullable. */
  private Use orNull(Use type) {
    return marked && !type.primitive() && dice.chance(30) ? type.nullable() : type;
  }

  /** A reference. */
  Use type(int depth) {
    int kind = dice.below(depth == 0 ? 50 : 100);
    if (kind < 12) {
      return Use.of("String");
    } else if (kind < 20) {
      return Use.of(dice.one(BOXES));
    } else if (kind < 26) {
      return Use.of(dice.one(TIMES));
    } else if (kind < 32) {
      return dice.one(List.of(
          Use.of("BigDecimal"),
          Use.of("BigInteger"),
          Use.of("UUID"),
          Use.of("URI"),
          Use.of("JsonValue"),
          Use.of("OptionalInt"),
          Use.of("OptionalLong"),
          Use.of("OptionalDouble"),
          Use.of("byte").array()));
    } else if (kind < 36 && !variables.isEmpty()) {
      return Use.of(dice.one(variables));
    } else if (kind < 50) {
      return declared.isEmpty() ? Use.of("Integer") : Use.of(dice.one(declared));
    } else if (kind < 53) {
      return Use.of(dice.one(SEQUENCES) + "<? extends " + type(depth - 1) + ">");
    } else if (kind < 68) {
      return Use.of(dice.one(SEQUENCES) + "<" + orNull(type(depth - 1)) + ">");
    } else if (kind < 71) {
      return Use.of(dice.one(FULL_SEQUENCES) + "<" + type(depth - 1) + ">");
    } else if (kind < 73) {
      return Use.of(dice.one(SORTED) + "<"
          + dice.one(List.of("String", "Integer", "Long", "LocalDate")) + ">");
    } else if (kind < 75) {
      return enums.isEmpty() ? Use.of("Boolean") : Use.of("EnumSet<" + dice.one(enums) + ">");
    } else if (kind < 83) {
      return Use.of(dice.one(MAPS) + "<" + dice.one(keys) + ", " + orNull(type(depth - 1)) + ">");
    } else if (kind < 85) {
      return Use.of(
          dice.one(SORTED_MAPS) + "<" + dice.one(KEYS) + ", " + orNull(type(depth - 1)) + ">");
    } else if (kind < 86) {
      return Use.of(dice.one(FULL_MAPS) + "<" + dice.one(KEYS) + ", " + type(depth - 1) + ">");
    } else if (kind < 87) {
      return enums.isEmpty()
          ? Use.of("Double")
          : Use.of("EnumMap<" + dice.one(enums) + ", " + orNull(type(depth - 1)) + ">");
    } else if (kind < 92) {
      return dice.chance(60)
          ? new Use(dice.one(PRIMITIVES), "[]", false)
          : orNull(element(depth - 1)).array();
    } else if (kind < 95) {
      return Use.of("Optional<" + full(depth - 1) + ">");
    } else if (generic.isEmpty()) {
      return Use.of("String");
    }
    return Use.of(dice.one(generic) + "<" + argument() + ", " + argument() + ">");
  }

  /** What an array may be of. */
  private Use element(int depth) {
    Use type = type(depth);
    return variables.contains(type.base()) ? Use.of("String") : type;
  }

  /** What there is null for: what an {@code Optional} may hold, for one. */
  Use full(int depth) {
    Use type = type(depth);
    return type.base().startsWith("Optional") ? Use.of("String") : type;
  }

  /** What a generic type may be of. */
  Use argument() {
    return full(1);
  }
}
