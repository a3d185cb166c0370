package fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Declarations of types with annotations of Jackson, as people write them: of a member, one says something in one of its places, or two
 * name it where it is got and where it is set. The same ones for the same seed.
 */
final class JacksonTypes {

  private static final String HEAD = "package " + RandomTypes.PACKAGE + ";\n"
      + "import com.fasterxml.jackson.annotation.*; import java.util.*; import streak.Json;\n"
      + "import tools.jackson.databind.PropertyNamingStrategies;\n"
      + "import tools.jackson.databind.annotation.*;\n";

  private static final List<String> NAMES = List.of(
      "a", "id", "name", "userName", "createdAt", "longerNameOfIt", "x1", "under_score", "on");

  private static final List<String> TYPES = List.of(
      "String",
      "String",
      "int",
      "long",
      "boolean",
      "Integer",
      "Long",
      "Boolean",
      "UUID",
      "List<String>",
      "Map<String, Integer>",
      "Optional<String>",
      "int[]",
      "In",
      "En");

  private static final List<String> STRATEGIES = List.of(
      "LowerCamelCase", "UpperCamelCase", "SnakeCase", "UpperSnakeCase", "LowerCase", "KebabCase");

  private static final List<String> INCLUDES =
      List.of("ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "USE_DEFAULTS");

  /** A property, and what is said of it: where it is kept, got and set. */
  private record Member(String type, String name, String kept, String got, String set) {

    String declared() {
      return type + " " + name;
    }

    String getter() {
      return (type.equals("boolean") ? "is" : "get") + upper();
    }

    String upper() {
      return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    String field() {
      return "  " + kept + "private " + declared() + ";\n";
    }

    String get() {
      return "  " + got + "public " + type + " " + getter() + "() { return " + name + "; }\n";
    }

    String put() {
      return "  " + set + "public void set" + upper() + "(" + declared() + ") { this." + name
          + " = " + name + "; }\n";
    }
  }

  private final Dice dice;
  private int given;

  private JacksonTypes(long seed) {
    dice = new Dice(new SplittableRandom(seed));
  }

  /** Sources by the name of their class. */
  static Map<String, String> of(long seed, int count) {
    JacksonTypes types = new JacksonTypes(seed);
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      sources.put("J" + i, HEAD + types.declared("J" + i));
    }
    return sources;
  }

  private String declared(String name) {
    return switch (dice.below(7)) {
      case 0 -> record(name);
      case 1, 2 -> bean(name);
      case 3 -> creator(name);
      case 4 -> builder(name);
      case 5 -> sealed(name);
      default -> dice.chance(60) ? subclass(name) : constants(name);
    };
  }

  /** What its members may be of. */
  private String nested() {
    return "  @Json public record In(int x, String y) {}\n  public enum En { A, "
        + (dice.chance(50) ? "@JsonProperty(\"b-b\") " : "") + "BB, C }\n";
  }

  // ---- what is said

  private String ofType(boolean record) {
    StringBuilder said = new StringBuilder("@Json ");
    if (dice.chance(15)) {
      said.append(include());
    }
    if (dice.chance(20)) {
      said.append(naming());
    }
    // Of a record, Jackson 3 leaves out what has a name in the source, Jackson 2 what has it in
    // documents, as Streak does.
    if (!record && dice.chance(15)) {
      said.append("@JsonIgnoreProperties(value = {\"" + dice.one(NAMES) + "\", \"given1\"}"
          + dice.one(List.of("", ", allowGetters = true", ", allowSetters = true")) + ") ");
    }
    return said.toString();
  }

  private String include() {
    return "@JsonInclude(JsonInclude.Include." + dice.one(INCLUDES) + ") ";
  }

  private String naming() {
    return "@JsonNaming(PropertyNamingStrategies." + dice.one(STRATEGIES) + "Strategy.class) ";
  }

  /** One that no other member has. */
  private String given() {
    return "\"given" + ++given + "\"";
  }

  /** Members of different names, of which something is said where they are kept, got or set. */
  private List<Member> members(int count) {
    List<String> names = new ArrayList<>(NAMES);
    return IntStream.range(0, count)
        .mapToObj(i -> {
          String name = names.remove(dice.below(names.size()));
          return member(dice.one(TYPES), name);
        })
        .toList();
  }

  private Member member(String type, String name) {
    List<String> said = new ArrayList<>(List.of("", "", ""));
    int place = dice.below(3);
    switch (dice.below(10)) {
      case 0, 1 -> said.set(place, "@JsonProperty(" + given() + ") ");
      case 2 -> said.set(2 * dice.below(2), "@JsonAlias({" + given() + ", " + given() + "}) ");
      case 3 -> said.set(place, "@JsonIgnore ");
      case 4 -> said.set(dice.below(2), include());
      case 5 ->
        said.set(
            0,
            "@JsonProperty(access = JsonProperty.Access."
                + dice.one(List.of("READ_ONLY", "WRITE_ONLY", "READ_WRITE", "AUTO")) + ") ");
      case 6 -> {
        said.set(1, "@JsonGetter(" + given() + ") ");
        said.set(2, "@JsonSetter(" + given() + ") ");
      }
      case 7 ->
        said.set(
            0,
            type.equalsIgnoreCase("long")
                ? "@JsonFormat(shape = JsonFormat.Shape.STRING) "
                : "@JsonProperty ");
      default -> {} // nothing
    }
    return new Member(type, name, said.get(0), said.get(1), said.get(2));
  }

  // ---- kinds of types

  private String record(String name) {
    String components = members(dice.below(6)).stream()
        .map(m -> m.kept() + m.declared())
        .collect(Collectors.joining(", "));
    String computed =
        dice.chance(20) ? "  @JsonProperty(\"computed\") public int twice() { return 2; }\n" : "";
    return ofType(true) + "public record " + name + "(" + components + ") {\n" + nested() + computed
        + "}";
  }

  private String bean(String name) {
    return ofType(false) + "public class " + name + " {\n" + nested() + accessible(members(5))
        + "}";
  }

  private String accessible(List<Member> members) {
    return members.stream().map(m -> m.field() + m.get() + m.put()).collect(Collectors.joining());
  }

  /** What is said of a method counts on the one that overrides it. */
  private String subclass(String name) {
    boolean overrides = dice.chance(50);
    List<Member> above = members(3);
    String below = overrides
        ? above.stream()
            .map(m -> "  private " + m.declared() + ";\n  @Override "
                + m.get().replace(m.got(), "").strip() + "\n" + m.put().replace(m.set(), ""))
            .collect(Collectors.joining())
        : "";
    String parent = overrides
        ? above.stream()
            .map(m -> "    " + m.got() + m.type() + " " + m.getter() + "();\n")
            .collect(Collectors.joining())
        : accessible(above);
    return ofType(false) + "public class " + name + (overrides ? " implements " : " extends ")
        + name + "Up {\n" + below + "}\n"
        + (dice.chance(30) ? include() : "") + (overrides ? "interface " : "class ") + name
        + "Up {\n" + nested() + parent + "}";
  }

  private String creator(String name) {
    List<Member> members = members(4);
    List<Member> taken = members.subList(0, 1 + dice.below(4));
    List<Member> later = members.subList(taken.size(), members.size());
    boolean method = dice.chance(50);
    String parameters = taken.stream().map(Member::declared).collect(Collectors.joining(", "));
    String named = taken.stream()
        .map(m -> "@JsonProperty(" + (dice.chance(50) ? "\"" + m.name() + "\"" : given()) + ") "
            + m.declared())
        .collect(Collectors.joining(", "));
    String assigned = taken.stream()
        .map(m -> "this." + m.name() + " = " + m.name() + "; ")
        .collect(Collectors.joining());
    String factory = method
        ? "  @JsonCreator public static " + name + " of(" + named + ") { return new " + name + "("
            + taken.stream().map(Member::name).collect(Collectors.joining(", ")) + "); }\n"
        : "";
    return ofType(false) + "public class " + name + " {\n" + nested()
        + taken.stream()
            .map(m -> "  private final " + m.declared() + ";\n  public " + m.type() + " "
                + m.getter() + "() { return " + m.name() + "; }\n")
            .collect(Collectors.joining())
        + (method ? "  private " : "  @JsonCreator public ") + name + "("
        + (method ? parameters : named) + ") { " + assigned + "}\n" + factory + accessible(later)
        + "}";
  }

  /** What is read is what its builder says, and what is written what the type says. */
  private String builder(String name) {
    String prefix = dice.one(List.of("with", "set", ""));
    List<Member> members =
        members(4).stream().map(m -> built(m.type(), m.name())).toList();
    String said = dice.chance(30) ? naming() : "";
    String steps = members.stream()
        .map(m -> "    " + m.set() + "public Made "
            + (prefix.isEmpty() ? m.name() : prefix + m.upper()) + "(" + m.declared() + ") { made."
            + m.name() + " = " + m.name() + "; return this; }\n")
        .collect(Collectors.joining());
    return "@JsonDeserialize(builder = " + name + ".Made.class) @Json " + said + "public class "
        + name + " {\n" + nested()
        + members.stream().map(m -> m.field() + m.get()).collect(Collectors.joining())
        + "  @JsonPOJOBuilder(withPrefix = \"" + prefix + "\", buildMethodName = \"make\") "
        + (dice.chance(50) ? said : "") + "public static class Made {\n    private final " + name
        + " made = new " + name + "();\n" + steps + "    public " + name
        + " make() { return made; }\n  }\n}";
  }

  private Member built(String type, String name) {
    String said = dice.one(List.of("", "@JsonIgnore ", "@JsonProperty(" + given() + ") "));
    return switch (dice.below(3)) {
      case 0 -> new Member(type, name, "", said, said);
      case 1 -> new Member(type, name, "", said, "");
      default -> new Member(type, name, "", "", said);
    };
  }

  private String sealed(String name) {
    String as = dice.one(List.of("PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY"));
    String property = dice.chance(70) ? ", property = \"kind\"" : "";
    boolean listed = dice.chance(50);
    List<String> types = new ArrayList<>();
    List<String> cases = new ArrayList<>();
    for (int i = 0; i < 1 + dice.below(3); i++) {
      String type = "S" + i;
      boolean named = dice.chance(50);
      types.add("@JsonSubTypes.Type("
          + (named && listed
              ? "value = " + name + "." + type + ".class, name = \"listed" + i + "\""
              : name + "." + type + ".class")
          + ")");
      String said = dice.chance(30) ? "@JsonTypeName(\"named" + i + "\") " : "";
      List<Member> members = members(dice.below(4));
      cases.add(
          dice.chance(60)
              ? "  @Json " + said + "public record " + type + "("
                  + members.stream()
                      .map(m -> m.kept() + m.declared())
                      .collect(Collectors.joining(", "))
                  + ") implements " + name + " {}\n"
              : "  @Json " + said + "public static final class " + type + " implements " + name
                  + " {\n" + accessible(members) + "  }\n");
    }
    return "@Json @JsonTypeInfo(use = JsonTypeInfo.Id."
        + dice.one(List.of("NAME", "NAME", "SIMPLE_NAME")) + ", include = JsonTypeInfo.As." + as
        + property + ") " + (listed ? "@JsonSubTypes({" + String.join(", ", types) + "}) " : "")
        + "public sealed interface " + name + " {\n" + nested() + String.join("", cases) + "}";
  }

  private String constants(String name) {
    boolean valued = dice.chance(40);
    String constants = IntStream.range(0, 1 + dice.below(5))
        .mapToObj(i -> (dice.chance(30) && !valued ? "@JsonProperty(\"c-" + i + "\") " : "")
            + (dice.chance(30) && !valued ? "@JsonAlias(\"older" + i + "\") " : "") + "C" + i
            + (valued ? "(\"v" + i + "\")" : ""))
        .collect(Collectors.joining(", "));
    String value = valued
        ? "; @JsonValue public final String text; En(String text) { this.text = text; }"
        : "";
    return "@Json public record " + name + "(En one, List<En> all, Map<En, Integer> counts) {\n"
        + "  public enum En { " + constants + value + " }\n}";
  }
}
