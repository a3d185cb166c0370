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
 * Declarations of types with annotations of another library, as people write them: of a member, one says something in one of its
 * places, or two name it where it is got and where it is set. The same ones for the same seed.
 */
abstract class ForeignTypes {

  static final List<String> NAMES = List.of(
      "a", "id", "name", "userName", "createdAt", "longerNameOfIt", "x1", "under_score", "on");

  /** A property, and what is said of it: where it is kept, got and set. */
  record Member(String type, String name, String kept, String got, String set) {

    static Member of(String type, String name) {
      return new Member(type, name, "", "", "");
    }

    /** The same, of which that is said in one place: 0 where it is kept, 1 where it is got, 2 where it is set. */
    Member said(int place, String what) {
      return new Member(
          type, name, place == 0 ? what : kept, place == 1 ? what : got, place == 2 ? what : set);
    }

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

    /** Kept without being seen, and got: what a constructor sets. */
    String fixed() {
      return "  private final " + declared() + ";\n" + get();
    }
  }

  final Dice dice;
  private final long seed;
  private final String head;
  private final List<String> types;
  private int given;

  /**
   * Of one library.
   *
   * @param imports of what its annotations need
   * @param types that its members may be of, beside those that every library has
   */
  ForeignTypes(long seed, String imports, String... types) {
    this.seed = seed;
    dice = new Dice(new SplittableRandom(seed));
    head = "package " + RandomTypes.PACKAGE + ";\nimport java.util.*; import streak.Json;\n"
        + imports + "\n";
    List<String> all = new ArrayList<>(List.of(
        "String", "String", "int", "long", "boolean", "Integer", "Long", "Boolean", "int[]", "In",
        "En"));
    all.addAll(List.of(types));
    this.types = all;
  }

  /** Sources by the name of their class, which no other seed has: a library may remember classes by their names. */
  Map<String, String> sources(int count) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      String name = "T" + seed + "x" + i;
      sources.put(name, head + declared(name));
    }
    return sources;
  }

  abstract String declared(String name);

  /** Says something of a member, or nothing. */
  abstract Member member(Member member);

  /** What is said of a type. */
  String ofType(boolean record) {
    return "@Json ";
  }

  /** What is said of a constant; nothing where the library has no names for constants. */
  String ofConstant() {
    return "";
  }

  /** A name that no other member has. */
  final String given() {
    return "\"given" + ++given + "\"";
  }

  /** Members of different names, of which something is said. */
  final List<Member> members(int count) {
    List<String> names = new ArrayList<>(NAMES);
    return IntStream.range(0, count)
        .mapToObj(i -> {
          String name = names.remove(dice.below(names.size()));
          return member(Member.of(dice.one(types), name));
        })
        .toList();
  }

  /** What members may be of. */
  final String nested() {
    return "  @Json public static class In {\n    public int x; public String y;\n  }\n"
        + "  public enum En { A, " + ofConstant() + "BB, C }\n";
  }

  // ---- kinds of types

  /** @param more what else is in it */
  final String record(String name, String more) {
    return ofType(true) + "public record " + name + components(members(dice.below(6))) + " {\n"
        + nested() + more + "}";
  }

  static String components(List<Member> members) {
    return members.stream()
        .map(m -> m.kept() + m.declared())
        .collect(Collectors.joining(", ", "(", ")"));
  }

  final String bean(String name) {
    return ofType(false) + "public class " + name + " {\n" + nested() + accessible(members(5))
        + "}";
  }

  static String accessible(List<Member> members) {
    return members.stream().map(m -> m.field() + m.get() + m.put()).collect(Collectors.joining());
  }

  /** One that inherits members. */
  final String heir(String name) {
    List<Member> all = members(6);
    return ofType(false) + "public class " + name + " extends " + name + "Up {\n"
        + accessible(all.subList(0, 2)) + "}\nclass " + name + "Up {\n" + nested()
        + accessible(all.subList(2, 6)) + "}";
  }

  /** One that is made by a constructor or a method of its class, of some of its members. */
  final String creator(String name, String mark) {
    boolean method = dice.chance(50);
    List<Member> members = members(4);
    List<Member> taken = members.subList(0, 1 + dice.below(4)).stream()
        .map(m -> Member.of(m.type(), m.name()))
        .toList();
    List<Member> later = members.subList(taken.size(), members.size());
    String named = taken.stream()
        .map(m -> parameter(dice.chance(50) ? "\"" + m.name() + "\"" : given()) + m.declared())
        .collect(Collectors.joining(", "));
    String parameters = taken.stream().map(Member::declared).collect(Collectors.joining(", "));
    String assigned = taken.stream()
        .map(m -> "this." + m.name() + " = " + m.name() + "; ")
        .collect(Collectors.joining());
    String factory = method
        ? "  " + mark + "public static " + name + " of(" + named + ") { return new " + name + "("
            + taken.stream().map(Member::name).collect(Collectors.joining(", ")) + "); }\n"
        : "";
    return ofType(false) + "public class " + name + " {\n" + nested()
        + taken.stream().map(Member::fixed).collect(Collectors.joining())
        + (method ? "  private " : "  " + mark + "public ") + name + "("
        + (method ? parameters : named) + ") { " + assigned + "}\n" + factory + accessible(later)
        + "}";
  }

  /** What names a creator's parameter. */
  String parameter(String name) {
    throw new AssertionError("has no creators");
  }

  /** One with constants of which something is said. */
  String constants(String name) {
    String constants = IntStream.range(0, 1 + dice.below(5))
        .mapToObj(i -> ofConstant() + "C" + i)
        .collect(Collectors.joining(", "));
    return "@Json public class " + name + " {\n  public En one; public List<En> all;\n"
        + "  public enum En { " + constants + " }\n}";
  }
}
