package streak.codegen;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A type whose values are one token.
 *
 * @param type as it is written in a source file
 * @param primitive it is never null
 * @param factory of a text: the static method of the type that takes a String
 * @param failure of a text: the class of what that method throws when it does not like the String
 * @param spelling of a text: what the String must be besides
 */
public record Scalar(
    String type, Kind kind, boolean primitive, String factory, String failure, Spelling spelling) {

  /** What a text must be for its value to be what it says: some factories repair what they are given. */
  public enum Spelling {
    /** The factory takes no other. */
    FACTORY("") {
      @Override
      public boolean isRight(Object value, String text) {
        return true;
      }
    },
    /** As the value is written, but for the case: {@code UUID.fromString} cuts and fills groups of other lengths. */
    AS_WRITTEN("theValue.toString().equalsIgnoreCase(theText)") {
      @Override
      public boolean isRight(Object value, String text) {
        return value.toString().equalsIgnoreCase(text);
      }
    },
    /** {@code Instant.parse} takes a leap second for the one before. */
    NO_LEAP_SECOND("theText.indexOf(\":60\") < 0") {
      @Override
      public boolean isRight(Object value, String text) {
        return text.indexOf(":60") < 0;
      }
    };

    /** Of {@code theValue} and {@code theText}. */
    private final String condition;

    Spelling(String condition) {
      this.condition = condition;
    }

    /** Whether a text may stand for the value that the factory made of it. */
    public abstract boolean isRight(Object value, String text);

    /** Statements that return what was made of {@code theText}, if that may stand for it. */
    String returned(String type, String made) {
      return this == FACTORY
          ? "return " + made + ";"
          : "%s theValue = %s;\nif (%s) {\n  return theValue;\n}".formatted(type, made, condition);
    }
  }

  /** What the token is, and what becomes of it. Primitives and their boxes are of the same kind. */
  public enum Kind {
    BOOLEAN,
    BYTE,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BIG_DECIMAL,
    BIG_INTEGER,
    /** A string of one character. */
    CHAR,
    STRING,
    /** A string that the type's factory takes and its {@code toString} gives. */
    TEXT,
    /** A string that holds bytes as Base64, RFC 4648 section 4. */
    BASE64
  }

  private static final Set<String> IN_PLACE = Set.of(
      "java.time.Instant",
      "java.time.LocalDate",
      "java.time.LocalDateTime",
      "java.time.LocalTime",
      "java.time.OffsetDateTime",
      "java.util.UUID");

  private static final Map<String, Scalar> KNOWN = new LinkedHashMap<>();

  static {
    primitive("boolean", "Boolean", Kind.BOOLEAN);
    primitive("byte", "Byte", Kind.BYTE);
    primitive("short", "Short", Kind.SHORT);
    primitive("int", "Integer", Kind.INT);
    primitive("long", "Long", Kind.LONG);
    primitive("float", "Float", Kind.FLOAT);
    primitive("double", "Double", Kind.DOUBLE);
    primitive("char", "Character", Kind.CHAR);
    add("java.lang.String", Kind.STRING, false);
    add("java.math.BigDecimal", Kind.BIG_DECIMAL, false);
    add("java.math.BigInteger", Kind.BIG_INTEGER, false);
    add("byte[]", Kind.BASE64, false);
    String failure = "java.time.DateTimeException";
    text("java.time.Instant", "parse", failure, Spelling.NO_LEAP_SECOND);
    for (String type : new String[] {
      "LocalDate",
      "LocalDateTime",
      "LocalTime",
      "OffsetDateTime",
      "OffsetTime",
      "ZonedDateTime",
      "Duration",
      "Period",
      "Year",
      "YearMonth",
      "MonthDay"
    }) {
      text("java.time." + type, "parse", failure);
    }
    text("java.time.ZoneId", "of", failure);
    text("java.time.ZoneOffset", "of", failure);
    text("kotlin.time.Instant", "Companion.parse", "java.lang.IllegalArgumentException");
    text("java.util.UUID", "fromString", "java.lang.IllegalArgumentException", Spelling.AS_WRITTEN);
    text("java.net.URI", "create", "java.lang.IllegalArgumentException");
  }

  static Optional<Scalar> of(String type) {
    return Optional.ofNullable(KNOWN.get(type));
  }

  private static void primitive(String type, String box, Kind kind) {
    add(type, kind, true);
    add("java.lang." + box, kind, false);
  }

  private static void add(String type, Kind kind, boolean primitive) {
    KNOWN.put(type, new Scalar(type, kind, primitive, "", "", Spelling.FACTORY));
  }

  private static void text(String type, String factory, String failure) {
    text(type, factory, failure, Spelling.FACTORY);
  }

  private static void text(String type, String factory, String failure, Spelling spelling) {
    KNOWN.put(type, new Scalar(type, Kind.TEXT, false, factory, failure, spelling));
  }

  /** Whether its text is also read and written in place, by {@code streak.CanonicalText}. */
  public boolean inPlace() {
    return IN_PLACE.contains(type);
  }

  /** Whether an array of it is also read and written by {@code streak.PrimitiveArrays}. */
  public boolean inArraysAtOnce() {
    return primitive
        && switch (kind) {
          case INT, LONG, FLOAT, DOUBLE, BOOLEAN -> true;
          default -> false;
        };
  }

  /** Whether it is also written with the name of its member in one step. */
  boolean writtenWithName() {
    return kind == Kind.STRING || (primitive && (kind == Kind.BOOLEAN || isLong()));
  }

  /** Whether a long holds every one. */
  public boolean isLong() {
    return switch (kind) {
      case BYTE, SHORT, INT, LONG -> true;
      default -> false;
    };
  }

  /** Without its package. */
  public String simpleName() {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** For the names of generated methods. */
  String label() {
    boolean boxed = !primitive && type.startsWith("java.lang.") && kind != Kind.STRING;
    String simple = simpleName();
    if (kind == Kind.BASE64) {
      return "Base64";
    }
    return primitive
        ? Character.toUpperCase(simple.charAt(0)) + simple.substring(1)
        : boxed ? "Boxed" + simple : simple;
  }
}
