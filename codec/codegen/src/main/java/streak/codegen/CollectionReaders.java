package streak.codegen;

import java.util.List;

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
          private %1$s%2$s %3$s(JsonReader jsonIn) {
            %4$s theValues = %5$s;
            boolean hasMore = jsonIn.beginArray();
            try {
              for (; hasMore; hasMore = jsonIn.nextElement()) {
                theValues.add(%6$s);
              }
            } catch (java.lang.Exception e) {
              throw JsonException.refused(jsonIn, e).inElement(theValues.size());
            }
            return theValues;
          }
          """, madeType(sequence.made(), sequence.element()), made, element)
            + "(jsonIn)"
        : fill(sequence) + "(jsonIn, " + made + ")";
  }

  /** A method that adds to an empty collection. */
  private String fill(Value.Sequence sequence) {
    return declare(
        "fill",
        sequence,
        """
        private %1$s%2$s %3$s(JsonReader jsonIn, %4$s theValues) {
          int soFar = 0;
          boolean hasMore = jsonIn.beginArray();
          try {
            for (; hasMore; hasMore = jsonIn.nextElement()) {
              theValues.add(%5$s);
              soFar++;
            }
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inElement(soFar);
          }
          return theValues;
        }
        """,
        madeType(sequence.made(), sequence.element()),
        readers.read(sequence.element()));
  }

  String read(Value.Array array) {
    return methods.dialect().takesAtOnce(array) ? atOnce(array, "null") : oneByOne(array);
  }

  /** An expression that reads such an array, into what is there. */
  private static String atOnce(Value.Array array, String current) {
    return "streak.PrimitiveArrays.read%ss(jsonIn, %s)"
        .formatted(Properties.capital(array.element().type()), current);
  }

  private String oneByOne(Value.Array array) {
    return declare(
            "read",
            array,
            """
        private %1$s%2$s %3$s(JsonReader jsonIn) {
          boolean hasMore = jsonIn.beginArray();
          %2$s theValues = %4$s;
          int soFar = 0;
          try {
            for (; hasMore; hasMore = jsonIn.nextElement()) {
              if (soFar == theValues.length) {
                theValues = java.util.Arrays.copyOf(theValues, soFar * 2);
              }
              theValues[soFar] = %5$s;
              soFar++;
            }
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inElement(soFar);
          }
          return java.util.Arrays.copyOf(theValues, soFar);
        }
        """,
            creation(array.element().type(), "8"),
            readers.read(array.element()))
        + "(jsonIn)";
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
    return fill(map) + "(jsonIn, " + made(map.made(), map.key(), map.element()) + ")";
  }

  private String fill(Value.Dictionary map) {
    String key = readers.ofName(map.key(), "memberName");
    return declare(
        "fill",
        map,
        """
        private %1$s%2$s %3$s(JsonReader jsonIn, %4$s theValues) {
          boolean hasMore = jsonIn.beginObject();
          java.lang.String memberName = null;
          try {
            for (int soFar = 0; hasMore; memberName = null, hasMore = jsonIn.nextMember()) {
              memberName = jsonIn.name();
              theValues.put(%5$s, %6$s);
              if (theValues.size() == soFar++) {
                throw JsonException.duplicate(jsonIn, memberName);
              }
            }
          } catch (java.lang.Exception e) {
            JsonException theProblem = JsonException.refused(jsonIn, e);
            throw memberName == null ? theProblem : theProblem.inMember(memberName);
          }
          return theValues;
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
      if (methods.dialect().takesAtOnce(array)) {
        return atOnce(array, current);
      }
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
    return method + "(jsonIn, " + current + ")";
  }

  /** Elements are read into those that are there; what is left over is removed from the end. */
  private String into(Value.Sequence sequence) {
    return declare(
        "reuse",
        sequence,
        """
        private %1$s%2$s %3$s(JsonReader jsonIn, %2$s currentValue) {
          if (currentValue == null || currentValue.getClass() != %4$s.class) {
            return %5$s;
          }
          %6$s theValues = %9$scurrentValue;
          int soFar = 0;
          boolean hasMore = jsonIn.beginArray();
          try {
            for (; hasMore; hasMore = jsonIn.nextElement()) {
              if (soFar < theValues.size()) {
                theValues.set(soFar, %7$s);
              } else {
                theValues.add(%8$s);
              }
              soFar++;
            }
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inElement(soFar);
          }
          for (int i = theValues.size(); i > soFar; i--) {
            theValues.remove(i - 1);
          }
          return theValues;
        }
        """,
        sequence.made(),
        read(sequence),
        madeType(sequence.made(), sequence.element()),
        readers.readInto(sequence.element(), "theValues.get(soFar)"),
        readers.read(sequence.element()),
        cast(sequence, madeType(sequence.made(), sequence.element())));
  }

  /** To the class that is made; empty where the value is declared as that, because compilers warn of a cast that does nothing. */
  private static String cast(Value value, String made) {
    return value.type().equals(made) ? "" : "(" + made + ") ";
  }

  /** An array of the right length is kept, unless it is one of a subclass, which does not take every element. */
  private String into(Value.Array array) {
    boolean exact = Scalar.of(array.element().type()).filter(Scalar::primitive).isPresent();
    String type = new Erasure(List.of()).of(array.type());
    return declare(
        "reuse",
        array,
        """
        private %1$s%2$s %3$s(JsonReader jsonIn, %2$s currentValue) {
          boolean hasMore = jsonIn.beginArray();
          %2$s theValues = currentValue == null || currentValue.length == 0%6$s ? %4$s : currentValue;
          int soFar = 0;
          try {
            for (; hasMore; hasMore = jsonIn.nextElement()) {
              if (soFar == theValues.length) {
                theValues = java.util.Arrays.copyOf(theValues, soFar * 2);
              }
              theValues[soFar] = %5$s;
              soFar++;
            }
          } catch (java.lang.Exception e) {
            throw JsonException.refused(jsonIn, e).inElement(soFar);
          }
          return soFar == theValues.length ? theValues : java.util.Arrays.copyOf(theValues, soFar);
        }
        """,
        creation(array.element().type(), "8"),
        readers.readInto(array.element(), "theValues[soFar]"),
        exact ? "" : " || currentValue.getClass() != " + type + ".class");
  }

  /** What has no places to read into is emptied and filled again, where it is of the class that would be made. */
  private String cleared(Value value, String made, String type, String fill, String read) {
    String suits = made.equals(Collections.ENUM_SET)
        ? "currentValue instanceof " + made
        : "currentValue != null && currentValue.getClass() == " + made + ".class";
    return declare("reuse", value, """
        private %1$s%2$s %3$s(JsonReader jsonIn, %2$s currentValue) {
          if (%4$s) {
            %5$s theValues = %8$scurrentValue;
            theValues.clear();
            return %6$s(jsonIn, theValues);
          }
          return %7$s;
        }
        """, suits, type, fill, read, cast(value, type));
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
