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

  /** A statement that writes an expression's value to {@code jsonOut}, null too. */
  String write(Value value, String expression) {
    if (value instanceof Value.Bound bound) {
      return references.callee(bound) + ".writeValue(jsonOut, " + expression + ");";
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
    String statements = present(value, "theValue");
    return methods.declare("write", value.present(), name ->
            """
        private %1$svoid %3$s(JsonWriter jsonOut, %2$s theValue) {
          if (theValue == null) {
            jsonOut.nullValue();
            return;
          }
          %4$s
        }
        """.formatted(methods.modifier(), value.type(), name, statements))
        + "(jsonOut, " + expression + ");";
  }

  private String present(Value value, String expression) {
    if (value instanceof Value.Leaf leaf) {
      return ScalarMethods.write(leaf.scalar(), methods.dialect(), expression);
    }
    if (value instanceof Value.Fixed fixed) {
      String method =
          (fixed.trim() ? "trimmedDecimal" : "decimal") + (fixed.asString() ? "String" : "");
      return "jsonOut." + method + "(" + expression + ", " + fixed.scale() + ");";
    }
    if (value instanceof Value.Inline inline) {
      return write(inline.content(), handles.unbox(inline, expression));
    }
    if (value instanceof Value.Custom custom) {
      return methods.dialect().writeBy(references.custom(custom), expression);
    }
    if (value instanceof Value.Variable variable) {
      return AdapterReferences.variable(variable) + ".write(jsonOut, " + expression + ");";
    }
    if (value instanceof Value.Choice choice) {
      return choices.write(choice, expression);
    }
    if (value instanceof Value.Sequence sequence) {
      return elements(sequence.element(), sequence.made().equals(Collections.LIST));
    }
    if (value instanceof Value.Array array) {
      return methods.dialect().takesAtOnce(array)
          ? "streak.PrimitiveArrays.write(jsonOut, theValue);"
          : elements(array.element(), false);
    }
    if (value instanceof Value.Dictionary dictionary) {
      return """
          jsonOut.beginObject();
          %s
          jsonOut.endObject();""".formatted(entries(dictionary));
    }
    if (value instanceof Value.Patch patch) {
      return """
          if (theValue.isValue()) {
            %s
          } else {
            jsonOut.nullValue();
          }""".formatted(write(patch.content(), "theValue.get()"));
    }
    Value.Maybe maybe = (Value.Maybe) value;
    String get = maybe.content() instanceof Value.Leaf leaf && leaf.scalar().primitive()
        ? "getAs" + Properties.capital(leaf.type())
        : "get";
    return """
        if (theValue.isPresent()) {
          %s
        } else {
          jsonOut.nullValue();
        }""".formatted(write(maybe.content(), "theValue." + get + "()"));
  }

  /** Statements that write what there is one after the other. */
  private String elements(Value element, boolean isList) {
    String write = write(element, "oneElement");
    String each = """
        for (%s oneElement : theValue) {
          %s
          soFar++;
        }""".formatted(element.type(), write);
    // The list that nearly all are: an iterator asks it again and again whether it has changed.
    String loop = isList ? """
        if (theValue instanceof java.util.ArrayList) {
          java.util.ArrayList<? extends %1$s> theList = (java.util.ArrayList<? extends %1$s>) theValue;
          for (; soFar < theList.size(); soFar++) {
            %1$s oneElement = theList.get(soFar);
            %2$s
          }
        } else {
          %3$s
        }""".formatted(element.type(), write, each) : each;
    String checked = canFail(element) ? """
        try {
          %s
        } catch (JsonException e) {
          throw e.inElement(soFar);
        }""".formatted(loop) : loop;
    return """
        int soFar = 0;
        jsonOut.beginArray();
        %s
        jsonOut.endArray();""".formatted(checked);
  }

  /** An expression for the member's name that a key is. */
  String nameOf(Value key, String expression) {
    if (key instanceof Value.Bound bound) {
      return references.callee(bound) + ".nameOf(" + expression + ")";
    }
    if (key instanceof Value.Inline inline) {
      return nameOf(
          inline.content(), inline.boxed() ? handles.unbox(inline, expression) : expression);
    }
    return key instanceof Value.Choice choice
        ? choices.name(choice, expression)
        : ScalarMethods.toName(((Value.Leaf) key).scalar(), expression);
  }

  /** An expression for what a constant is called that is an expression. */
  String name(Value.Choice choice, String expression) {
    return choices.name(choice, expression);
  }

  /** Statements that write the entries of a map, {@code theValue}, as members. */
  String entries(Value.Dictionary map) {
    String key = nameOf(map.key(), "oneKey");
    if (map.key() instanceof Value.Leaf leaf && leaf.scalar().isLong()) {
      return entries(map, "", "oneKey.longValue()", key);
    }
    String check = map.key() instanceof Value.Bound ? """

          if (memberName == null) {
            throw JsonException.ofWriting("expected a map whose keys are not null, found null");
          }""" : "";
    return entries(
        map, "java.lang.String memberName = " + key + ";" + check, "memberName", "memberName");
  }

  /**
   * The same.
   *
   * @param prepared statements behind which there are
   * @param name an expression for what the writer takes as a key's name
   * @param text an expression for the name as a String
   */
  private String entries(Value.Dictionary map, String prepared, String name, String text) {
    return """
        for (java.util.Map.Entry<%1$s, ? extends %2$s> oneEntry : theValue.entrySet()) {
          %1$s oneKey = oneEntry.getKey();
          if (oneKey == null) {
            throw JsonException.ofWriting("expected a map whose keys are not null, found null");
          }
          %3$s
          try {
            jsonOut.name(%4$s);
            %6$s
          } catch (JsonException e) {
            throw e.inMember(%5$s);
          }
        }""".formatted(
            map.key().type(),
            map.element().type(),
            prepared,
            name,
            text,
            write(map.element(), "oneEntry.getValue()"));
  }

  /** The name of a method that writes a map's entries as members. */
  String entriesMethod(Value.Dictionary map) {
    return methods.declare("writeMembersOf", map, name ->
        """
        private %1$svoid %2$s(JsonWriter jsonOut, %3$s theValue) {
          if (theValue == null) {
            return;
          }
          %4$s
        }
        """.formatted(methods.modifier(), name, map.type(), entries(map)));
  }
}
