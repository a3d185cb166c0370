package streak.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes down how a value is read and written that says which of several types it is of. */
final class SealedPrinter {

  private static final String UNKNOWN = "JsonException.notOneOf(in, TAGS)";

  private static final String NOT_A_UNIT =
      "JsonException.at(in, \"expected the members of \" + TAGS.name(tag) + \" with it, found its name alone\")";

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

          public %1$s%2$s readValueInto(JsonReader in, %2$s value) {
            return readValue(in);
          }
          """.formatted(methods.modifier(), type));
    }
    if (plan.style() != Plan.Style.MEMBER) {
      reader("readCase", choose(cases, UNKNOWN, c -> methods.callee(c.type()) + ".readValue(in)"));
    }
    if (plan.style() != Plan.Style.MEMBER && !units().isEmpty()) {
      String otherwise = "tag < 0 ? " + UNKNOWN + " : " + NOT_A_UNIT;
      reader(
          "readUnit",
          choose(
              units(),
              otherwise,
              c -> methods.callee(c.type()) + ".readMembers(in, JsonReader.NONE)"));
    }
    write();
  }

  private void reader(String name, String expression) {
    source.add("""

        private %s%s %s(JsonReader in, int tag) {
          return %s;
        }
        """.formatted(methods.modifier(), type, name, expression));
  }

  /** A switch over {@code tag}. */
  private String choose(
      List<Plan.Case> among, String otherwise, Function<Plan.Case, String> expression) {
    String cast = plan.parameters().isEmpty() ? "" : "(" + type + ") (Object) ";
    String arms = among.stream()
        .map(c -> "case %s -> %s%s;".formatted(indices(c), cast, expression.apply(c)))
        .collect(Collectors.joining("\n"));
    return """
        switch (tag) {
          %s
          default -> throw %s;
        }""".formatted(arms, otherwise);
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

        public %1$s%2$s readValue(JsonReader in) {
          %5$sint tag = in.discriminator(DISCRIMINATOR, TAGS);
          return %4$s;
        }
        """.formatted(
            methods.modifier(),
            type,
            Source.literal(plan.discriminator()),
            choose(
                cases,
                UNKNOWN + ".inMember(DISCRIMINATOR.name(0))",
                c -> "%1$s.readMembers(in, in.afterDiscriminator(%2$s.NAMES))"
                    .formatted(
                        methods.callee(c.type()),
                        methods.dialect().qualifiedAdapter(c.type().name()))),
            methods.dialect().foresees() ? "" : "in = in.ahead(DISCRIMINATOR);\n"));
  }

  private void wrapperObject() {
    source.add("""

        public %1$s%2$s readValue(JsonReader in) {
          %3$s
          int tag = in.beginObject(TAGS);
          if (tag == JsonReader.NONE) {
            throw JsonException.at(in, "expected an object of one member, found an empty one");
          }
          %2$s value;
          try {
            value = readCase(in, tag);
          } catch (JsonException e) {
            throw tag < 0 ? e : e.inMember(TAGS.name(tag));
          }
          if (in.nextMember(TAGS, tag) != JsonReader.NONE) {
            throw JsonException.at(in, "expected an object of one member, found more");
          }
          return value;
        }
        """.formatted(methods.modifier(), type, unit()));
  }

  private void wrapperArray() {
    source.add("""

        public %1$s%2$s readValue(JsonReader in) {
          %3$s
          boolean more = in.beginArray();
          int index = 0;
          %2$s value = null;
          try {
            if (more) {
              int tag = in.readString(TAGS);
              if (tag < 0) {
                throw JsonException.notOneOf(in, TAGS);
              }
              more = in.nextElement();
              if (more) {
                index = 1;
                value = readCase(in, tag);
              }
            }
          } catch (JsonException e) {
            throw e.inElement(index);
          }
          if (!more || in.nextElement()) {
            throw JsonException.at(in, "expected an array of two elements, found " + (more ? "more" : "fewer"));
          }
          return value;
        }
        """.formatted(methods.modifier(), type, unit()));
  }

  /** A type without members may stand as its name alone. */
  private String unit() {
    return units().isEmpty() ? "" : """
        if (in.peek() == '"') {
          return readUnit(in, in.readString(TAGS));
        }""";
  }

  private List<Plan.Case> units() {
    return cases.stream().filter(Plan.Case::empty).toList();
  }

  // ---- writing ----

  private void write() {
    source.add("""

        public %1$svoid writeValue(JsonWriter out, %2$s value) {
          if (value == null) {
            out.nullValue();
        """.formatted(methods.modifier(), type));
    for (int i = 0; i < cases.size(); i++) {
      Plan.Case each = cases.get(i);
      source.add(
          "} else if (value instanceof %s it) {".formatted(each.type().name().qualified()));
      switch (plan.style()) {
        case MEMBER -> writeMember(each);
        case WRAPPER_OBJECT -> writeWrapped(each, i);
        case WRAPPER_ARRAY -> writeInArray(each);
      }
    }
    source.add("""
        } else {
          throw JsonException.ofWriting("expected an object of %s, found one of " + value.getClass().getName());
        }
        }
        """.formatted(cases.stream()
        .map(c -> c.tags().name())
        .map(SealedPrinter::inLiteral)
        .collect(Collectors.joining(", "))));
  }

  private static String inLiteral(String text) {
    String literal = Source.literal(text);
    return literal.substring(1, literal.length() - 1);
  }

  private void writeMember(Plan.Case each) {
    source.add("""
        out.beginObject();
        out.name(DISCRIMINATOR, 0);
        out.value(%s);
        %s.writeMembers(out, it);
        out.endObject();
        """.formatted(Source.literal(each.tags().name()), methods.callee(each.type())));
  }

  private void writeWrapped(Plan.Case each, int index) {
    if (writeBare(each)) {
      return;
    }
    source.add("""
        out.beginObject();
        out.name(TAGS, %1$d);
        try {
          %2$s.writeValue(out, it);
        } catch (JsonException e) {
          throw e.inMember(TAGS.name(%1$d));
        }
        out.endObject();
        """.formatted(index, methods.callee(each.type())));
  }

  private void writeInArray(Plan.Case each) {
    if (writeBare(each)) {
      return;
    }
    source.add("""
        out.beginArray();
        out.value(%s);
        try {
          %s.writeValue(out, it);
        } catch (JsonException e) {
          throw e.inElement(1);
        }
        out.endArray();
        """.formatted(Source.literal(each.tags().name()), methods.callee(each.type())));
  }

  private boolean writeBare(Plan.Case each) {
    boolean bare = plan.bareUnits() && each.empty();
    if (bare) {
      source.add("out.value(%s);".formatted(Source.literal(each.tags().name())));
    }
    return bare;
  }
}
