package streak.codegen;

/** How the types whose values are one token are read and written in Java. */
final class ScalarMethods {

  private ScalarMethods() {}

  /** An expression that reads one from {@code in}. */
  static String read(Scalar scalar) {
    return switch (scalar.kind()) {
      case BOOLEAN -> "in.readBoolean()";
      case INT -> "in.readInt()";
      case LONG -> "in.readLong()";
      case FLOAT -> "in.readFloat()";
      case DOUBLE -> "in.readDouble()";
      case BIG_DECIMAL -> "in.readBigDecimal()";
      case BIG_INTEGER -> "in.readBigInteger()";
      case STRING -> "in.readString()";
      case BYTE, SHORT, CHAR, TEXT -> method(scalar) + "(in)";
    };
  }

  /** The name of the generated method that reads it; empty when the reader has one. */
  static String method(Scalar scalar) {
    return switch (scalar.kind()) {
      case BYTE -> "readByte";
      case SHORT -> "readShort";
      case CHAR -> "readChar";
      case TEXT -> "read" + scalar.simpleName();
      default -> "";
    };
  }

  /** That method, which the box shares with its primitive. */
  static String declaration(Scalar scalar) {
    return """
        private static %s %s(JsonReader in) {
        %s
        }
        """.formatted(result(scalar), method(scalar), body(scalar));
  }

  private static String result(Scalar scalar) {
    return switch (scalar.kind()) {
      case BYTE -> "byte";
      case SHORT -> "short";
      case CHAR -> "char";
      default -> scalar.type();
    };
  }

  private static String body(Scalar scalar) {
    return switch (scalar.kind()) {
      case CHAR -> """
          String text = in.readString();
          if (text.length() != 1) {
            throw JsonException.at(in, "expected a string of one character, found \\"" + text + "\\"");
          }
          return text.charAt(0);
          """;
      case TEXT ->
        """
          String text = in.readString();
          try {
            return %1$s.%2$s(text);
          } catch (%3$s e) {
            throw JsonException.at(in, "expected %4$s, found \\"" + text + "\\"");
          }
          """.formatted(
                scalar.type(), scalar.factory(), scalar.failure(), article(scalar.simpleName()));
      default -> """
          int value = in.readInt();
          if (value != (%1$s) value) {
            throw JsonException.at(in, "expected a number that a %1$s can hold, found " + value);
          }
          return (%1$s) value;
          """.formatted(result(scalar));
    };
  }

  private static String article(String noun) {
    return ("AEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  /** A statement that writes {@code value}, which is not null, to {@code out}. */
  static String write(Scalar scalar, String value) {
    String written = switch (scalar.kind()) {
      case CHAR -> "String.valueOf(" + value + ")";
      case TEXT -> value + ".toString()";
      case BOOLEAN, STRING, BIG_DECIMAL, BIG_INTEGER -> value;
      default -> scalar.primitive() ? value : value + "." + primitive(scalar) + "Value()";
    };
    return "out.value(" + written + ");";
  }

  private static String primitive(Scalar scalar) {
    return switch (scalar.kind()) {
      case BYTE -> "byte";
      case SHORT -> "short";
      case INT -> "int";
      case LONG -> "long";
      case FLOAT -> "float";
      default -> "double";
    };
  }
}
