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
 * <p>What is wrong between two members is in neither, so that none is current while the next one is looked for.
 *
 * <p>A bit per member says which were seen. A creator's members are local variables, which the compiler keeps in registers; those
 * of a bean or a builder are set at once. Where there are too many, {@link Collected} has them in an object.
 */
final class ObjectReaderPrinter {

  private static final int SPLIT = ObjectPrinter.SPLIT;

  private final Plan.ObjectPlan plan;

  /** What reads any of a sealed class's types is beside this. */
  private final boolean own;

  private final String type;
  private final Source source;
  private final ValueMethods methods;
  private final List<Member> members;
  private final Seen seen;
  private final Collected collected;
  private final Plan.@Nullable Others others;

  /** Members are read into what is there. */
  private boolean into;

  ObjectReaderPrinter(
      Plan.ObjectPlan plan, boolean own, String type, Source source, ValueMethods methods) {
    this.plan = plan;
    this.own = own;
    this.type = type;
    this.source = source;
    this.methods = methods;
    members = plan.members();
    seen = new Seen(members);
    collected = new Collected(plan);
    others = plan.others();
  }

  void print() {
    switch (plan.layout()) {
      case OBJECT -> {
        source.add("""

            public %1$s%2$s %3$s(JsonReader jsonIn) {
              return readMembers(jsonIn, jsonIn.beginObject(%4$s));
            }

            /** Reads what follows {@code firstMember}, the index of a member whose value is next. */
            public %1$s%2$s readMembers(JsonReader jsonIn, int firstMember) {
            """.formatted(methods.modifier(), type, name(), firstName()));
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
    if (plan.isName()) {
      ofName();
    }
    if (methods.dialect().readsInto() && !own) {
      readInto();
    }
    if (any(Need.REQUIRED_UNLESS_SET)) {
      requireSet();
    }
  }

  /** Which name an object most likely begins with; or all of them. */
  private String firstName() {
    return isInOrder() ? "NAME_0" : "NAMES";
  }

  private boolean isInOrder() {
    return !members.isEmpty() && ObjectPrinter.inOrder(members, methods.dialect());
  }

  private void readValue() {
    source.add("\npublic %s%s %s(JsonReader jsonIn) {".formatted(methods.modifier(), type, name()));
  }

  /** As a map's key, it is made of its member's name. */
  private void ofName() {
    source.add(
        "\npublic static %s ofName(JsonReader jsonIn, java.lang.String theName) {".formatted(type));
    begin();
    source.add(seen.all("1")).add(put(0, methods.ofName(members.get(0).value(), "theName")));
    finish();
    source.add("}");
  }

  private String name() {
    return own ? "readOwn" : "readValue";
  }

  /** What the members are put into. */
  private void begin() {
    if (plan.collects()) {
      source.add(collected.begin());
    } else {
      source.add("%s theValue = %s;"
          .formatted(plan.maker().made(), Expressions.make(plan.maker(), List.of())));
    }
  }

  // ---- the loop ----

  private void loop() {
    if (others != null) {
      source.add("%s otherMembers = new %s<>();"
          .formatted(othersType(others), others.value().made()));
      source.add("java.lang.String otherName = null;");
    }
    source.add(seen.declaration());
    source.add("""
        int memberAt = firstMember;
        int memberBefore;
        try {
          %sfor (; memberAt != JsonReader.NONE; memberBefore = memberAt, memberAt = JsonReader.NONE, memberAt = jsonIn.nextMember(NAMES, memberBefore)) {
            if (memberAt < 0) {
        """.formatted(isInOrder() ? "members: " : ""));
    unknown();
    source.add("}");
    if (!members.isEmpty()) {
      boolean aliases = members.stream().anyMatch(m -> !m.names().aliases().isEmpty());
      source.add("int memberIndex = %s;".formatted(aliases ? "MEMBERS[memberAt]" : "memberAt"));
      source.add(seen.note());
      if (isInOrder()) {
        inOrder();
      } else {
        dispatch();
      }
    }
    String inOther = others == null ? "" : """
            if (memberAt == JsonReader.UNKNOWN && otherName != null) {
              throw JsonException.refused(jsonIn, e).inMember(otherName);
            }
            """;
    source.add("""
          }
        } catch (java.lang.Exception e) {
          %sthrow JsonException.refused(jsonIn, e).inMember(NAMES, memberAt);
        }
        """.formatted(inOther));
  }

  private static String othersType(Plan.Others others) {
    return others.value().made() + "<java.lang.String, "
        + others.value().element().type() + ">";
  }

  private void unknown() {
    if (others != null) {
      source.add("""
          otherName = jsonIn.lastText();
          if (otherMembers.containsKey(otherName)) {
            throw JsonException.duplicate(jsonIn, otherName);
          }
          otherMembers.put(otherName, %s);
          continue;
          """.formatted(methods.read(others.value().element())));
    } else {
      source.add(
          plan.failOnUnknown()
              ? "throw JsonException.unknown(jsonIn, NAMES);"
              : "jsonIn.skipValue();\ncontinue;");
    }
  }

  /**
   * From case to case while the members come in the type's order: there the next one's name is compared with a constant, and behind
   * the last one stands the object's end. Where another follows, the loop asks which.
   */
  private void inOrder() {
    source.add("switch (memberIndex) {");
    for (int i = 0; i < members.size(); i++) {
      source.add("// " + Source.literal(members.get(i).names().name()));
      source.add("case %s: {".formatted(i)).add(statement(i));
      if (i + 1 < members.size()) {
        source.add("""
            if (%s || !jsonIn.nextMemberIs(NAME_%s)) {
              continue;
            }
            %s
            memberAt = %2$s;
            """.formatted(seen.has(i + 1), i + 1, seen.add(i + 1)));
      } else {
        source.add("""
            if (jsonIn.objectEnds()) {
              break members;
            }
            continue;
            """);
      }
      source.add("}");
    }
    source
        .add("default:")
        .add("throw new java.lang.AssertionError(memberIndex);")
        .add("}");
  }

  private boolean isSplit() {
    return !plan.collects() && members.size() > SPLIT;
  }

  private void dispatch() {
    if (isSplit()) {
      source.add("switch (memberIndex / %s) {".formatted(SPLIT));
      String keep = plan.maker().way() == Way.BUILDER ? "theValue = " : "";
      for (int from = 0; from < members.size(); from += SPLIT) {
        source.add("case %s -> %sread%s%s(jsonIn, theValue, memberIndex);"
            .formatted(from / SPLIT, keep, ObjectPrinter.some(from), into ? "Into" : ""));
      }
    } else {
      source.add("switch (memberIndex) {");
      cases(0, members.size());
    }
    source.add("default -> throw new java.lang.AssertionError(memberIndex);").add("}");
  }

  private void cases(int from, int to) {
    for (int i = from; i < to; i++) {
      source.add("case %s -> %s // %s"
          .formatted(i, statement(i), Source.literal(members.get(i).names().name())));
    }
  }

  private String statement(int i) {
    Member member = members.get(i);
    Access get = member.get();
    if (!member.read()) {
      return "jsonIn.skipValue();";
    }
    String read = into && get != null && !member.late()
        ? methods.readInto(
            member.value(), methods.get(get, "theValue", type, member.value().type()))
        : methods.read(member.value());
    return put(i, read);
  }

  /** A statement that puts what was read where it goes. */
  private String put(int i, String read) {
    Member member = members.get(i);
    Access set = member.set();
    return set == null || (plan.collects() && !into)
        ? "%s = %s;".formatted(collected.variable(i), read)
        : methods.set(set, "theValue", type, member.value().type(), read);
  }

  private void splits() {
    for (int from = 0; isSplit() && from < members.size(); from += SPLIT) {
      boolean builder = plan.maker().way() == Way.BUILDER;
      source.add("""

          private %1$s%2$s read%3$s%4$s(JsonReader jsonIn, %5$s theValue, int memberIndex) {
            switch (memberIndex) {
          """.formatted(
              methods.modifier(),
              builder ? plan.maker().made() : "void",
              ObjectPrinter.some(from),
              into ? "Into" : "",
              plan.maker().made()));
      cases(from, Math.min(members.size(), from + SPLIT));
      source.add("default -> throw new java.lang.AssertionError(memberIndex);").add("}");
      source.add(builder ? "return theValue;" : "").add("}");
    }
  }

  /** One after the other, as far as the array goes. */
  private void elements() {
    source.add("""
        int memberAt = 0;
        boolean hasMore = jsonIn.beginArray();
        try {
          elements: {
        """);
    for (int i = 0; i < members.size(); i++) {
      source.add("""
          if (!%s) {
            break elements;
          }
          %s
          memberAt = %s;
          """.formatted(i == 0 ? "hasMore" : "jsonIn.nextElement()", statement(i), i + 1));
    }
    source.add("""
            for (%1$s; hasMore; hasMore = jsonIn.nextElement()) {
              %2$s
            }
          }
        } catch (java.lang.Exception e) {
          throw JsonException.refused(jsonIn, e).inElement(memberAt);
        }
        %3$s
        """.formatted(
            members.isEmpty() ? "" : "hasMore = jsonIn.nextElement()",
            plan.failOnUnknown()
                ? "throw JsonException.at(jsonIn, \"expected an array of %s, found more\");"
                    .formatted(members.size())
                : "jsonIn.skipValue();\nmemberAt++;",
            seen.all("memberAt")));
  }

  // ---- the end ----

  private void finish() {
    source.add(seen.require());
    String requireSet =
        any(Need.REQUIRED_UNLESS_SET) ? """
          if (%s) {
            requireSet(jsonIn, theValue);
          }
          """.formatted(seen.lacksAny(Need.REQUIRED_UNLESS_SET)) : "";
    if (!plan.collects()) {
      source.add(requireSet);
    }
    for (int i = 0; i < members.size(); i++) {
      defaultOf(i);
    }
    if (plan.collects()) {
      create(new CreationPrinter(plan, type, methods, seen, collected).print(requireSet));
      return;
    }
    setOthers();
    MethodDeclaration finish = plan.maker().finish();
    source.add(finish == null ? "return theValue;" : "return theValue." + finish.name() + "();");
  }

  /** Ends the method that reads, out of local variables; or has another do it, which takes what there is. */
  private void create(String statements) {
    if (!collected.apart()) {
      source.add(statements);
      return;
    }
    String more = others == null ? "" : ", otherMembers";
    String parameters = others == null ? "" : ", " + othersType(others) + " otherMembers";
    source
        .add("return create(jsonIn, theMembers, %s%s);".formatted(seen.arguments(), more))
        .add("}")
        .add(collected.holder(methods.modifier()))
        .add("""

            private %s%s create(JsonReader jsonIn, MembersRead theMembers, %s%s) {
            """.formatted(methods.modifier(), type, seen.parameters(), parameters))
        .add(statements);
  }

  private void setOthers() {
    if (others != null && others.set() != null) {
      source.add(
          methods.set(others.set(), "theValue", type, others.value().type(), "otherMembers"));
    }
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
                ? "%s = %s;".formatted(collected.variable(i), value)
                : methods.set(set, "theValue", type, member.value().type(), value)));
  }

  private boolean any(Need need) {
    return members.stream().anyMatch(m -> m.need() == need);
  }

  /** What the document has is not null; so what is null is neither there nor set by the constructor. */
  private void requireSet() {
    source.add("""

        private %svoid requireSet(JsonReader jsonIn, %s theValue) {
        """.formatted(methods.modifier(), type));
    for (int i = 0; i < members.size(); i++) {
      Access get = members.get(i).get();
      if (members.get(i).need() == Need.REQUIRED_UNLESS_SET && get != null) {
        source.add("""
            if (%s == null) {
              throw JsonException.missing(jsonIn, NAMES.name(%s));
            }
            """.formatted(Expressions.get(get, "theValue"), i));
      }
    }
    source.add("}");
  }

  // ---- into what is there ----

  private void readInto() {
    String signature = """

        /** Reads into what is there, where it can be changed. */
        public %1$s%2$s readValueInto(JsonReader jsonIn, %2$s theValue) {
        """.formatted(methods.modifier(), type);
    source.add(signature);
    if (!plan.canBeChanged()) {
      source.add("return readValue(jsonIn);").add("}");
      return;
    }
    source.add("""
        if (theValue == null) {
          return readValue(jsonIn);
        }
        int firstMember = jsonIn.beginObject(%s);
        """.formatted(firstName()));
    into = true;
    loop();
    setOthers();
    source.add("return theValue;").add("}");
    splits();
    into = false;
  }
}
