package touchstone.harness;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says whether what a contestant read or wrote is right, and where it first is not. */
final class Judge {

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  private static final int SHOWN = 80;

  private static final Pattern LONE_SURROGATE = Pattern.compile("[\\ud800-\\udfff]");

  private Judge() {}

  /**
   * The first difference.
   *
   * @param pointer RFC 6901, where there is one
   * @param message what was expected and what was found
   */
  record Fault(@Nullable String pointer, String message) {}

  /**
   * Judges what was read.
   *
   * @param expected the value, as JSON
   * @param found the value that the contestant read, as JSON
   */
  static Optional<Fault> read(String expected, String found) throws IOException {
    // The same text is the same value; of a large document two trees take seconds and most of the
    // heap.
    if (expected.equals(found)) {
      return Optional.empty();
    }
    JsonNode tree;
    try {
      tree = MAPPER.readTree(found);
    } catch (JsonProcessingException e) {
      return Optional.of(new Fault(
          null,
          "expected a value shown as JSON, found %d characters that are none: %s"
              .formatted(found.length(), e.getOriginalMessage())));
    }
    return difference("", MAPPER.readTree(expected), tree);
  }

  /**
   * Judges what was written: the same value, and the same duty.
   *
   * @param expected the document that the duty asks for; the order of members is free
   * @param found what the contestant wrote
   */
  static Optional<Fault> written(byte[] expected, byte[] found) throws IOException {
    if (Arrays.equals(expected, found)) {
      return Optional.empty();
    }
    JsonNode tree;
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(found));
      tree = MAPPER.readTree(found);
    } catch (CharacterCodingException e) {
      return Optional.of(new Fault(null, "expected UTF-8, found bytes that are not"));
    } catch (JsonProcessingException e) {
      return Optional.of(new Fault(
          null,
          "expected a JSON document of %d bytes, found %d bytes that are none: %s"
              .formatted(expected.length, found.length, e.getOriginalMessage())));
    }
    Optional<Fault> difference = difference("", MAPPER.readTree(expected), tree);
    return difference.isPresent() ? difference : duty(found);
  }

  private static Optional<Fault> difference(String pointer, JsonNode expected, JsonNode found) {
    if (expected.isObject() && found.isObject()) {
      return members(pointer, expected, found);
    }
    if (expected.isArray() && found.isArray()) {
      return elements(pointer, expected, found);
    }
    boolean numbers = expected.isNumber() && found.isNumber();
    boolean equal = numbers ? sameNumber(expected, found) : expected.equals(found);
    return equal
        ? Optional.empty()
        : fault(pointer, "expected " + shown(expected) + ", found " + shown(found));
  }

  /**
   * Whole numbers are compared exactly, whatever their size. One with a fraction is a double in the types: any text that stands
   * for the same double is right, because not every library writes the shortest.
   */
  private static boolean sameNumber(JsonNode expected, JsonNode found) {
    return expected.decimalValue().compareTo(found.decimalValue()) == 0
        || (!expected.isIntegralNumber() && expected.doubleValue() == found.doubleValue());
  }

  private static Optional<Fault> members(String pointer, JsonNode expected, JsonNode found) {
    for (var member : expected.properties()) {
      String at = pointer + "/" + escape(member.getKey());
      JsonNode other = found.get(member.getKey());
      if (other == null) {
        return fault(at, "expected " + shown(member.getValue()) + ", found no such member");
      }
      Optional<Fault> difference = difference(at, member.getValue(), other);
      if (difference.isPresent()) {
        return difference;
      }
    }
    Iterator<String> names = found.fieldNames();
    while (names.hasNext()) {
      String name = names.next();
      if (!expected.has(name)) {
        return fault(
            pointer + "/" + escape(name),
            "expected no such member, found " + shown(found.get(name)));
      }
    }
    return Optional.empty();
  }

  private static Optional<Fault> elements(String pointer, JsonNode expected, JsonNode found) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      Optional<Fault> difference = difference(pointer + "/" + i, expected.get(i), found.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return expected.size() == found.size()
        ? Optional.empty()
        : fault(pointer, "expected %d elements, found %d".formatted(expected.size(), found.size()));
  }

  /** A document is minified and escapes only what RFC 8259 section 7 says it must. */
  private static Optional<Fault> duty(byte[] document) throws IOException {
    boolean inString = false;
    for (int i = 0; i < document.length; i++) {
      byte b = document[i];
      if (!inString && (b == ' ' || b == '\n' || b == '\r' || b == '\t')) {
        return fault(
            pointerAt(document, i), "expected a minified document, found white space at byte " + i);
      }
      if (b == '"') {
        inString = !inString;
      } else if (b == '\\') {
        if (needless(document, i)) {
          int length = document[i + 1] == 'u' ? 6 : 2;
          return fault(
              pointerAt(document, i),
              "expected only the escapes that RFC 8259 requires, found %s at byte %d"
                  .formatted(new String(document, i, length, StandardCharsets.US_ASCII), i));
        }
        i++;
      }
    }
    return Optional.empty();
  }

  /** Assumes that the document has been parsed, so every escape is whole. */
  private static boolean needless(byte[] document, int backslash) {
    if (document[backslash + 1] == '/') {
      return true;
    }
    if (document[backslash + 1] != 'u') {
      return false;
    }
    int code =
        Integer.parseInt(new String(document, backslash + 2, 4, StandardCharsets.US_ASCII), 16);
    return code >= ' ' && code != '"' && code != '\\';
  }

  private static String pointerAt(byte[] document, int offset) throws IOException {
    try (JsonParser parser = MAPPER.createParser(document)) {
      String pointer = "";
      while (parser.nextToken() != null
          && parser.currentTokenLocation().getByteOffset() <= offset) {
        pointer = parser.getParsingContext().pathAsPointer().toString();
      }
      return pointer;
    }
  }

  private static Optional<Fault> fault(String pointer, String message) {
    return Optional.of(new Fault(pointer, message));
  }

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  private static String shown(JsonNode node) {
    // A terminal and a file would both make another character of it, and what was expected look
    // like what was found.
    String text = LONE_SURROGATE
        .matcher(node.toString())
        .replaceAll(lone -> "\\\\u%04x".formatted((int) lone.group().charAt(0)));
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }
}
