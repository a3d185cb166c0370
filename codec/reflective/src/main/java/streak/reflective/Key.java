package streak.reflective;

import java.math.BigInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import streak.JsonException;
import streak.JsonReader;
import streak.codegen.Scalar;

/** What the keys of a map are called in a document, and which keys its names stand for. */
abstract class Key {

  /** The key of a name, which has just been read. */
  abstract Object of(JsonReader in, String name) throws Throwable;

  /** The name of a key; null where that is made of something that is null. */
  @Nullable
  String name(Object key) throws Throwable {
    return key.toString();
  }

  /** Whether a key is a number that a long holds, which is written without a String of it. */
  boolean isLong() {
    return false;
  }

  static Key of(Scalar scalar) {
    return switch (scalar.kind()) {
      case STRING -> new OfString();
      case TEXT, CHAR -> new OfText(scalar);
      case BYTE -> new OfNumber(scalar, "a byte", Byte::parseByte);
      case SHORT -> new OfNumber(scalar, "a short", Short::parseShort);
      case INT -> new OfNumber(scalar, "an int", Integer::parseInt);
      case LONG -> new OfNumber(scalar, "a long", Long::parseLong);
      case BIG_INTEGER -> new OfNumber(scalar, "a BigInteger", BigInteger::new);
      default ->
        throw new IllegalArgumentException(
            "no reflective adapter for a map with keys of type " + scalar.type());
    };
  }

  /** Of a type that is written as its only member. */
  static Key of(LinkNode node) {
    return new OfObject(node);
  }

  static Key of(EnumNode node) {
    return new OfEnum(node);
  }

  private static final class OfString extends Key {

    @Override
    Object of(JsonReader in, String name) {
      return name;
    }
  }

  /** A name is a key when it is what the key is written as: else there were two names of one key. */
  private static final class OfText extends Key {

    private final ScalarNode.Parser parser;
    private final String what;

    OfText(Scalar scalar) {
      parser = ScalarNode.parser(scalar);
      what = ScalarNode.article(scalar.simpleName());
    }

    @Override
    Object of(JsonReader in, String name) throws Throwable {
      Object value = parser.parse(in, name);
      if (!value.toString().equals(name)) {
        throw JsonException.at(
            in,
            "expected a name as " + what + " is written, " + value + ", found \"" + name + "\"");
      }
      return value;
    }
  }

  /** A name is a number when it is what the number is written as: neither {@code +1} nor {@code 01}. */
  private static final class OfNumber extends Key {

    private final boolean isLong;
    private final String what;
    private final Function<String, Object> parse;

    OfNumber(Scalar scalar, String what, Function<String, Object> parse) {
      isLong = scalar.isLong();
      this.what = what;
      this.parse = parse;
    }

    @Override
    boolean isLong() {
      return isLong;
    }

    @Override
    Object of(JsonReader in, String name) {
      try {
        Object value = parse.apply(name);
        if (value.toString().equals(name)) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Said below.
      }
      throw JsonException.at(in, "expected a name that is " + what + ", found \"" + name + "\"");
    }
  }

  private static final class OfObject extends Key {

    private final LinkNode node;

    OfObject(LinkNode node) {
      this.node = node;
    }

    @Override
    Object of(JsonReader in, String name) throws Throwable {
      return node.object().ofName(in, name);
    }

    @Override
    @Nullable
    String name(Object key) throws Throwable {
      return node.object().nameOf(key);
    }
  }

  private static final class OfEnum extends Key {

    private final EnumNode node;

    OfEnum(EnumNode node) {
      this.node = node;
    }

    @Override
    Object of(JsonReader in, String name) {
      Object constant = node.ofName(name);
      if (constant == null) {
        throw JsonException.notOneOf(in, node.names(), name);
      }
      return constant;
    }

    @Override
    String name(Object key) {
      return node.name(key);
    }
  }
}
