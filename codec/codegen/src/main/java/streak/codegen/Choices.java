package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How enums are read and written in Java: no String is made of what is read. */
final class Choices {

  /**
   * How many names one method finds constants by. A switch has 35 byte codes for each; HotSpot never compiles a method of more
   * than 8,000 (HugeMethodLimit), and a class file has none of more than 65,535.
   */
  private static final int AT_ONCE = 200;

  private final Methods methods;

  Choices(Methods methods) {
    this.methods = methods;
  }

  /** An expression that reads one from {@code jsonIn}. */
  String read(Value.Choice choice) {
    Value present = choice.present();
    String names = names(choice);
    String constants = constants(choice);
    String all = allConstants(choice);
    String otherwise = choice.otherwise();
    String unknown = otherwise == null
        ? "throw JsonException.notOneOf(jsonIn, " + names + ");"
        : "return " + constant(choice, otherwise) + ";";
    return methods.declare("read", present, name ->
            """
        private static %1$s %2$s(JsonReader jsonIn) {
          int theIndex = jsonIn.readString(%3$s);
          if (theIndex < 0) {
            %6$s
          }
          %1$s[] theConstants = %4$s;
          if (theConstants == null) {
            %4$s = theConstants = %5$s();
          }
          %1$s theConstant = theConstants[theIndex];
          return theConstant != null ? theConstant : %5$s()[theIndex];
        }
        """.formatted(choice.type(), name, names, constants, all, unknown))
        + "(jsonIn)";
  }

  /**
   * The field that holds what the names stand for, in their order. Not a switch: which comes next, no processor would foretell. Not
   * there before it is asked for: an enum may need the adapter to make its constants, and the adapter may not need them before.
   */
  private String constants(Value.Choice choice) {
    return methods.declare(
        "CONSTANTS_OF_", choice.present(), name -> """
        private static %s[] %s;
        """.formatted(choice.type(), name));
  }

  /** The method that gathers them; those that are yet to be made are null there, and asked for again. */
  private String allConstants(Value.Choice choice) {
    List<String> all = new ArrayList<>();
    choice.names().forEach(c -> all.add(constant(choice, c.constant())));
    choice
        .names()
        .forEach(c ->
            c.names().aliases().forEach(alias -> all.add(constant(choice, c.constant()))));
    return methods.declare("constantsOf", choice.present(), name ->
        """
        private static %1$s[] %2$s() {
          return new %1$s[] {%3$s};
        }
        """.formatted(choice.type(), name, String.join(", ", all)));
  }

  /** The names, then the aliases: which constant each index stands for. */
  private static List<List<Integer>> indices(Value.Choice choice) {
    List<List<Integer>> indices = new ArrayList<>();
    int alias = choice.names().size();
    for (int i = 0; i < choice.names().size(); i++) {
      List<Integer> each = new ArrayList<>(List.of(i));
      for (int a = 0; a < choice.names().get(i).names().aliases().size(); a++) {
        each.add(alias++);
      }
      indices.add(each);
    }
    return indices;
  }

  /** The field that holds the names. */
  private String names(Value.Choice choice) {
    if (choice.asked()) {
      return askedNames(choice);
    }
    List<String> all = new ArrayList<>();
    choice.names().forEach(c -> all.add(c.names().name()));
    choice.names().forEach(c -> all.addAll(c.names().aliases()));
    return methods.declare("NAMES_OF_", choice.present(), name ->
        """
        private static final JsonNames %s = JsonNames.of(%s);
        """.formatted(name, all.stream().map(Source::literal).collect(Collectors.joining(", "))));
  }

  /** The same where constants are asked for their names: once, when the adapter is made. */
  private String askedNames(Value.Choice choice) {
    List<String> all = new ArrayList<>();
    for (Value.Constant each : choice.names()) {
      Access asked = each.asked();
      all.add(Source.literal(each.constant()));
      all.add(
          asked == null
              ? Source.literal(each.names().name())
              : Expressions.get(asked, constant(choice, each.constant())));
    }
    for (Value.Constant each : choice.names()) {
      for (String alias : each.names().aliases()) {
        all.add(Source.literal(each.constant()));
        all.add(Source.literal(alias));
      }
    }
    return methods.declare("NAMES_OF_", choice.present(), name ->
        """
        private static final JsonNames %s = JsonNames.of(streak.ConstantNames.of(%s, %s));
        """.formatted(name, Source.literal(choice.type()), String.join(", ", all)));
  }

  /** An expression that makes one of a member's name. */
  String ofName(Value.Choice choice, String text) {
    String found = found(choice);
    String names = names(choice);
    return methods.declare(
            "parse", choice.present(), name -> """
        private static %1$s %2$s(JsonReader jsonIn, java.lang.String theText) {
          %1$s theConstant = %3$s(theText);
          if (theConstant == null) {
            throw JsonException.notOneOf(jsonIn, %4$s, theText);
          }
          return theConstant;
        }
        """.formatted(choice.type(), name, found, names))
        + "(jsonIn, " + text + ")";
  }

  /** An expression for the constant that {@code text} is a name of, or null. */
  String find(Value.Choice choice, String text) {
    return found(choice) + "(" + text + ")";
  }

  /** The name of a method that finds a constant by its name. */
  private String found(Value.Choice choice) {
    int count = choice.names().size();
    List<Integer> ends = ends(choice);
    if (ends.size() <= 1) {
      return found(choice, "find", 0, count);
    }
    List<String> finds = new ArrayList<>();
    int first = 0;
    for (int end : ends) {
      finds.add("theConstant = %s(theText);\nif (theConstant != null) {\nreturn theConstant;\n}\n"
          .formatted(found(choice, "findBefore" + end, first, end)));
      first = end;
    }
    return methods.declare("find", choice.present(), name ->
        """
        private static %1$s %2$s(java.lang.String theText) {
          %1$s theConstant;
          %3$s
          return null;
        }
        """.formatted(choice.type(), name, String.join("", finds)));
  }

  /** Where the parts of the constants end that have no more names than one method may know. */
  private static List<Integer> ends(Value.Choice choice) {
    List<Integer> ends = new ArrayList<>();
    int names = 0;
    for (int i = 0; i < choice.names().size(); i++) {
      int more = choice.names().get(i).names().all().size();
      if (names > 0 && names + more > AT_ONCE) {
        ends.add(i);
        names = 0;
      }
      names += more;
    }
    ends.add(choice.names().size());
    return ends;
  }

  /** The same among some of the constants. */
  private String found(Value.Choice choice, String verb, int first, int end) {
    String finds = choice.asked() ? comparing(choice, first, end) : switching(choice, first, end);
    return methods.declare(
        verb, choice.present(), name -> """
        private static %s %s(java.lang.String theText) {
          %s
        }
        """.formatted(choice.type(), name, finds));
  }

  private String switching(Value.Choice choice, int first, int end) {
    String cases = choice.names().subList(first, end).stream()
        .map(c -> "case %s -> %s;"
            .formatted(
                c.names().all().stream().map(Source::literal).collect(Collectors.joining(", ")),
                constant(choice, c.constant())))
        .collect(Collectors.joining("\n"));
    return "return switch (theText) {\n" + cases + "\ndefault -> null;\n};";
  }

  /** One after the other, as there are no hashes to switch over. */
  private String comparing(Value.Choice choice, int first, int end) {
    String names = names(choice);
    List<List<Integer>> indices = indices(choice);
    return IntStream.range(first, end)
        .mapToObj(i -> "if (%s) {\nreturn %s;\n}\n"
            .formatted(
                indices.get(i).stream()
                    .map(n -> names + ".name(" + n + ").equals(theText)")
                    .collect(Collectors.joining(" || ")),
                constant(choice, choice.names().get(i).constant())))
        .collect(Collectors.joining("", "", "return null;"));
  }

  /** An expression for a constant; where Java has no name for it, that is a field. */
  private String constant(Value.Choice choice, String constant) {
    if (Words.isName(constant)) {
      return choice.name().member(constant);
    }
    String label = choice.label() + "_" + Words.part(constant);
    return methods.declare(
        "CONSTANT_", choice.type() + "." + constant, label, name -> """
        private static final %s %s = %s;
        """.formatted(
                choice.type(),
                name,
                choice.name().member("valueOf(" + Source.literal(constant) + ")")));
  }

  /** An expression for what {@code value} is called. */
  String name(Value.Choice choice, String value) {
    return choice.renamed()
        ? ofConstant(
            choice,
            "nameOf",
            "java.lang.String",
            c -> c.asked() == null
                ? Source.literal(c.names().name())
                : names(choice) + ".name(" + choice.names().indexOf(c) + ")",
            value)
        : value + ".name()";
  }

  /** A statement that writes {@code value}. */
  String write(Value.Choice choice, String value) {
    String written = choice.renamed()
        ? ofConstant(
            choice, "indexOf", "int", c -> String.valueOf(choice.names().indexOf(c)), value)
        : value;
    return "jsonOut.value(" + names(choice) + ", " + written + ");";
  }

  /** An expression for what each constant stands for. */
  private String ofConstant(
      Value.Choice choice,
      String verb,
      String type,
      Function<Value.Constant, String> result,
      String value) {
    boolean words = choice.names().stream().allMatch(c -> Words.isName(c.constant()));
    String cases = choice.names().stream()
        .map(c -> "case %s -> %s;"
            .formatted(words ? c.constant() : Source.literal(c.constant()), result.apply(c)))
        .collect(Collectors.joining("\n"));
    String otherwise = "\ndefault -> throw new java.lang.AssertionError(theValue);";
    return methods.declare(verb, choice.present(), name -> """
        private static %s %s(%s theValue) {
          return switch (theValue%s) {
            %s
          };
        }
        """.formatted(
            type, name, choice.type(), words ? "" : ".name()", words ? cases : cases + otherwise))
        + "(" + value + ")";
  }
}
