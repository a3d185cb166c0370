package fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.MethodSource;
import streak.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Jackson accepts what Streak accepts, with the same values. Where the two differ, each on purpose, is written down in
 * {@link Granted}; anything else is a finding.
 */
class LikeJacksonFuzzTest {

  private static final JsonMapper JACKSON = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
      .build();

  /** An escape with a character in it that does not fit a byte. */
  private static final Pattern WIDE_DIGIT = Pattern.compile("\\\\u.{0,3}[^\\x00-\\xff]");

  /** Why one of them may refuse what the other accepts. */
  enum Granted {
    /** Jackson takes bytes that are not UTF-8; the String that it reads here was decoded strictly. */
    NOT_UTF_8,
    /** Jackson makes a lone surrogate of its escape; RFC 8259 section 8.2 calls that unpredictable. */
    LONE_SURROGATE,
    /** Jackson looks at the low byte of what should be a hexadecimal digit, and takes U+0661 for an a. */
    WIDE_DIGIT,
    /** Streak counts all characters of a number and bounds an exponent; Jackson counts digits, and bounds what it makes of them. */
    LONG_NUMBER,
    /** Jackson reads no value from nothing, or white space alone, and says so with a node, not an exception. */
    NOTHING
  }

  private final JsonReader in = new JsonReader();

  @MethodSource("fuzz.Corpus#documents")
  @FuzzTest
  void likeJackson(byte[] document) {
    Outcome ours = Outcome.of(in.reset(document), i -> Trees.read(i, JsonReader::readBigDecimal));
    String text = Inputs.decoded(document);
    if (text == null) {
      refused(ours, Granted.NOT_UTF_8);
      return;
    }
    JsonNode theirs;
    try {
      theirs = JACKSON.readTree(text);
    } catch (JacksonException e) {
      if (!ours.refused()) {
        assertTrue(e.getMessage().contains("exceeds the maximum allowed"), e::getMessage);
      }
      return;
    } catch (NumberFormatException e) {
      refused(ours, Granted.LONG_NUMBER);
      return;
    }
    if (theirs.isMissingNode()) {
      refused(ours, Granted.NOTHING);
      return;
    }
    if (ours.refused() && ours.expected().contains("surrogates")) {
      assertTrue(hasLoneSurrogate(text), () -> ours.expected());
      return; // Granted.LONE_SURROGATE
    }
    if (ours.refused() && ours.expected().contains("escape")) {
      assertTrue(WIDE_DIGIT.matcher(text).find(), () -> ours.expected());
      return; // Granted.WIDE_DIGIT
    }
    if (ours.refused()
        && (ours.expected().contains("exponent") || ours.expected().contains("characters"))) {
      return; // Granted.LONG_NUMBER
    }
    assertEquals(plain(theirs), ours.refused() ? ours : comparable(ours.value()));
  }

  private static void refused(Outcome ours, Granted reason) {
    assertTrue(ours.refused(), () -> "accepted in spite of " + reason);
  }

  /** An escape of a surrogate is somewhere in the text. */
  private static boolean hasLoneSurrogate(String text) {
    return text.toLowerCase(java.util.Locale.ROOT).contains("\\ud");
  }

  private static @Nullable Object plain(JsonNode node) {
    if (node.isObject()) {
      Map<String, @Nullable Object> members = new LinkedHashMap<>();
      node.properties().forEach(e -> members.put(e.getKey(), plain(e.getValue())));
      return members;
    }
    if (node.isArray()) {
      List<@Nullable Object> elements = new ArrayList<>();
      node.forEach(element -> elements.add(plain(element)));
      return elements;
    }
    if (node.isString()) {
      return node.stringValue();
    }
    if (node.isBoolean()) {
      return node.booleanValue();
    }
    return node.isNull() ? null : comparable(node.decimalValue());
  }

  /** Decimals of one value are one, whatever their scale: Jackson keeps none for whole numbers. */
  private static @Nullable Object comparable(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
      map.forEach((name, member) -> copy.put(name, comparable(member)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<@Nullable Object> copy = new ArrayList<>();
      list.forEach(element -> copy.add(comparable(element)));
      return copy;
    }
    return value instanceof BigDecimal number ? number.stripTrailingZeros() : value;
  }
}
