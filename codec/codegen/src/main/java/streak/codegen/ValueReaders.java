package streak.codegen;

/** Expressions and methods that read values. */
final class ValueReaders {

  private final Methods methods;
  private final AdapterReferences references;
  private final ScalarMethods scalars;
  private final Choices choices;
  private final CollectionReaders collections;
  private final HandleMethods handles;
  private final UnsignedMethods unsigned;

  ValueReaders(Methods methods, AdapterReferences references) {
    this.methods = methods;
    this.references = references;
    scalars = new ScalarMethods(methods);
    choices = new Choices(methods);
    handles = new HandleMethods(methods);
    unsigned = new UnsignedMethods(methods);
    collections = new CollectionReaders(methods, this);
  }

  /** An expression that reads a value from {@code jsonIn}. */
  String read(Value value) {
    String present = readPresent(value);
    if (value.nullable() && present.equals("jsonIn.readString()")) {
      return "jsonIn.readNullableString()";
    }
    return value.nullable()
        ? methods.declare("readNullable", value, name ->
                """
        private %s%s %s(JsonReader jsonIn) {
          return jsonIn.readNull() ? null : %s;
        }
        """.formatted(methods.modifier(), value.type(), name, present))
            + "(jsonIn)"
        : present;
  }

  private String readPresent(Value value) {
    if (value instanceof Value.Leaf leaf) {
      return scalars.read(leaf.scalar());
    }
    if (value instanceof Value.Fixed fixed) {
      return "jsonIn.readDecimal(" + fixed.scale() + ")";
    }
    if (value instanceof Value.Bound bound) {
      return references.callee(bound) + ".readValue(jsonIn)";
    }
    if (value instanceof Value.Variable variable) {
      return AdapterReferences.variable(variable) + ".read(jsonIn)";
    }
    if (value instanceof Value.Custom custom) {
      return methods.dialect().readBy(references.custom(custom), custom.type());
    }
    if (value instanceof Value.Choice choice) {
      return choices.read(choice);
    }
    if (value instanceof Value.Sequence sequence) {
      return collections.read(sequence);
    }
    if (value instanceof Value.Array array) {
      return collections.read(array);
    }
    if (value instanceof Value.Dictionary dictionary) {
      return collections.read(dictionary);
    }
    if (value instanceof Value.Inline inline) {
      return handles.construct(inline, read(inline.content()));
    }
    if (value instanceof Value.Unsigned number) {
      return unsigned.read(number);
    }
    if (value instanceof Value.Span) {
      return handles.readSpan();
    }
    if (value instanceof Value.Patch patch) {
      return boxed(value, patch.content(), "streak.JsonMember.ofNull()", "streak.JsonMember.of");
    }
    Value.Maybe maybe = (Value.Maybe) value;
    return boxed(value, maybe.content(), maybe.box() + ".empty()", maybe.box() + ".of");
  }

  private String boxed(Value value, Value content, String empty, String of) {
    String read = read(content);
    return methods.declare("read", value, name ->
            """
        private %s%s %s(JsonReader jsonIn) {
          return jsonIn.readNull() ? %s : %s(%s);
        }
        """.formatted(methods.modifier(), value.type(), name, empty, of, read))
        + "(jsonIn)";
  }

  /** An expression for the constant that {@code text} is a name of, or null. */
  String find(Value.Choice choice, String text) {
    return choices.find(choice, text);
  }

  /** An expression that makes a key of a map of a member's name. */
  String ofName(Value key, String text) {
    if (key instanceof Value.Bound bound) {
      return references.callee(bound) + ".ofName(jsonIn, " + text + ")";
    }
    if (key instanceof Value.Inline inline) {
      return handles.construct(inline, ofName(inline.content(), text));
    }
    return key instanceof Value.Choice choice
        ? choices.ofName(choice, text)
        : scalars.ofName(((Value.Leaf) key).scalar(), text);
  }

  // ---- into what is there ----

  /** An expression that reads a value, into what {@code current} is where that can be changed. */
  String readInto(Value value, String current) {
    if (!reusable(value)) {
      return read(value);
    }
    String present = readPresentInto(value.present(), "currentValue");
    return methods.declare("readInto", value, nullableLabel(value), name -> """
        private %s%s %s(JsonReader jsonIn, %2$s currentValue) {
          return %s%s;
        }
        """.formatted(
                methods.modifier(),
                value.type(),
                name,
                value.nullable() ? "jsonIn.readNull() ? null : " : "",
                present))
        + "(jsonIn, " + current + ")";
  }

  private static String nullableLabel(Value value) {
    return value.nullable() ? "Nullable" + value.label() : value.label();
  }

  private static boolean reusable(Value value) {
    return value instanceof Value.Bound
        || value instanceof Value.Variable
        || isByHand(value)
        || value instanceof Value.Sequence
        || value instanceof Value.Array
        || value instanceof Value.Dictionary;
  }

  private static boolean isByHand(Value value) {
    return value instanceof Value.Custom custom
        && custom.adapter() instanceof ClassUse
        && !custom.primitive();
  }

  private String readPresentInto(Value value, String current) {
    if (value instanceof Value.Custom custom) {
      return references.custom(custom) + ".readInto(jsonIn, " + current + ")";
    }
    if (value instanceof Value.Bound bound) {
      return references.callee(bound) + ".readValueInto(jsonIn, " + current + ")";
    }
    if (value instanceof Value.Variable variable) {
      return AdapterReferences.variable(variable) + ".readInto(jsonIn, " + current + ")";
    }
    return collections.readInto(value, current);
  }
}
