package fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Types with annotations of Jackson. */
final class JacksonTypes extends ForeignTypes {

  private static final String COMPUTED =
      "  @JsonProperty(\"computed\") public int twice() { return 2; }\n";

  private static final List<String> STRATEGIES = List.of(
      "LowerCamelCase", "UpperCamelCase", "SnakeCase", "UpperSnakeCase", "LowerCase", "KebabCase");

  private static final List<String> INCLUDES =
      List.of("ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "USE_DEFAULTS");

  JacksonTypes(long seed) {
    super(
        seed,
        "import com.fasterxml.jackson.annotation.*; import tools.jackson.databind.annotation.*;"
            + " import tools.jackson.databind.PropertyNamingStrategies;",
        "UUID",
        "List<String>",
        "Map<String, Integer>",
        "Optional<String>");
  }

  @Override
  String declared(String name) {
    return switch (dice.below(7)) {
      case 0 -> record(name, dice.chance(20) ? COMPUTED : "");
      case 1, 2 -> bean(name);
      case 3 -> creator(name, "@JsonCreator ");
      case 4 -> builder(name);
      case 5 -> sealed(name);
      default -> dice.chance(60) ? below(name) : constants(name);
    };
  }

  // ---- what is said

  @Override
  String ofType(boolean record) {
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

  @Override
  String ofConstant() {
    return dice.chance(30) ? "@JsonProperty(" + given() + ") " : "";
  }

  @Override
  String parameter(String name) {
    return "@JsonProperty(" + name + ") ";
  }

  private String include() {
    return "@JsonInclude(JsonInclude.Include." + dice.one(INCLUDES) + ") ";
  }

  private String naming() {
    return "@JsonNaming(PropertyNamingStrategies." + dice.one(STRATEGIES) + "Strategy.class) ";
  }

  @Override
  Member member(Member member) {
    int place = dice.below(3);
    return switch (dice.below(10)) {
      case 0, 1 -> member.said(place, "@JsonProperty(" + given() + ") ");
      case 2 -> member.said(2 * dice.below(2), "@JsonAlias({" + given() + ", " + given() + "}) ");
      case 3 -> member.said(place, "@JsonIgnore ");
      case 4 -> member.said(dice.below(2), include());
      case 5 ->
        member.said(
            0,
            "@JsonProperty(access = JsonProperty.Access."
                + dice.one(List.of("READ_ONLY", "WRITE_ONLY", "READ_WRITE", "AUTO")) + ") ");
      case 6 ->
        member.said(1, "@JsonGetter(" + given() + ") ").said(2, "@JsonSetter(" + given() + ") ");
      case 7 ->
        member.said(
            0,
            member.type().equalsIgnoreCase("long")
                ? "@JsonFormat(shape = JsonFormat.Shape.STRING) "
                : "@JsonProperty ");
      default -> member;
    };
  }

  // ---- kinds of types that no other library has

  /** What is said of a method counts on the one that overrides it. */
  private String below(String name) {
    if (dice.chance(50)) {
      return heir(name);
    }
    List<Member> above = members(3);
    String own = above.stream()
        .map(m -> "  private " + m.declared() + ";\n  @Override "
            + m.get().replace(m.got(), "").strip() + "\n" + m.put().replace(m.set(), ""))
        .collect(Collectors.joining());
    String asked = above.stream()
        .map(m -> "    " + m.got() + m.type() + " " + m.getter() + "();\n")
        .collect(Collectors.joining());
    return ofType(false) + "public class " + name + " implements " + name + "Up {\n" + own + "}\n"
        + (dice.chance(30) ? include() : "") + "interface " + name + "Up {\n" + nested() + asked
        + "}";
  }

  /** What is read is what its builder says, and what is written what the type says. */
  private String builder(String name) {
    String prefix = dice.one(List.of("with", "set", ""));
    List<Member> members =
        members(4).stream().map(m -> built(Member.of(m.type(), m.name()))).toList();
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

  private Member built(Member member) {
    String said = dice.one(List.of("", "@JsonIgnore ", "@JsonProperty(" + given() + ") "));
    return switch (dice.below(3)) {
      case 0 -> member.said(1, said).said(2, said);
      case 1 -> member.said(1, said);
      default -> member.said(2, said);
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
              ? "  @Json " + said + "public record " + type + components(members) + " implements "
                  + name + " {}\n"
              : "  @Json " + said + "public static final class " + type + " implements " + name
                  + " {\n" + accessible(members) + "  }\n");
    }
    return "@Json @JsonTypeInfo(use = JsonTypeInfo.Id."
        + dice.one(List.of("NAME", "NAME", "SIMPLE_NAME")) + ", include = JsonTypeInfo.As." + as
        + property + ") " + (listed ? "@JsonSubTypes({" + String.join(", ", types) + "}) " : "")
        + "public sealed interface " + name + " {\n" + nested() + String.join("", cases) + "}";
  }

  @Override
  String constants(String name) {
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
