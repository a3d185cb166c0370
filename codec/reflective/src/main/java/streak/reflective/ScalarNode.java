package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import streak.JsonException;
import streak.JsonReader;
import streak.JsonWriter;
import streak.codegen.Scalar;

/** A value that is one token: a String, a date, a number that is an object. */
final class ScalarNode extends Node {

  private final Scalar.Kind kind;

  private ScalarNode(Scalar.Kind kind, boolean nullable) {
    super(nullable);
    this.kind = kind;
  }

  static Node of(Scalar scalar, boolean nullable) {
    return switch (scalar.kind()) {
      case STRING -> new OfString(nullable);
      case TEXT -> new OfText(scalar, nullable);
      default -> new ScalarNode(scalar.kind(), nullable);
    };
  }

  @Override
  Object readPresent(JsonReader in) {
    return switch (kind) {
      case BOOLEAN -> in.readBoolean();
      case BYTE -> readByte(in);
      case SHORT -> readShort(in);
      case INT -> in.readInt();
      case LONG -> in.readLong();
      case FLOAT -> in.readFloat();
      case DOUBLE -> in.readDouble();
      case CHAR -> readChar(in);
      case BIG_DECIMAL -> in.readBigDecimal();
      case BIG_INTEGER -> in.readBigInteger();
      case BASE64 -> in.readBase64();
      case STRING, TEXT -> throw new AssertionError(kind);
    };
  }

  @Override
  void writePresent(JsonWriter out, Object value) {
    switch (kind) {
      case BOOLEAN -> out.value((boolean) value);
      case BYTE -> out.value((byte) value);
      case SHORT -> out.value((short) value);
      case INT -> out.value((int) value);
      case LONG -> out.value((long) value);
      case FLOAT -> out.value((float) value);
      case DOUBLE -> out.value((double) value);
      case CHAR -> out.value(value.toString());
      case BIG_DECIMAL -> out.value((BigDecimal) value);
      case BIG_INTEGER -> out.value((BigInteger) value);
      case BASE64 -> out.base64((byte[]) value);
      case STRING, TEXT -> throw new AssertionError(kind);
    }
  }

  static byte readByte(JsonReader in) {
    int value = in.readInt();
    if (value != (byte) value) {
      throw JsonException.at(in, "expected a number that a byte can hold, found " + value);
    }
    return (byte) value;
  }

  static short readShort(JsonReader in) {
    int value = in.readInt();
    if (value != (short) value) {
      throw JsonException.at(in, "expected a number that a short can hold, found " + value);
    }
    return (short) value;
  }

  static char readChar(JsonReader in) {
    return parseChar(in, in.readString());
  }

  private static char parseChar(JsonReader in, String text) {
    if (text.length() != 1) {
      throw JsonException.at(in, "expected a string of one character, found \"" + text + "\"");
    }
    return text.charAt(0);
  }

  // ---- text ----

  /** Makes a value of the text of a string or a name, or refuses it. */
  interface Parser {
    Object parse(JsonReader in, String text) throws Throwable;
  }

  /** Of a character or a text. */
  static Parser parser(Scalar scalar) {
    return scalar.kind() == Scalar.Kind.CHAR ? ScalarNode::parseChar : new TextParser(scalar);
  }

  static String article(String noun) {
    return ("AEIO".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  /** Calls the type's factory. */
  private static final class TextParser implements Parser {

    private final String type;

    /** Takes the String as an Object, gives an Object. */
    private final MethodHandle factory;

    private final Class<?> failure;
    private final Scalar.Spelling spelling;

    TextParser(Scalar scalar) {
      type = scalar.simpleName();
      factory = Handles.factory(scalar.type(), scalar.factory());
      failure = Handles.ofTheJdk(scalar.failure());
      spelling = scalar.spelling();
    }

    @Override
    public Object parse(JsonReader in, String text) throws Throwable {
      try {
        Object value = (Object) factory.invokeExact((Object) text);
        if (spelling.isRight(value, text)) {
          return value;
        }
      } catch (RuntimeException e) {
        if (!failure.isInstance(e)) {
          throw e;
        }
      }
      throw JsonException.at(in, "expected " + article(type) + ", found \"" + text + "\"");
    }
  }

  private static final class OfString extends Node {

    OfString(boolean nullable) {
      super(nullable);
    }

    @Override
    Object readPresent(JsonReader in) {
      return in.readString();
    }

    @Override
    void writePresent(JsonWriter out, Object value) {
      out.value((String) value);
    }
  }

  /** A string that the type's factory takes and its {@code toString} gives. */
  private static final class OfText extends Node {

    private final TextParser parser;

    OfText(Scalar scalar, boolean nullable) {
      super(nullable);
      parser = new TextParser(scalar);
    }

    @Override
    Object readPresent(JsonReader in) throws Throwable {
      return parser.parse(in, in.readString());
    }

    @Override
    void writePresent(JsonWriter out, Object value) {
      out.value(value.toString());
    }
  }
}
