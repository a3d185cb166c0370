package streak.reflective;

import java.lang.invoke.MethodHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import streak.CanonicalText;
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
      case TEXT -> text(scalar, nullable);
      default -> new ScalarNode(scalar.kind(), nullable);
    };
  }

  private static Node text(Scalar scalar, boolean nullable) {
    TextParser parser = new TextParser(scalar);
    return switch (scalar.type()) {
      case "java.time.Instant" ->
        new InPlace<Instant>(parser, nullable, CanonicalText::readInstant, CanonicalText::write);
      case "java.time.LocalDate" ->
        new InPlace<LocalDate>(
            parser, nullable, CanonicalText::readLocalDate, CanonicalText::write);
      case "java.time.LocalDateTime" ->
        new InPlace<LocalDateTime>(
            parser, nullable, CanonicalText::readLocalDateTime, CanonicalText::write);
      case "java.time.LocalTime" ->
        new InPlace<LocalTime>(
            parser, nullable, CanonicalText::readLocalTime, CanonicalText::write);
      case "java.time.OffsetDateTime" ->
        new InPlace<OffsetDateTime>(
            parser, nullable, CanonicalText::readOffsetDateTime, CanonicalText::write);
      case "java.util.UUID" ->
        new InPlace<UUID>(parser, nullable, CanonicalText::readUUID, CanonicalText::write);
      default -> new OfText(parser, nullable);
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
      case CHAR -> in.readChar();
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
      case CHAR -> out.value((char) value);
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

    OfText(TextParser parser, boolean nullable) {
      super(nullable);
      this.parser = parser;
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

  /** Reads what is next if it is as it usually is. */
  private interface Read<T> {
    @Nullable
    T from(JsonReader in);
  }

  /** The same where the text need not be a String, unless it is an unusual one. */
  private static final class InPlace<T> extends Node {

    private final TextParser parser;
    private final Read<T> read;
    private final BiConsumer<JsonWriter, T> write;

    InPlace(TextParser parser, boolean nullable, Read<T> read, BiConsumer<JsonWriter, T> write) {
      super(nullable);
      this.parser = parser;
      this.read = read;
      this.write = write;
    }

    @Override
    Object readPresent(JsonReader in) throws Throwable {
      T value = read.from(in);
      return value != null ? value : parser.parse(in, in.readString());
    }

    @Override
    @SuppressWarnings("unchecked") // of the type that it was made for
    void writePresent(JsonWriter out, Object value) {
      write.accept(out, (T) value);
    }
  }
}
