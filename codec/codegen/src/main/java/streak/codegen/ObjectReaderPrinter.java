package streak.codegen;

import java.util.List;
import org.jspecify.annotations.Nullable;
import streak.codegen.Maker.Way;
import streak.codegen.Plan.Member;
import streak.codegen.Plan.Need;

/**
 * Writes down how a JSON object is read: one loop over the document's members and one switch, whose cases follow each other as the
 * members mostly do.
 *
 * <p>A bit per member says which were seen. A creator's members are local variables, which the compiler keeps in registers; those
 * of a bean or a builder are set at once.
 */
final class ObjectReaderPrinter {

  private static final int SPLIT = ObjectPrinter.SPLIT;

  private final Plan.ObjectPlan plan;
  private final String type;
  private final Source source;
  private final ValueMethods methods;
  private final List<Member> members;
  private final Seen seen;
  private final Plan.@Nullable Others others;

  /** Members are read into what is there. */
  private boolean into;

  ObjectReaderPrinter(Plan.ObjectPlan plan, String type, Source source, ValueMethods methods) {
    this.plan = plan;
    this.type = type;
    this.source = source;
    this.methods = methods;
    members = plan.members();
    seen = new Seen(members);
    others = plan.others();
  }

  void print() {
    switch (plan.layout()) {
      case OBJECT -> {
        source.add("""

            public %1$s%2$s readValue(JsonReader in) {
              return readMembers(in, in.beginObject(NAMES));
            }

            /** Reads what follows {@code first}, the index of a member whose value is next. */
            public %1$s%2$s readMembers(JsonReader in, int first) {
            """.formatted(methods.modifier(), type));
        begin();
        loop();
      }
      case ARRAY -> {
        readValue();
        begin();
        elements();
      }
      case VALUE -> {
        readValue();
        begin();
        source.add(seen.all("1")).add(statement(0));
      }
    }
    finish();
    source.add("}");
    if (plan.layout() == Plan.Layout.OBJECT) {
      splits();
    }
    if (methods.dialect().readsInto()) {
      readInto();
    }
    if (any(Need.REQUIRED_UNLESS_SET)) {
      requireSet();
    }
  }

  private void readValue() {
    source.add("\npublic %s%s readValue(JsonReader in) {".formatted(methods.modifier(), type));
  }

  /** What the members are put into. */
  private void begin() {
    if (plan.collects()) {
      for (int i = 0; i < members.size(); i++) {
        if (members.get(i).read()) {
          Value value = members.get(i).value();
          source.add("%s v%d = %s;".formatted(value.type(), i, initial(members.get(i))));
        }
      }
    } else {
      source.add("%s value = %s;"
          .formatted(plan.maker().made(), Expressions.make(plan.maker(), List.of())));
    }
  }

  /** Where Java has a literal for what a member is when it is absent, there is nothing to do later. */
  private String initial(Member member) {
    Plan.Default absent = member.absent();
    return absent == null
        ? Expressions.absent(member.value())
        : Literals.of(absent, member.value()).orElse(Expressions.absent(member.value()));
  }

  // ---- the loop ----

  private void loop() {
    if (others != null) {
      source.add(
          "%s others = new %s<>();".formatted(othersType(others), others.value().made()));
      source.add("String other = null;");
    }
    source.add(seen.declaration());
    source.add("""
        int m = first;
        try {
          for (; m != JsonReader.NONE; m = in.nextMember(NAMES, m)) {
            if (m < 0) {
        """);
    unknown();
    source.add("}");
    if (!members.isEmpty()) {
      boolean aliases = members.stream().anyMatch(m -> !m.names().aliases().isEmpty());
      source.add("int member = %s;".formatted(aliases ? "MEMBERS[m]" : "m"));
      source.add(seen.note());
      if (ObjectPrinter.inOrder(members, methods.dialect())) {
        inOrder();
      } else {
        dispatch();
      }
    }
    String where = others == null
        ? "m < 0 ? e : e.inMember(NAMES.name(m))"
        : "m >= 0 ? e.inMember(NAMES.name(m)) : other == null ? e : e.inMember(other)";
    source.add("""
          }
        } catch (JsonException e) {
          throw %s;
        }
        """.formatted(where));
  }

  private static String othersType(Plan.Others others) {
    return others.value().made() + "<java.lang.String, "
        + others.value().element().type() + ">";
  }

  private void unknown() {
    if (others != null) {
      source.add("""
          other = in.lastText();
          if (others.containsKey(other)) {
            throw JsonException.duplicate(in, other);
          }
          others.put(other, %s);
          continue;
          """.formatted(methods.read(others.value().element())));
    } else {
      source.add(
          plan.failOnUnknown()
              ? "throw JsonException.unknown(in, NAMES);"
              : "in.skipValue();\ncontinue;");
    }
  }

  /**
   * From case to case while the members come in the type's order: there the next one's name is compared with a constant. Where
   * another follows, the loop asks which.
   */
  private void inOrder() {
    source.add("switch (member) {");
    for (int i = 0; i < members.size(); i++) {
      source.add("// " + Source.literal(members.get(i).names().name()));
      source.add("case %d: {".formatted(i)).add(statement(i));
      if (i + 1 < members.size()) {
        source.add("""
            if (%s || !in.nextMemberIs(NAME_%d)) {
              continue;
            }
            %s
            m = %2$d;
            """.formatted(seen.has(i + 1), i + 1, seen.add(i + 1)));
      } else {
        source.add("continue;");
      }
      source.add("}");
    }
    source.add("default:").add("throw new AssertionError(member);").add("}");
  }

  private boolean isSplit() {
    return !plan.collects() && members.size() > SPLIT;
  }

  private void dispatch() {
    if (isSplit()) {
      source.add("switch (member / %d) {".formatted(SPLIT));
      String keep = plan.maker().way() == Way.BUILDER ? "value = " : "";
      for (int from = 0; from < members.size(); from += SPLIT) {
        source.add("case %d -> %sread%s%s(in, value, member);"
            .formatted(from / SPLIT, keep, ObjectPrinter.some(from), into ? "Into" : ""));
      }
    } else {
      source.add("switch (member) {");
      cases(0, members.size());
    }
    source.add("default -> throw new AssertionError(member);").add("}");
  }

  private void cases(int from, int to) {
    for (int i = from; i < to; i++) {
      source.add("case %d -> %s // %s"
          .formatted(i, statement(i), Source.literal(members.get(i).names().name())));
    }
  }

  private String statement(int i) {
    Member member = members.get(i);
    Access set = member.set();
    Access get = member.get();
    if (!member.read()) {
      return "in.skipValue();";
    }
    String read = into && get != null
        ? methods.readInto(
            member.value(), methods.get(get, "value", type, member.value().type()))
        : methods.read(member.value());
    return set == null || (plan.collects() && !into)
        ? "v%d = %s;".formatted(i, read)
        : methods.set(set, "value", type, member.value().type(), read);
  }

  private void splits() {
    for (int from = 0; isSplit() && from < members.size(); from += SPLIT) {
      boolean builder = plan.maker().way() == Way.BUILDER;
      source.add("""

          private %1$s%2$s read%3$s%4$s(JsonReader in, %5$s value, int member) {
            switch (member) {
          """.formatted(
              methods.modifier(),
              builder ? plan.maker().made() : "void",
              ObjectPrinter.some(from),
              into ? "Into" : "",
              plan.maker().made()));
      cases(from, Math.min(members.size(), from + SPLIT));
      source.add("default -> throw new AssertionError(member);").add("}");
      source.add(builder ? "return value;" : "").add("}");
    }
  }

  /** One after the other, as far as the array goes. */
  private void elements() {
    source.add("""
        int m = 0;
        try {
          elements: {
        """);
    for (int i = 0; i < members.size(); i++) {
      source.add("""
          if (!in.%s()) {
            break elements;
          }
          %s
          m = %d;
          """.formatted(i == 0 ? "beginArray" : "nextElement", statement(i), i + 1));
    }
    source.add("""
            for (boolean more = in.%1$s(); more; more = in.nextElement()) {
              %2$s
            }
          }
        } catch (JsonException e) {
          throw e.inElement(m);
        }
        %3$s
        """.formatted(
            members.isEmpty() ? "beginArray" : "nextElement",
            plan.failOnUnknown()
                ? "throw JsonException.at(in, \"expected an array of %d, found more\");"
                    .formatted(members.size())
                : "in.skipValue();\nm++;",
            seen.all("m")));
  }

  // ---- the end ----

  private void finish() {
    source.add(seen.require());
    if (any(Need.REQUIRED_UNLESS_SET)) {
      source.add("""
          if (%s) {
            requireSet(in, value);
          }
          """.formatted(seen.lacksAny(Need.REQUIRED_UNLESS_SET)));
    }
    for (int i = 0; i < members.size(); i++) {
      defaultOf(i);
    }
    if (plan.collects()) {
      source.add(new CreationPrinter(plan, type, methods, seen).print());
      return;
    }
    if (others != null && others.set() != null) {
      source.add(Expressions.set(others.set(), "value", "others"));
    }
    MethodDeclaration finish = plan.maker().finish();
    source.add(finish == null ? "return value;" : "return value." + finish.name() + "();");
  }

  private void defaultOf(int i) {
    Member member = members.get(i);
    Plan.Default absent = member.absent();
    Access set = member.set();
    boolean done =
        plan.collects() && absent != null && Literals.of(absent, member.value()).isPresent();
    if (absent == null || done || !member.read()) {
      return;
    }
    String value = methods.literal(member.value(), absent);
    source.add("""
        if (%s) {
          %s
        }
        """.formatted(
            seen.lacks(i),
            set == null || plan.collects()
                ? "v%d = %s;".formatted(i, value)
                : Expressions.set(set, "value", value)));
  }

  private boolean any(Need need) {
    return members.stream().anyMatch(m -> m.need() == need);
  }

  /** What the document has is not null; so what is null is neither there nor set by the constructor. */
  private void requireSet() {
    source.add("""

        private %svoid requireSet(JsonReader in, %s value) {
        """.formatted(methods.modifier(), type));
    for (int i = 0; i < members.size(); i++) {
      Access get = members.get(i).get();
      if (members.get(i).need() == Need.REQUIRED_UNLESS_SET && get != null) {
        source.add("""
            if (%s == null) {
              throw JsonException.missing(in, NAMES.name(%d));
            }
            """.formatted(Expressions.get(get, "value"), i));
      }
    }
    source.add("}");
  }

  // ---- into what is there ----

  private void readInto() {
    String signature = """

        /** Reads into what is there, where it can be changed. */
        public %1$s%2$s readValueInto(JsonReader in, %2$s value) {
        """.formatted(methods.modifier(), type);
    source.add(signature);
    if (!plan.canBeChanged()) {
      source.add("return readValue(in);").add("}");
      return;
    }
    source.add("""
        if (value == null) {
          return readValue(in);
        }
        int first = in.beginObject(NAMES);
        """);
    into = true;
    loop();
    if (others != null && others.set() != null) {
      source.add(Expressions.set(others.set(), "value", "others"));
    }
    source.add("return value;").add("}");
    splits();
    into = false;
  }
}
