package streak.codegen;

/** Statements and methods that write values. */
final class ValueWriters {

  private final Methods methods;
  private final AdapterReferences references;
  private final Choices choices;
  private final HandleMethods handles;
  private final UnsignedMethods unsigned;

  ValueWriters(Methods methods, AdapterReferences references) {
    this.methods = methods;
    this.references = references;
    handles = new HandleMethods(methods);
    unsigned = new UnsignedMethods(methods);
    choices = new Choices(methods);
  }

  /** False when there is nothing that the value could be refused for. */
  static boolean canFail(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return ScalarMethods.writingCanFail(leaf.scalar());
    }
    if (value instanceof Value.Maybe maybe) {
      return canFail(maybe.content());
    }
    if (value instanceof Value.Patch patch) {
      return canFail(patch.content());
    }
    if (value instanceof Value.Inline inline) {
      return canFail(inline.content());
    }
    return !(value instanceof Value.Choice
        || value instanceof Value.Fixed
        || value instanceof Value.Unsigned
        || value instanceof Value.Span);
  }

  /** A statement that writes an expression's value to {@code out}, null too. */
  String write(Value value, String expression) {
    if (value instanceof Value.Bound bound) {
      return references.callee(bound) + ".writeValue(out, " + expression + ");";
    }
    if (value instanceof Value.Inline inline && !inline.boxed()) {
      return write(inline.content(), expression);
    }
    if (value instanceof Value.Unsigned number) {
      return unsigned.write(number, expression);
    }
    if (value instanceof Value.Span) {
      return handles.writeSpan(expression);
    }
    boolean knowsNull = value instanceof Value.Leaf leaf
        && (leaf.scalar().primitive() || leaf.scalar().kind() == Scalar.Kind.STRING);
    boolean neverNull = (value instanceof Value.Custom custom && custom.primitive())
        || (value instanceof Value.Fixed fixed && fixed.primitive());
    if (knowsNull || neverNull) {
      return present(value, expression);
    }
    String statements = present(value, "value");
    return methods.declare("write", value.present(), name ->
            """
        private %1$svoid %3$s(JsonWriter out, %2$s value) {
          if (value == null) {
            out.nullValue();
            return;
          }
          %4$s
        }
        """.formatted(methods.modifier(), value.type(), name, statements))
        + "(out, " + expression + ");";
  }

  private String present(Value value, String expression) {
    if (value instanceof Value.Leaf leaf) {
      return ScalarMethods.write(leaf.scalar(), expression);
    }
    if (value instanceof Value.Fixed fixed) {
      String method =
          (fixed.trim() ? "trimmedDecimal" : "decimal") + (fixed.asString() ? "String" : "");
      return "out." + method + "(" + expression + ", " + fixed.scale() + ");";
    }
    if (value instanceof Value.Inline inline) {
      return write(inline.content(), handles.unbox(inline, expression));
    }
    if (value instanceof Value.Custom custom) {
      return methods.dialect().writeBy(references.custom(custom), expression);
    }
    if (value instanceof Value.Variable variable) {
      return AdapterReferences.variable(variable) + ".write(out, " + expression + ");";
    }
    if (value instanceof Value.Choice choice) {
      return "out.value(" + choices.name(choice, expression) + ");";
    }
    if (value instanceof Value.Sequence sequence) {
      return elements(sequence.element());
    }
    if (value instanceof Value.Array array) {
      return elements(array.element());
    }
    if (value instanceof Value.Dictionary dictionary) {
      return """
          out.beginObject();
          %s
          out.endObject();""".formatted(entries(dictionary));
    }
    if (value instanceof Value.Patch patch) {
      return """
          if (value.isValue()) {
            %s
          } else {
            out.nullValue();
          }""".formatted(write(patch.content(), "value.get()"));
    }
    Value.Maybe maybe = (Value.Maybe) value;
    String get = maybe.content() instanceof Value.Leaf leaf && leaf.scalar().primitive()
        ? "getAs" + Properties.capital(leaf.type())
        : "get";
    return """
        if (value.isPresent()) {
          %s
        } else {
          out.nullValue();
        }""".formatted(write(maybe.content(), "value." + get + "()"));
  }

  private String elements(Value element) {
    String loop =
        "for (%s element : value) {\n%s".formatted(element.type(), write(element, "element"));
    return canFail(element) ? """
        int count = 0;
        out.beginArray();
        try {
          %s
          count++;
        }
        } catch (JsonException e) {
          throw e.inElement(count);
        }
        out.endArray();""".formatted(loop) : """
        out.beginArray();
        %s
        }
        out.endArray();""".formatted(loop);
  }

  /** An expression for what a constant is called that is an expression. */
  String name(Value.Choice choice, String expression) {
    return choices.name(choice, expression);
  }

  /** Statements that write the entries of a map, {@code value}, as members. */
  String entries(Value.Dictionary map) {
    String key = map.key() instanceof Value.Choice choice
        ? choices.name(choice, "key")
        : ScalarMethods.toName(((Value.Leaf) map.key()).scalar(), "key");
    return """
        for (java.util.Map.Entry<%1$s, ? extends %2$s> entry : value.entrySet()) {
          %1$s key = entry.getKey();
          if (key == null) {
            throw JsonException.ofWriting("expected a map whose keys are not null, found null");
          }
          String name = %3$s;
          out.name(name);
          try {
            %4$s
          } catch (JsonException e) {
            throw e.inMember(name);
          }
        }""".formatted(
            map.key().type(), map.element().type(), key, write(map.element(), "entry.getValue()"));
  }

  /** The name of a method that writes a map's entries as members. */
  String entriesMethod(Value.Dictionary map) {
    return methods.declare("writeMembersOf", map, name ->
        """
        private %1$svoid %2$s(JsonWriter out, %3$s value) {
          if (value == null) {
            return;
          }
          %4$s
        }
        """.formatted(methods.modifier(), name, map.type(), entries(map)));
  }
}
