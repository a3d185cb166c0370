package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes down how a JSON object is read and written: one loop over the document's members and one switch.
 *
 * <p>A bit per member says which were seen. A creator's members are local variables, which the compiler keeps in registers; those
 * of a bean are set at once.
 */
final class ObjectPrinter {

  /** Bits in a long. */
  private static final int GROUP = 64;

  /** A bean or a written object with more members than this is split, so that no method grows too long for the compiler. */
  private static final int SPLIT = 128;

  private final Plan.ObjectPlan plan;
  private final Source source;
  private final ValueMethods methods;
  private final List<Plan.Member> members;
  private final String type;
  private final int groups;
  private final boolean aliases;

  ObjectPrinter(Plan.ObjectPlan plan, Source source, ValueMethods methods) {
    this.plan = plan;
    this.source = source;
    this.methods = methods;
    members = plan.members();
    type = plan.name().qualified();
    groups = (members.size() + GROUP - 1) / GROUP;
    aliases = members.stream().anyMatch(m -> !m.names().aliases().isEmpty());
  }

  void print() {
    names();
    source.add("""

        public static %1$s readValue(JsonReader in) {
          return readMembers(in, in.beginObject(NAMES));
        }
        """.formatted(type));
    readMembers();
    if (splitsReading()) {
      for (int from = 0; from < members.size(); from += SPLIT) {
        readSome(from);
      }
    }
    if (anyNeeds(Plan.Need.REQUIRED_UNLESS_SET)) {
      requireSet();
    }
    source.add("""

        public static void writeValue(JsonWriter out, %1$s value) {
          if (value == null) {
            out.nullValue();
            return;
          }
          out.beginObject();
          writeMembers(out, value);
          out.endObject();
        }
        """.formatted(type));
    writeMembers();
  }

  private void names() {
    List<String> names = new ArrayList<>();
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      names.add(members.get(i).names().name());
      indices.add(i);
    }
    for (int i = 0; i < members.size(); i++) {
      for (String alias : members.get(i).names().aliases()) {
        names.add(alias);
        indices.add(i);
      }
    }
    source.add(
        """

        /** What members are called; used by the adapters of sealed types too. */
        public static final JsonNames NAMES = JsonNames.of(
        %s);
        """.formatted(names.stream().map(Source::literal).collect(Collectors.joining(",\n"))));
    if (aliases) {
      source.add("\n/** By the index of a name, the member that it is of. */");
      source.add("private static final int[] MEMBERS = {%s};"
          .formatted(indices.stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }
  }

  // ---- reading ----

  private boolean splitsReading() {
    return !plan.collects() && members.size() > SPLIT;
  }

  private void readMembers() {
    source.add("""

        /** Reads what follows {@code first}, the index of a member whose value is next. */
        public static %s readMembers(JsonReader in, int first) {
        """.formatted(type));
    if (plan.collects()) {
      for (int i = 0; i < members.size(); i++) {
        Value value = members.get(i).value();
        source.add("%s v%d = %s;".formatted(value.type(), i, Expressions.absent(value)));
      }
    } else {
      source.add("%s value = %s;".formatted(type, Expressions.make(plan.maker(), List.of())));
    }
    for (int g = 0; g < groups; g++) {
      source.add("long seen%d = 0;".formatted(g));
    }
    source.add("""
        int m = first;
        try {
          for (; m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
            if (m < 0) {
              %s
            }
        """.formatted(
            plan.failOnUnknown()
                ? "throw JsonException.unknown(in, NAMES);"
                : "in.skipValue();\ncontinue;"));
    if (!members.isEmpty()) {
      source.add("int member = %s;".formatted(aliases ? "MEMBERS[m]" : "m"));
      source.add("long bit = 1L << member;");
      see(0);
      dispatch();
    }
    source.add("""
          }
        } catch (JsonException e) {
          throw m < 0 ? e : e.inMember(NAMES.name(m));
        }
        """);
    checkNeeds();
    source.add(
        plan.collects()
            ? "return " + Expressions.make(plan.maker(), collected()) + ";"
            : "return value;");
    source.add("}");
  }

  private List<String> collected() {
    return IntStream.range(0, members.size()).mapToObj(i -> "v" + i).toList();
  }

  private void see(int group) {
    boolean last = group == groups - 1;
    if (!last) {
      source.add("if (member < %d) {".formatted((group + 1) * GROUP));
    }
    source.add("""
        if ((seen%1$d & bit) != 0) {
          throw JsonException.duplicate(in, NAMES.name(m));
        }
        seen%1$d |= bit;
        """.formatted(group));
    if (!last) {
      source.add("} else {");
      see(group + 1);
      source.add("}");
    }
  }

  private void dispatch() {
    if (splitsReading()) {
      source.add("switch (member / %d) {".formatted(SPLIT));
      for (int from = 0; from < members.size(); from += SPLIT) {
        source.add("case %d -> read%s(in, value, member);".formatted(from / SPLIT, some(from)));
      }
    } else {
      source.add("switch (member) {");
      cases(0, members.size());
    }
    source.add("default -> throw new AssertionError(member);").add("}");
  }

  private void cases(int from, int to) {
    for (int i = from; i < to; i++) {
      Plan.Member member = members.get(i);
      String read = methods.read(member.value());
      Access set = member.set();
      String statement =
          set == null ? "v%d = %s;".formatted(i, read) : Expressions.set(set, "value", read);
      source.add("case %d -> %s // %s"
          .formatted(i, statement, Source.literal(member.names().name())));
    }
  }

  private static String some(int from) {
    return "MembersFrom" + from;
  }

  private void readSome(int from) {
    source.add("""

        private static void read%s(JsonReader in, %s value, int member) {
          switch (member) {
        """.formatted(some(from), type));
    cases(from, Math.min(members.size(), from + SPLIT));
    source.add("default -> throw new AssertionError(member);").add("}").add("}");
  }

  private boolean anyNeeds(Plan.Need need) {
    return members.stream().anyMatch(m -> m.need() == need);
  }

  private void checkNeeds() {
    for (int g = 0; g < groups; g++) {
      long required = 0;
      for (int i = g * GROUP; i < Math.min(members.size(), (g + 1) * GROUP); i++) {
        required |= members.get(i).need() == Plan.Need.REQUIRED ? 1L << i : 0;
      }
      if (required != 0) {
        source.add("""
            if ((seen%1$d & %2$s) != %2$s) {
              throw JsonException.missing(in, NAMES.name(%3$sLong.numberOfTrailingZeros(~seen%1$d & %2$s)));
            }
            """.formatted(g, "0x%xL".formatted(required), g == 0 ? "" : g * GROUP + " + "));
      }
    }
    if (anyNeeds(Plan.Need.REQUIRED_UNLESS_SET)) {
      String all = IntStream.range(0, groups)
          .filter(g -> mask(g) != 0)
          .mapToObj(g -> "(seen%1$d & 0x%2$xL) != 0x%2$xL".formatted(g, mask(g)))
          .collect(Collectors.joining(" || "));
      source.add("""
          if (%s) {
            requireSet(in, value);
          }
          """.formatted(all));
    }
  }

  private long mask(int group) {
    long mask = 0;
    for (int i = group * GROUP; i < Math.min(members.size(), (group + 1) * GROUP); i++) {
      mask |= members.get(i).need() == Plan.Need.REQUIRED_UNLESS_SET ? 1L << i : 0;
    }
    return mask;
  }

  /** What the document has is not null; so what is null is neither there nor set by the constructor. */
  private void requireSet() {
    source.add("""

        private static void requireSet(JsonReader in, %s value) {
        """.formatted(type));
    for (int i = 0; i < members.size(); i++) {
      if (members.get(i).need() == Plan.Need.REQUIRED_UNLESS_SET) {
        source.add("""
            if (%s == null) {
              throw JsonException.missing(in, NAMES.name(%d));
            }
            """.formatted(Expressions.get(members.get(i).get(), "value"), i));
      }
    }
    source.add("}");
  }

  // ---- writing ----

  private void writeMembers() {
    source.add("""

        /** Writes what stands between the braces. */
        public static void writeMembers(JsonWriter out, %s value) {
        """.formatted(type));
    if (members.size() <= SPLIT) {
      statements(0, members.size());
      source.add("}");
      return;
    }
    for (int from = 0; from < members.size(); from += SPLIT) {
      source.add("write%s(out, value);".formatted(some(from)));
    }
    source.add("}");
    for (int from = 0; from < members.size(); from += SPLIT) {
      source.add(
          "\nprivate static void write%s(JsonWriter out, %s value) {".formatted(some(from), type));
      statements(from, Math.min(members.size(), from + SPLIT));
      source.add("}");
    }
  }

  private void statements(int from, int to) {
    for (int i = from; i < to; i++) {
      Plan.Member member = members.get(i);
      source.add("out.name(NAMES, %d); // %s"
          .formatted(i, Source.literal(member.names().name())));
      source.add(methods.write(member.value(), Expressions.get(member.get(), "value")));
    }
  }
}
