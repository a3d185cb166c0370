package streak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import streak.WaysIn.Outcome;

/**
 * A document cut off at every byte, and with every byte replaced: a {@link JsonException} or what Jackson reads, nothing else.
 *
 * <p>Jackson reads what the JDK's strict decoder makes of the bytes. It is the more lenient one in two points, which are
 * granted: numbers beyond the largest double become infinite, and escapes of lone surrogates become lone surrogates.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DamagedDocumentTest {

  private static final ObjectMapper JACKSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static final byte[] DOCUMENT = RoundTripTest.utf8("""
      {"id":-12, "price" : 1.5e+3,"tags":["a","\\n\\u00e9\\ud83d\\ude00","\u00e9\u4e2d\ud83d\ude00"],
        "deep":[[{"x":{}},[]], null ,true,false],"longer than a word of eight":0.1,
              "text":"plain text and \\"more\\" of it \\\\","numbers":[0,-0,1E5,12345678901234567890,1e-7]}
      """);

  /** What Jackson reads, or nothing where it refuses. */
  private record Reference(boolean refused, Object value) {}

  private static final Object LONE_SURROGATE = new Object();

  private static Reference jackson(byte[] document) {
    String text = WaysIn.decoded(document);
    if (text == null) {
      return new Reference(true, null);
    }
    try {
      JsonNode tree = JACKSON.readTree(text);
      return tree.isMissingNode() ? new Reference(true, null) : reference(plain(tree));
    } catch (JsonProcessingException e) {
      return new Reference(true, null);
    }
  }

  private static Reference reference(Object value) {
    boolean granted = holds(value);
    return new Reference(granted, granted ? null : value);
  }

  /** True when a value holds what only Jackson accepts. */
  private static boolean holds(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream().anyMatch(e -> holds(e.getKey()) || holds(e.getValue()));
    }
    if (value instanceof List<?> list) {
      return list.stream().anyMatch(DamagedDocumentTest::holds);
    }
    if (value instanceof Double number) {
      return number.isInfinite();
    }
    return value instanceof String s
        && s.codePoints()
            .anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }

  private static Object plain(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> map = new LinkedHashMap<>();
      node.properties().forEach(e -> map.put(e.getKey(), plain(e.getValue())));
      return map;
    }
    if (node.isArray()) {
      List<Object> list = new ArrayList<>();
      node.forEach(element -> list.add(plain(element)));
      return list;
    }
    if (node.isTextual()) {
      return node.textValue();
    }
    if (node.isBoolean()) {
      return node.booleanValue();
    }
    return node.isNull() ? null : node.doubleValue() + 0.0; // -0 is an int in Jackson
  }

  /** A tree in which -0 is 0, as in Jackson's. */
  private static Object withoutNegativeZeros(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((name, member) -> copy.put(name, withoutNegativeZeros(member)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(element -> copy.add(withoutNegativeZeros(element)));
      return copy;
    }
    return value instanceof Double number ? (Object) (number + 0.0) : value;
  }

  private final JsonReader in = new JsonReader();

  /** Compares an array's tree with Jackson's, and a stream and a skip with the array. */
  private Outcome check(byte[] document) {
    Outcome tree = WaysIn.tree(in.reset(document));
    Reference reference = jackson(document);
    assertEquals(reference.refused(), tree.refused(), () -> tree + ": " + WaysIn.shown(document));
    if (!tree.refused()) {
      assertEquals(
          reference.value(), withoutNegativeZeros(tree.value()), () -> WaysIn.shown(document));
    }
    Outcome trickled = WaysIn.tree(in.reset(WaysIn.trickle(document)));
    assertEquals(tree, trickled, () -> WaysIn.shown(document));
    Outcome skipped = WaysIn.skip(in.reset(document));
    assertEquals(
        skipped, WaysIn.skip(in.reset(WaysIn.trickle(document))), () -> WaysIn.shown(document));
    if (!tree.refused()) {
      assertFalse(skipped.refused(), () -> WaysIn.shown(document));
    }
    return tree;
  }

  @Test
  void theDocumentItselfIsRead() {
    assertFalse(check(DOCUMENT).refused());
  }

  @Test
  void cutOffAtEveryByte() {
    int whole = new String(DOCUMENT, StandardCharsets.UTF_8)
        .stripTrailing()
        .getBytes(StandardCharsets.UTF_8)
        .length;
    for (int length = 0; length < whole; length++) {
      byte[] cut = java.util.Arrays.copyOf(DOCUMENT, length);
      assertTrue(WaysIn.same(cut, WaysIn::tree).refused());
      assertTrue(WaysIn.same(cut, WaysIn::skip).refused());
      assertTrue(check(cut).refused());
    }
  }

  @Test
  void withoutItsFirstBytes() {
    for (int from = 1; from < DOCUMENT.length; from++) {
      check(java.util.Arrays.copyOfRange(DOCUMENT, from, DOCUMENT.length));
    }
  }

  @Test
  void everyByteReplacedByEveryOther() {
    int accepted = 0;
    byte[] flipped = DOCUMENT.clone();
    for (int i = 0; i < flipped.length; i++) {
      for (int difference = 1; difference < 256; difference++) {
        flipped[i] = (byte) (DOCUMENT[i] ^ difference);
        accepted += check(flipped).refused() ? 0 : 1;
      }
      flipped[i] = DOCUMENT[i];
    }
    // Most letters of a string may be others, and most digits.
    assertTrue(
        accepted > 1_000, () -> "too few documents were read for the comparison to mean much");
  }

  @Test
  void piecesShuffled() {
    SplittableRandom random = new SplittableRandom(19);
    for (int round = 0; round < 5_000; round++) {
      byte[] document = DOCUMENT.clone();
      int length = 1 + random.nextInt(12);
      int from = random.nextInt(document.length - length);
      int to = random.nextInt(document.length - length);
      System.arraycopy(DOCUMENT, from, document, to, length);
      check(document);
    }
  }
}
