package streak.codegen;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The methods that an adapter's class needs for its members' values, each written once: small, static, so that the compiler
 * inlines them.
 */
final class ValueMethods {

  private final Source source = new Source();
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();

  @Override
  public String toString() {
    return source.toString();
  }

  // ---- reading ----

  /** An expression that reads a value from {@code in}. */
  String read(Value value) {
    if (!value.nullable()) {
      return readPresent(value);
    }
    String present = readPresent(value);
    return call("readNullable", value, name -> """
        private static %s %s(JsonReader in) {
          return in.readNull() ? null : %s;
        }
        """.formatted(value.type(), name, present)) + "(in)";
  }

  private String readPresent(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return readLeaf(leaf);
    }
    if (value instanceof Value.Bound bound) {
      return bound.name().qualifiedAdapter() + ".readValue(in)";
    }
    if (value instanceof Value.Custom custom) {
      return adapter(custom) + ".read(in)";
    }
    if (value instanceof Value.Choice choice) {
      return readChoice(choice);
    }
    if (value instanceof Value.Sequence sequence) {
      return readSequence(sequence);
    }
    if (value instanceof Value.Array array) {
      return readArray(array);
    }
    if (value instanceof Value.Dictionary dictionary) {
      return readDictionary(dictionary);
    }
    Value content = ((Value.Maybe) value).content();
    String read = read(content);
    return call("read", value, name -> """
        private static %s %s(JsonReader in) {
          return in.readNull() ? java.util.Optional.empty() : java.util.Optional.of(%s);
        }
        """.formatted(value.type(), name, read)) + "(in)";
  }

  private String readLeaf(Value.Leaf leaf) {
    Scalar scalar = leaf.scalar();
    String method = ScalarMethods.method(scalar);
    if (!method.isEmpty() && taken.add(method)) {
      method(ScalarMethods.declaration(scalar));
    }
    return ScalarMethods.read(scalar);
  }

  private String readChoice(Value.Choice choice) {
    String cases = choice.names().stream()
        .map(c -> "case %s -> %s.%s;"
            .formatted(
                c.names().all().stream().map(Source::literal).collect(Collectors.joining(", ")),
                choice.type(),
                c.constant()))
        .collect(Collectors.joining("\n"));
    String expected =
        choice.names().stream().map(c -> c.names().name()).collect(Collectors.joining(", "));
    return call("readEnum", choice.present(), name ->
            """
        private static %s %s(JsonReader in) {
          String text = in.readString();
          return switch (text) {
            %s
            default -> throw JsonException.notOneOf(in, %s, text);
          };
        }
        """.formatted(choice.type(), name, cases, Source.literal(expected)))
        + "(in)";
  }

  private String readSequence(Value.Sequence sequence) {
    String element = read(sequence.element());
    String shape = sequence.indexed() ? """
          private static %1$s %2$s(JsonReader in) {
            %3$s<%4$s> values = new %3$s<>();
            boolean more = in.beginArray();
            try {
              for (; more; more = in.nextElement()) {
                values.add(%5$s);
              }
            } catch (JsonException e) {
              throw e.inElement(values.size());
            }
            return values;
          }
          """ : """
          private static %1$s %2$s(JsonReader in) {
            %3$s<%4$s> values = new %3$s<>();
            int count = 0;
            boolean more = in.beginArray();
            try {
              for (; more; more = in.nextElement()) {
                values.add(%5$s);
                count++;
              }
            } catch (JsonException e) {
              throw e.inElement(count);
            }
            return values;
          }
          """;
    return call(
            "read",
            sequence.present(),
            name -> shape.formatted(
                sequence.type(), name, sequence.made(), sequence.element().type(), element))
        + "(in)";
  }

  private String readArray(Value.Array array) {
    String element = read(array.element());
    String creation = creation(array.element().type(), "8");
    return call(
            "read", array.present(), name -> """
        private static %1$s %2$s(JsonReader in) {
          boolean more = in.beginArray();
          %1$s values = %3$s;
          int count = 0;
          try {
            for (; more; more = in.nextElement()) {
              if (count == values.length) {
                values = java.util.Arrays.copyOf(values, count * 2);
              }
              values[count] = %4$s;
              count++;
            }
          } catch (JsonException e) {
            throw e.inElement(count);
          }
          return java.util.Arrays.copyOf(values, count);
        }
        """.formatted(array.type(), name, creation, element))
        + "(in)";
  }

  /** Of an array whose elements are of that type: {@code new List[8]}, {@code new int[8][]}. */
  private static String creation(String element, String length) {
    int dimensions = element.length();
    while (element.startsWith("[]", dimensions - 2)) {
      dimensions -= 2;
    }
    String component = element.substring(0, dimensions);
    int arguments = component.indexOf('<');
    String erased = arguments < 0 ? component : component.substring(0, arguments);
    return "new " + erased + "[" + length + "]" + element.substring(dimensions);
  }

  private String readDictionary(Value.Dictionary dictionary) {
    String element = read(dictionary.element());
    return call("read", dictionary.present(), name -> """
        private static %1$s %2$s(JsonReader in) {
          %3$s<String, %4$s> values = new %3$s<>();
          boolean more = in.beginObject();
          String name = null;
          try {
            for (int count = 0; more; more = in.nextMember()) {
              name = in.name();
              values.put(name, %5$s);
              if (values.size() == count++) {
                throw JsonException.duplicate(in, name);
              }
            }
          } catch (JsonException e) {
            throw name == null ? e : e.inMember(name);
          }
          return values;
        }
        """.formatted(
                dictionary.type(), name, dictionary.made(), dictionary.element().type(), element))
        + "(in)";
  }

  // ---- writing ----

  /** A statement that writes an expression's value to {@code out}, null too. */
  String write(Value value, String expression) {
    if (value instanceof Value.Bound bound) {
      return bound.name().qualifiedAdapter() + ".writeValue(out, " + expression + ");";
    }
    if (value instanceof Value.Leaf leaf
        && (leaf.scalar().primitive() || leaf.scalar().type().equals("java.lang.String"))) {
      return ScalarMethods.write(leaf.scalar(), expression);
    }
    String statements = writePresent(value);
    if (value instanceof Value.Custom custom && custom.primitive()) {
      return adapter(custom) + ".write(out, " + expression + ");";
    }
    return call("write", value.present(), name -> """
        private static void %2$s(JsonWriter out, %1$s value) {
          if (value == null) {
            out.nullValue();
            return;
          }
          %3$s
        }
        """.formatted(value.type(), name, statements))
        + "(out, " + expression + ");";
  }

  private String writePresent(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return ScalarMethods.write(leaf.scalar(), "value");
    }
    if (value instanceof Value.Custom custom) {
      return adapter(custom) + ".write(out, value);";
    }
    if (value instanceof Value.Choice choice) {
      return writeChoice(choice);
    }
    if (value instanceof Value.Sequence sequence) {
      return writeElements(sequence.element());
    }
    if (value instanceof Value.Array array) {
      return writeElements(array.element());
    }
    if (value instanceof Value.Dictionary dictionary) {
      return """
          out.beginObject();
          for (java.util.Map.Entry<String, %s> entry : value.entrySet()) {
            out.name(entry.getKey());
            %s
          }
          out.endObject();""".formatted(
              dictionary.element().type(), write(dictionary.element(), "entry.getValue()"));
    }
    Value content = ((Value.Maybe) value).content();
    return """
        if (value.isPresent()) {
          %s
        } else {
          out.nullValue();
        }""".formatted(write(content, "value.get()"));
  }

  private String writeElements(Value element) {
    return """
        out.beginArray();
        for (%s element : value) {
          %s
        }
        out.endArray();""".formatted(element.type(), write(element, "element"));
  }

  private static String writeChoice(Value.Choice choice) {
    if (!choice.renamed()) {
      return "out.value(value.name());";
    }
    return choice.names().stream()
        .map(c -> "case %s -> out.value(%s);"
            .formatted(c.constant(), Source.literal(c.names().name())))
        .collect(Collectors.joining("\n", "switch (value) {\n", "\n}"));
  }

  // ---- names ----

  /** The field that holds an adapter written by hand. */
  private String adapter(Value.Custom custom) {
    return call(
        "ADAPTER_", custom.present(), name -> """
        private static final %1$s %2$s = new %1$s();
        """.formatted(custom.adapter().qualified(), name));
  }

  /** Writes a method or a field down unless it is there; its name. */
  private String call(String verb, Value value, UnaryOperator<String> declaration) {
    String known = names.get(verb + " " + value);
    if (known != null) {
      return known;
    }
    String wanted = verb + value.label();
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + i;
    }
    names.put(verb + " " + value, name);
    method(declaration.apply(name));
    return name;
  }

  private void method(String declaration) {
    source.add("\n").add(declaration);
  }
}
