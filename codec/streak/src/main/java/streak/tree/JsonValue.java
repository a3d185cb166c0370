package streak.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import streak.Json;
import streak.JsonAdapter;
import streak.JsonException;

/**
 * A value of a document: an object, an array, a string, a number, a boolean or null. Immutable, and equal to another that means
 * the same: members in any order, numbers of the same value however they are written.
 *
 * <pre>{@code
 * JsonAdapter<JsonValue> trees = Streak.create().adapter(JsonValue.class);
 * JsonValue tree = trees.fromJson(bytes);
 * String name = tree.field("users").element(0).field("name").asString();
 * }</pre>
 *
 * <p>What is asked of a value of another kind is a {@link JsonException} that says what was expected and what was found.
 */
@Json
public sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /** Reads and writes trees. */
  static JsonAdapter<JsonValue> adapter() {
    return JsonValue_JsonAdapter.INSTANCE;
  }

  /** A string. */
  static JsonValue of(String value) {
    return new JsonString(value);
  }

  /** A whole number. */
  static JsonValue of(long value) {
    return JsonNumber.of(value);
  }

  /** A number: the shortest one that reads back as the same double. */
  static JsonValue of(double value) {
    return JsonNumber.of(value);
  }

  /** A boolean. */
  static JsonValue of(boolean value) {
    return JsonBoolean.of(value);
  }

  /** Null. */
  static JsonValue ofNull() {
    return JsonNull.NULL;
  }

  /** Of an object, the first member's value of that name; empty when there is none, or this is no object. */
  default Optional<JsonValue> find(String name) {
    return Optional.empty();
  }

  /** Of an array, the element; empty when there is none, or this is no array. */
  default Optional<JsonValue> find(int element) {
    return Optional.empty();
  }

  /**
   * The value that a JSON Pointer (RFC 6901) points to; empty when it points to nothing.
   *
   * @throws JsonException when it is no pointer
   */
  default Optional<JsonValue> findPointer(String pointer) {
    return Pointer.of(pointer).in(this);
  }

  /** Of an object, the first member's value of that name. */
  default JsonValue field(String name) {
    throw wrong("an object");
  }

  /** Of an array, the element. */
  default JsonValue element(int element) {
    throw wrong("an array");
  }

  /** The value that a JSON Pointer (RFC 6901) points to. */
  default JsonValue pointer(String pointer) {
    return findPointer(pointer)
        .orElseThrow(
            () -> JsonException.ofWriting("expected a value at '" + pointer + "', found none"));
  }

  /** This object. */
  default JsonObject asObject() {
    throw wrong("an object");
  }

  /** This array. */
  default JsonArray asArray() {
    throw wrong("an array");
  }

  /** The text of a string. */
  default String asString() {
    throw wrong("a string");
  }

  /** A boolean's value. */
  default boolean asBoolean() {
    throw wrong("a boolean");
  }

  /** A whole number that an int can hold; {@code 1.0} and {@code 1e0} are whole. */
  default int asInt() {
    throw wrong("a number");
  }

  /** A whole number that a long can hold; {@code 1.0} and {@code 1e0} are whole. */
  default long asLong() {
    throw wrong("a number");
  }

  /** The nearest double; a number beyond the largest one is refused. */
  default double asDouble() {
    throw wrong("a number");
  }

  /** The number as it stands, scale included; with an exponent beyond 10,000 either way it is refused. */
  default BigDecimal asBigDecimal() {
    throw wrong("a number");
  }

  /** A whole number; one written with an exponent may stand for 10,000 digits. */
  default BigInteger asBigInteger() {
    throw wrong("a number");
  }

  /** True for null alone. */
  default boolean isNull() {
    return false;
  }

  /**
   * The same value with nothing in it that refers to a document: of a lazy tree, a copy of the part of the document that it stands in;
   * of what such a tree is a part of, a copy with that; else this.
   */
  default JsonValue detached() {
    return this;
  }

  /**
   * The document in UTF-8. Of an object or array of a lazy tree, and of a changed copy of one, what has not been changed is byte for
   * byte what stands in the document, white space, escapes and all; what is new is minified.
   */
  default byte[] toBytes() {
    return Splice.of(this);
  }

  /** What it is, as messages call it: {@code an object}. */
  String kind();

  /** The document, minified. */
  @Override
  String toString();

  private JsonException wrong(String expected) {
    return JsonException.ofWriting("expected " + expected + ", found " + kind());
  }
}
