package streak.codegen;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import streak.codegen.Plan.Member;
import streak.codegen.Plan.Omit;

/**
 * Writes down how a JSON object is written. A variable says which member is being written, for the path of a problem; the
 * compiler keeps it out of the way of what works.
 */
final class ObjectWriterPrinter {

  /**
   * So many members are written in one method. HotSpot inlines what a method calls until that is 8,000 byte codes (DesiredMethodLimit),
   * some 20 members; of a larger type, all others would be called, each accessor with them.
   */
  private static final int SPLIT = 16;

  private final Plan.ObjectPlan plan;

  /** What writes any of a sealed class's types is beside this. */
  private final boolean own;

  private final String type;
  private final Source source;
  private final ValueMethods methods;
  private final List<Member> members;

  ObjectWriterPrinter(
      Plan.ObjectPlan plan, boolean own, String type, Source source, ValueMethods methods) {
    this.plan = plan;
    this.own = own;
    this.type = type;
    this.source = source;
    this.methods = methods;
    members = plan.members();
  }

  void print() {
    boolean object = plan.layout() == Plan.Layout.OBJECT;
    boolean value = plan.layout() == Plan.Layout.VALUE;
    source.add("""

        public %1$svoid %5$s(JsonWriter jsonOut, %2$s theValue) {
          if (theValue == null) {
            jsonOut.nullValue();
            return;
          }
          %3$s
          writeMembers(jsonOut, theValue);
          %4$s
        }

        /** Writes what stands between the brackets. */
        public %1$svoid writeMembers(JsonWriter jsonOut, %2$s theValue) {
        """.formatted(
            methods.modifier(),
            type,
            object ? "jsonOut.beginObject();" : value ? "" : "jsonOut.beginArray();",
            object ? "jsonOut.endObject();" : value ? "" : "jsonOut.endArray();",
            own ? "writeOwn" : "writeValue"));
    boolean whole = members.size() <= SPLIT;
    if (whole) {
      statements(0, members.size());
    }
    for (int from = 0; !whole && from < members.size(); from += SPLIT) {
      source.add("write%s(jsonOut, theValue);".formatted(ObjectPrinter.some(from)));
    }
    others(plan.others());
    source.add("}");
    if (plan.isName()) {
      nameOf(members.get(0));
    }
    for (int from = 0; !whole && from < members.size(); from += SPLIT) {
      source.add("\nprivate %svoid write%s(JsonWriter jsonOut, %s theValue) {"
          .formatted(methods.modifier(), ObjectPrinter.some(from), type));
      statements(from, Math.min(members.size(), from + SPLIT));
      source.add("}");
    }
  }

  /** As a map's key, it is called what its member is; null where that is null. */
  private void nameOf(Member member) {
    Value value = member.value();
    Access get = Objects.requireNonNull(member.get(), "what stands for its object is written");
    boolean primitive = Scalar.of(value.type()).filter(Scalar::primitive).isPresent();
    source.add("""

        public static java.lang.String nameOf(%1$s theValue) {
          %2$s theContent = %3$s;
          return %4$s%5$s;
        }""".formatted(
            type,
            value.type(),
            methods.get(get, "theValue", type, value.type()),
            primitive ? "" : "theContent == null ? null : ",
            methods.nameOf(value, "theContent")));
  }

  private void others(Plan.@Nullable Others others) {
    if (others != null && others.get() != null) {
      source.add("%s(jsonOut, %s);"
          .formatted(
              methods.writeMembersOf(others.value()),
              methods.get(others.get(), "theValue", type, others.value().type())));
    }
  }

  private void statements(int from, int to) {
    if (plan.layout() == Plan.Layout.VALUE) {
      statement(0, members.get(0));
      return;
    }
    int first = IntStream.range(from, to).filter(this::canFail).findFirst().orElse(-1);
    if (first >= 0) {
      source.add("int memberAt = %s;".formatted(first)).add("try {");
    }
    for (int i = from; i < to; i++) {
      if (canFail(i) && i != first) {
        source.add("memberAt = %s;".formatted(i));
      }
      statement(i, members.get(i));
    }
    if (first >= 0) {
      String where = plan.layout() == Plan.Layout.ARRAY
          ? "inElement(memberAt)"
          : "inMember(NAMES.name(memberAt))";
      source.add("""
          } catch (JsonException e) {
            throw e.%s;
          }
          """.formatted(where));
    }
  }

  private boolean canFail(int member) {
    return members.get(member).get() != null
        && ValueWriters.canFail(members.get(member).value());
  }

  private void statement(int i, Member member) {
    Access get = member.get();
    if (get == null) {
      return;
    }
    String expression = methods.get(get, "theValue", type, member.value().type());
    if (plan.layout() != Plan.Layout.OBJECT) {
      source.add(methods.write(member.value(), expression));
      return;
    }
    String condition = condition(member, "value" + i);
    if (condition.isEmpty()) {
      source.add(withName(i, member.value(), expression));
    } else {
      source.add("""
          %1$s value%2$s = %3$s;
          if (%4$s) {
            %5$s
          }
          """.formatted(
              member.value().type(),
              i,
              expression,
              condition,
              withName(i, member.value(), "value" + i)));
    }
  }

  /** Statements that write a member's name and its value. */
  private String withName(int i, Value value, String expression) {
    boolean constant = ObjectPrinter.inOrder(members, methods.dialect());
    String literal = Source.literal(members.get(i).names().name());
    return constant && value instanceof Value.Leaf leaf && leaf.scalar().writtenWithName()
        ? "jsonOut.member(NAME_%s, %s); // %s".formatted(i, expression, literal)
        : "jsonOut.name(%s%s); // %s\n%s"
            .formatted(
                constant ? "NAME_" : "NAMES, ", i, literal, methods.write(value, expression));
  }

  /** When a member is written; empty: always. */
  private static String condition(Member member, String value) {
    if (member.value() instanceof Value.Patch) {
      return value + " != null && !" + value + ".isAbsent()";
    }
    boolean primitive = !Expressions.zero(member.value().type()).equals("null");
    if (member.omit() == Omit.NEVER || primitive) {
      return "";
    }
    String empty = "";
    if (member.value() instanceof Value.Maybe && member.omit() != Omit.NULL) {
      empty = " && " + value + ".isPresent()";
    } else if (member.omit() == Omit.EMPTY) {
      empty = notEmpty(member.value(), value);
    }
    return value + " != null" + empty;
  }

  private static String notEmpty(Value of, String value) {
    Scalar.@Nullable Kind leaf =
        of instanceof Value.Leaf scalar ? scalar.scalar().kind() : null;
    boolean iterable = of.type().startsWith("java.lang.Iterable");
    boolean counted = (of instanceof Value.Sequence && !iterable)
        || of instanceof Value.Dictionary
        || leaf == Scalar.Kind.STRING;
    boolean array = of instanceof Value.Array || leaf == Scalar.Kind.BASE64;
    return counted ? " && !" + value + ".isEmpty()" : array ? " && " + value + ".length > 0" : "";
  }
}
