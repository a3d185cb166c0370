package streak.codegen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import streak.codegen.Plan.Argument;
import streak.codegen.Plan.Member;

/**
 * Writes down how an object is made of the members that were read.
 *
 * <p>A Kotlin constructor or function with defaults has a companion that javac does not see: it takes an int for each 32
 * parameters, whose bits say which arguments are left out, and a marker that is null. It is called only when one is: else the
 * constructor or function itself.
 */
final class CreationPrinter {

  /** Bits in an int. */
  private static final int WORD = 32;

  private final Plan.ObjectPlan plan;
  private final String type;
  private final ValueMethods methods;
  private final Seen seen;
  private final Collected collected;
  private final List<Argument> arguments;

  CreationPrinter(
      Plan.ObjectPlan plan, String type, ValueMethods methods, Seen seen, Collected collected) {
    this.plan = plan;
    this.type = type;
    this.methods = methods;
    this.seen = seen;
    this.collected = collected;
    arguments = plan.arguments();
  }

  /**
   * Statements that end the method that reads.
   *
   * @param check what to do when all is set
   */
  String print(String check) {
    List<String> values = arguments.stream().map(this::value).toList();
    String afterwards = afterwards() + check;
    String made = made(values);
    String direct = direct(values);
    if (!afterwards.isEmpty()) {
      return "%s theValue = %s;\n%sreturn theValue;"
          .formatted(type, direct.isEmpty() ? made : direct + " : " + made, afterwards);
    }
    return "return " + (direct.isEmpty() ? made : direct + "\n: " + made) + ";";
  }

  /** A condition, and what is made where it holds: that nothing was left out. Empty: there is no other way to make one, or no choice. */
  private String direct(List<String> values) {
    boolean always = arguments.stream().anyMatch(a -> a.defaulted() && !isRead(a));
    if (!hasDefaults() || always || !plan.maker().visible()) {
      return "";
    }
    String all = IntStream.range(0, words(arguments.size()))
        .filter(w -> !masks(w).isEmpty())
        .mapToObj(w -> masks(w) + " == 0")
        .collect(Collectors.joining(" && "));
    return all + "\n? " + Expressions.make(plan.maker(), values);
  }

  private String made(List<String> values) {
    if (plan.maker().visible() && !hasDefaults()) {
      return Expressions.make(plan.maker(), values);
    }
    boolean defaults = hasDefaults();
    List<String> types = new ArrayList<>();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      Argument argument = arguments.get(i);
      types.add(methods.erased(defaults ? argument.amongDefaults() : argument.type()));
      all.add(
          defaults && argument.boxedAmongDefaults() && isRead(argument)
              ? methods.box(plan.members().get(argument.member()).value(), values.get(i))
              : values.get(i));
    }
    if (defaults) {
      types.addAll(Collections.nCopies(words(arguments.size()), "int"));
      IntStream.range(0, words(arguments.size()))
          .mapToObj(this::masks)
          .map(m -> m.isEmpty() ? "0" : m)
          .forEach(all::add);
    }
    if (!plan.maker().method().isConstructor()) {
      return methods.call(plan.maker(), defaults, types, all);
    }
    types.add("kotlin.jvm.internal.DefaultConstructorMarker");
    all.add("null");
    return methods.make(type, types, all);
  }

  private boolean hasDefaults() {
    return arguments.stream().anyMatch(Argument::defaulted);
  }

  /** Of bits, one for each argument. */
  static int words(int arguments) {
    return (arguments + WORD - 1) / WORD;
  }

  private boolean isRead(Argument argument) {
    return argument.source() == Argument.Source.OTHERS
        || (argument.source() == Argument.Source.MEMBER
            && argument.member() >= 0
            && plan.members().get(argument.member()).read());
  }

  private String value(Argument argument) {
    if (argument.source() == Argument.Source.OTHERS) {
      return "otherMembers";
    }
    if (isRead(argument)) {
      return collected.variable(argument.member());
    }
    boolean narrow = argument.type().equals("byte") || argument.type().equals("short");
    return (narrow ? "(" + argument.type() + ") " : "") + Expressions.absent(argument.type());
  }

  /** An expression for the bits of the arguments that are left out; empty when none can be. */
  private String masks(int word) {
    int constant = 0;
    List<String> terms = new ArrayList<>();
    int[] shifted = new int[2 * Long.SIZE];
    for (int i = word * WORD; i < Math.min(arguments.size(), (word + 1) * WORD); i++) {
      Argument argument = arguments.get(i);
      int bit = 1 << i % WORD;
      if (!argument.defaulted()) {
        continue;
      }
      if (isRead(argument)) {
        // Those whose bits are as far apart in both are done at once.
        int distance = argument.member() % Long.SIZE - i % WORD;
        boolean same = argument.member() / Long.SIZE == i / WORD * WORD / Long.SIZE;
        if (same) {
          shifted[distance + Long.SIZE] |= bit;
        } else {
          terms.add("(%s ? %s : 0)".formatted(seen.lacks(argument.member()), hex(bit)));
        }
      } else {
        constant |= bit;
      }
    }
    int group = word * WORD / Long.SIZE;
    for (int i = 0; i < shifted.length; i++) {
      if (shifted[i] != 0) {
        terms.add(shifted(group, i - Long.SIZE, shifted[i]));
      }
    }
    if (constant != 0) {
      terms.add(hex(constant));
    }
    return terms.size() < 2 ? String.join("", terms) : "(" + String.join(" | ", terms) + ")";
  }

  private static String shifted(int group, int distance, int mask) {
    String bits = "~seen" + group;
    String moved = distance == 0
        ? bits
        : distance > 0
            ? "(" + bits + " >>> " + distance + ")"
            : "(" + bits + " << " + -distance + ")";
    return "((int) " + moved + " & " + hex(mask) + ")";
  }

  private static String hex(int mask) {
    return "0x%x".formatted(mask);
  }

  // ---- afterwards ----

  /** Statements that set what is no argument. */
  private String afterwards() {
    StringBuilder statements = new StringBuilder();
    for (int i = 0; i < plan.members().size(); i++) {
      int index = i;
      Member member = plan.members().get(i);
      Access set = member.set();
      if (set != null && arguments.stream().noneMatch(a -> a.member() == index)) {
        String statement =
            methods.set(set, "theValue", type, member.value().type(), collected.variable(i));
        // What has a default is set in any case: there the default is the value.
        statements.append(
            member.absent() == null
                ? "if (%s) {\n%s\n}\n".formatted("!(" + seen.lacks(i) + ")", statement)
                : statement + "\n");
      }
    }
    Plan.Others others = plan.others();
    if (others != null && others.set() != null) {
      statements
          .append(
              methods.set(others.set(), "theValue", type, others.value().type(), "otherMembers"))
          .append('\n');
    }
    return statements.toString();
  }
}
