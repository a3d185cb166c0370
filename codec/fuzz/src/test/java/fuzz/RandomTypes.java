package fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Declarations of Java types that nobody thought of: of every kind that an adapter is generated for, the same ones for the same seed. */
final class RandomTypes {

  /** The package of all of them. */
  static final String PACKAGE = "generated";

  private static final String HEAD = "package " + PACKAGE + ";\n"
      + "import java.math.*; import java.net.*; import java.time.*; import java.util.*;\n"
      + "import java.util.concurrent.*; import org.jspecify.annotations.*; import streak.*;\n"
      + "import streak.tree.JsonValue;\n";

  private static final Pattern GENERIC = Pattern.compile("\\bT\\d+<");

  /** By their type: adapters by hand. */
  private static final Map<String, String> BY_HAND = Map.of(
      "Instant", "Moment",
      "int", "Hex",
      "Integer", "Hex",
      "String", "Counted",
      "LocalDateTime", "Stamp");

  private static final List<String> IDENTIFIERS = List.of(
      "a",
      "b",
      "id",
      "key",
      "name",
      "text",
      "value",
      "amount",
      "quantity",
      "eightchr",
      "ninechars",
      "sixteencharslong",
      "seventeencharslon",
      "createdAt",
      "createdOn",
      "userId",
      "userName",
      "tagsOfTheUserOrOfTheGroup",
      "aVeryLongNameOfAMemberThatDoesNotFitIntoAnyWordOrTwoOfThem",
      "gr\u00f6\u00dfe",
      "\u540d\u524d",
      "x1",
      "x2",
      "inProgress",
      "$cash",
      "under_score");

  private static final List<String> NAMES = List.of(
      "",
      " ",
      "a b",
      "\\\"",
      "\\\\",
      "a\\\"b",
      "#",
      "@type",
      "\u00e9",
      "\u4e2d\u6587",
      "\ud83d\ude00",
      "with-dashes",
      "with.dots",
      "with/slash~tilde",
      "\\n",
      "\u007f",
      "eight ch",
      "sixteen chars !!",
      "NAME",
      "Name",
      "an unusually long name of which the end differs: one",
      "an unusually long name of which the end differs: two");

  /** A field, component or parameter. */
  private record Member(String annotations, RandomUses.Use type, String name) {
    String declared() {
      return annotations + type + " " + name;
    }

    String bare() {
      return type + " " + name;
    }
  }

  private final Dice dice;
  private final RandomUses uses;
  private final boolean omits;
  private final Map<String, String> sources = new LinkedHashMap<>();

  /** What may be extended, and the names of its members. */
  private final Map<String, Set<String>> open = new LinkedHashMap<>();

  private final Map<String, Set<String>> openGeneric = new LinkedHashMap<>();

  /** By the members of the type that is being declared. */
  private Set<String> taken = new HashSet<>();

  private RandomTypes(long seed, boolean omits) {
    this.dice = new Dice(new SplittableRandom(seed));
    this.uses = new RandomUses(dice);
    this.omits = omits;
  }

  /**
   * Sources by the name of their class.
   *
   * @param omits whether some types leave out members that are null, which are then read as their defaults
   */
  static Map<String, String> of(long seed, int count, boolean omits) {
    RandomTypes types = new RandomTypes(seed, omits);
    for (int i = 0; i < count; i++) {
      types.declare("T" + i);
    }
    return types.sources;
  }

  private void declare(String name) {
    uses.begin(name, dice.chance(30));
    taken = new HashSet<>();
    List<Runnable> kinds = List.of(
        () -> record(name),
        () -> record(name),
        () -> record(name),
        () -> record(name),
        () -> record(name),
        () -> fields(name),
        () -> fields(name),
        () -> bean(name),
        () -> bean(name),
        () -> creator(name),
        () -> creator(name),
        () -> builder(name),
        () -> genericRecord(name),
        () -> genericClass(name),
        () -> subclass(name),
        () -> subclass(name),
        () -> genericSubclass(name),
        () -> sealed(name, ""),
        () -> sealed(name, ""),
        () -> genericSealed(name),
        () -> untyped(name),
        () -> enumeration(name),
        () -> array(name),
        () -> value(name));
    dice.one(kinds).run();
  }

  private void add(String name, String source) {
    sources.put(name, HEAD + (uses.marked() ? "@NullMarked\n" : "") + source);
  }

  // ---- kinds of types

  private void record(String name) {
    // Of some, more than 64, as many as a long has bits.
    List<Member> members = members(dice.chance(2) ? 60 + dice.below(75) : dice.below(9), true);
    String json = json(true, members);
    if (!json.contains("FAIL") && dice.chance(12)) {
      members.add(new Member(
          "@JsonUnknown ", RandomUses.Use.of("Map<String, " + uses.type(2) + ">"), identifier()));
    }
    String computed =
        dice.chance(10) ? "@JsonName(\"computed\") public int computed() { return 5; }" : "";
    add(name, json + "record " + name + "(" + list(members) + ") {" + computed + "}");
    uses.declare(name);
  }

  /** With members of any type, which somebody else's adapter reads. */
  private void untyped(String name) {
    List<Member> members = members(dice.below(4), true);
    for (String type : List.of("Object", "List<Object>", "Map<String, Object>")) {
      if (type.equals("Object") || dice.chance(60)) {
        members.add(member(RandomUses.Use.of(type)));
      }
    }
    add(
        name,
        "@Json(with = streak.tree.Untyped.class) record " + name + "(" + list(members) + ") {}");
    uses.declare(name);
  }

  private void genericRecord(String name) {
    uses.within(List.of("A", "B"));
    List<Member> members = new ArrayList<>(members(1 + dice.below(4), true));
    members.add(member(RandomUses.Use.of("List<A>")));
    members.add(member(RandomUses.Use.of("Map<String, B>")));
    if (!uses.marked()) {
      members.add(member(RandomUses.Use.of("A")));
    }
    add(name, json(true, members) + "record " + name + "<A, B>(" + list(members) + ") {}");
    uses.declareGeneric(name);
  }

  private void fields(String name) {
    fields(name, "", "");
    open.put(name, taken);
    uses.declare(name);
  }

  private void genericClass(String name) {
    uses.within(List.of("A", "B"));
    Member more = member(uses.marked() ? RandomUses.Use.of("@Nullable A") : RandomUses.Use.of("A"));
    fields(name, "<A, B>", "  " + more.declared() + ";\n");
    declareOpen(name);
  }

  private void declareOpen(String generic) {
    uses.declareGeneric(generic);
    openGeneric.put(generic, taken);
    uses.within(List.of());
    open.put(generic + "<" + uses.argument() + ", " + uses.argument() + ">", taken);
  }

  /** Its parameters stand elsewhere in those of the class that it extends. */
  private void genericSubclass(String name) {
    if (openGeneric.isEmpty()) {
      genericClass(name);
      return;
    }
    uses.within(List.of("A", "B"));
    String parent = dice.one(List.copyOf(openGeneric.keySet()));
    taken = new HashSet<>(openGeneric.get(parent));
    String arguments = dice.one(List.of("<B, A>", "<List<A>, B>", "<String, Map<String, B>>"));
    fields(name, "<A, B> extends " + parent + arguments, "");
    declareOpen(name);
  }

  private void subclass(String name) {
    if (open.isEmpty()) {
      fields(name);
      return;
    }
    String parent = dice.one(List.copyOf(open.keySet()));
    taken = new HashSet<>(open.get(parent));
    fields(name, " extends " + parent, "");
    open.put(name, taken);
    uses.declare(name);
  }

  private void fields(String name, String behind, String more) {
    List<Member> members = members(dice.below(8), true);
    String declared = members.stream()
        .map(m -> "  " + (dice.chance(50) ? "public " : "") + m.declared() + initial(m) + ";\n")
        .collect(Collectors.joining());
    String passedOver = dice.chance(20)
        ? "  transient int hidden = 5;\n  @JsonIgnore String secret = \"s\";\n  static int all = 3;\n"
        : "";
    // What it inherits, it would read and write by hand as well, whatever is said of that.
    List<Member> own = behind.isEmpty() ? members : List.of();
    add(
        name,
        json(true, own) + "class " + name + behind + " {\n" + declared + more + passedOver + "}");
  }

  private void bean(String name) {
    List<Member> members = members(dice.below(8), true);
    StringBuilder source = new StringBuilder(json(true, members) + "class " + name + " {\n");
    for (Member m : members) {
      String upper =
          m.name().substring(0, 1).toUpperCase(Locale.ROOT) + m.name().substring(1);
      String get = m.type().toString().equals("boolean") ? "is" : "get";
      source.append("  private ").append(m.declared()).append(initial(m)).append(";\n");
      source.append(
          "  public " + m.type() + " " + get + upper + "() { return " + m.name() + "; }\n");
      source.append("  public void set" + upper + "(" + m.bare() + ") { this." + m.name() + " = "
          + m.name() + "; }\n");
    }
    add(name, source.append("}").toString());
    uses.declare(name);
  }

  /** Some members are parameters, the others are set when it is there. */
  private void creator(String name) {
    List<Member> parameters = members(1 + dice.below(5), true);
    List<Member> others = members(dice.below(3), true);
    boolean method = dice.chance(50);
    List<Member> all = new ArrayList<>(parameters);
    all.addAll(others);
    StringBuilder source = new StringBuilder(json(true, all) + "class " + name + " {\n");
    parameters.forEach(m -> source.append("  private final " + m.bare() + ";\n"));
    others.forEach(m -> source.append("  " + m.declared() + initial(m) + ";\n"));
    source
        .append("  " + (method ? "private " : "") + name + "(")
        .append(
            method
                ? parameters.stream().map(Member::bare).collect(Collectors.joining(", "))
                : list(parameters));
    source.append(") {\n");
    parameters.forEach(m -> source.append("    this." + m.name() + " = " + m.name() + ";\n"));
    source.append("  }\n");
    if (method) {
      source.append("  @JsonCreator static " + name + " of(" + list(parameters) + ") { return new "
          + name + "(" + parameters.stream().map(Member::name).collect(Collectors.joining(", "))
          + "); }\n");
    }
    parameters.forEach(
        m -> source.append("  " + m.type() + " " + m.name() + "() { return " + m.name() + "; }\n"));
    add(name, source.append("}").toString());
    uses.declare(name);
  }

  private void builder(String name) {
    List<Member> members = members(1 + dice.below(6), false);
    StringBuilder source = new StringBuilder(json(false, members) + "class " + name + " {\n");
    members.forEach(m -> source.append("  private final " + m.bare() + ";\n"));
    source.append("  private " + name + "(Builder made) {\n");
    members.forEach(m -> source.append("    this." + m.name() + " = made." + m.name() + ";\n"));
    source.append("  }\n");
    members.forEach(
        m -> source.append("  " + m.type() + " " + m.name() + "() { return " + m.name() + "; }\n"));
    source.append("  static Builder builder() { return new Builder(); }\n");
    source.append("  static class Builder {\n");
    members.forEach(m -> source.append("    private " + m.bare()
        + (m.type().base().startsWith("JsonMember") ? " = JsonMember.absent();\n" : ";\n")));
    String step = dice.one(List.of("", "set", "with"));
    members.forEach(m -> source.append("    Builder " + step(step, m.name()) + "(" + m.bare()
        + ") { this." + m.name() + " = " + m.name() + "; return this; }\n"));
    source.append("    " + name + " build() { return new " + name + "(this); }\n  }\n}");
    add(name, source.toString());
    uses.declare(name);
  }

  private static String step(String prefix, String name) {
    return prefix.isEmpty()
        ? name
        : prefix + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private void genericSealed(String name) {
    uses.within(List.of("A", "B"));
    sealed(name, "<A, B>");
  }

  private void sealed(String name, String parameters) {
    String style =
        dice.one(List.of("MEMBER", "MEMBER", "MEMBER", "WRAPPER_OBJECT", "WRAPPER_ARRAY"));
    boolean member = style.equals("MEMBER");
    String options = member
        ? (dice.chance(50)
            ? "(discriminator = \"" + dice.one(List.of("kind", "@type", "\u540d", "t")) + "\")"
            : "")
        : "(style = Json.Style." + style + (dice.chance(50) ? ", bareUnits = true" : "") + ")";
    StringBuilder source =
        new StringBuilder("@Json" + options + " sealed interface " + name + parameters + " {\n");
    int types = 1 + dice.below(4);
    int standsIn = member && dice.chance(30) ? dice.below(types) : -1;
    for (int i = 0; i < types; i++) {
      taken = new HashSet<>(Set.of("type", "kind", "@type", "\u540d", "t"));
      List<Member> members = members(dice.below(5), true);
      String head = (i == standsIn ? "@JsonUnknown " : "")
          + (dice.chance(30) ? "@JsonName(\"" + dice.one(NAMES) + " " + i + "\") " : "")
          + json(i != standsIn, members);
      String called = "S" + i + parameters;
      String of = " implements " + name + parameters + " {";
      source
          .append("  " + head)
          .append(
              dice.chance(75)
                  ? "record " + called + "(" + list(members) + ")" + of
                  : "final class " + called + of
                      + members.stream()
                          .map(m -> m.declared() + initial(m) + "; ")
                          .collect(Collectors.joining()));
      source.append("}\n");
    }
    add(name, source.append("}").toString());
    if (parameters.isEmpty()) {
      uses.declare(name);
    } else {
      uses.declareGeneric(name);
    }
  }

  private void enumeration(String name) {
    int constants = 1 + dice.below(dice.chance(25) ? 40 : 6);
    int standsIn = dice.chance(20) ? dice.below(constants) : -1;
    add(
        name,
        "enum " + name + " {"
            + IntStream.range(0, constants)
                .mapToObj(i -> (i == standsIn ? "@JsonUnknown " : "")
                    + (dice.chance(30) ? "@JsonName(\"" + dice.one(NAMES) + "_" + i + "\") " : "")
                    + "C" + i)
                .collect(Collectors.joining(", "))
            + "}");
    uses.declareEnum(name);
  }

  private void array(String name) {
    uses.notOfItself();
    String unknown = dice.chance(30) ? ", unknown = Json.Unknown.FAIL" : "";
    List<Member> members = bareMembers(dice.below(6));
    add(
        name,
        "@Json(shape = Json.Shape.ARRAY" + unknown + ") record " + name + "(" + list(members)
            + ") {}");
    uses.declare(name);
  }

  private void value(String name) {
    boolean key = dice.chance(50);
    uses.notOfItself();
    RandomUses.Use type =
        key ? RandomUses.Use.of(dice.one(List.of("String", "UUID", "LocalDate"))) : uses.full(2);
    add(name, "@Json(shape = Json.Shape.VALUE) record " + name + "(" + type + " it) {}");
    uses.declare(name);
    if (key) {
      uses.declareKey(name);
    }
  }

  /** What is said of a type whose documents are objects. */
  private String json(boolean all, List<Member> members) {
    List<String> options = new ArrayList<>();
    if (all && dice.chance(15)) {
      options.add("unknown = Json.Unknown.FAIL");
    }
    if (omits && dice.chance(30)) {
      options.add("nulls = Json.Nulls.OMIT");
    }
    if (dice.chance(15)) {
      options.add("naming = Json.Naming."
          + dice.one(List.of(
              "CAMEL_CASE", "UPPER_CAMEL_CASE", "SNAKE_CASE", "UPPER_SNAKE_CASE", "KEBAB_CASE")));
    }
    List<String> byHand = byHand(members);
    if (!byHand.isEmpty() && dice.chance(30)) {
      options.add("with = fuzz.ByHand." + dice.one(byHand) + ".class");
    }
    return "@Json" + (options.isEmpty() ? " " : "(" + String.join(", ", options) + ") ");
  }

  /** Adapters that a type may name for all of its members that nothing else is said of. */
  private List<String> byHand(List<Member> members) {
    // Where a generic type is about, nobody could tell by reflection what is an argument.
    if (uses.generic()
        || members.stream()
            .anyMatch(m -> m.annotations().contains("@JsonDefault")
                || GENERIC.matcher(m.type().toString()).find())) {
      return List.of();
    }
    return members.stream()
        .filter(m -> m.annotations().isEmpty() && BY_HAND.containsKey(m.type().toString()))
        .map(m -> BY_HAND.get(m.type().toString()))
        .toList();
  }

  // ---- members

  private List<Member> bareMembers(int count) {
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RandomUses.Use type = uses.ofMember();
      members.add(new Member("", type, identifier()));
    }
    return members;
  }

  private List<Member> members(int count, boolean annotated) {
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      members.add(
          annotated ? member(uses.ofMember()) : new Member("", uses.ofMember(), identifier()));
    }
    return members;
  }

  private Member member(RandomUses.Use type) {
    StringBuilder annotations = new StringBuilder();
    if (dice.chance(20)) {
      annotations.append("@JsonName(value = \"" + name() + "\"");
      annotations.append(dice.chance(40) ? ", aliases = {\"" + name() + "\"}) " : ") ");
    }
    switch (type.toString()) {
      case "long", "List<Long>", "long[]" -> {
        if (dice.chance(40)) {
          annotations.append("@JsonDecimal(scale = " + dice.below(19)
              + dice.one(List.of("", ", asString = true", ", trim = true")) + ") ");
        }
      }
      case "int" -> annotations.append(dice.chance(20) ? "@JsonDefault(\"-7\") " : "");
      case "String" -> annotations.append(dice.chance(20) ? "@JsonDefault(\"by default\") " : "");
      case "List<String>" ->
        annotations.append(dice.chance(20) ? "@JsonDefault(\"[\\\"x\\\"]\") " : "");
      default -> {
        if (!type.primitive() && !type.base().startsWith("JsonMember") && dice.chance(8)) {
          annotations.append("@JsonRequired ");
        }
      }
    }
    String byHand = BY_HAND.get(type.toString());
    if (byHand != null && annotations.isEmpty() && dice.chance(30)) {
      annotations.append("@JsonWith(fuzz.ByHand." + byHand + ".class) ");
    }
    return new Member(annotations.toString(), type, identifier());
  }

  private String identifier() {
    return free(IDENTIFIERS, i -> "m" + i, 75);
  }

  private String name() {
    return free(NAMES, i -> "n " + i, 85);
  }

  /** One that no member of the type has, whatever becomes of it by a naming. */
  private String free(List<String> some, IntFunction<String> other, int percent) {
    while (true) {
      String name = dice.chance(percent) ? dice.one(some) : other.apply(dice.below(1000));
      if (taken.add(name.toLowerCase(Locale.ROOT).replaceAll("[-_]", ""))) {
        return name;
      }
    }
  }

  /** Where a class's field begins. */
  private String initial(Member m) {
    String type = m.type().toString();
    if (type.startsWith("JsonMember")) {
      return " = JsonMember.absent()";
    }
    if (!dice.chance(40) || !m.type().dimensions().isEmpty()) {
      return "";
    }
    return switch (type) {
      case "int", "long", "double", "byte", "short", "float" -> " = 7";
      case "boolean" -> " = true";
      case "String" -> " = \"first\"";
      default ->
        type.startsWith("List<") || type.startsWith("ArrayList<")
            ? " = new ArrayList<>()"
            : type.startsWith("Map<") ? " = new LinkedHashMap<>()" : "";
    };
  }

  private static String list(List<Member> members) {
    return members.stream().map(Member::declared).collect(Collectors.joining(", "));
  }
}
