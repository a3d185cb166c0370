package streak.codegen;

/** How the types whose values are one token are read and written in Java. */
final class ScalarMethods {

  private final Methods methods;

  ScalarMethods(Methods methods) {
    this.methods = methods;
  }

  // ---- reading ----

  /** An expression that reads one from {@code jsonIn}. */
  String read(Scalar scalar) {
    return switch (scalar.kind()) {
      case BOOLEAN -> "jsonIn.readBoolean()";
      case INT -> "jsonIn.readInt()";
      case LONG -> "jsonIn.readLong()";
      case FLOAT -> "jsonIn.readFloat()";
      case DOUBLE -> "jsonIn.readDouble()";
      case BIG_DECIMAL -> "jsonIn.readBigDecimal()";
      case BIG_INTEGER -> "jsonIn.readBigInteger()";
      case STRING -> "jsonIn.readString()";
      case BASE64 -> "jsonIn.readBase64()";
      case CHAR -> "jsonIn.readChar()";
      case TEXT ->
        isInPlace(scalar, methods.dialect())
            ? readInPlace(scalar)
            : parse(scalar, "jsonIn.readString()");
      case BYTE, SHORT -> narrow(primitive(scalar));
    };
  }

  private static boolean isInPlace(Scalar scalar, Dialect dialect) {
    return scalar.inPlace() && dialect.seesBytes();
  }

  /** As it usually is; else as any other text, which is what refuses it. */
  private String readInPlace(Scalar scalar) {
    String parsed = parse(scalar, "jsonIn.readString()");
    return methods.declare("read", scalar.type(), scalar.label(), name ->
            """
        private static %1$s %2$s(JsonReader jsonIn) {
          %1$s theValue = streak.CanonicalText.read%3$s(jsonIn);
          return theValue != null ? theValue : %4$s;
        }
        """.formatted(scalar.type(), name, scalar.simpleName(), parsed))
        + "(jsonIn)";
  }

  private String narrow(String type) {
    return methods.declare(
            "read", type, Properties.capital(type), name -> """
        private static %1$s %2$s(JsonReader jsonIn) {
          int theValue = jsonIn.readInt();
          if (theValue != (%1$s) theValue) {
            throw JsonException.at(jsonIn, "expected a number that a %1$s can hold, found " + theValue);
          }
          return (%1$s) theValue;
        }
        """.formatted(type, name))
        + "(jsonIn)";
  }

  /** An expression that makes one of a member's name. */
  String ofName(Scalar scalar, String text) {
    return switch (scalar.kind()) {
      case STRING -> text;
      case CHAR -> parse(scalar, text);
      case TEXT -> key(scalar, text);
      case BYTE, SHORT, INT, LONG ->
        number(primitive(scalar), Expressions.boxed(primitive(scalar)), text);
      default -> number("java.math.BigInteger", "java.math.BigInteger", text);
    };
  }

  private String parse(Scalar scalar, String text) {
    String type = scalar.kind() == Scalar.Kind.CHAR ? "char" : scalar.type();
    String label = scalar.kind() == Scalar.Kind.CHAR ? "Char" : scalar.label();
    String body = scalar.kind() == Scalar.Kind.CHAR
        ? """
          if (theText.length() != 1) {
            throw JsonException.at(jsonIn, "expected a string of one character, found \\"" + theText + "\\"");
          }
          return theText.charAt(0);
          """
        : """
          try {
            %s
          } catch (%s e) {
            // Said below.
          }
          throw JsonException.at(jsonIn, "expected %s, found \\"" + theText + "\\"");
          """.formatted(
                scalar.spelling().returned(type, type + "." + scalar.factory() + "(theText)"),
                scalar.failure(),
                article(scalar.simpleName()));
    return methods.declare("parse", type, label, name -> """
        private static %s %s(JsonReader jsonIn, java.lang.String theText) {
        %s
        }
        """.formatted(type, name, body))
        + "(jsonIn, "
        + text + ")";
  }

  /** A name is a key when it is what the key is written as: else there were two names of one key. */
  private String key(Scalar scalar, String text) {
    String type = scalar.type();
    String parsed = parse(scalar, "theText");
    return methods.declare("key", type, scalar.label(), name ->
            """
        private static %1$s %2$s(JsonReader jsonIn, java.lang.String theText) {
          %1$s theValue = %3$s;
          if (!theValue.toString().equals(theText)) {
            throw JsonException.at(
                jsonIn, "expected a name as %4$s is written, " + theValue + ", found \\"" + theText + "\\"");
          }
          return theValue;
        }
        """.formatted(type, name, parsed, article(scalar.simpleName())))
        + "(jsonIn, " + text + ")";
  }

  /** A name is a number when it is what the number is written as: neither {@code +1} nor {@code 01}. */
  private String number(String type, String box, String text) {
    String label = type.substring(type.lastIndexOf('.') + 1);
    String parsed = type.equals(box)
        ? "new " + type + "(theText)"
        : box + ".parse" + Properties.capital(type) + "(theText)";
    return methods.declare("parse", type, Properties.capital(label), name ->
            """
        private static %1$s %2$s(JsonReader jsonIn, java.lang.String theText) {
          try {
            %1$s theValue = %3$s;
            if (java.lang.String.valueOf(theValue).equals(theText)) {
              return theValue;
            }
          } catch (java.lang.NumberFormatException e) {
            // Said below.
          }
          throw JsonException.at(jsonIn, "expected a name that is %4$s, found \\"" + theText + "\\"");
        }
        """.formatted(type, name, parsed, article(label)))
        + "(jsonIn, " + text + ")";
  }

  private static String article(String noun) {
    return ("AEIOaeio".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  // ---- writing ----

  /** A statement that writes {@code value}, which is not null, to {@code jsonOut}. */
  static String write(Scalar scalar, Dialect dialect, String value) {
    return switch (scalar.kind()) {
      case TEXT ->
        isInPlace(scalar, dialect)
            ? "streak.CanonicalText.write(jsonOut, " + value + ");"
            : "jsonOut.value(" + value + ".toString());";
      case BASE64 -> "jsonOut.base64(" + value + ");";
      case BOOLEAN, STRING, BIG_DECIMAL, BIG_INTEGER -> "jsonOut.value(" + value + ");";
      default ->
        scalar.primitive()
            ? "jsonOut.value(" + value + ");"
            : "jsonOut.value(" + value + "." + primitive(scalar) + "Value());";
    };
  }

  /** An expression for the member's name that {@code value} is. */
  static String toName(Scalar scalar, String value) {
    return scalar.kind() == Scalar.Kind.STRING ? value : "java.lang.String.valueOf(" + value + ")";
  }

  /** False when nothing that the type can hold is refused. */
  static boolean writingCanFail(Scalar scalar) {
    return switch (scalar.kind()) {
      case CHAR, STRING, TEXT, FLOAT, DOUBLE -> true;
      default -> false;
    };
  }

  static String primitive(Scalar scalar) {
    return switch (scalar.kind()) {
      case BYTE -> "byte";
      case SHORT -> "short";
      case INT -> "int";
      case LONG -> "long";
      case FLOAT -> "float";
      case CHAR -> "char";
      default -> "double";
    };
  }
}
