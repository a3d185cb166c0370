package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes down how a value is read and written that says which of several types it is of. */
final class SealedPrinter {

  private static final String UNKNOWN = "JsonException.notOneOf(jsonIn, TAGS)";

  private static final String NOT_A_UNIT =
      "JsonException.at(jsonIn, \"expected the members of \" + TAGS.name(tagIndex) + \" with it, found its name alone\")";

  /** So many cases go into one method; HotSpot does not compile long ones. */
  private static final int SPLIT = 64;

  private final Plan.SealedPlan plan;
  private final String type;
  private final Source source;
  private final ValueMethods methods;
  private final List<Plan.Case> cases;

  SealedPrinter(Plan.SealedPlan plan, String type, Source source, ValueMethods methods) {
    this.plan = plan;
    this.type = type;
    this.source = source;
    this.methods = methods;
    cases = plan.cases();
  }

  void print() {
    List<String> tags = new ArrayList<>();
    cases.forEach(c -> tags.add(c.tags().name()));
    cases.forEach(c -> tags.addAll(c.tags().aliases()));
    source.add(
        """

        private static final JsonNames TAGS = JsonNames.of(
        %s);
        """.formatted(tags.stream().map(Source::literal).collect(Collectors.joining(",\n"))));
    switch (plan.style()) {
      case MEMBER -> member();
      case WRAPPER_OBJECT -> wrapperObject();
      case WRAPPER_ARRAY -> wrapperArray();
    }
    if (methods.dialect().readsInto()) {
      source.add("""

          public %1$s%2$s readValueInto(JsonReader jsonIn, %2$s theValue) {
            return readValue(jsonIn);
          }
          """.formatted(methods.modifier(), type));
    }
    if (plan.style() != Plan.Style.MEMBER) {
      reader(
          "readCase",
          choose(
              "readCase",
              cases,
              UNKNOWN,
              c -> "%s.%s(jsonIn)"
                  .formatted(methods.callee(c.type()), c.sealed() ? "readOwn" : "readValue")));
    }
    if (plan.style() != Plan.Style.MEMBER && !units().isEmpty()) {
      String otherwise = "tagIndex < 0 ? " + UNKNOWN + " : " + NOT_A_UNIT;
      reader(
          "readUnit",
          choose(
              "readUnit",
              units(),
              otherwise,
              c -> methods.callee(c.type()) + ".readMembers(jsonIn, JsonReader.NONE)"));
    }
    write();
    Plan.ObjectPlan own = plan.own();
    if (own != null) {
      new ObjectPrinter(own, type, source, methods).printOwn();
    }
  }

  private void reader(String name, String expression) {
    source.add("""

        private %s%s %s(JsonReader jsonIn, int tagIndex) {
          return %s;
        }
        """.formatted(methods.modifier(), type, name, expression));
  }

  /**
   * A switch over {@code tagIndex}. What is too much for one goes into methods of their own, each of which asks the next.
   *
   * @param name what theirs begin with
   */
  private String choose(
      String name,
      List<Plan.Case> among,
      String otherwise,
      Function<Plan.Case, String> expression) {
    String cast = plan.parameters().isEmpty() ? "" : "(" + type + ") (java.lang.Object) ";
    String next = among.stream()
        .filter(Plan.Case::otherwise)
        .findFirst()
        .map(c -> cast + expression.apply(c))
        .orElse("throw " + otherwise);
    int last = (among.size() - 1) / SPLIT * SPLIT;
    for (int from = last; from >= 0; from -= SPLIT) {
      String arms = among.subList(from, Math.min(among.size(), from + SPLIT)).stream()
          .map(c -> "case %s -> %s%s;".formatted(indices(c), cast, expression.apply(c)))
          .collect(Collectors.joining("\n"));
      next = """
          switch (tagIndex) {
            %s
            default -> %s;
          }""".formatted(arms, next);
      if (from > 0) {
        reader(name + from, next);
        next = "%s%s(jsonIn, tagIndex)".formatted(name, from);
      }
    }
    return next;
  }

  /** Of the names by which a case goes. */
  private String indices(Plan.Case of) {
    List<String> indices = new ArrayList<>(List.of(String.valueOf(cases.indexOf(of))));
    int alias = cases.size();
    for (Plan.Case each : cases) {
      for (int i = 0; i < each.tags().aliases().size(); i++) {
        if (each.equals(of)) {
          indices.add(String.valueOf(alias));
        }
        alias++;
      }
    }
    return String.join(", ", indices);
  }

  // ---- reading ----

  private void member() {
    source.add("""

        private static final JsonNames DISCRIMINATOR = JsonNames.of(%3$s);

        public %1$s%2$s readValue(JsonReader jsonIn) {
          %5$sint tagIndex = jsonIn.discriminator(DISCRIMINATOR, TAGS);
          return %4$s;
        }
        """.formatted(
            methods.modifier(),
            type,
            Source.literal(plan.discriminator()),
            choose(
                "readCase",
                cases,
                UNKNOWN + ".inMember(DISCRIMINATOR.name(0))",
                c -> "%1$s.readMembers(jsonIn, jsonIn.afterDiscriminator(%2$s.NAMES))"
                    .formatted(
                        methods.callee(c.type()),
                        methods.dialect().qualifiedAdapter(c.type().name()))),
            methods.dialect().foresees() ? "" : "jsonIn = jsonIn.ahead(DISCRIMINATOR);\n"));
  }

  private void wrapperObject() {
    source.add("""

        public %1$s%2$s readValue(JsonReader jsonIn) {
          %3$s
          int tagIndex = jsonIn.beginObject(TAGS);
          if (tagIndex == JsonReader.NONE) {
            throw JsonException.at(jsonIn, "expected an object of one member, found an empty one");
          }
          %2$s theValue;
          try {
            theValue = readCase(jsonIn, tagIndex);
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inMember(TAGS, tagIndex);
          }
          if (jsonIn.nextMember(TAGS, tagIndex) != JsonReader.NONE) {
            throw JsonException.at(jsonIn, "expected an object of one member, found more");
          }
          return theValue;
        }
        """.formatted(methods.modifier(), type, unit()));
  }

  private void wrapperArray() {
    source.add("""

        public %1$s%2$s readValue(JsonReader jsonIn) {
          %3$s
          boolean hasMore = jsonIn.beginArray();
          boolean hasOthers = false;
          int elementIndex = 0;
          %2$s theValue = null;
          try {
            if (hasMore) {
              int tagIndex = jsonIn.readString(TAGS);
              if (tagIndex < 0) {
                throw JsonException.notOneOf(jsonIn, TAGS);
              }
              elementIndex = 1;
              hasMore = jsonIn.nextElement();
              if (hasMore) {
                theValue = readCase(jsonIn, tagIndex);
                elementIndex = 2;
                hasOthers = jsonIn.nextElement();
              }
            }
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inElement(elementIndex);
          }
          if (!hasMore || hasOthers) {
            throw JsonException.at(jsonIn, "expected an array of two elements, found " + (hasMore ? "more" : "fewer"));
          }
          return theValue;
        }
        """.formatted(methods.modifier(), type, unit()));
  }

  /** A type without members may stand as its name alone. */
  private String unit() {
    return units().isEmpty() ? "" : """
        if (jsonIn.peek() == '"') {
          return readUnit(jsonIn, jsonIn.readString(TAGS));
        }""";
  }

  private List<Plan.Case> units() {
    return cases.stream().filter(Plan.Case::empty).toList();
  }

  // ---- writing ----

  /** The first case goes that an object is of; a class that could be made itself is the last, and above all others. */
  private void write() {
    source.add("""

        public %1$svoid writeValue(JsonWriter jsonOut, %2$s theValue) {
          if (theValue == null) {
            jsonOut.nullValue();
        """.formatted(methods.modifier(), type));
    boolean rest = false;
    for (int i = 0; i < cases.size() && !rest; i++) {
      Plan.Case each = cases.get(i);
      rest = each.type().name().equals(plan.name());
      String before = "} else ";
      if (i > 0 && i % SPLIT == 0) {
        source.add("""
            } else {
              writeCase%3$s(jsonOut, theValue);
            }
            }

            private %1$svoid writeCase%3$s(JsonWriter jsonOut, %2$s theValue) {
            """.formatted(methods.modifier(), type, i));
        before = "";
      }
      source.add(before
          + (rest
              ? "{\n%s theCase = theValue;".formatted(type)
              : "if (theValue instanceof %s theCase) {"
                  .formatted(each.type().name().qualified())));
      switch (plan.style()) {
        case MEMBER -> writeMember(each);
        case WRAPPER_OBJECT -> writeWrapped(each, i);
        case WRAPPER_ARRAY -> writeInArray(each);
      }
    }
    if (!rest) {
      source.add("""
          } else {
            throw JsonException.ofWriting("expected an object of %s, found one of " + theValue.getClass().getName());
          """.formatted(cases.stream()
          .map(c -> c.tags().name())
          .map(SealedPrinter::inLiteral)
          .collect(Collectors.joining(", "))));
    }
    source.add("}\n}");
  }

  private static String inLiteral(String text) {
    String literal = Source.literal(text);
    return literal.substring(1, literal.length() - 1);
  }

  private void writeMember(Plan.Case each) {
    source.add("""
        jsonOut.beginObject();
        jsonOut.name(DISCRIMINATOR, 0);
        jsonOut.value(%s);
        %s.writeMembers(jsonOut, theCase);
        jsonOut.endObject();
        """.formatted(Source.literal(each.tags().name()), methods.callee(each.type())));
  }

  private void writeWrapped(Plan.Case each, int index) {
    if (writeBare(each)) {
      return;
    }
    source.add("""
        jsonOut.beginObject();
        jsonOut.name(TAGS, %1$s);
        try {
          %2$s(jsonOut, theCase);
        } catch (JsonException e) {
          throw e.inMember(TAGS.name(%1$s));
        }
        jsonOut.endObject();
        """.formatted(index, writer(each)));
  }

  private void writeInArray(Plan.Case each) {
    if (writeBare(each)) {
      return;
    }
    source.add("""
        jsonOut.beginArray();
        jsonOut.value(%s);
        try {
          %s(jsonOut, theCase);
        } catch (JsonException e) {
          throw e.inElement(1);
        }
        jsonOut.endArray();
        """.formatted(Source.literal(each.tags().name()), writer(each)));
  }

  /** What writes a case alone, without saying what it is. */
  private String writer(Plan.Case of) {
    return methods.callee(of.type()) + (of.sealed() ? ".writeOwn" : ".writeValue");
  }

  private boolean writeBare(Plan.Case each) {
    boolean bare = plan.bareUnits() && each.empty();
    if (bare) {
      source.add("jsonOut.value(%s);".formatted(Source.literal(each.tags().name())));
    }
    return bare;
  }
}
