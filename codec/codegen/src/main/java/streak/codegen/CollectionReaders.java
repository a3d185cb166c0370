package streak.codegen;

/** Methods that read arrays into collections and arrays, and objects into maps. */
final class CollectionReaders {

  private final Methods methods;
  private final ValueReaders readers;

  CollectionReaders(Methods methods, ValueReaders readers) {
    this.methods = methods;
    this.readers = readers;
  }

  // ---- new ones ----

  String read(Value.Sequence sequence) {
    String element = readers.read(sequence.element());
    String made = made(sequence.made(), sequence.element());
    return sequence.indexed()
        ? declare(
                "read", sequence, """
          private %1$s%2$s %3$s(JsonReader in) {
            %4$s values = %5$s;
            boolean more = in.beginArray();
            try {
              for (; more; more = in.nextElement()) {
                values.add(%6$s);
              }
            } catch (JsonException e) {
              throw e.inElement(values.size());
            }
            return values;
          }
          """, madeType(sequence.made(), sequence.element()), made, element)
            + "(in)"
        : fill(sequence) + "(in, " + made + ")";
  }

  /** A method that adds to an empty collection. */
  private String fill(Value.Sequence sequence) {
    return declare(
        "fill",
        sequence,
        """
        private %1$s%2$s %3$s(JsonReader in, %4$s values) {
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
        """,
        madeType(sequence.made(), sequence.element()),
        readers.read(sequence.element()));
  }

  String read(Value.Array array) {
    return declare(
            "read",
            array,
            """
        private %1$s%2$s %3$s(JsonReader in) {
          boolean more = in.beginArray();
          %2$s values = %4$s;
          int count = 0;
          try {
            for (; more; more = in.nextElement()) {
              if (count == values.length) {
                values = java.util.Arrays.copyOf(values, count * 2);
              }
              values[count] = %5$s;
              count++;
            }
          } catch (JsonException e) {
            throw e.inElement(count);
          }
          return java.util.Arrays.copyOf(values, count);
        }
        """,
            creation(array.element().type(), "8"),
            readers.read(array.element()))
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

  String read(Value.Dictionary map) {
    return fill(map) + "(in, " + made(map.made(), map.key(), map.element()) + ")";
  }

  private String fill(Value.Dictionary map) {
    String key = readers.ofName(map.key(), "name");
    return declare(
        "fill",
        map,
        """
        private %1$s%2$s %3$s(JsonReader in, %4$s values) {
          boolean more = in.beginObject();
          String name = null;
          try {
            for (int count = 0; more; more = in.nextMember()) {
              name = in.name();
              values.put(%5$s, %6$s);
              if (values.size() == count++) {
                throw JsonException.duplicate(in, name);
              }
            }
          } catch (JsonException e) {
            throw name == null ? e : e.inMember(name);
          }
          return values;
        }
        """,
        madeType(map.made(), map.key(), map.element()),
        key,
        readers.read(map.element()));
  }

  private static String madeType(String made, Value... arguments) {
    StringBuilder type = new StringBuilder(made).append('<');
    for (int i = 0; i < arguments.length; i++) {
      type.append(i == 0 ? "" : ", ").append(Expressions.boxed(arguments[i].type()));
    }
    return type.append('>').toString();
  }

  private static String made(String made, Value... arguments) {
    String first = arguments[0].type();
    return switch (made) {
      case Collections.ENUM_SET -> made + ".noneOf(" + first + ".class)";
      case Collections.ENUM_MAP -> "new " + made + "<>(" + first + ".class)";
      default -> "new " + made + "<>()";
    };
  }

  // ---- into what is there ----

  String readInto(Value value, String current) {
    String method;
    if (value instanceof Value.Array array) {
      method = into(array);
    } else if (value instanceof Value.Dictionary map) {
      String type = madeType(map.made(), map.key(), map.element());
      method = cleared(value, map.made(), type, fill(map), read(map));
    } else {
      Value.Sequence sequence = (Value.Sequence) value;
      String type = madeType(sequence.made(), sequence.element());
      method = sequence.indexed()
          ? into(sequence)
          : cleared(value, sequence.made(), type, fill(sequence), read(sequence));
    }
    return method + "(in, " + current + ")";
  }

  /** Elements are read into those that are there; what is left over is removed from the end. */
  private String into(Value.Sequence sequence) {
    return declare(
        "reuse",
        sequence,
        """
        private %1$s%2$s %3$s(JsonReader in, %2$s current) {
          if (current == null || current.getClass() != %4$s.class) {
            return %5$s;
          }
          %6$s values = (%6$s) current;
          int count = 0;
          boolean more = in.beginArray();
          try {
            for (; more; more = in.nextElement()) {
              if (count < values.size()) {
                values.set(count, %7$s);
              } else {
                values.add(%8$s);
              }
              count++;
            }
          } catch (JsonException e) {
            throw e.inElement(count);
          }
          for (int i = values.size(); i > count; i--) {
            values.remove(i - 1);
          }
          return values;
        }
        """,
        sequence.made(),
        read(sequence),
        madeType(sequence.made(), sequence.element()),
        readers.readInto(sequence.element(), "values.get(count)"),
        readers.read(sequence.element()));
  }

  /** An array of the right length is kept. */
  private String into(Value.Array array) {
    return declare(
        "reuse",
        array,
        """
        private %1$s%2$s %3$s(JsonReader in, %2$s current) {
          boolean more = in.beginArray();
          %2$s values = current == null || current.length == 0 ? %4$s : current;
          int count = 0;
          try {
            for (; more; more = in.nextElement()) {
              if (count == values.length) {
                values = java.util.Arrays.copyOf(values, count * 2);
              }
              values[count] = %5$s;
              count++;
            }
          } catch (JsonException e) {
            throw e.inElement(count);
          }
          return count == values.length ? values : java.util.Arrays.copyOf(values, count);
        }
        """,
        creation(array.element().type(), "8"),
        readers.readInto(array.element(), "values[count]"));
  }

  /** What has no places to read into is emptied and filled again, where it is of the class that would be made. */
  private String cleared(Value value, String made, String type, String fill, String read) {
    String suits = made.equals(Collections.ENUM_SET)
        ? "current instanceof " + made
        : "current != null && current.getClass() == " + made + ".class";
    return declare("reuse", value, """
        private %1$s%2$s %3$s(JsonReader in, %2$s current) {
          if (%4$s) {
            %5$s values = (%5$s) current;
            values.clear();
            return %6$s(in, values);
          }
          return %7$s;
        }
        """, suits, type, fill, read);
  }

  /** The template gets the modifier, the type, the name, then the rest. */
  private String declare(String verb, Value value, String template, Object... rest) {
    return methods.declare(verb, value.present(), name -> {
      Object[] all = new Object[rest.length + 3];
      all[0] = methods.modifier();
      all[1] = value.type();
      all[2] = name;
      System.arraycopy(rest, 0, all, 3, rest.length);
      return template.formatted(all);
    });
  }
}
