package streak.codegen;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A type whose values are one token.
 *
 * @param type as it is written in a source file
 * @param label for the names of generated methods
 * @param primitive it is never null
 * @param zero what a variable of it holds before anything was read
 * @param read an expression
 * @param write a statement; {@code %s} is the value, which is not null
 * @param body of the method that {@code read} calls; empty when it calls the reader alone
 */
record Scalar(
    String type,
    String label,
    boolean primitive,
    String zero,
    String read,
    String write,
    String body) {

  private static final Map<String, Scalar> KNOWN = new LinkedHashMap<>();

  private static final String WRITE = "out.value(%s);";
  private static final String WRITE_TEXT = "out.value(%s.toString());";

  private static final String CHARACTER = """
      String text = in.readString();
      if (text.length() != 1) {
        throw JsonException.at(in, "expected a string of one character, found \\"" + text + "\\"");
      }
      return text.charAt(0);
      """;

  static {
    number("int", "Integer", "Int", "in.readInt()", "");
    number("long", "Long", "Long", "in.readLong()", "");
    number("double", "Double", "Double", "in.readDouble()", "");
    number("float", "Float", "Float", "in.readFloat()", "");
    number("byte", "Byte", "Byte", "readByte(in)", narrow("byte"));
    number("short", "Short", "Short", "readShort(in)", narrow("short"));
    add(new Scalar("boolean", "Boolean", true, "false", "in.readBoolean()", WRITE, ""));
    boxed("Boolean", "Boolean", "in.readBoolean()", WRITE, "");
    String writeChar = "out.value(String.valueOf(%s));";
    add(new Scalar("char", "Char", true, "'\\0'", "readChar(in)", writeChar, CHARACTER));
    boxed("Character", "Char", "readChar(in)", writeChar, CHARACTER);
    reference("java.lang.String", "in.readString()", WRITE);
    reference("java.math.BigDecimal", "in.readBigDecimal()", WRITE);
    reference("java.math.BigInteger", "in.readBigInteger()", WRITE);
    for (String type : new String[] {
      "Instant", "LocalDate", "LocalDateTime", "LocalTime", "OffsetDateTime", "OffsetTime",
      "ZonedDateTime", "Duration", "Period", "Year", "YearMonth", "MonthDay"
    }) {
      text("java.time." + type, "parse", "java.time.DateTimeException");
    }
    text("java.time.ZoneId", "of", "java.time.DateTimeException");
    text("java.time.ZoneOffset", "of", "java.time.DateTimeException");
    text("java.util.UUID", "fromString", "IllegalArgumentException");
    text("java.net.URI", "create", "IllegalArgumentException");
  }

  static Optional<Scalar> of(String type) {
    return Optional.ofNullable(KNOWN.get(type));
  }

  private static void add(Scalar scalar) {
    KNOWN.put(scalar.type, scalar);
  }

  private static void number(String primitive, String box, String label, String read, String body) {
    add(new Scalar(primitive, label, true, "0", read, WRITE, body));
    boxed(box, label, read, "out.value(%s." + primitive + "Value());", body);
  }

  /** Shares the method that reads with the primitive, whose label is given. */
  private static void boxed(String box, String label, String read, String write, String body) {
    add(new Scalar("java.lang." + box, "Boxed" + label, false, "null", read, write, body));
  }

  private static void reference(String type, String read, String write) {
    add(new Scalar(type, simple(type), false, "null", read, write, ""));
  }

  private static void text(String type, String factory, String failure) {
    String label = simple(type);
    String body = """
        String text = in.readString();
        try {
          return %1$s.%2$s(text);
        } catch (%3$s e) {
          throw JsonException.at(in, "expected %4$s, found \\"" + text + "\\"");
        }
        """.formatted(type, factory, failure, article(label));
    add(new Scalar(type, label, false, "null", "read" + label + "(in)", WRITE_TEXT, body));
  }

  private static String article(String noun) {
    return ("AEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  private static String narrow(String type) {
    return """
        int value = in.readInt();
        if (value != (%1$s) value) {
          throw JsonException.at(in, "expected a number that a %1$s can hold, found " + value);
        }
        return (%1$s) value;
        """.formatted(type);
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** The name of the method that {@code body} is of. */
  String method() {
    return read.substring(0, read.indexOf('('));
  }

  /** The result of that method: the primitive of a box. */
  String methodResult() {
    return switch (method()) {
      case "readByte" -> "byte";
      case "readShort" -> "short";
      case "readChar" -> "char";
      default -> type;
    };
  }
}
