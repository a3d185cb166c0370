package streak.codegen;

/** How the types whose values are one token are read and written in Java. */
final class ScalarMethods {

  private final Methods methods;

  ScalarMethods(Methods methods) {
    this.methods = methods;
  }

  // ---- reading ----

  /** An expression that reads one from {@code in}. */
  String read(Scalar scalar) {
    return switch (scalar.kind()) {
      case BOOLEAN -> "in.readBoolean()";
      case INT -> "in.readInt()";
      case LONG -> "in.readLong()";
      case FLOAT -> "in.readFloat()";
      case DOUBLE -> "in.readDouble()";
      case BIG_DECIMAL -> "in.readBigDecimal()";
      case BIG_INTEGER -> "in.readBigInteger()";
      case STRING -> "in.readString()";
      case BASE64 -> "in.readBase64()";
      case CHAR, TEXT -> parse(scalar, "in.readString()");
      case BYTE, SHORT -> narrow(primitive(scalar));
    };
  }

  private String narrow(String type) {
    return methods.declare(
            "read", type, Properties.capital(type), name -> """
        private static %1$s %2$s(JsonReader in) {
          int value = in.readInt();
          if (value != (%1$s) value) {
            throw JsonException.at(in, "expected a number that a %1$s can hold, found " + value);
          }
          return (%1$s) value;
        }
        """.formatted(type, name))
        + "(in)";
  }

  /** An expression that makes one of a member's name. */
  String ofName(Scalar scalar, String text) {
    return switch (scalar.kind()) {
      case STRING -> text;
      case CHAR -> parse(scalar, text);
      case TEXT -> key(scalar, text);
      case BYTE, SHORT, INT, LONG -> number(primitive(scalar), box(scalar), text);
      default -> number("java.math.BigInteger", "java.math.BigInteger", text);
    };
  }

  private String parse(Scalar scalar, String text) {
    String type = scalar.kind() == Scalar.Kind.CHAR ? "char" : scalar.type();
    String label = scalar.kind() == Scalar.Kind.CHAR ? "Char" : scalar.label();
    String body = scalar.kind() == Scalar.Kind.CHAR
        ? """
          if (text.length() != 1) {
            throw JsonException.at(in, "expected a string of one character, found \\"" + text + "\\"");
          }
          return text.charAt(0);
          """
        : """
          try {
            %s
          } catch (%s e) {
            // Said below.
          }
          throw JsonException.at(in, "expected %s, found \\"" + text + "\\"");
          """.formatted(
                scalar.spelling().returned(type, type + "." + scalar.factory() + "(text)"),
                scalar.failure(),
                article(scalar.simpleName()));
    return methods.declare("parse", type, label, name -> """
        private static %s %s(JsonReader in, String text) {
        %s
        }
        """.formatted(type, name, body)) + "(in, "
        + text + ")";
  }

  /** A name is a key when it is what the key is written as: else there were two names of one key. */
  private String key(Scalar scalar, String text) {
    String type = scalar.type();
    String parsed = parse(scalar, "text");
    return methods.declare("key", type, scalar.label(), name ->
            """
        private static %1$s %2$s(JsonReader in, String text) {
          %1$s value = %3$s;
          if (!value.toString().equals(text)) {
            throw JsonException.at(
                in, "expected a name as %4$s is written, " + value + ", found \\"" + text + "\\"");
          }
          return value;
        }
        """.formatted(type, name, parsed, article(scalar.simpleName())))
        + "(in, " + text + ")";
  }

  /** A name is a number when it is what the number is written as: neither {@code +1} nor {@code 01}. */
  private String number(String type, String box, String text) {
    String label = type.substring(type.lastIndexOf('.') + 1);
    String parsed = type.equals(box)
        ? "new " + type + "(text)"
        : box + ".parse" + Properties.capital(type) + "(text)";
    return methods.declare("parse", type, Properties.capital(label), name ->
            """
        private static %1$s %2$s(JsonReader in, String text) {
          try {
            %1$s value = %3$s;
            if (String.valueOf(value).equals(text)) {
              return value;
            }
          } catch (NumberFormatException e) {
            // Said below.
          }
          throw JsonException.at(in, "expected a name that is %4$s, found \\"" + text + "\\"");
        }
        """.formatted(type, name, parsed, article(label)))
        + "(in, " + text + ")";
  }

  private static String article(String noun) {
    return ("AEIOaeio".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  // ---- writing ----

  /** A statement that writes {@code value}, which is not null, to {@code out}. */
  static String write(Scalar scalar, String value) {
    return switch (scalar.kind()) {
      case CHAR -> "out.value(String.valueOf(" + value + "));";
      case TEXT -> "out.value(" + value + ".toString());";
      case BASE64 -> "out.base64(" + value + ");";
      case BOOLEAN, STRING, BIG_DECIMAL, BIG_INTEGER -> "out.value(" + value + ");";
      default ->
        scalar.primitive()
            ? "out.value(" + value + ");"
            : "out.value(" + value + "." + primitive(scalar) + "Value());";
    };
  }

  /** An expression for the member's name that {@code value} is. */
  static String toName(Scalar scalar, String value) {
    return scalar.kind() == Scalar.Kind.STRING ? value : "String.valueOf(" + value + ")";
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
      default -> "double";
    };
  }

  private static String box(Scalar scalar) {
    return scalar.kind() == Scalar.Kind.INT ? "Integer" : Properties.capital(primitive(scalar));
  }
}
